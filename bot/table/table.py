"""One table: its lobby, its people by seat, its match and its clock. No Discord in here.

Every change is a method that returns the new table; a person who may not do it gets `Refused`.
Times are seconds since 1970.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any, Literal, Self

from games import GAMES
from games.core import (
    DRAW,
    RESIGN,
    TIMEOUT,
    Game,
    Match,
    Move,
    Refused,
    Seat,
    Text,
    View,
    Who,
    say,
)
from games.record import seal

Stage = Literal["lobby", "playing", "over", "closed"]

CLOCKS: Mapping[str, tuple[str, int | None]] = {
    "none": ("No clock", None),
    "5m": ("5 minutes a turn", 300),
    "1h": ("1 hour a turn", 3600),
    "1d": ("1 day a turn", 86_400),
    "3d": ("3 days a turn", 259_200),
}
"""Value -> words for a menu, seconds a turn."""

DELETED = "Deleted person"
"""Stands where the name of somebody was who had their data deleted."""
LOT = "lot"
LOBBY_LIFE = 86_400
"""Seconds until an open lobby is closed."""
REPLACED = "normal"
"""How the computer plays that takes an absent person's seat."""
ABSENT = 1_800
"""Seconds for which nobody is taken to be absent: a quicker clock needs no stand-in."""
LONG = 86_400
"""Seconds a turn must last for a reminder when half of it is gone."""

_TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of what follows."""
_MARKUP = re.compile(r"[\\*_~|`\[<]|@(?=everyone|here)|:(?=//)")


def plain(name: str) -> str:
    """A name in which Discord finds no markup, mention or link, on one line, in one direction."""
    return _MARKUP.sub(r"\\\g<0>", " ".join(_TURNS.sub("", name).split()))


@dataclass(frozen=True)
class Player:
    """Somebody at the table."""

    id: int
    """A Discord user's; below zero for a computer, and for whoever had their data deleted."""
    name: str
    level: str = ""
    """How a computer plays; empty for people."""
    reachable: bool = True
    """Could the bot write to them when it last tried?"""
    newcomer: bool = False
    """Have they never finished a match of this game?"""

    @property
    def mention(self) -> str:
        """How a message names them; people are notified by it if the message asks for that."""
        return f"<@{self.id}>" if self.id > 0 else f"**{self.name}**"


@dataclass(frozen=True)
class Offer:
    """What one seat has proposed to the others: a draw, taking back the last turn, or that the
    computer takes the seat of somebody who does not come."""

    kind: Literal["draw", "takeback", "replace"]
    seat: Seat
    absent: Seat = -1
    """Whose seat the computer would take."""
    agreed: tuple[Seat, ...] = ()
    """Who has accepted so far, besides who proposed it."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What is stored of a table besides its deal and log. Plain values only."""

    id: int
    guild: int
    channel: int
    game_id: str
    host: int
    stage: Stage = "lobby"
    players: tuple[Player, ...] = ()
    """In the order of joining; once the match runs, by seat."""
    invited: tuple[Player, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    side: str = LOT
    """Which side the host plays, for games with sides."""
    clock: str = "1d"
    marks: Mapping[Seat, Mapping[str, str]] = field(default_factory=dict)
    offer: Offer | None = None
    declined: int = 0
    """Who has declined the last offer or invitation (0: nobody), until something else happens."""
    calls: int = 0
    """How often somebody was called between turns. The table is posted anew for it: an edited
    message notifies nobody."""
    called: tuple[int, ...] = ()
    """Whom the last call was for, until the next move."""
    deadline: float | None = None
    turn_began: float = 0.0
    remind: float | None = None
    """When to remind whoever is to move."""
    reminded: tuple[int, ...] = ()
    """People who were reminded in this match."""
    reminded_now: tuple[int, ...] = ()
    """Those of them who were in this turn."""
    banks: Mapping[Seat, float] = field(default_factory=dict)
    """Seconds left in each seat's bank, for games with a clock of their own."""
    period: int = -1
    opened: float = 0.0
    started: float = 0.0
    ended: float = 0.0
    ending: str = ""
    """Why a table without a result was closed, in words."""
    rules: int = 0
    nonce: str = ""
    """Sealed with the deal (`games.record.seal`); secret until the match is over."""
    revision: int = 0
    """Counts the changes; what Discord shows is compared with it."""

    def forget(self, person: int, nobody: int) -> Self:
        """The same with somebody nameless in a person's place. What is shown stays as it is."""

        def other(player: Player) -> Player:
            gone = Player(nobody, DELETED, reachable=False)
            return gone if player.id == person else player

        return replace(
            self,
            host=nobody if self.host == person else self.host,
            players=tuple(map(other, self.players)),
            invited=tuple(map(other, self.invited)),
            declined=0 if self.declined == person else self.declined,
            called=tuple(id for id in self.called if id != person),
            reminded=tuple(nobody if id == person else id for id in self.reminded),
            reminded_now=tuple(nobody if id == person else id for id in self.reminded_now),
        )


@dataclass(frozen=True, kw_only=True)
class Table(Facts):
    """A table with its match."""

    match: Match[Any] | None = None

    @property
    def game(self) -> Game[Any]:
        """What is played here."""
        return GAMES[self.game_id]

    @property
    def due(self) -> float | None:
        """When the clock has to look at this table."""
        times = [t for t in (self.deadline, self.remind) if t is not None]
        return min(times) if times else None

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats of computers that are to move."""
        if self.match is None or self.stage != "playing":
            return ()
        return tuple(s for s in self.match.state.acting if self.players[s].level)

    @property
    def seal(self) -> str:
        """The commitment to the deal; empty where chance decides nothing."""
        deal = self.match.deal if self.match else None
        return seal(deal, self.nonce) if deal and self.nonce else ""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """People's names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def playing(self) -> Match[Any]:
        """The running match. Raises `Refused` where none is running."""
        if self.stage != "playing":
            raise Refused(say("No match is running at this table."))
        if self.match is None:
            raise Refused(say("This match began under older rules and can't go on: /endgame"))
        return self.match

    @property
    def alive(self) -> bool:
        """Is it a lobby or a running match?"""
        return self.stage in ("lobby", "playing")

    def seat_of(self, user: int) -> Seat | None:
        """Where this person sits."""
        return next((s for s, player in enumerate(self.players) if player.id == user), None)

    def view(self, seat: Seat | None) -> View[Any]:
        """What a seat, or the public, may see of the match, with the seat's own marks."""
        if self.match is None:
            raise Refused(say("The match has not begun."))
        view = self.match.state.view(seat)
        return view if seat is None else replace(view, marks=self.marks.get(seat, {}))

    def say(self, text: Text) -> str:
        """A text with this table's names."""
        return text.say(self.names)

    def not_reached(self, people: frozenset[int]) -> Self:
        """The bot could not write to these people."""
        players = tuple(replace(p, reachable=False) if p.id in people else p for p in self.players)
        return self._changed(players=players)

    def calling(self, *people: int) -> Self:
        """Post the table anew, so that these people are notified."""
        called = tuple(person for person in people if person > 0)
        return self._changed(calls=self.calls + 1, called=called)

    # --- the lobby -----------------------------------------------------------------------------

    def join(self, player: Player) -> Self:
        """Somebody sits down."""
        self._lobby()
        if self.seat_of(player.id) is not None:
            raise Refused(say("You are in already."))
        if len(self.players) >= max(self.game.seats):
            raise Refused(say("All {n} seats are taken.", n=len(self.players)))
        held = [p for p in self.invited if p.id != player.id]
        if len(self.players) + len(held) >= max(self.game.seats):
            names = tuple(plain(p.name) for p in held)
            raise Refused(say("The free seats are kept for {names}.", names=names))
        players = (*self.players, player)
        return self._arranged(players=players, invited=tuple(held))

    def add_computer(self, level: str, by: int) -> Self:
        """The host gives a free seat to the computer."""
        self.hosted_by(by)
        if level not in self.game.players:
            raise Refused(say("The computer does not play {game}.", game=self.game.name))
        taken = len(self.players) + len(self.invited)
        if taken >= max(self.game.seats):
            raise Refused(say("All {n} seats are taken or kept.", n=taken))
        id = min([0, *(p.id for p in self.players if p.level)]) - 1
        computer = Player(id, f"Computer {-id} ({level})", level)
        return self._arranged(players=(*self.players, computer))

    @property
    def against_computers(self) -> bool:
        """Does one person alone play here, against computers?"""
        return sum(not player.level for player in self.players) == 1

    def decline(self, user: int) -> Self:
        """An invited person does not want to play."""
        self._lobby()
        if user not in [p.id for p in self.invited]:
            raise Refused(say("You were not invited to this table."))
        return replace(self.uninvite(user), declined=user).calling(self.host)

    def uninvite(self, user: int) -> Self:
        """No seat is kept for this person any more."""
        self._lobby()
        return self._arranged(invited=tuple(p for p in self.invited if p.id != user))

    def leave(self, user: int) -> Self:
        """Somebody gets up; when the host does, the next person hosts, and the last one closes."""
        self._lobby()
        if self.seat_of(user) is None:
            raise Refused(say("You are not at this table."))
        players = tuple(p for p in self.players if p.id != user)
        people = [p.id for p in players if not p.level]
        if not people:
            return self._closed("Everybody left.")
        return self._arranged(players=players, host=self.host if user != self.host else people[0])

    def hosted_by(self, by: int) -> None:
        """Raises `Refused` unless this is a lobby and this person its host."""
        self._lobby()
        if by != self.host:
            host = next((p.name for p in self.players if p.id == self.host), "the host")
            raise Refused(say("Only {host}, who hosts this table, can do that.", host=plain(host)))

    def invite(self, player: Player, by: int) -> Self:
        """The host keeps a seat for somebody."""
        self.hosted_by(by)
        taken = [p.id for p in (*self.players, *self.invited)]
        if player.id in taken:
            raise Refused(
                say("{name} is at the table or invited already.", name=plain(player.name))
            )
        if len(taken) >= max(self.game.seats):
            raise Refused(say("All {n} seats are taken or kept.", n=len(taken)))
        return self._arranged(invited=(*self.invited, player))

    def remove(self, user: int, by: int) -> Self:
        """The host takes somebody's seat or invitation back."""
        self.hosted_by(by)
        if user == by:
            raise Refused(say("To leave the table yourself, press Leave."))
        if user in [p.id for p in self.invited]:
            return self.uninvite(user)
        return self.leave(user)

    def hand_over(self, user: int, by: int) -> Self:
        """The host makes another person at the table the host."""
        self.hosted_by(by)
        if self.seat_of(user) is None or user < 0:
            raise Refused(say("Only somebody at the table can host it."))
        return self._arranged(host=user)

    def set_option(self, name: str, value: str, by: int) -> Self:
        """The host changes a setting of the game."""
        self.hosted_by(by)
        return self._arranged(options=self.game.settle({**self.options, name: value}))

    def set_clock(self, clock: str, by: int) -> Self:
        """The host changes the time a turn may take."""
        self.hosted_by(by)
        if clock not in CLOCKS:
            raise Refused(say("There is no such clock."))
        return self._arranged(clock=clock)

    def set_side(self, side: str, by: int) -> Self:
        """The host chooses a side, or to draw lots."""
        self.hosted_by(by)
        if side not in (LOT, *self.game.sides):
            raise Refused(say("There is no such side."))
        return self._arranged(side=side)

    def cancel(self, by: int) -> Self:
        """The host closes the lobby."""
        self.hosted_by(by)
        return self._closed("The host cancelled the table.")

    def start(self, by: int, random: Random, now: float) -> Self:
        """Everybody sits down for good, chance decides, the match begins."""
        self.hosted_by(by)
        seats = len(self.players)
        if seats not in self.game.seats:
            wanted = " or ".join(str(n) for n in self.game.seats)
            text = "{game} needs {wanted} players; {seats} at the table so far. "
            text += "Invite somebody under *Host…*, or add a computer."
            raise Refused(say(text, game=self.game.name, wanted=wanted, seats=seats))
        options = self.game.settle(self.options)
        match = Match.start(self.game, seats, options, self.game.deal(random, seats, options))
        begun = self._arranged(
            stage="playing",
            players=self._seated(random),
            invited=(),
            match=match,
            options=options,
            rules=self.game.rules,
            started=now,
            nonce=f"{random.getrandbits(128):032x}",
        )
        return begun._wound(now)

    def _seated(self, random: Random) -> tuple[Player, ...]:
        """The players by seat: where sides matter by lot or as the host chose, else host first.

        Who could not be written to may have opened their direct messages since.
        """
        players = [replace(player, reachable=True) for player in self.players]
        if self.game.sides and self.side not in self.game.sides:
            random.shuffle(players)
            return tuple(players)
        host = next((p for p in players if p.id == self.host), players[0])
        players.remove(host)
        place = self.game.sides.index(self.side) if self.game.sides else 0
        players.insert(min(place, len(players)), host)
        return tuple(players)

    def rematch(self, id: int, by: int, now: float) -> Table:
        """A new lobby with the same people and options; sides move on by one."""
        if self.stage != "over":
            raise Refused(say("The match is not over yet."))
        if self.seat_of(by) is None:
            raise Refused(say("A rematch is for the people who played; open your own: /newgame"))
        players = (*self.players[1:], self.players[0])
        me = next(p for p in players if p.id == by)
        computers = tuple(p for p in players if p.level)
        return Table(
            id=id,
            guild=self.guild,
            channel=self.channel,
            game_id=self.game_id,
            host=by,
            players=(replace(me, reachable=True, newcomer=False), *computers),
            invited=tuple(p for p in players if p.id != by and p.id > 0),
            options=self.options,
            clock=self.clock,
            opened=now,
            deadline=now + LOBBY_LIFE,
            side=self.game.sides[players.index(me)] if self.game.sides else LOT,
        )

    # --- the match -----------------------------------------------------------------------------

    def play(self, seat: Seat, moves: Sequence[Move], now: float) -> Self:
        """Moves of one seat, one after the other: all or, with `Refused`, none."""
        match = self.playing
        for move in moves:
            match = match.play(seat, move)
        return self._played(match, seat, now)

    def resign(self, seat: Seat, now: float) -> Self:
        """The seat gives up."""
        return self._played(self.playing.play(seat, RESIGN), seat, now)

    def expire(self, now: float) -> Self:
        """The deadline has passed: a lobby closes; in a match it is the game's word what it means.

        In a simultaneous set-up the seat that has done less is out of time; where they are equal
        nobody wins and the table is closed.
        """
        if self.stage == "lobby":
            return self._closed("Nobody started it for a day.", now)
        match = self.playing
        late = sorted(match.state.acting, key=match.moves_of)
        if len(late) > 1 and match.moves_of(late[0]) == match.moves_of(late[1]):
            return self._closed("Time ran out for everybody; the match does not count.", now)
        return self._played(match.play(late[0], TIMEOUT), late[0], now)

    def told(self, people: Sequence[int]) -> Self:
        """These people have been reminded, and are not again in this turn."""
        return replace(
            self,
            remind=None,
            reminded=(*self.reminded, *people),
            reminded_now=(*self.reminded_now, *people),
        )

    def put_off(self, until: float) -> Self:
        """Remind later, when quiet hours are over."""
        late = self.deadline is not None and until >= self.deadline
        return replace(self, remind=None if late else until)

    def mark(self, seat: Seat, square: str, mark: str) -> Self:
        """Put a private mark on the seat's picture, or take it off (empty)."""
        marks = self.game.marks
        if marks is None:
            raise Refused(say("{game} has no private marks.", game=self.game.name))
        if square not in marks.squares:
            first, last = marks.squares[0], marks.squares[-1]
            raise Refused(say("Marks go on the squares {a} to {b}.", a=first, b=last))
        if mark not in marks.kinds and len(mark) > 2:
            kinds = tuple(marks.kinds)
            raise Refused(say("A mark is one of {kinds}, or up to 2 characters.", kinds=kinds))
        mine = {k: v for k, v in self.marks.get(seat, {}).items() if k != square}
        if mark:
            mine[square] = mark
        return self._changed(marks={**self.marks, seat: mine})

    def offer_draw(self, seat: Seat) -> Self:
        """Propose a draw; it expires with the next move."""
        if self.playing.seats != 2 or self.players[1 - seat].level:
            raise Refused(say("Only two people can agree on a draw."))
        return self._offered(Offer("draw", seat))

    def offer_takeback(self, seat: Seat) -> Self:
        """Ask to take the last turn back; it expires with the next move."""
        self._before_last_turn(seat)
        return self._offered(Offer("takeback", seat))._settled(self.turn_began)

    def _offered(self, offer: Offer) -> Self:
        if self.offer:
            raise Refused(say("There is an open offer already."))
        offered = self._changed(offer=offer, declined=0)
        return offered.calling(*(self.players[seat].id for seat in offered.asked))

    def offer_replacement(self, seat: Seat, absent: Seat, now: float) -> Self:
        """Propose that the computer takes the seat of somebody who lets everybody wait."""
        match, name = self.playing, Who(absent)
        if absent not in match.state.acting or absent == seat or self.players[absent].level:
            raise Refused(say("Nobody is waiting for {name}.", name=name))
        if seat in self.gone:
            raise Refused(say("You have left this match."))
        if REPLACED not in self.game.players:
            raise Refused(say("The computer does not play {game}.", game=self.game.name))
        allowed = self.deadline - self.turn_began if self.deadline else LONG
        if now < self.turn_began + max(allowed / 2, ABSENT):
            raise Refused(say("{name} still has time; nobody is absent so soon.", name=name))
        return self._offered(Offer("replace", seat, absent))._settled(now)

    def answer(self, seat: Seat, accept: bool, now: float) -> Self:
        """Accept or decline what another seat has offered."""
        offer = self.offer
        if self.playing and offer is None:
            raise Refused(say("That offer is no longer open."))
        if offer is None or seat not in self.asked:
            raise Refused(say("It is for the other player to answer."))
        if not accept:
            declined = self._changed(offer=None, declined=self.players[seat].id)
            return declined.calling(self.players[offer.seat].id)
        agreed = replace(offer, agreed=(*offer.agreed, seat))
        return self._changed(offer=agreed)._settled(now, seat)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The people whose answer to the open offer is still awaited."""
        if self.offer is None:
            return ()
        silent = {self.offer.seat, self.offer.absent, *self.offer.agreed, *self.gone}
        return tuple(s for s, p in enumerate(self.players) if p.id > 0 and s not in silent)

    @property
    def gone(self) -> set[Seat]:
        """Who has left a match that goes on without them. Of two nobody can."""
        if self.match is None or self.match.seats == 2:
            return set()
        return {seat for seat, move in self.match.log if move in (RESIGN, TIMEOUT)}

    def _settled(self, now: float, seat: Seat = 0) -> Self:
        """What everybody asked has agreed to is done."""
        match, offer = self.playing, self.offer
        if offer is None or self.asked:
            return self
        if offer.kind == "draw":
            return self._played(match.play(seat, DRAW), seat, now)
        if offer.kind == "takeback":
            return self._played(self._before_last_turn(offer.seat), seat, now)
        players = list(self.players)
        id = min([0, *(p.id for p in players if p.level)]) - 1
        players[offer.absent] = Player(id, f"Computer {-id} ({REPLACED})", REPLACED)
        return self._changed(players=tuple(players), offer=None)._wound(now)

    def _before_last_turn(self, seat: Seat) -> Match[Any]:
        """The match before the seat's last turn. Raises `Refused` where it can't be taken back."""
        match = self.playing
        if self.game.private or match.seats != 2:
            raise Refused(say("{game} has no takebacks.", game=self.game.name))
        starts = [t.ply for t in match.turns if t.ply < len(match.log)]
        mine = [ply for ply in starts if match.log[ply][0] == seat]
        if not mine:
            raise Refused(say("You have made no turn yet."))
        before = Match.start(self.game, match.seats, match.options, match.deal)
        for logged_seat, move in match.log[: mine[-1]]:
            before = before.follow(logged_seat, move)
        if before.state.revealed != match.state.revealed:
            raise Refused(say("Something was revealed since; that turn can't be taken back."))
        return before

    def close(self, ending: str, now: float) -> Self:
        """End the table without a result."""
        if not self.alive:
            raise Refused(say("This table is closed already."))
        return self._closed(ending, now)

    # --- inside --------------------------------------------------------------------------------

    def _lobby(self) -> None:
        if self.stage != "lobby":
            raise Refused(say("This table has started or is closed."))

    def _closed(self, ending: str, now: float = 0.0) -> Self:
        return self._changed(stage="closed", ending=ending, deadline=None, remind=None, ended=now)

    def _changed(self, **changes: Any) -> Self:
        return replace(self, revision=self.revision + 1, **changes)

    def _arranged(self, **changes: Any) -> Self:
        """The lobby with changes, after which an earlier refusal is no news."""
        return self._changed(declined=0, called=(), **changes)

    def _played(self, match: Match[Any], seat: Seat, now: float) -> Self:
        renewed = self._renews(match, seat)
        banks = self._bank_after(seat, now) if renewed else self.banks
        after = self._changed(match=match, offer=None, declined=0, called=(), banks=banks)
        if match.state.outcome:
            return replace(after, stage="over", ended=now, deadline=None, remind=None)
        return after._wound(now) if renewed else after

    def _renews(self, match: Match[Any], seat: Seat) -> bool:
        """Does the clock start again? With every turn, and while one seat alone goes on moving;
        steps of a set-up do not buy time."""
        before, set_up = self.playing, self.game.set_up
        alone = before.state.acting == match.state.acting == (seat,)
        laying = alone and set_up is not None and set_up.open(match.state.view(seat))
        return (alone and not laying) or len(match.turns) != len(before.turns)

    def _bank_after(self, seat: Seat, now: float) -> Mapping[Seat, float]:
        """The banks when this seat has just moved: what passed beyond its time comes off."""
        pace = self.game.pace(self.options)
        if pace is None or self.game.period(self.view(None)) < 0:
            return self.banks
        over = max(0.0, now - self.turn_began - (pace.move or 0))
        return {**self.banks, seat: max(0.0, self.banks.get(seat, 0.0) - over)}

    def _wound(self, now: float) -> Self:
        """The clock started anew for whoever is to move."""
        pace = self.game.pace(self.options)
        if pace is None:
            return self._wound_for(now, CLOCKS[self.clock][1])
        period, banks = self.game.period(self.view(None)), self.banks
        if period < 0 or pace.move is None:
            return self._wound_for(now, pace.move)
        if period != self.period:
            banks = {seat: float(pace.bank) for seat in range(len(self.players))}
        bank = min(banks[seat] for seat in self.playing.state.acting)
        return replace(self, period=period, banks=banks)._wound_for(now, pace.move + bank)

    def _wound_for(self, now: float, seconds: float | None) -> Self:
        deadline = None if seconds is None else now + seconds
        remind = now + seconds / 2 if seconds is not None and seconds >= LONG else None
        return replace(self, deadline=deadline, remind=remind, reminded_now=(), turn_began=now)
