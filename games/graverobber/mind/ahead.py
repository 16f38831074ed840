"""What can follow a dig: at most one move and another dig, for each answer that it may have.

Only digs tell something, and each tells where the piece stands. So what a player knows after a dig
is a square and the worlds that are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log2

from games.core import Meter
from games.graverobber.mind.routes import Paths
from games.graverobber.mind.worlds import Where, Worlds
from games.graverobber.rules.known.ground import BIT, beside, line
from games.squares import WAYS, Square

_BESIDE = [{square: beside(square, way) for square in BIT} for way in WAYS]
"""For each way, the square there of each square."""


@dataclass(frozen=True)
class Follow:
    """What comes of the best plans that may follow."""

    gain: float = 0.0
    """In Plots."""
    turns: float = 0.0


NOTHING = Follow()


@dataclass(frozen=True)
class Ahead:
    """Looks ahead from the answers to a dig."""

    worlds: Worlds
    mine: Paths
    bit: float
    """What a bit of information is worth, in Plots."""
    rate: float
    """What a turn brings elsewhere, in Plots: a plan that brings less is not followed."""
    meter: Meter

    def after(self, own: Square, where: Where, way: str, dug: int, left: int) -> Follow:
        """What follows this dig, on average: `left` Plots were to be found before it."""
        gain = turns = 0.0
        count = sum(worlds.bit_count() for worlds in where.values())
        for at, worlds in where.items():
            ahead = beside(at, way)
            bit = BIT[ahead] if ahead else 0
            plot = worlds & self.worlds.plots[ahead] if ahead and not bit & dug else 0
            for answer, more in ((plot, left - 1), (worlds ^ plot, left)):
                if answer and more:
                    follow = self._best(own, at, answer, dug | bit)
                    share = answer.bit_count() / count
                    gain += share * follow.gain
                    turns += share * follow.turns
        return Follow(gain, turns)

    def _best(self, own: Square, at: Square, worlds: int, dug: int) -> Follow:
        """The best plan with the piece on this square in these worlds, if one is worth it."""
        self.meter.spend()
        best = max(self._plans(own, at, worlds, dug), key=lambda plan: plan[0], default=None)
        return best[1] if best else NOTHING

    def _plans(
        self, own: Square, at: Square, worlds: int, dug: int
    ) -> Iterator[tuple[float, Follow]]:
        """Plans of at most one move that are worth it, with how much they bring beyond the rate."""
        count, rate, bit, plots = worlds.bit_count(), self.rate, self.bit, self.worlds.plots
        for moves, where in self._moved(own, at, worlds):
            told = None
            for ahead in _BESIDE:
                found = 0
                for square, here in where.items():
                    side = ahead[square]
                    if side and not BIT[side] & dug:
                        found += (here & plots[side]).bit_count()
                if not found:
                    continue
                if told is None:
                    told = self.worlds.places(where)
                chance = found / count
                gain = chance + bit * (told + entropy(chance))
                surplus = gain - rate * (moves + 1)
                if surplus > 0:
                    yield surplus, Follow(gain, moves + 1)

    def _moved(
        self, own: Square, at: Square, worlds: int
    ) -> Iterator[tuple[int, dict[Square, int]]]:
        """At most one move of the own piece: how many, and where the other one then stands."""
        yield 0, {at: worlds}
        standing = self.worlds.standing
        for way in WAYS:
            here, going, stopped = at, worlds, dict[Square, int]()
            ahead = line(at, way)
            for _, square in zip(self.mine[own, way], ahead, strict=False):
                stop = going & standing[square]
                if stop:
                    stopped[here] = stop
                    going ^= stop
                if not going:
                    yield 1, stopped
                    break
                here = square
                yield 1, {**stopped, here: going}


def entropy(chance: float) -> float:
    """The information, in bits, in the answer whether something of this chance is so."""
    if not 0 < chance < 1:
        return 0.0
    return -chance * log2(chance) - (1 - chance) * log2(1 - chance)
