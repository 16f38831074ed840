"""A match: a deal, a log of moves, and the position they lead to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import pairwise
from typing import Generic

from games.core.game import Game
from games.core.languages import ENGLISH
from games.core.parts import Dealt, Options
from games.core.state import B, State, View, Why
from games.core.text import Damaged, Move, Refused, Seat, Text, Who, say
from games.core.typed import Ambiguous, either, labelled

RESIGN, TIMEOUT, DRAW = "resign", "timeout", "draw"
"""Words that a log may hold beside moves; never legal moves (rules/README)."""
_LEAVING: Mapping[Move, Why] = {RESIGN: "resign", TIMEOUT: "time"}
MOST_FORCED = 20
"""Forced moves in a row that are played by themselves. Further ones must be pressed, so that no
game can keep a press busy."""

MOST_AT_ONCE = 12
"""Moves in one typed line. A whole set-up has nine: what lay there cleared, seven laid, ready."""

TURNS_BACK = 8
"""Turns whose first positions a match keeps, to take them back quickly."""


@dataclass(frozen=True)
class Turn:
    """Where a turn begins."""

    ply: int
    """Lines of the log before it."""
    notes: int
    """Notes that were told before it."""


@dataclass(frozen=True)
class Match(Generic[B]):
    """A deal, the log of what was played, and the position they lead to.

    >>> from random import Random
    >>> from games import GAMES
    >>> game = GAMES["graverobber"]
    >>> start = Match.start(game, 2, {}, game.rules.deal(Random(1), 2, {}))
    >>> match = start.play(0, "windmill C3")
    >>> match.log, match.back_to(0) == start
    (((0, 'windmill C3'),), True)
    >>> match.read(0, "Grab f5", "de")
    ('grave F5',)
    >>> match.play(1, "dig left")
    Traceback (most recent call last):
        ...
    games.core.text.Refused: graverobber-lay-first
    """

    game: Game[B]
    seats: int
    """How many play."""
    options: Options
    """Every option that this match has."""
    deal: Dealt
    """What chance decided."""
    log: tuple[tuple[Seat, Move], ...]
    """What was played, `RESIGN`, `TIMEOUT` and `DRAW` included."""
    state: State[B]
    turns: tuple[Turn, ...] = (Turn(0, 0),)
    """Where each turn began; the last one is the one that is played now."""
    begun: tuple[State[B], ...] = field(default=(), compare=False, repr=False)
    """The positions at which the last turns began, so that those are taken back at once."""

    @classmethod
    def start(cls, game: Game[B], seats: int, options: Options, deal: Dealt) -> Match[B]:
        """A match before its first move. Raises `Damaged` for options or a deal that can't be."""
        if seats not in game.rules.seats:
            raise Damaged("seats", f"{game.id} is not played by {seats}")
        settled = game.settle(options)
        state = game.rules.start(deal, seats, settled)
        return cls(game, seats, settled, deal, (), state, begun=(state,))

    @classmethod
    def replayed(
        cls,
        game: Game[B],
        seats: int,
        options: Options,
        deal: Dealt,
        log: Iterable[tuple[Seat, Move]],
    ) -> Match[B]:
        """The match after these lines, every one of them checked.

        Raises `Damaged` with the place of the first fault, such as `log[36]`.
        """
        match = cls.start(game, seats, options, deal)
        for ply, (seat, move) in enumerate(log):
            try:
                match = match.play(seat, move)
            except Refused as refused:
                names = [f"seat {n}" for n in range(seats)]
                raise Damaged(f"log[{ply}]", refused.text.say(names)) from None
        return match

    def play(self, seat: Seat, move: Move) -> Match[B]:
        """The match after a move or a reserved word. Raises `Refused`."""
        if text := self.refusal(seat, move):
            raise Refused(text)
        return self.follow(seat, move)

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        """Why this can't be the seat's next line of the log; None if it can."""
        if self.state.outcome:
            return say("core-match-over")
        if not 0 <= seat < self.seats:
            return say("core-no-such-seat")
        if move == TIMEOUT and seat not in self.state.acting:
            return say("core-not-their-time", who=Who(seat))
        if move == DRAW and self.seats != 2:
            return say("core-draw-of-two")
        if move not in (RESIGN, TIMEOUT, DRAW):
            return self.state.refusal(seat, move)
        try:
            _after(self.state, seat, move)
        except Refused as refused:  # a game's own rule about who may leave when
            return refused.text
        return None

    def follow(self, seat: Seat, move: Move) -> Match[B]:
        """Like `play`, for a move that is known to be good: nothing is checked."""
        return self.gone_on([(seat, move)])

    def gone_on(self, lines: Iterable[tuple[Seat, Move]]) -> Match[B]:
        """The match after these lines, which are known to be good: nothing is checked."""
        state, log, turns, begun = self.state, list(self.log), list(self.turns), list(self.begun)
        for seat, move in lines:
            before, state = state, _after(state, seat, move)
            log.append((seat, move))
            if not set(state.acting) <= set(before.acting):
                turns.append(Turn(len(log), len(state.notes)))
                begun = [*begun[1 - TURNS_BACK :], state]
        return replace(self, log=tuple(log), state=state, turns=tuple(turns), begun=tuple(begun))

    def back_to(self, ply: int) -> Match[B]:
        """The match as it was after so many lines of the log."""
        if ply == len(self.log):
            return self
        first = len(self.turns) - len(self.begun)
        late = [n for n, turn in enumerate(self.turns) if n >= first and turn.ply <= ply]
        if not late:
            start = Match.start(self.game, self.seats, self.options, self.deal)
            return start.gone_on(self.log[:ply])
        turn = late[-1]
        at, begun = self.turns[turn].ply, self.begun[: turn - first + 1]
        turns = self.turns[: turn + 1]
        match = replace(self, log=self.log[:at], state=begun[-1], turns=turns, begun=begun)
        return match.gone_on(self.log[at:ply])

    def without(self, seat: Seat) -> Match[B]:
        """The match as if this seat had laid nothing. `SetUp.clear` leads there; of what was thrown
        away nothing is left, neither in the log nor in the notes."""
        start = Match.start(self.game, self.seats, self.options, self.deal)
        return start.gone_on(line for line in self.log if line[0] != seat)

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """The next line of the log, if everybody can see that nothing else can come.

        In a private game nothing counts as forced: perhaps a secret leaves only one move, and
        playing it at once would tell the secret.
        """
        acting = self.state.acting
        if self.game.rules.private or len(acting) != 1:
            return None
        legal = self.view(acting[0]).legal
        return (acting[0], legal[0]) if len(legal) == 1 else None

    @property
    def with_forced(self) -> Match[B]:
        """This match after the forced moves that come next. They are lines of the log like all
        others, so whoever replays a log uses `play` or `follow`, never this."""
        match = self
        for _ in range(MOST_FORCED):
            if (forced := match.forced) is None:
                break
            match = match.follow(*forced)
        return match

    def positions(self) -> Iterator[State[B]]:
        """The position before the first move, and after every one."""
        state = self.game.rules.start(self.deal, self.seats, self.options)
        yield state
        for seat, move in self.log:
            state = _after(state, seat, move)
            yield state

    def read(self, seat: Seat, typed: str, language: str = ENGLISH) -> tuple[Move, ...]:
        """What somebody typed in this language, as moves to play one after the other (`;` separates
        them).

        A move may be typed as its button shows it. Its first words may be left out if only one
        legal move ends like that and names a square or a piece there. A forced move between two
        others may be typed or left out; it is among the moves that are returned. The match itself
        does not change.

        Raises `Refused` for the first move that can't be played, for words that can mean several
        moves, and for whatever follows a move that turns something up.
        """
        match, moves = self, list[Move]()
        parts = [part for part in (p.strip() for p in typed.split(";")) if part]
        if len(parts) > MOST_AT_ONCE:
            raise Refused(say("core-too-many", most=MOST_AT_ONCE))
        for part, before in zip(parts, ("", *parts), strict=False):
            try:
                if moves and not self.foreseen(match, seat):
                    closed = self._meanings(part, language)[0] in self.game.rules.closers
                    if seat not in match.state.acting and closed:
                        continue
                    ends = "core-reveals" if seat in match.state.acting else "core-turn-ends"
                    raise Refused(say(ends, before=before))
                while moves and (forced := self._left_out(match, seat, part, language)):
                    match = match.follow(seat, forced)
                    moves.append(forced)
                move = match._read_one(seat, part, language)
                match = match.play(seat, move)
            except Refused as refused:
                if len(parts) == 1:
                    raise
                raise Refused(say("core-of-several", part=part, why=refused.text)) from None
            moves.append(move)
        if not moves:
            raise Refused(say("core-nothing-typed"))
        return tuple(moves)

    def foreseen(self, later: Match[B], seat: Seat) -> bool:
        """Can the seat know now what it may play in this later position of its turn?"""
        return seat in later.state.acting and later.state.revealed == self.state.revealed

    def _left_out(self, now: Match[B], seat: Seat, part: str, language: str) -> Move | None:
        """The seat's forced move that comes before this part of what was typed. None if this part
        is that move, or if the seat can't go on after it."""
        forced = now.forced
        if forced is None or forced[0] != seat or now._read_one(seat, part, language) == forced[1]:
            return None
        return forced[1] if self.foreseen(now.follow(*forced), seat) else None

    def _meanings(self, part: str, language: str) -> tuple[Move, ...]:
        read = self.game.understood(part, language)
        return read.moves if isinstance(read, Ambiguous) else (read,)

    def _read_one(self, seat: Seat, part: str, language: str) -> Move:
        moves = self._meanings(part, language)
        if reserved := {RESIGN, TIMEOUT, DRAW} & set(moves):
            raise Refused(say("core-not-typed", move=reserved.pop()))
        game, view, legal = self.game, self.view(seat), self.state.legal(seat)
        meant = [move for move in moves if move in legal]
        meant = meant or game.completed(view, part, moves)
        meant = meant or labelled(partial(game.captioned, view), legal, part, language)
        if len(meant) > 1:
            said = either([game.typed(view, move, language) for move in meant[:4]])
            raise Refused(say("core-ambiguous", part=part, moves=said))
        if not meant and legal and (unread := game.unread(view, part, moves[0], language)):
            raise Refused(unread)
        return meant[0] if meant else moves[0]

    def view(self, seat: Seat | None, language: str = ENGLISH) -> View[B]:
        """What this viewer may know, with words and pictures in this language; made once."""
        found, plain = self._views, language == ENGLISH
        if (seat, language) not in found:
            view = self.state.view(seat) if plain else replace(self.view(seat), language=language)
            found[seat, language] = view
        return found[seat, language]

    @cached_property
    def _views(self) -> dict[tuple[Seat | None, str], View[B]]:
        return {}

    def imagined(self, seat: Seat) -> Match[B]:
        """A match that looks to this seat like this one and begins here, made only of what the seat
        may know (`Foresight.imagined`). Raises `Refused` where there is nothing to foresee."""
        foresight, set_up = self.game.foresight, self.game.rules.set_up
        if foresight is None:
            raise Refused(say("core-no-foresight"))
        if self.state.outcome:
            raise Refused(say("core-match-over"))
        if set_up and any(set_up.open(self.view(other)) for other in range(self.seats)):
            raise Refused(say("core-foresight-set-up"))
        state = foresight.imagined(self.view(seat), self.seats, self.options)
        turns = (Turn(0, len(state.notes)),)
        return Match(self.game, self.seats, self.options, {}, (), state, turns, (state,))

    def possible(self, seat: Seat, other: Seat) -> tuple[Move, ...]:
        """What another seat may be able to play now, as this seat foresees it. Raises `Refused`."""
        foresight = self.game.foresight
        possible = foresight and foresight.possible
        return (
            possible(self.view(seat), other) if possible else self.imagined(seat).state.legal(other)
        )

    def moves_of(self, seat: Seat) -> int:
        """How many lines of the log are this seat's. A control names that number, so it is known
        when it is out of date."""
        return self._counts[seat]

    @cached_property
    def _counts(self) -> tuple[int, ...]:
        return tuple(sum(1 for s, _ in self.log if s == seat) for seat in range(self.seats))

    @cached_property
    def laid(self) -> int:
        """How many lines of the log the set-ups of all seats take; 0 in a game without."""
        if self.game.rules.set_up is None:
            return 0
        ready = [(seat, self.game.rules.set_up.ready) for seat in range(self.seats)]
        if not set(ready) <= set(self.log):
            return len(self.log)
        return 1 + max(self.log.index(line) for line in ready)

    def finished_turns(self, seat: Seat) -> list[int]:
        """The turns in which this seat has moved, as places in `turns`, without one that it is
        still in."""
        plies = [turn.ply for turn in self.turns]
        if seat not in self.state.acting:
            plies.append(len(self.log))
        return [
            n
            for n, (start, end) in enumerate(pairwise(plies))
            if seat in (who for who, _ in self.log[start:end])
        ]

    def dumps(self) -> str:
        """The record of the match: JSON."""
        return json.dumps(
            {
                "game": self.game.id,
                "rules": self.game.rules.version,
                "seats": self.seats,
                "options": dict(self.options),
                "deal": self.deal,
                "log": self.log,
            }
        )


def _after(state: State[B], seat: Seat, move: Move) -> State[B]:
    if move == DRAW:
        return state.agree()
    why = _LEAVING.get(move)
    return state.leave(seat, why) if why else state.apply(seat, move)
