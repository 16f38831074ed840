"""The deal and the course of a match: whoever takes the last pebble wins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field

from games.core import Dealt, Move, Note, Options, Seat, State, Text, Who, parse, say

from .known.board import HEAPS, MOST, Board
from .known.moves import Take, read

Heap = Annotated[int, Field(ge=5, le=9)]


class Deal(BaseModel):
    """How high the heaps are."""

    model_config = ConfigDict(extra="forbid", strict=True)
    heaps: list[Heap] = Field(min_length=len(HEAPS), max_length=len(HEAPS))


def deal(random: Random, seats: int, options: Options) -> Dealt:
    """Heaps of five to nine pebbles."""
    return {"heaps": [random.randint(5, 9) for _ in HEAPS]}


def start(deal: Dealt, seats: int, options: Options) -> SkeletonState:
    """The heaps as they were dealt. Raises `Damaged`."""
    return SkeletonState(seats=2, heaps=tuple(parse(Deal, deal, "deal").heaps))


@dataclass(frozen=True, kw_only=True)
class SkeletonState(State[Board]):
    """The heaps, and whose turn it is."""

    heaps: tuple[int, ...]
    mover: Seat = 0

    @property
    def acting(self) -> tuple[Seat, ...]:
        return () if self.outcome else (self.mover,)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.acting:
            return ()
        heaps = zip(HEAPS, self.heaps, strict=True)
        return tuple(f"take {h} {n}" for h, left in heaps for n in range(1, min(left, MOST) + 1))

    def why_not(self, seat: Seat, move: Move) -> Text | None:
        return None if move in self.legal(seat) else say("skeleton-take-some")

    def apply(self, seat: Seat, move: Move) -> Self:
        take = read(move)
        assert isinstance(take, Take)
        at = HEAPS.index(take.heap)
        heaps = (*self.heaps[:at], self.heaps[at] - take.count, *self.heaps[at + 1 :])
        note = Note(say("skeleton-takes", who=Who(seat), n=take.count, heap=take.heap))
        after = replace(self, heaps=heaps, mover=1 - seat, notes=(*self.notes, note))
        return after if any(heaps) else after.ended_by(seat)

    def ended_by(self, seat: Seat) -> Self:
        """The match after this seat took the last pebble."""
        reason = say("skeleton-took-the-last", who=Who(seat))
        return self.end((1, 2) if seat == 0 else (2, 1), reason)

    def board(self, seat: Seat | None) -> Board:
        return Board(self.heaps)

    @property
    def scores(self) -> tuple[str, ...]:
        return ("", "")
