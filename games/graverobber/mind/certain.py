"""What a seat can do for certain: it works in every layout of the other board that agrees with all
it was told, whatever the other player does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from itertools import chain
from operator import or_
from typing import Self

from games.core import Move, Seat
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import BIT, FREE, NEXT_TO, beside, names, path
from games.graverobber.rules.known.possible import Agreeing, Evidence, slide
from games.squares import WAYS, Square, each

MOST = 100_000
"""With more sets of obstacles nothing is searched."""


@dataclass(frozen=True)
class Known(Agreeing):
    """What a seat knows before one of its turns."""

    own: Square
    """Where its own piece stands on its own board."""
    obstacles: int
    """The obstacles on its own board, as bits."""

    @classmethod
    def by(cls, board: Board, seat: Seat) -> Self | None:
        """What this board tells the seat; None if that leaves more than `MOST`."""
        own, there = board.layouts[seat], Agreeing.of(board.placement, seat, board.deeds)
        assert own
        known = cls(there.layouts, there.where, board.piece(seat), own.obstacles)
        return known if known.left <= MOST else None

    @property
    def left(self) -> int:
        """How many sets of obstacles that leaves."""
        return self.numbers.bit_count()

    def moved(self) -> Iterator[tuple[Move, Known]]:
        """Every move, and what is known after it: a move tells nothing (GR-11)."""
        for way in WAYS:
            for steps, own in enumerate(path(self.own, way, self.obstacles), 1):
                where = slide(self.where, self.layouts.standing, way, steps)
                yield f"move {way} {steps}", replace(self, own=own, where=where)

    def in_vain(self, way: str) -> Iterator[Known]:
        """What can be known after this dig if it finds no Plot (GR-12)."""
        for square, numbers in self.places.items():
            told = self.layouts.told
            bare = replace(told, bare=told.bare | _ahead(square, way) & ~told.plots)
            yield from self._answered(square, numbers, bare)

    def with_plot(self, way: str) -> Iterator[Known]:
        """What can be known after this dig if it finds a Plot."""
        for square, numbers in self.places.items():
            bit, told = _ahead(square, way), self.layouts.told
            if bit & ~(told.plots | told.bare):
                plot = replace(told, plots=told.plots | bit, free=told.free | bit)
                yield from self._answered(square, numbers & self._beside_grave(bit), plot)

    def _beside_grave(self, bit: int) -> int:
        """All sets of obstacles in which a Plot may be there, and some others: `any_legal` sorts
        those out."""
        standing = self.layouts.standing
        (here,) = names(bit)
        around = reduce(or_, (standing[near] for near in names(NEXT_TO[bit])))
        return around & ~standing[here]

    def _answered(self, stood: Square, numbers: int, told: Evidence) -> Iterator[Known]:
        after = replace(self, layouts=replace(self.layouts, told=told), where={stood: numbers})
        if after.places:
            yield after

    def finds_plot(self, way: str) -> bool:
        """Does this dig find a Plot in every layout?"""
        return all(self._buried(_ahead(s, way), numbers) for s, numbers in self.places.items())

    def _buried(self, bit: int, numbers: int) -> bool:
        told = self.layouts.told
        if not bit & ~(told.plots | told.bare):
            return False
        without = replace(self.layouts, told=replace(told, bare=told.bare | bit))
        return not without.any_legal(numbers)

    @property
    def one_plot(self) -> bool:
        """Is there exactly one square that holds an undug Plot in every layout?"""
        return [self._buried(bit, self.numbers) for bit in each(FREE)].count(True) == 1

    def meets_windmill(self, way: str) -> bool:
        """Does this dig hit the Windmill in every layout?"""
        return all(self._milled(_ahead(s, way), numbers) for s, numbers in self.places.items())

    def _milled(self, bit: int, numbers: int) -> bool:
        row = (1 << self.layouts.stride) - 1
        others = sum(
            row << n * self.layouts.stride
            for n, windmill in enumerate(self.layouts.windmills)
            if not windmill & bit
        )
        return bool(bit) and not self.layouts.any_legal(numbers & others)


Sure = Callable[[Known, str], bool]


def _ahead(square: Square, way: str) -> int:
    ahead = beside(square, way)
    return BIT[ahead] if ahead else 0


def digs(known: Known, turns: int, sure: Sure) -> list[Move]:
    """The moves that lead to such a sure dig within so many own turns.

    What the other player does meanwhile may tell something, but nothing is counted on.
    """
    found = [f"dig {way}" for way in WAYS if _dig_leads(known, way, turns, sure)]
    if turns > 1:
        found += [move for move, after in known.moved() if digs(after, turns - 1, sure)]
    return found


def _dig_leads(known: Known, way: str, turns: int, sure: Sure) -> bool:
    if sure(known, way):
        return True
    if turns == 1:
        return False
    answers = known.in_vain(way)
    if sure is not Known.finds_plot:  # finding a Plot sooner is as good
        answers = chain(answers, known.with_plot(way))
    return all(digs(after, turns - 1, sure) for after in answers)


def pins(known: Known) -> list[Move]:
    """The moves after which the seat's other piece can stand on only one square, if that is not
    known before."""
    if len(known.places) == 1:
        return []
    return [move for move, after in known.moved() if len(after.places) == 1]
