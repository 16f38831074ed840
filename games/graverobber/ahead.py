"""What can follow a dig: further moves and digs, for each answer that it may have.

Only digs tell something, and each tells where the piece stands. So what a player knows after a dig
is a square and the worlds that are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log2

from games.core import Meter
from games.graverobber.ground import BIT, beside, line
from games.graverobber.routes import Paths
from games.graverobber.worlds import Where, Worlds
from games.squares import WAYS, Square

WIDTH = 3
"""So many plans are looked at further in each place."""


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

    def after(self, own: Square, where: Where, way: str, dug: int, left: int, depth: int) -> Follow:
        """What follows this dig, on average: `left` Plots were to be found before it."""
        gain = turns = 0.0
        count = sum(worlds.bit_count() for worlds in where.values())
        for at, worlds in where.items():
            ahead = beside(at, way)
            bit = BIT[ahead] if ahead else 0
            plot = worlds & self.worlds.plots[ahead] if ahead and not bit & dug else 0
            for answer, more in ((plot, left - 1), (worlds ^ plot, left)):
                if answer and more:
                    follow = self._best(own, at, answer, dug | bit, more, depth)
                    share = answer.bit_count() / count
                    gain += share * follow.gain
                    turns += share * follow.turns
        return Follow(gain, turns)

    def _best(
        self, own: Square, at: Square, worlds: int, dug: int, left: int, depth: int
    ) -> Follow:
        """The best plan with the piece on this square in these worlds, if one is worth it."""
        self.meter.spend()
        plans = list(self._plans(own, at, worlds, dug))
        if not plans:
            return NOTHING
        plans.sort(key=lambda plan: plan[0], reverse=True)
        if depth <= 1 or self.meter.spent():
            _, gain, turns, *_ = plans[0]
            return Follow(gain, turns)
        best, most = NOTHING, 0.0
        for _, gain, turns, there, where, way in plans[:WIDTH]:
            later = self.after(there, where, way, dug, left, depth - 1)
            whole = Follow(gain + later.gain, turns + later.turns)
            if whole.gain - self.rate * whole.turns > most:
                best, most = whole, whole.gain - self.rate * whole.turns
        return best

    def _plans(
        self, own: Square, at: Square, worlds: int, dug: int
    ) -> Iterator[tuple[float, float, int, Square, Where, str]]:
        """Plans of at most one move that are worth it: surplus, gain, turns, where the own piece
        and the other one then stand, and the way of the dig."""
        count, rate, bit, plots = worlds.bit_count(), self.rate, self.bit, self.worlds.plots
        for there, moves, where in self._moved(own, at, worlds):
            told = None
            for way, ahead in _BESIDE_ALL:
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
                    yield surplus, gain, moves + 1, there, where, way

    def _moved(
        self, own: Square, at: Square, worlds: int
    ) -> Iterator[tuple[Square, int, dict[Square, int]]]:
        """At most one move of the own piece."""
        yield own, 0, {at: worlds}
        standing = self.worlds.standing
        for way in WAYS:
            here, going, stopped = at, worlds, dict[Square, int]()
            ahead = line(at, way)
            for there, square in zip(self.mine[own, way], ahead, strict=False):
                stop = going & standing[square]
                if stop:
                    stopped[here] = stop
                    going ^= stop
                if not going:
                    yield there, 1, stopped
                    break
                here = square
                yield there, 1, {**stopped, here: going}


_BESIDE_ALL = [(way, {s: beside(s, way) for s in BIT}) for way in WAYS]


def entropy(chance: float) -> float:
    """The information, in bits, in the answer whether something of this chance is so."""
    if not 0 < chance < 1:
        return 0.0
    return -chance * log2(chance) - (1 - chance) * log2(1 - chance)
