"""What a player can imagine of the other board: whole layouts that agree with all it was told.

Worlds are drawn from the exact set of layouts (`possible`), each layout as likely as any other, and
numbered; a set of worlds is one integer, so that a plan is tried in all of them at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import product
from math import log2
from operator import or_
from random import Random

from games.core import Seat
from games.graverobber.board import Deed
from games.graverobber.ground import SQUARES, beside, bits, each
from games.graverobber.layout import Terms
from games.graverobber.possible import Layouts, Told, members
from games.squares import Square

Where = Mapping[Square, int]
"""Square of the other board -> the worlds in which the piece stands there."""


@dataclass(frozen=True)
class Worlds:
    """Equally likely worlds."""

    count: int
    where: Where
    standing: Mapping[Square, int]
    """Square -> the worlds with an obstacle there."""
    plots: Mapping[Square, int]
    """Square -> the worlds with a Plot there that has not been dug up."""

    def world(self, number: int) -> tuple[Square, int, int]:
        """Where the piece stands in one of the worlds, its obstacles, and its Plots."""
        (away,) = (square for square, worlds in self.where.items() if worlds >> number & 1)
        return away, _mask(self.standing, number), _mask(self.plots, number)

    def dig(self, where: Where, way: str) -> tuple[float, float]:
        """How likely that dig finds a Plot, and how much its answer tells, in bits."""
        found, told = 0, 0.0
        for square, here in where.items():
            ahead = beside(square, way)
            plot = here & self.plots[ahead] if ahead else 0
            for answer in (plot.bit_count(), (here ^ plot).bit_count()):
                if answer:
                    told -= answer * log2(answer / self.count)
            found += plot.bit_count()
        return found / self.count, told / self.count


def imagine(
    placement: str, seat: Seat, deeds: tuple[Deed, ...], count: int, random: Random
) -> Worlds:
    """That many worlds that agree with what these deeds have told the seat."""
    told = Told.of(seat, deeds)
    layouts = Layouts.agreeing(told, Terms(placement, 1 - seat))
    where = layouts.where(seat, deeds)
    drawn = _draw(layouts, reduce(or_, where.values()), count, random)
    return Worlds(
        count,
        {s: _worlds(numbers >> n & 1 for n, _ in drawn) for s, numbers in where.items()},
        _by_square(layouts.obstacles(number) for number, _ in drawn),
        _by_square(plots & ~told.plots for _, plots in drawn),
    )


def _draw(layouts: Layouts, numbers: int, count: int, random: Random) -> list[tuple[int, int]]:
    """Layouts with their Plots, weighed by the ways in which Plots can lie."""
    some = 2 * count
    while True:
        sets = list(members(_thinned(numbers, some, random)))
        ways = [_burials(layouts, number) for number in sets]
        if any(ways):
            break
        some *= 4  # the true layout is among them all
    chosen = random.choices(range(len(sets)), [len(w) for w in ways], k=count)
    return [(sets[n], random.choice(ways[n])) for n in chosen]


def _thinned(numbers: int, some: int, random: Random) -> int:
    """A random half of the set, and of that again, until so many are left."""
    while numbers.bit_count() > some:
        numbers &= random.getrandbits(numbers.bit_length())
    return numbers


def _burials(layouts: Layouts, number: int) -> list[int]:
    """Every way in which the Plots of that layout can lie."""
    choices = [list(each(choice)) for choice in layouts.burials(number)]
    sets = (a | b | c for a, b, c in product(*choices))
    return [s for s in sets if s.bit_count() == 3 and not layouts.told.plots & ~s]


def _worlds(holds: Iterable[int]) -> int:
    """The set of the worlds, in order, in which something holds: 1 or 0."""
    return int("".join(map(str, holds))[::-1], 2)


def _by_square(masks: Iterable[int]) -> dict[Square, int]:
    """Square -> the worlds whose mask has it."""
    rows = list(masks)
    return {square: _worlds(m >> n & 1 for m in rows) for n, square in enumerate(SQUARES)}


def _mask(worlds: Mapping[Square, int], number: int) -> int:
    """The squares of one world."""
    return bits(square for square, numbers in worlds.items() if numbers >> number & 1)
