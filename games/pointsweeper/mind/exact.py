"""What a claim is worth on average, over every board that a seat can still expect, in fractions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from typing import Self

from games.core import Move, Seat
from games.pointsweeper.mind.counting import Ways
from games.pointsweeper.mind.unknown import VALUES, Region, Unknown
from games.pointsweeper.rules.known.board import Minefield
from games.pointsweeper.rules.known.moves import is_claim, reached
from games.squares import Square

Squares = frozenset[Square]
LIMIT = 300_000
"""At most so many remainders are counted (see `Ways`): about a second's worth."""


@dataclass(frozen=True)
class Exact:
    """Every board that agrees with what a seat sees. Each is equally likely."""

    unknown: Unknown
    ways: Ways

    @classmethod
    def of(cls, minefield: Minefield, seat: Seat) -> Self | None:
        """The boards that this seat can expect; None if there are too many to count."""
        unknown = Unknown.of(minefield, minefield.scouts(seat))
        ways = unknown.boards(LIMIT)
        return cls(unknown, ways) if ways.known else None

    @cached_property
    def mines(self) -> Mapping[Square, Fraction]:
        """Hidden square -> the chance of a mine there."""
        return self.unknown.chances(self.ways)

    def clear(self, squares: Squares) -> Fraction:
        """The chance that there is no mine on these squares."""
        return Fraction(cleared(self.unknown, squares).boards(LIMIT).total, self.ways.total)

    def points(self, squares: Squares) -> Fraction:
        """The points that a claim of these squares brings; none if it meets a mine (PS-19)."""
        key = tuple(len(squares.intersection(r.squares)) for r in self.unknown.regions)
        if key not in self._points:  # the squares of a region are all alike
            self._points[key] = self._counted(squares)
        return self._points[key]

    @cached_property
    def _points(self) -> dict[tuple[int, ...], Fraction]:
        return {}

    def _counted(self, squares: Squares) -> Fraction:
        without = cleared(self.unknown, squares)
        ways, n, total = without.boards(LIMIT), 0, Fraction(0)
        if not ways.total:
            return total
        for region in without.told:
            count = len(squares.intersection(region.squares))
            if count:
                chances = ways.chances(n)
                total += count * sum(v * c for v, c in zip(VALUES, chances, strict=False))
            n += len(region.squares)
        total *= Fraction(ways.total, self.ways.total)
        others = [s for region in without.regions if not region.seen for s in region.squares]
        if count := len(squares.intersection(others)):
            points = without.boards(LIMIT, without.others_points).total
            total += count * Fraction(points, self.ways.total)
        return total

    def hits(self, squares: Squares) -> Fraction:
        """How many mines a claim of these squares takes on average."""
        return sum((self.mines[square] for square in squares), Fraction(0))

    def pairs(self, squares: Squares) -> Fraction:
        """How many pairs of mines it takes on average: each mine makes the next one dearer."""
        found = Fraction(0)
        for one, two in combinations(sorted(squares), 2):
            either = 1 - self.clear(frozenset((one, two)))
            found += self.mines[one] + self.mines[two] - either
        return found


def cleared(unknown: Unknown, squares: Squares) -> Unknown:
    """The same boards, if there is no mine on these squares; they become regions of their own."""
    regions = [part for region in unknown.regions for part in _parted(region, squares)]
    return replace(unknown, regions=tuple(regions))


def _parted(region: Region, squares: Squares) -> Iterable[Region]:
    inside = tuple(s for s in region.squares if s in squares)
    outside = tuple(s for s in region.squares if s not in squares)
    if inside:
        yield replace(region, squares=inside, safe=True)
    if outside:
        yield replace(region, squares=outside)


def takings(minefield: Minefield, seat: Seat, legal: Iterable[Move]) -> dict[Squares, list[Move]]:
    """Hidden squares -> the legal claims that take these and no others. Claims of nothing but
    emptied squares take nothing, and are left out (PS-20)."""
    found = dict[Squares, list[Move]]()
    for move in filter(is_claim, legal):
        if squares := frozenset(minefield.open(reached(move, seat == minefield.white))):
            found.setdefault(squares, []).append(move)
    return found
