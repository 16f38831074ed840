"""One table: its people by seat, its match, its clock. Nothing here knows Discord.

A change is a method, or a function of `lobby`, `offers` or `late`, that returns the new table. It
raises `Refused` if the person may not do it. Times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from bot.errors import Paused
from bot.table import clocks
from bot.table.facts import Facts
from bot.table.folding import folded, gone_from
from bot.table.ids import Moment
from bot.table.player import Player, plain
from bot.table.shown import Shown
from bot.table.timer import HOUR
from games import GAMES, playable
from games.core import (
    ENGLISH,
    LANGUAGES,
    RESIGN,
    Game,
    Match,
    Move,
    Pace,
    Refused,
    Seat,
    Text,
    Who,
    all_of,
    say,
)
from games.record import seal


@dataclass(frozen=True, kw_only=True)
class Table(Facts, Shown):
    """A table with its match."""

    match: Match[Any] | None = None  # what follows is never stored
    pages: Callable[[int, int, float], Sequence[str]] | None = None
    """The links to a person's page of a table in a turn that began then; None: it can't be opened
    as a page. Empty where a link has to be asked for."""
    challenges: bool = False
    """Can its host open it to everybody?"""

    @property
    def spoken(self) -> str:
        """The language it is told and drawn in."""
        return self.language if self.language in LANGUAGES else ENGLISH

    @property
    def game(self) -> Game[Any]:
        """The game played here, by the rules that the match began with if those are still kept."""
        return playable(self.game_id, self.rules) or GAMES[self.game_id]

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats of the computers that have to move."""
        if self.match is None or self.stage != "playing" or self.waited_for or self.pause:
            return ()
        return tuple(s for s in self.match.state.acting if self.players[s].level)

    @property
    def seal(self) -> str:
        """The commitment to the deal; empty if chance decides nothing."""
        deal = self.match.deal if self.match else None
        return seal(deal, self.nonce) if deal and self.nonce else ""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of people and computers, by seat."""
        return tuple(map(self.name_of, self.players))

    def name_of(self, player: Player) -> str:
        """A player's name in the language that the table is told in."""
        return player.called(self.spoken, self.players)

    def mention_of(self, player: Player) -> str:
        """The same as a mention; in direct messages, where apps may not resolve it, in bold."""
        if self.reach == "direct" and player.id > 0:
            return f"**{plain(self.name_of(player))}**"
        return player.mentioned(self.spoken, self.players)

    @property
    def playing(self) -> Match[Any]:
        """The running match. Raises `Refused` if none is running."""
        if self.stage != "playing":
            raise Refused(say("bot-not-running"))
        if self.match is None:
            raise Refused(say("bot-older-rules"))
        return self.match

    @property
    def undecided(self) -> Match[Any]:
        """The running match, while nobody has won yet. Raises `Refused` otherwise."""
        if self.forfeit and self.decided:
            raise Refused(say("bot-decided-already", who=Who(self.forfeit.seat)))
        return self.playing

    @property
    def alive(self) -> bool:
        """Is it a lobby or a running match?"""
        return self.stage in ("lobby", "playing")

    @property
    def lenient(self) -> bool:
        """Does its clock decide nothing by itself? It doesn't where nobody can be called: there an
        opponent has to call time."""
        return self.reach == "answers" and self.stage == "playing" and not self.decided

    @property
    def reviewable(self) -> bool:
        """Does its match have anything to review: a turn that somebody has finished?"""
        return self.match is not None and len(self.match.turns) > 1

    def seat_of(self, user: int) -> Seat | None:
        """Where this person sits; None if nowhere."""
        return next((s for s, player in enumerate(self.players) if player.id == user), None)

    def seat_for(self, user: int) -> Seat:
        """Where this person sits. Raises `Refused` if nowhere."""
        seat = self.seat_of(user)
        if seat is None:
            raise self.only_watched
        return seat

    @property
    def only_watched(self) -> Refused:
        """What whoever doesn't sit here is told."""
        return Refused(say("bot-not-at-table", words=self.say("bot-button-words")))

    @property
    def decided(self) -> bool:
        """Is the match won, and only waits for the winner to choose how it ends?"""
        lost = self.forfeit is not None and self.forfeit.seat not in self.absent
        return lost and self.stage == "playing"

    @property
    def waited_for(self) -> tuple[Seat, ...]:
        """The seats that were out of time and must say that they go on before anybody may move."""
        if not self.late or self.match is None or self.stage != "playing" or self.decided:
            return ()
        now = self.game.time.period(self.view(None))
        return tuple(late.seat for late in self.late if late.period != now)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that the match waits for, to move or to say that they go on."""
        if self.decided or self.pause:
            return ()
        return self.waited_for or self.playing.state.acting

    @property
    def against_computers(self) -> bool:
        """Does only one person play here?"""
        return self.lone is not None

    @property
    def lone(self) -> Seat | None:
        """The seat of the only person who plays here; None if there are several or none."""
        people = [seat for seat, player in enumerate(self.players) if not player.level]
        return people[0] if len(people) == 1 else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats of the people who have yet to answer the open offer."""
        if self.offer is None:
            return ()
        silent = {self.offer.seat, self.offer.absent, *self.offer.agreed, *self.gone}
        return tuple(s for s, p in enumerate(self.players) if p.id > 0 and s not in silent)

    @property
    def gone(self) -> set[Seat]:
        """The seats that have left a match that goes on without them."""
        return gone_from(self.match) if self.match else set()

    def moment(self, seat: Seat) -> Moment:
        """The moment that the seat's controls belong to if made now."""
        made = self.playing.moves_of(seat) + self.thrown.get(seat, 0)
        return Moment(self.id, seat, made, self.takebacks)

    def has_played(self, moment: Moment, moves: Sequence[Move]) -> bool:
        """Did the seat play these moves at that moment? Then its control was pressed twice."""
        if self.match is None or moment.takebacks != self.takebacks:
            return False
        own = [move for seat, move in self.match.log if seat == moment.seat]
        since = moment.count - self.thrown.get(moment.seat, 0)
        return since >= 0 and own[since : since + len(moves)] == list(moves)

    def setting_up(self, seat: Seat) -> bool:
        """Is this seat still laying out its board?"""
        set_up = self.game.rules.set_up
        return set_up is not None and set_up.open(self.view(seat))

    def invites(self, person: int) -> bool:
        """Is this person invited to the lobby, and has not answered?"""
        return self.stage == "lobby" and person in [guest.id for guest in self.invited]

    def waits_for(self, person: int) -> bool:
        """Does this table wait for this person to move, to answer an offer or an invitation, to
        choose how a won match ends, or to start it?"""
        seat = self.seat_of(person)
        if self.stage == "lobby":
            return self.invites(person) or (
                self.host == person and len(self.players) in self.game.rules.seats
            )
        if self.stage != "playing" or self.match is None or seat is None:
            return False
        if self.forfeit and self.decided:
            return seat != self.forfeit.seat
        return seat in self.asked or seat in self.to_move

    def marks_of(self, seat: Seat) -> Mapping[str, str]:
        """The marks that the seat has set."""
        return self.marks.get(seat, {})

    def not_reached(self, people: frozenset[int]) -> Self:
        """Note that the bot could not write to these people."""
        return self.heard(dict.fromkeys(people, False))

    def heard(self, arrived: Mapping[int, bool]) -> Self:
        """Note for each of these people whether a direct message arrived."""
        people, seats = (*self.players, *self.invited), len(self.players)
        told = tuple(replace(p, reachable=arrived.get(p.id, p.reachable)) for p in people)
        return self.changed(players=told[:seats], invited=told[seats:])

    def calling(self, *people: int) -> Self:
        """Have the table posted again, so that these people are notified."""
        called = tuple(person for person in people if person > 0)
        return self.changed(calls=self.calls + 1, called=called)

    # --- the match -------------------------------------------------------------------------------

    def play(self, seat: Seat, moves: Sequence[Move], now: float) -> Self:
        """Play moves of one seat one after the other. If one is refused, none is played, and
        `Refused` is raised."""
        match = self.undecided
        self.check_not_paused()
        if late := self.waited_for:
            who = all_of([Who(seat) for seat in late])
            raise Refused(say("bot-match-waits", who=who, count=len(late)))
        set_up = self.game.rules.set_up
        for move in moves:
            match = match.play(seat, move)
            if set_up and move == set_up.clear:
                match = match.without(seat)
        thrown = self.playing.moves_of(seat) + len(moves) - match.moves_of(seat)
        before = self._thrown_away(seat, thrown) if thrown else self
        return before.played(match, now)

    def _thrown_away(self, seat: Seat, moves: int) -> Self:
        """The table before a seat throws away all its moves (their number is `moves`). They leave
        the log, so whatever counts lines of the log must count only those of the others."""

        def others(ply: int) -> int:
            return sum(mover != seat for mover, _ in self.playing.log[:ply])

        return replace(
            self,
            thrown={**self.thrown, seat: self.thrown.get(seat, 0) + moves},
            forfeit=self.forfeit and replace(self.forfeit, ply=others(self.forfeit.ply)),
            stood_in={taken: others(ply) for taken, ply in self.stood_in.items()},
            late=tuple(replace(late, ply=others(late.ply)) for late in self.late),
        )

    def resign(self, seat: Seat, now: float) -> Self:
        """The seat gives up."""
        return self.played(self.undecided.play(seat, RESIGN), now)

    def check_not_paused(self) -> None:
        """Raises `Paused` if the match is paused."""
        if self.pause:
            raise Paused(say("bot-is-paused"))

    def close(self, ending: Text, now: float) -> Self:
        """End the table without a result. Raises `Refused` if it has ended."""
        if not self.alive:
            raise Refused(say("bot-closed-already"))
        return self.closed(ending, now)

    # --- what every change ends in ---------------------------------------------------------------

    def changed(self, **changes: Any) -> Self:
        """The table with these fields, as a new revision."""
        return replace(self, revision=self.revision + 1, **changes)

    def closed(self, ending: Text, now: float = 0.0) -> Self:
        """The table closed without a result, whatever its stage was."""
        return self.changed(stage="closed", ending=ending, ended=now).stopped()

    def played(self, match: Match[Any], now: float) -> Self:
        """The table after somebody has brought the match here, and after forced moves."""
        before, match = self.playing, folded(match.with_forced, self.players)
        renewed, after = self._turn(match) != self._turn(before), self
        if self.reserves or self.round:
            done = [s for s in before.state.acting if renewed or s not in match.state.acting]
            after = self.spent(self.pace, done, now)
        after = after.changed(
            match=match, offer=None, declined=0, called=(), taken_back=None, restored=0.0
        )
        if after.announced and after.announced[1] < now:
            after = replace(after, announced=None)
        if match.state.outcome:
            return replace(after, stage="over", ended=now).stopped()
        if after.waited_for:
            waiting = after.started_anew(now)
            return waiting.calling(*(self.players[seat].id for seat in after.waited_for))
        return after.started_anew(now) if renewed or after.deadline is None else after

    def _turn(self, match: Match[Any]) -> tuple[int, int, bool]:
        """What changes when the clock starts again: with every turn, also of the same seat. The
        moves within a turn buy no time, nor do the steps of a set-up."""
        set_up, acting = self.game.rules.set_up, match.state.acting
        laying = set_up is not None and any(set_up.open(match.view(s)) for s in acting)
        return len(match.turns), self.game.time.turn(match.view(None)), laying

    @property
    def pace(self) -> Pace:
        """The clock that counts: the game's own, or the one that the host chose."""
        own = self.game.time.pace(self.game.settle(self.options))
        return clocks.pace(self.clock) if own is None else own

    @property
    def reserves(self) -> Mapping[Seat, float]:
        """By seat, the seconds left in reserve for this part of the match; none of some clocks."""
        if not self.banks or not self.pace.bank:
            return {}
        return self.banks if self.game.time.period(self.view(None)) == self.period else {}

    def started_anew(self, now: float) -> Self:
        """The table with its clock started for the seats that have to move."""
        if self.waited_for:
            turns = clocks.pace(self.clock).move or 0, self.pace.move or 0
            return self.wound(now, max(HOUR, *turns))
        period, acting = self.game.time.period(self.view(None)), self.playing.state.acting
        return self.wound_by(self.pace, now, period, len(self.players), acting)
