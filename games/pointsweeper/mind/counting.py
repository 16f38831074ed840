"""Counts every way to take decisions one after the other so that given sums come out.

What is still to come is a vector of small numbers, a *remainder*. It is packed into one integer of
10 bits a number: a decision subtracts its own numbers, and none may fall below 0. Ways that lead to
the same remainder are counted together (dynamic programming, first forwards, then backwards).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from random import Random

_BITS = 10
_SPARE = 1 << _BITS - 1
"""The highest bit of each number is set at first. It is gone as soon as the number falls below 0,
so one `&` tells whether any has."""
_WIDEST = _SPARE - 1

Left = tuple[int, ...]
"""What is still to come: a remainder, number by number."""


@dataclass(frozen=True)
class Step:
    """A decision. Each choice subtracts its `takes` and stands for its weight in ways."""

    takes: Sequence[Left]
    weights: Sequence[int]
    closes: frozenset[int] = frozenset()
    """The numbers that must be 0 after it."""


class Ways:
    """All ways: `start` is what is to come, and `ends` counts the ways of what follows the steps.

    With more than `limit` remainders nothing is counted: then `known` is false.
    """

    def __init__(
        self, start: Left, steps: Sequence[Step], ends: Callable[[Left], int], limit: int
    ) -> None:
        self._width = len(start)
        self._spare = _packed([_SPARE] * self._width)
        self._takes = [[_packed(takes) for takes in step.takes] for step in steps]
        self._steps = steps
        self._start = _packed(start) | self._spare
        self.size = 0
        """How many remainders were met."""
        self.known = max(start, default=0) <= _WIDEST and self._reach(limit)
        if self.known:
            self._count(ends)

    @property
    def total(self) -> int:
        return self._after[0].get(self._start, 0)

    def _reach(self, limit: int) -> bool:
        """Finds how many ways lead to each remainder, step by step; False if there are too many."""
        self._before = [{self._start: 1}]
        for n in range(len(self._steps)):
            layer = self._next(n, self._before[-1])
            self._before.append(layer)
            self.size += len(layer)
            if self.size > limit:
                return False
        return True

    def _next(self, n: int, layer: dict[int, int]) -> dict[int, int]:
        spare, closed = self._spare, self._closed(n)
        choices = list(zip(self._takes[n], self._steps[n].weights, strict=True))
        reached = dict[int, int]()
        for key, count in layer.items():
            for takes, weight in choices:
                left = key - takes
                # No number has borrowed its spare bit, and those that must be 0 are.
                if left & spare == spare and not left & closed:
                    reached[left] = reached.get(left, 0) + count * weight
        return reached

    def _closed(self, n: int) -> int:
        return sum(_WIDEST << _BITS * field for field in self._steps[n].closes)

    def _count(self, ends: Callable[[Left], int]) -> None:
        """Finds how many ways lead on from each remainder, from the last step back."""
        last = {key: ways for key in self._before[-1] if (ways := ends(self._unpacked(key)))}
        self._after = [last]
        for n in reversed(range(len(self._steps))):
            later, layer = self._after[-1], dict[int, int]()
            for key in self._before[n]:
                if ways := sum(self._onward(n, key, later)):
                    layer[key] = ways
            self._after.append(layer)
        self._after.reverse()

    def _onward(self, n: int, key: int, later: dict[int, int]) -> Iterator[int]:
        """How many ways lead on from this remainder, choice by choice."""
        for takes, weight in zip(self._takes[n], self._steps[n].weights, strict=True):
            yield later.get(key - takes, 0) * weight

    def chances(self, n: int) -> list[Fraction]:
        """How likely each choice of this step is, if all ways are equally likely."""
        sums = [0] * len(self._takes[n])
        for key, count in self._before[n].items():
            for choice, ways in enumerate(self._onward(n, key, self._after[n + 1])):
                sums[choice] += count * ways
        return [Fraction(ways, self.total) for ways in sums]

    def draw(self, random: Random) -> tuple[list[int], Left]:
        """A way, each as likely as any other: its choices, and what is left after them."""
        key, choices = self._start, list[int]()
        for n in range(len(self._steps)):
            onward = list(accumulate(self._onward(n, key, self._after[n + 1])))
            at = random.randrange(onward[-1])
            choice = next(c for c, ways in enumerate(onward) if at < ways)
            choices.append(choice)
            key -= self._takes[n][choice]
        return choices, self._unpacked(key)

    def _unpacked(self, key: int) -> Left:
        return tuple(key >> _BITS * n & _WIDEST for n in range(self._width))


def _packed(numbers: Iterable[int]) -> int:
    return sum(number << _BITS * n for n, number in enumerate(numbers))
