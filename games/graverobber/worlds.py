"""What a player can imagine of the other board: whole layouts that agree with all it was told.

Worlds are all possible layouts (`possible`) if these are few, else some drawn from them: each as
likely as any other, or as likely as a `Prior` has it. They are numbered, and a set of worlds is one
integer, so that a plan is tried in all of them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import product
from math import log2
from operator import or_
from random import Random

from games.core import Meter, Seat
from games.graverobber.board import Deed
from games.graverobber.ground import BIT, SQUARES, beside, bits, each
from games.graverobber.layout import Terms
from games.graverobber.possible import Layouts, Told, members
from games.squares import Square

Prior = Callable[[int, int], float]
"""How likely these obstacles and Plots are laid together, in any unit."""
Where = Mapping[Square, int]
"""Square of the other board -> the worlds in which the piece stands there."""


@dataclass(frozen=True)
class Worlds:
    """Equally likely worlds."""

    count: int
    """How many worlds there are."""
    where: Where
    standing: Mapping[Square, int]
    """Square -> the worlds with an obstacle there."""
    plots: Mapping[Square, int]
    """Square -> the worlds with an undug Plot there."""
    whole: bool = False
    """Are these all the worlds there are?"""
    sets: int = 0
    """How many sets of obstacles they have; if these are not all worlds, how many there may be."""
    placed: bool = False
    """Is it certain where the piece stands?"""

    def world(self, number: int) -> tuple[Square, int, int]:
        """Where the piece stands in this world, its obstacles, and its Plots."""
        (away,) = (square for square, worlds in self.where.items() if worlds >> number & 1)
        return away, _mask(self.standing, number), _mask(self.plots, number)

    def dig(self, where: Where, way: str) -> float:
        """How likely this dig finds a Plot."""
        found = 0
        for square, here in where.items():
            ahead = beside(square, way)
            found += (here & self.plots[ahead]).bit_count() if ahead else 0
        return found / self.count

    def places(self, where: Where) -> float:
        """How many bits about the Plots it tells to learn where the piece stands."""
        if len(where) == 1:
            return 0.0
        every = reduce(or_, where.values())
        doubt = self._doubt(every) - sum(map(self._doubt, where.values()))
        return doubt / every.bit_count()

    def _doubt(self, worlds: int) -> float:
        """How little is known of the Plots if it is one of these worlds: the entropy of where they
        lie, times the number of worlds."""
        size, doubt = log2(worlds.bit_count() or 1), 0.0
        for plot in self._plots:
            if count := (worlds & plot).bit_count():
                doubt += count * (size - log2(count))
        return doubt

    @cached_property
    def _plots(self) -> tuple[int, ...]:
        return tuple(worlds for worlds in self.plots.values() if worlds)


def imagine(
    placement: str,
    seat: Seat,
    deeds: tuple[Deed, ...],
    count: int,
    random: Random,
    meter: Meter | None = None,
    prior: Prior | None = None,
) -> Worlds:
    """About `count` worlds that agree with what these deeds told the seat: all if there are fewer,
    and fewer if the time is over.

    By a `prior`, the likelier ones are there several times.
    """
    told = Told.of(seat, deeds)
    layouts = Layouts.agreeing(told, Terms(placement, 1 - seat))
    where = layouts.where(seat, deeds)
    numbers = reduce(or_, where.values())
    drawn = _all(layouts, numbers, count, meter)
    whole = drawn is not None
    if drawn is None:
        drawn = _draw(layouts, numbers, count, random, meter, prior)
    elif prior:
        drawn = _repeated(drawn, [prior(layouts.obstacles(n), plots) for n, plots in drawn], count)
    random.shuffle(drawn)  # so that the first ones are as good as any
    return Worlds(
        len(drawn),
        _where(where, drawn),
        _by_square(layouts.obstacles(number) for number, _ in drawn),
        _by_square(plots & ~told.plots for _, plots in drawn),
        whole,
        len({layouts.obstacles(number) for number, _ in drawn}) if whole else numbers.bit_count(),
        len(where) == 1,
    )


Drawn = list[tuple[int, int]]
"""Numbers of layouts, each with its Plots."""


def _repeated(every: Drawn, weights: Sequence[float], count: int) -> Drawn:
    """Each world as often as it weighs, at least once: about `count` in all."""
    each_weight = sum(weights) / count
    return [
        world
        for world, weight in zip(every, weights, strict=True)
        for _ in range(max(1, round(weight / each_weight)))
    ]


def _where(where: Where, drawn: Drawn) -> Where:
    placed = {square: _among(numbers, drawn) for square, numbers in where.items()}
    return {square: worlds for square, worlds in placed.items() if worlds}


def _among(numbers: int, drawn: Drawn) -> int:
    """The worlds whose layout is one of these: bit n stands for the nth world."""
    data, worlds = numbers.to_bytes(numbers.bit_length() // 8 + 1, "little"), 0
    for n, (number, _) in enumerate(drawn):
        byte = number >> 3
        if byte < len(data) and data[byte] >> (number & 7) & 1:
            worlds |= 1 << n
    return worlds


def _all(layouts: Layouts, numbers: int, count: int, meter: Meter | None) -> Drawn | None:
    """All worlds; None if there are more than `count` or the time is over."""
    if numbers.bit_count() > count:
        return None
    every = Drawn()
    for number in members(numbers):
        every += [(number, plots) for plots in _burials(layouts, number)]
        if len(every) > count or (meter and meter.spent()):
            return None
    return every


def _draw(
    layouts: Layouts,
    numbers: int,
    count: int,
    random: Random,
    meter: Meter | None,
    prior: Prior | None,
) -> Drawn:
    """Layouts with their Plots, drawn by how likely each way is in which the Plots can lie."""
    some = 2 * count
    while True:
        sets, likely = list[int](), list[float]()
        for number in _mixed(_thinned(numbers, some, random), random):
            if weight := _weight(layouts, number, prior):
                sets.append(number)
                likely.append(weight)
            if meter and meter.spent() and len(sets) >= _FEWEST:
                break
        if sets:
            break
        some *= 4  # the true layout is among them, so this ends
    chosen = random.choices(sets, likely, k=count)
    return [(number, _lying(layouts, number, random, prior)) for number in chosen]


_FEWEST = 50
"""At least so many layouts are drawn from, however little time there is."""


def _mixed(numbers: int, random: Random) -> list[int]:
    """The members in any order, so that stopping halfway does no harm."""
    mixed = list(members(numbers))
    random.shuffle(mixed)
    return mixed


def _thinned(numbers: int, some: int, random: Random) -> int:
    """A random half of the set, again and again, until only so many are left."""
    while numbers.bit_count() > some:
        numbers &= random.getrandbits(numbers.bit_length())
    return numbers


def _weight(layouts: Layouts, number: int, prior: Prior | None) -> float:
    """How likely this layout is with all the ways in which its Plots can lie."""
    if prior:
        obstacles = layouts.obstacles(number)
        return sum(prior(obstacles, plots) for plots in _burials(layouts, number))
    a, b, c = layouts.burials(number)
    if layouts.told.plots or a & b or (a | b) & c:
        return len(_burials(layouts, number))
    return a.bit_count() * b.bit_count() * c.bit_count()


def _lying(layouts: Layouts, number: int, random: Random, prior: Prior | None) -> int:
    """One of those ways, the likelier ones more often."""
    if prior:
        ways, obstacles = _burials(layouts, number), layouts.obstacles(number)
        return random.choices(ways, [prior(obstacles, plots) for plots in ways])[0]
    a, b, c = layouts.burials(number)
    if layouts.told.plots or a & b or (a | b) & c:
        return random.choice(_burials(layouts, number))
    return sum(random.choice(list(each(choice))) for choice in (a, b, c))


def _burials(layouts: Layouts, number: int) -> list[int]:
    """Every set of squares where this layout's Plots can lie."""
    choices = [list(each(choice)) for choice in layouts.burials(number)]
    sets = dict.fromkeys(a | b | c for a, b, c in product(*choices))
    return [s for s in sets if s.bit_count() == 3 and not layouts.told.plots & ~s]


def _by_square(masks: Iterable[int]) -> dict[Square, int]:
    """Square -> the worlds whose mask has it."""
    rows = list(masks)
    columns = {BIT[square]: bytearray(len(rows) // 8 + 1) for square in SQUARES}
    for n, mask in enumerate(rows):
        for bit in each(mask):
            columns[bit][n >> 3] |= 1 << (n & 7)
    return {square: int.from_bytes(columns[BIT[square]], "little") for square in SQUARES}


def _mask(worlds: Mapping[Square, int], number: int) -> int:
    """The squares of this world."""
    return bits(square for square, numbers in worlds.items() if numbers >> number & 1)
