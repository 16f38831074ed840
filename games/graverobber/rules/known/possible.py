"""Where a seat's other piece can be, exactly, by what that seat was told (GR-24).

The sets of obstacles that the other player may have laid are numbered, and a set of such layouts is
one long integer: bit n stands for layout n. For every square, the replay of the deeds keeps the
layouts that put the piece there. A step splits them: those with an obstacle on the next square stop
the piece, the others let it on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, reduce
from itertools import combinations
from operator import or_

from games.core import Seat
from games.graverobber.rules.known.board import Deed, Dug, Moved
from games.graverobber.rules.known.ground import (
    AROUND,
    BIT,
    FREE,
    NEXT_TO,
    SQUARES,
    STARTS,
    WINDMILLS,
    bits,
    line,
    spread,
)
from games.graverobber.rules.known.layout import Bounds
from games.squares import Square, each

FEW = 16
"""As long as little is known, one in so many sets of Graves shows much of what can be."""


@lru_cache(maxsize=256)
def possible(placement: str, seat: Seat, deeds: tuple[Deed, ...]) -> frozenset[Square]:
    """The squares of the other board where the seat's piece can stand."""
    return frozenset(Agreeing.of(placement, seat, deeds).places)


def slide(
    where: Mapping[Square, int], standing: Mapping[Square, int], way: str, steps: int
) -> dict[Square, int]:
    """Square -> the layouts that put the piece there after a move (GR-11)."""
    after = dict[Square, int]()
    for start, numbers in where.items():
        here, going = start, numbers  # where the piece is, and in which layouts it has come so far
        for ahead in line(start, way)[:steps]:
            stopped = going & standing[ahead]
            after[here] = after.get(here, 0) | stopped
            here, going = ahead, going ^ stopped
        after[here] = after.get(here, 0) | going
    return {square: numbers for square, numbers in after.items() if numbers}


@dataclass(frozen=True)
class Evidence:
    """What the deeds say about single squares of the other board, as bits."""

    free: int
    """There is no obstacle."""
    plots: int
    """A Plot was dug up there."""
    bare: int
    """It was dug, and there was no Plot."""

    @classmethod
    def of(cls, seat: Seat, deeds: Sequence[Deed]) -> Evidence:
        """What this seat was told."""
        walked = bits(s for d in deeds if isinstance(d, Moved) and d.seat != seat for s in d.path)
        digs = [d for d in deeds if isinstance(d, Dug) and d.seat == seat]
        stood = bits(dig.stood for dig in digs)
        plots = bits(dig.square for dig in digs if dig.square and dig.plot)
        dug = bits(dig.square for dig in digs if dig.square)
        return cls(walked | stood | plots, plots, dug & ~plots)


@dataclass(frozen=True)
class Layouts:
    """Numbered sets of obstacles: `number = windmill * stride + trio`, both as places in their
    lists."""

    told: Evidence
    bounds: Bounds
    windmills: Sequence[int]
    """Where the Windmill may be: four squares each, as bits."""
    trios: Sequence[int]
    """Three Graves each, as bits. The stride is their number, rounded up to whole bytes."""
    stride: int
    """How many numbers each Windmill has."""
    all: int
    standing: dict[Square, int]
    """Square -> the layouts with an obstacle there."""

    @classmethod
    def agreeing(cls, told: Evidence, bounds: Bounds, every: int = 1) -> Layouts:
        """The layouts that agree with what was told about single squares; of the sets of Graves
        only one in `every`, for whoever looks for an example."""
        windmills = [w for w in WINDMILLS.values() if not w & (told.free | ~FREE)]
        trios = _trios(told, bounds)[::every]
        stride = (len(trios) + 7) // 8 * 8
        having = _having(trios, stride)
        every = (1 << len(trios)) - 1
        fitting = [every & ~_union(having, bounds.barred(windmill)) for windmill in windmills]

        def layouts_with(bit: int) -> int:
            pairs = zip(windmills, fitting, strict=True)
            return _join([fit if w & bit else fit & having[bit] for w, fit in pairs], stride)

        standing = {square: layouts_with(BIT[square]) for square in SQUARES}
        return cls(told, bounds, windmills, trios, stride, _join(fitting, stride), standing)

    def any_legal(self, numbers: int) -> bool:
        """Is one of these a legal layout, with Plots that agree with what was told?"""
        return any(_pair_up(self.burials(n), self.told.plots) for n in members(numbers))

    def obstacles(self, number: int) -> int:
        """The squares of this layout's Windmill and Graves."""
        windmill, trio = divmod(number, self.stride)
        return self.windmills[windmill] | self.trios[trio]

    def burials(self, number: int) -> list[int]:
        """For each Grave of this layout, where its Plot can be."""
        graves = self.trios[number % self.stride]
        room = self.bounds.open(self.obstacles(number)) & ~self.told.bare
        return [NEXT_TO[grave] & room for grave in each(graves)]


@dataclass(frozen=True)
class Agreeing:
    """The sets of obstacles that agree with all that a seat was told."""

    layouts: Layouts
    where: Mapping[Square, int]
    """Square of the other board -> the layouts that put the seat's piece there."""

    @classmethod
    def of(cls, placement: str, seat: Seat, deeds: Sequence[Deed], every: int = 1) -> Agreeing:
        """Those that agree with these deeds; `every` as for `Layouts.agreeing`."""
        told, bounds = Evidence.of(seat, deeds), Bounds(placement, 1 - seat)
        layouts = Layouts.agreeing(told, bounds, every)
        where = {STARTS[seat]: layouts.all}
        for deed in deeds:
            if deed.seat != seat:
                continue
            if isinstance(deed, Dug):
                where = {deed.stood: where.get(deed.stood, 0)}
            elif isinstance(deed, Moved):
                where = slide(where, layouts.standing, deed.way, deed.steps)
        return cls(layouts, where)

    @cached_property
    def places(self) -> Mapping[Square, int]:
        """`where` without squares on which no legal layout puts the piece."""
        return {s: numbers for s, numbers in self.where.items() if self.layouts.any_legal(numbers)}

    @property
    def numbers(self) -> int:
        """All of them as one set."""
        return reduce(or_, self.where.values(), 0)


def _trios(told: Evidence, bounds: Bounds) -> list[int]:
    """The sets of three Graves that may agree, whatever the Windmill.

    Exact only once a Plot was found. Until then nearly all sets fit, and `any_legal` finds one
    soon.
    """
    room = FREE & ~told.bare
    squares = (bit for bit in each(FREE & ~told.free) if NEXT_TO[bit] & room)
    barred = FREE & ~sum(squares)
    trios = [trio for trio in _every_trio(bounds.placement) if not trio & barred]
    for plot in each(told.plots):
        beside = NEXT_TO[plot]
        trios = [trio for trio in trios if trio & beside]
    if told.plots:
        trios = [trio for trio in trios if _plots_fit(trio, room & ~trio, told.plots)]
    return trios


@cache
def _every_trio(placement: str) -> tuple[int, ...]:
    """All sets of three Graves, before anything was told."""
    near = AROUND if placement == "apart" else dict.fromkeys(AROUND, 0)
    return tuple(
        a | b | c
        for a, b, c in combinations(each(FREE), 3)
        if not (near[a] & (b | c) or near[b] & c)
    )


def _plots_fit(graves: int, room: int, found: int) -> bool:
    """Can every Grave have a Plot of its own next to it, if those that were found are among
    them?"""
    if found & ~(spread(graves) & room):
        return False
    choices = [NEXT_TO[grave] & room for grave in each(graves)]
    if (choices[0] & choices[1]) | ((choices[0] | choices[1]) & choices[2]):
        return _pair_up(choices, found)
    return all(choices) and all((choice & found).bit_count() < 2 for choice in choices)


def _pair_up(choices: list[int], found: int) -> bool:
    """Can a different bit be taken from each of these sets, so that all of `found` are taken?"""
    if found.bit_count() > len(choices):
        return False
    if not choices:
        return True
    first, *others = choices
    return any(_pair_up([o & ~bit for o in others], found & ~bit) for bit in each(first))


def _having(trios: list[int], stride: int) -> dict[int, int]:
    """Bit of a square -> the trios with a Grave there; bit n of that set is the nth trio."""
    sets = {BIT[square]: bytearray(stride // 8) for square in SQUARES}
    for index, trio in enumerate(trios):
        byte, one = index >> 3, 1 << (index & 7)
        others = trio & (trio - 1)
        last = others & (others - 1)
        sets[trio ^ others][byte] |= one
        sets[others ^ last][byte] |= one
        sets[last][byte] |= one
    return {bit: int.from_bytes(indices, "little") for bit, indices in sets.items()}


def _union(having: dict[int, int], squares: int) -> int:
    union = 0
    for bit in each(squares):
        union |= having[bit]
    return union


def _join(parts: list[int], stride: int) -> int:
    """One set of layouts, made of the trios that fit each Windmill."""
    return int.from_bytes(b"".join(p.to_bytes(stride // 8, "little") for p in parts), "little")


def members(numbers: int) -> Iterator[int]:
    """The numbers of the layouts in a set. Most bytes are 0, and a regular expression skips those
    fast."""
    data = numbers.to_bytes((numbers.bit_length() + 7) // 8, "little")
    for match in re.finditer(rb"[^\0]", data):
        for bit in each(data[match.start()]):
            yield match.start() * 8 + bit.bit_length() - 1
