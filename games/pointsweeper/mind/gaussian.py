"""Sums of many tiles, taken as normally distributed: how likely they are, which values agree with
them, and what a claim brings by that."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, exp, log
from random import Random
from statistics import fmean, pvariance

from games.pointsweeper.mind.unknown import VALUES, Unknown
from games.squares import Square

Matrix = list[list[float]]
Mines = tuple[int, ...]
"""How many there are in each region."""
_LOOSE = 0.05
"""The variance that a sum may be off by: so a sum that follows from others does no harm."""


@dataclass(frozen=True)
class Fit:
    """How well the sums agree with some numbers of mines."""

    inverse: Matrix
    """The inverse of the sums' covariance."""
    likely: float
    """The logarithm of how likely the sums are, up to a constant."""
    shares: Sequence[float]
    """Which share of all tiles belongs to each sum."""
    missed: Sequence[float]
    """By how much each sum is higher than one of as many average tiles."""


class Gaussian:
    """The sums over hidden squares, if tiles' values were normally distributed."""

    def __init__(self, unknown: Unknown) -> None:
        self._unknown, self._layouts = unknown, unknown.layouts()
        pool = [v for v, cap in zip(VALUES, unknown.caps, strict=True) for _ in range(cap)]
        self.mean = fmean(pool)
        self.variance = pvariance(pool) * unknown.tiles / max(1, unknown.tiles - 1)
        self.fit = cache(self._fit)

    def _fit(self, mines: Mines) -> Fit:
        unknown, sums = self._unknown, self._unknown.sums
        tiles = [len(r.squares) - m for r, m in zip(unknown.regions, mines, strict=True)]
        # How many tiles each two sums have in common; each sum has its own with itself.
        both: Matrix = [[0.0] * len(sums) for _ in sums]
        for region, number in zip(unknown.told, tiles, strict=False):
            for a in region.seen:
                for b in region.seen:
                    both[a][b] += number
        counts = [both[s][s] for s in range(len(sums))]
        shares = [count / max(1, unknown.tiles) for count in counts]
        # The covariance of sums of tiles that are drawn without putting any back: shared tiles make
        # two sums rise together, but the pool they are drawn from is finite.
        for a, row in enumerate(both):
            for b, shared in enumerate(row):
                row[b] = self.variance * (shared - counts[a] * shares[b])
            row[a] += _LOOSE
        inverse, volume = _inverse(both)
        missed = [t.points - self.mean * c for t, c in zip(sums, counts, strict=True)]
        far = sum(m * x for m, x in zip(missed, _times(inverse, missed), strict=True))
        return Fit(inverse, -(far + volume) / 2, shares, missed)

    def drawn(self, random: Random, count: int) -> tuple[Sequence[Mines], Sequence[float]]:
        """Layouts of mines that agree with the scouts' counts of mines; how likely each of these
        is, up to a factor, by how well the sums agree with it."""
        drawn = [tuple(self._layouts.draw(random)[0]) for _ in range(count)]
        likely = [self.fit(mines).likely for mines in drawn]
        return drawn, [exp(one - max(likely)) for one in likely]

    def foreseen(
        self, squares: Collection[Square], random: Random, layouts: int
    ) -> tuple[float, float]:
        """The points that a claim of these squares brings on average (none if it meets a mine), and
        how likely it meets one, by so many layouts of mines."""
        regions = self._unknown.regions
        taken = [len(set(region.squares).intersection(squares)) for region in regions]
        brought = hit = 0.0
        drawn, weights = self.drawn(random, layouts)
        for mines, weight in zip(drawn, weights, strict=True):
            clear = 1.0
            for region, count, number in zip(regions, taken, mines, strict=True):
                free = len(region.squares)
                clear *= comb(free - count, number) / comb(free, number)
            more = self.corrections(mines, self.fit(mines).missed)
            tiles = zip(taken, more, strict=True)
            brought += weight * clear * sum(n * (self.mean + more) for n, more in tiles if n)
            hit += weight * (1 - clear)
        return brought / sum(weights), hit / sum(weights)

    def corrections(self, mines: Mines, missed: Sequence[float]) -> list[float]:
        """By how much each tile of each region must be raised, so that the sums rise by
        `missed`."""
        fit = self.fit(mines)
        pulls = [self.variance * pull for pull in _times(fit.inverse, missed)]
        level = sum(pull * share for pull, share in zip(pulls, fit.shares, strict=True))
        return [sum(pulls[s] for s in r.seen) - level for r in self._unknown.regions]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * x for a, x in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> tuple[Matrix, float]:
    """The inverse of a positive definite matrix (Gauss-Jordan elimination), and the logarithm of
    its determinant."""
    size, volume = len(matrix), 0.0
    rows = [[*row, *(float(i == n) for i in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = rows[n][n]
        volume += log(pivot)
        top = rows[n] = [x / pivot for x in rows[n]]
        for m, row in enumerate(rows):
            if m != n and (factor := row[n]):
                rows[m] = [x - factor * t for x, t in zip(row, top, strict=True)]
    return [row[size:] for row in rows], volume
