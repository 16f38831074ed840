"""A game as small as one can be, to play matches on paper: whoever has counted most wins.

A turn is `count 1` or `count 2`, once more if one likes, or `pass`. In the secret variant nobody
sees what the others have counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self, cast

from games.core import (
    Budget,
    Computer,
    Dealt,
    Game,
    Levels,
    Looks,
    Move,
    Note,
    Options,
    Players,
    Rules,
    Seat,
    State,
    Teaching,
    Text,
    Thought,
    Time,
    View,
    Who,
    Words,
    say,
)

MOVES = ("count 1", "count 2", "pass")


@dataclass(frozen=True)
class Board:
    """What one viewer may know of the counts; -1 is hidden."""

    counts: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Counting(State[Board]):
    """Who has counted how far."""

    plies: int
    private: bool
    counts: tuple[int, ...]
    mover: Seat = 0
    again: bool = False

    @property
    def acting(self) -> tuple[Seat, ...]:
        return () if self.outcome else (self.mover,)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        return MOVES if seat in self.acting else ()

    def why_not(self, seat: Seat, move: Move) -> Text | None:
        return None if move in MOVES else say("core-no-such-seat")

    def apply(self, seat: Seat, move: Move) -> Self:
        counted = 0 if move == "pass" else int(move[-1])
        counts = tuple(n + counted * (s == seat) for s, n in enumerate(self.counts))
        notes = [Note(say("core-wins", who=Who(seat), why=move), None if counted else seat)]
        more = bool(counted) and not self.again
        after = replace(
            self,
            counts=counts,
            plies=self.plies - 1,
            again=more,
            mover=seat if more else (seat + 1) % self.seats,
            notes=(*self.notes, *notes),
        )
        if after.plies > 0:
            return after
        best = max(counts)
        return after.end(tuple(1 if n == best else 2 for n in counts), say("core-match-over"))

    def board(self, seat: Seat | None) -> Board:
        hides = self.private and not self.outcome
        return Board(tuple(-1 if hides and s != seat else n for s, n in enumerate(self.counts)))

    @property
    def scores(self) -> tuple[str, ...]:
        return tuple(map(str, self.counts))


def _deal(random: Random, seats: int, options: Options) -> Dealt:
    return {"plies": random.randint(4, 16)}


def _ponder(view: View[Board], random: Random, budget: Budget) -> Thought:
    return Thought(random.choice(view.legal))


def _draw(view: View[Any]) -> Any:
    raise AssertionError("nothing is drawn here")


def _game(id: str, *, private: bool) -> Game[Board]:
    def start(deal: Dealt, seats: int, options: Options) -> Counting:
        return Counting(seats=seats, plies=deal["plies"], private=private, counts=(0,) * seats)

    computer = Computer(_ponder, Budget.nodes(1))
    return Game(
        id=id,
        rules=Rules(version=1, seats=(2, 3), private=private, deal=_deal, start=start),
        words=Words(fold=str, label=say, describe=lambda view: say("core-you")),
        looks=Looks(draw=_draw, spots=lambda view: {}, accent=0),
        time=Time(minutes=5, shortest=1),
        mind=lambda: Players(
            levels=Levels(easy=computer, normal=computer, hard=computer, expert=computer)
        ),
        teaching=Teaching(rulebook=lambda language: ()),
    )


OPEN, SECRET = "counting", "counting_secret"
ALL = {OPEN: _game(OPEN, private=False), SECRET: _game(SECRET, private=True)}


@contextmanager
def registered(games: Mapping[str, Game[Any]]) -> Iterator[None]:
    """Let tables be of these games."""
    known = cast("dict[str, Game[Any]]", games)
    known.update(ALL)
    try:
        yield
    finally:
        for id in ALL:
            del known[id]
