"""What a claim brings on average, and how likely it meets a mine, by layouts that were drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import comb, exp
from random import Random

from games.pointsweeper.mind.gaussian import Gaussian
from games.pointsweeper.mind.unknown import Unknown
from games.squares import Square

PLENTY = 1_000_000
"""No layouts of mines have so many remainders: in 60 random hands, whose 16 pieces had all scouted,
there were 7,076 at most."""


def foreseen(
    unknown: Unknown, squares: Collection[Square], random: Random, layouts: int
) -> tuple[float, float]:
    """The points that a claim of these squares brings on average (none if it meets a mine), and how
    likely it meets one, by so many layouts of mines."""
    gaussian = Gaussian(unknown)
    taken = [len(set(region.squares).intersection(squares)) for region in unknown.regions]
    brought = hit = 0.0
    drawn, weights = _layouts(unknown, gaussian, random, layouts)
    for mines, weight in zip(drawn, weights, strict=True):
        clear = 1.0
        for region, count, number in zip(unknown.regions, taken, mines, strict=True):
            free = len(region.squares)
            clear *= comb(free - count, number) / comb(free, number)
        tiles = zip(taken, gaussian.expected(mines), strict=True)
        brought += weight * clear * sum(count * value for count, value in tiles if count)
        hit += weight * (1 - clear)
    return brought / sum(weights), hit / sum(weights)


Layouts = tuple[Sequence[tuple[int, ...]], Sequence[float]]
"""How many mines lie in each region, layout by layout; how likely each of these is, up to a
factor."""


def _layouts(unknown: Unknown, gaussian: Gaussian, random: Random, count: int) -> Layouts:
    """Layouts of mines that agree with the scouts, weighted by how well their sums do."""
    layouts = unknown.layouts(PLENTY)
    drawn = [tuple(layouts.draw(random)[0]) for _ in range(count)]
    likely = [gaussian.fit(mines).likely for mines in drawn]
    return drawn, [exp(one - max(likely)) for one in likely]
