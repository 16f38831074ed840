"""What a viewer does not know of a board: hidden squares, in regions within which nothing tells
them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb, factorial, prod
from typing import Self

from games.pointsweeper.mind.counting import Left, Step, Ways
from games.pointsweeper.rules.known.board import MINE, MINES, Count, Minefield, Scout
from games.pointsweeper.rules.known.chess import SQUARES
from games.squares import Square

VALUES = range(-2, 6)
MOST = 7
"""How often a value may lie on a board; two values lie there once less (PS-2)."""

_PLENTY = 1_000_000
"""No layouts of mines have so many remainders: in 60 random hands, whose 16 pieces had all scouted,
there were 7,076 at most."""


@dataclass(frozen=True)
class Region:
    """Hidden squares that the same scouts have seen."""

    squares: tuple[Square, ...]
    seen: frozenset[int]
    """Which of the scouts' sums it belongs to."""
    safe: bool
    """A claim or a scout proves that there is no mine."""


@dataclass(frozen=True)
class Unknown:
    """Every board that agrees with this is equally likely: values and mines are shuffled, and so is
    which two values are rarer."""

    regions: tuple[Region, ...]
    """Those that scouts have seen come first."""
    sums: tuple[Count, ...]
    """What scouts tell of hidden squares; no two of them of the same squares."""
    caps: tuple[int, ...]
    """How many tiles of each value may be left; two values have one less."""
    mines: int
    """How many mines are hidden."""

    @classmethod
    def of(cls, minefield: Minefield, scouts: Sequence[Scout]) -> Self:
        """What this viewer's board and these scouts, with their sums, leave open."""
        hidden = [square for square in SQUARES if square not in minefield.tiles]
        told = {frozenset(s.squares).intersection(hidden): s.rest for s in scouts}
        seen = sorted((squares for squares in told if squares), key=lambda s: (len(s), sorted(s)))
        shown = Counter(minefield.tiles.values())
        return cls(
            _regions(hidden, seen, minefield.safe),
            tuple(rest for squares in seen if (rest := told[squares])),
            tuple(MOST - shown[value] for value in VALUES),
            MINES - shown[MINE],
        )

    @property
    def tiles(self) -> int:
        """How many of the hidden squares have no mine."""
        return sum(len(region.squares) for region in self.regions) - self.mines

    @cached_property
    def told(self) -> tuple[Region, ...]:
        """The regions that scouts have seen."""
        return tuple(region for region in self.regions if region.seen)

    def layouts(self) -> Ways:
        """The ways to spread mines over the regions, whatever the sums of points."""
        start = (self.mines, *(told.mines for told in self.sums))
        return Ways(start, [self._mined(n) for n in range(len(self.regions))], _nothing, _PLENTY)

    def _mined(self, n: int) -> Step:
        region = self.regions[n]
        numbers = range(1 if region.safe else min(len(region.squares), self.mines) + 1)
        takes = [(m, *(m if s in region.seen else 0 for s in self._scouts)) for m in numbers]
        weights = [comb(len(region.squares), m) for m in numbers]
        return Step(takes, weights, frozenset(1 + s for s in self._closed(n)))

    @property
    def _scouts(self) -> range:
        return range(len(self.sums))

    def _closed(self, n: int) -> set[int]:
        """The sums that no later region belongs to."""
        later = frozenset[int]().union(*(region.seen for region in self.regions[n + 1 :]))
        return set(self.regions[n].seen - later)

    def boards(self, limit: int, ends: Callable[[Left], int] | None = None) -> Ways:
        """The ways to lay the squares that scouts have seen, square by square: each value, and last
        a mine, is a choice. For each sum it is counted how many points above the lowest value, and
        below the highest, are still to come: neither may fall below 0, which ends most ways early.

        `ends` can do something else with the values and mines that are left than count the ways in
        which they can lie where no scout looked.
        """
        start = [*self.caps, self.mines]
        for s, told in enumerate(self.sums):
            tiles = sum(len(r.squares) for r in self.told if s in r.seen) - told.mines
            above = told.points - VALUES[0] * tiles
            start += [told.mines, above, (VALUES[-1] - VALUES[0]) * tiles - above]
        steps = [step for n in range(len(self.told)) for step in self._laid(n)]
        return Ways(tuple(start), steps, ends or self.others, limit if min(start) >= 0 else -1)

    def _laid(self, n: int) -> list[Step]:
        region = self.told[n]
        kinds = [*VALUES] if region.safe else [*VALUES, None]
        takes = [self._taken(value, region.seen) for value in kinds]
        step, ones = Step(takes, [1] * len(kinds)), len(VALUES) + 1
        closed = frozenset(ones + 3 * s + i for s in self._closed(n) for i in range(3))
        return [step] * (len(region.squares) - 1) + [Step(takes, step.weights, closed)]

    def _taken(self, value: int | None, seen: frozenset[int]) -> Left:
        """What a value, or a mine (None), takes from the remainder."""
        kind = (*(int(value == v) for v in VALUES), int(value is None))
        each = (1, 0, 0) if value is None else (0, value - VALUES[0], VALUES[-1] - value)
        return (*kind, *(part for s in self._scouts for part in (each if s in seen else (0, 0, 0))))

    def chances(self, boards: Ways) -> Mapping[Square, Fraction]:
        """Hidden square -> the chance of a mine there, by all these ways to lay them."""
        found, n, mines = dict[Square, Fraction](), 0, Fraction(self.mines)
        for region in self.told:
            chance = Fraction(0) if region.safe else boards.chances(n)[-1]
            found.update(dict.fromkeys(region.squares, chance))
            mines -= chance * len(region.squares)
            n += len(region.squares)
        others = [region for region in self.regions if not region.seen]
        free = sum(len(region.squares) for region in others if not region.safe)
        for region in others:
            chance = Fraction(0) if region.safe else mines / free
            found.update(dict.fromkeys(region.squares, chance))
        return found

    def others(self, left: Left) -> int:
        """In how many ways what is left can lie where no scout looked."""
        return self._hiding(left[len(VALUES)]) * arranged(left[: len(VALUES)])

    def others_points(self, left: Left) -> int:
        """The sum, over all these ways, of what lies on one certain tile there."""
        caps, total = left[: len(VALUES)], 0
        for n, value in enumerate(VALUES):
            if caps[n]:
                total += value * arranged((*caps[:n], caps[n] - 1, *caps[n + 1 :]))
        return self._hiding(left[len(VALUES)]) * total

    def _hiding(self, mines: int) -> int:
        """In how many ways so many mines can lie where no scout looked."""
        return comb(sum(len(r.squares) for r in self.regions if not r.seen and not r.safe), mines)


def arranged(caps: Sequence[int]) -> int:
    """In how many ways these tiles can be arranged, if two values are there once less (PS-2)."""
    pairs = sum(one * two for n, one in enumerate(caps) for two in caps[:n])
    return factorial(sum(caps) - 2) * pairs // prod(map(factorial, caps)) if pairs else 0


def _nothing(left: Left) -> int:
    return 0 if any(left) else 1


def _regions(
    hidden: list[Square], seen: Sequence[frozenset[Square]], safe: frozenset[Square]
) -> tuple[Region, ...]:
    """The regions, those of the smallest sums first, so that these are soon complete."""
    alike = dict[tuple[frozenset[int], bool], list[Square]]()
    for square in hidden:
        by = frozenset(n for n, squares in enumerate(seen) if square in squares)
        alike.setdefault((by, square in safe), []).append(square)
    found = [Region(tuple(squares), by, sure) for (by, sure), squares in alike.items()]
    return tuple(sorted(found, key=lambda r: (min(r.seen, default=len(seen)), r.squares)))
