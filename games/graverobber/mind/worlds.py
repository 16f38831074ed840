"""What a player can imagine of the other board: whole layouts that agree with all it was told.

Worlds are all possible layouts (`possible`) if these are few, else some drawn from them: each as
likely as any other, or as likely as a `Prior` has it. They are numbered, and a set of worlds is one
integer, so that a plan is tried in all of them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from itertools import product
from math import log2, prod
from operator import or_
from random import Random

from games.core import Meter
from games.graverobber.rules.known.ground import BIT, NEXT_TO, SQUARES, beside, bits, open_sides
from games.graverobber.rules.known.possible import Agreeing, Layouts, members
from games.squares import Square, each

Prior = Callable[[int], float]
"""How likely a board is laid whose Plots can be dug up from so many squares, in any unit."""
Clues = Callable[[int], float]
"""How well such obstacles go with what the other player did, in any unit."""
Drawn = list[tuple[int, int]]
"""Numbers of layouts, each with its Plots."""
Where = Mapping[Square, int]
"""Square of the other board -> the worlds in which the piece stands there."""


@dataclass(frozen=True)
class Worlds:
    """Worlds, equally likely unless they have weights."""

    count: int
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
    weights: tuple[tuple[int, float], ...] = ()
    """Sets of worlds, and how likely each world of the set is."""
    draws: float = 0.0
    """If they were drawn: as many draws from all worlds tell as much."""

    def world(self, number: int) -> tuple[Square, int, int]:
        """Where the piece stands in this world, its obstacles, and its Plots."""
        (away,) = (square for square, worlds in self.where.items() if worlds >> number & 1)
        return away, _mask(self.standing, number), _mask(self.plots, number)

    def dig(self, where: Where, way: str) -> float:
        """How likely this dig finds a Plot."""
        found = 0
        for square, here in where.items():
            ahead = beside(square, way)
            found |= here & self.plots[ahead] if ahead else 0
        return self.share(found)

    def share(self, worlds: int) -> float:
        """How likely it is one of these."""
        if not self.weights:
            return worlds.bit_count() / self.count
        return sum(by * (worlds & some).bit_count() for some, by in self.weights) / self._whole

    @cached_property
    def _whole(self) -> float:
        return sum(by * some.bit_count() for some, by in self.weights)

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
    agreeing: Agreeing,
    count: int,
    random: Random,
    meter: Meter | None = None,
    prior: Prior | None = None,
    weighed: bool = False,
    clues: Clues | None = None,
) -> Worlds:
    """About `count` worlds: all if there are fewer, and fewer if the time is over.

    By a `prior` and `clues`, the likelier ones are there several times; `weighed`: if these are
    all, each is there once, with its weight.
    """
    layouts, numbers = agreeing.layouts, agreeing.numbers
    lots = _Lots(layouts, prior, clues)
    every, draws, weights = lots.all(numbers, count, meter), 0.0, list[float]()
    if every is None:
        drawn, draws = lots.draw(numbers, count, random, meter)
    elif prior and not weighed:
        drawn = _repeated(every, lots.weigh(every), count)
    else:
        drawn = every
    random.shuffle(drawn)  # so that the first ones are as good as any
    if prior and weighed and every:
        weights = lots.weigh(drawn)
    placed = {square: _among(some, drawn) for square, some in agreeing.where.items()}
    return Worlds(
        len(drawn),
        {square: worlds for square, worlds in placed.items() if worlds},
        _by_square(layouts.obstacles(number) for number, _ in drawn),
        _by_square(plots & ~layouts.told.plots for _, plots in drawn),
        every is not None,
        len({layouts.obstacles(n) for n, _ in drawn}) if every else numbers.bit_count(),
        len(agreeing.where) == 1,
        _alike(weights),
        draws,
    )


def _alike(weights: Sequence[float]) -> tuple[tuple[int, float], ...]:
    """The places of each weight as a set, with the weight."""
    places = dict[float, int]()
    for place, weight in enumerate(weights):
        places[weight] = places.get(weight, 0) | 1 << place
    return tuple((some, weight) for weight, some in places.items())


def _repeated(every: Drawn, weights: Sequence[float], count: int) -> Drawn:
    """Each world as often as it weighs, at least once: about `count` in all."""
    each_weight = sum(weights) / count
    return [
        world
        for world, weight in zip(every, weights, strict=True)
        for _ in range(max(1, round(weight / each_weight)))
    ]


def _among(numbers: int, drawn: Drawn) -> int:
    """The worlds whose layout is one of these: bit n stands for the nth world."""
    data, worlds = numbers.to_bytes(numbers.bit_length() // 8 + 1, "little"), 0
    for n, (number, _) in enumerate(drawn):
        byte = number >> 3
        if byte < len(data) and data[byte] >> (number & 7) & 1:
            worlds |= 1 << n
    return worlds


_FEWEST = 50
"""At least so many layouts are drawn from, however little time there is."""


@dataclass(frozen=True)
class _Lots:
    """Layouts with their Plots, and how likely each is."""

    layouts: Layouts
    prior: Prior | None
    clues: Clues | None

    def all(self, numbers: int, count: int, meter: Meter | None) -> Drawn | None:
        """All worlds; None if there are more than `count` or the time is over."""
        if numbers.bit_count() > count:
            return None
        every = Drawn()
        for number in members(numbers):
            every += [(number, plots) for plots in self._ways(number)]
            if len(every) > count or (meter and meter.spent()):
                return None
        return every

    def weigh(self, drawn: Drawn) -> list[float]:
        """How likely each of these worlds is."""
        assert self.prior
        return [
            self.prior(open_sides(self.layouts.obstacles(number), plots)) * self._clue(number)
            for number, plots in drawn
        ]

    def draw(
        self, numbers: int, count: int, random: Random, meter: Meter | None
    ) -> tuple[Drawn, float]:
        """Layouts with their Plots, drawn by how likely each way is in which the Plots can lie; and
        how many draws from all of them would tell as much (Kish: what unequal weights leave of a
        sample)."""
        some = 2 * count
        while True:
            sets, likely = list[int](), list[float]()
            mixed = list(members(_thinned(numbers, some, random)))
            random.shuffle(mixed)  # so that stopping halfway does no harm
            for number in mixed:
                if weight := self._weight(number):
                    sets.append(number)
                    likely.append(weight * self._clue(number))
                if meter and meter.spent() and len(sets) >= _FEWEST:
                    break
            if sets:
                break
            some *= 4  # the true layout is among them, so this ends
        chosen = random.choices(sets, likely, k=count)
        equal = sum(likely) ** 2 / sum(weight * weight for weight in likely)
        return [(n, self._lying(n, random)) for n in chosen], 1 / (1 / count + 1 / equal)

    def _clue(self, number: int) -> float:
        return self.clues(self.layouts.obstacles(number)) if self.clues else 1.0

    def _apart(self, number: int) -> Sequence[int] | None:
        """Where each Grave's Plot can be, if one may lie anywhere wherever the others do; None if
        they can be in each other's way, or if one of them was found."""
        a, b, c = self.layouts.burials(number)
        return None if self.layouts.told.plots or a & b or (a | b) & c else (a, b, c)

    def _weight(self, number: int) -> float:
        """How likely this layout is with all the ways in which its Plots can lie."""
        apart = self._apart(number)
        if apart is None:
            ways = self._ways(number)
            return sum(map(self.prior, ways.values())) if self.prior else len(ways)
        if not self.prior:
            return prod(choice.bit_count() for choice in apart)
        free = ~self.layouts.obstacles(number)
        return _sum(self.prior, *(_sides(choice, free) for choice in apart))

    def _lying(self, number: int, random: Random) -> int:
        """One of those ways, the likelier ones more often."""
        if self.prior:
            ways = self._ways(number)
            return random.choices(list(ways), [self.prior(sides) for sides in ways.values()])[0]
        apart = self._apart(number)
        if apart is None:
            return random.choice(list(self._ways(number)))
        return sum(random.choice(list(each(choice))) for choice in apart)

    def _ways(self, number: int) -> dict[int, int]:
        """Every set of squares where this layout's Plots can lie -> from how many squares they can
        be dug up then."""
        free, found = ~self.layouts.obstacles(number), self.layouts.told.plots
        a, b, c = (
            [(bit, (NEXT_TO[bit] & free).bit_count()) for bit in each(choice)]
            for choice in self.layouts.burials(number)
        )
        ways = {x | y | z: i + j + k for x, i in a for y, j in b for z, k in c}
        return {s: sides for s, sides in ways.items() if s.bit_count() == 3 and not found & ~s}


def _thinned(numbers: int, some: int, random: Random) -> int:
    """A random half of the set, again and again, until only so many are left."""
    while numbers.bit_count() > some:
        numbers &= random.getrandbits(numbers.bit_length())
    return numbers


def _sides(choice: int, free: int) -> tuple[int, ...]:
    """From how many squares a Plot can be dug up on each of these, the fewest first."""
    return tuple(sorted((NEXT_TO[bit] & free).bit_count() for bit in each(choice)))


@lru_cache(maxsize=1 << 14)
def _sum(prior: Prior, *sides: tuple[int, ...]) -> float:
    """The sum over all ways in which one Plot each can have so many open sides."""
    return sum(prior(sum(some)) for some in product(*sides))


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
