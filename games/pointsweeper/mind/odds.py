"""How likely there is a mine on each square, by what a seat could have known."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, exp, sqrt
from random import Random

from games.core import Seat
from games.pointsweeper.mind.counting import Ways
from games.pointsweeper.mind.gaussian import Gaussian
from games.pointsweeper.mind.unknown import Region, Unknown
from games.pointsweeper.rules.known.board import Minefield
from games.squares import Square

PLENTY = 1_000_000
"""No layouts of mines have so many remainders: in 60 random hands, whose 16 pieces had all scouted,
there were 7,076 at most."""
_DRAWN = 1000
_ROUGH = 0.1
"""How far a chance may be off because sums are not quite normally distributed."""


@dataclass(frozen=True)
class Chance:
    """The chance of a mine. Exact if `low` is `high`; else the truth lies between in 95 of 100
    cases."""

    low: float
    high: float


def chances(minefield: Minefield, seat: Seat, limit: int = 300_000) -> Mapping[Square, Chance]:
    """Hidden square -> the chance of a mine there, as far as the seat can know. It is exact if all
    boards can be counted with at most `limit` remainders (300,000 take about a second)."""
    unknown = Unknown.of(minefield, minefield.scouts(seat))
    ways = unknown.boards(limit)
    if ways.known:
        return {s: Chance(float(c), float(c)) for s, c in counted(unknown, ways).items()}
    return {s: c for r, c in _bounds(unknown) for s in r.squares}


def counted(unknown: Unknown, ways: Ways) -> Mapping[Square, float]:
    """Hidden square -> the chance of a mine there, by all ways to lay a board."""
    found, n, mines = dict[Square, float](), 0, Fraction(unknown.mines)
    for region in unknown.told:
        chance = Fraction(0) if region.safe else ways.chances(n)[-1]
        found.update(dict.fromkeys(region.squares, float(chance)))
        mines -= chance * len(region.squares)
        n += len(region.squares)
    others = [region for region in unknown.regions if not region.seen]
    free = sum(len(region.squares) for region in others if not region.safe)
    for region in others:
        found.update(dict.fromkeys(region.squares, 0.0 if region.safe else float(mines / free)))
    return found


def _bounds(unknown: Unknown) -> list[tuple[Region, Chance]]:
    """The chance in each region, by layouts of mines that agree with the scouts; the same each
    time."""
    drawn, weights = _layouts(unknown, Gaussian(unknown), Random(1), _DRAWN)
    whole, found = sum(weights), list[tuple[Region, Chance]]()
    for n, region in enumerate(unknown.regions):
        shares = [mines[n] / len(region.squares) for mines in drawn]
        mean = sum(w * share for w, share in zip(weights, shares, strict=True)) / whole
        squares = sum((w * (x - mean)) ** 2 for w, x in zip(weights, shares, strict=True))
        reach = 0.0 if region.safe else _ROUGH + 2 * sqrt(squares) / whole
        found.append((region, Chance(max(0.0, mean - reach), min(1.0, mean + reach))))
    return found


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
