"""How many thoughts share the processor, which is next, and how long it may take.

A thought that has to share a core with others plays below its level, however long it takes. So when
thoughts get less of the processor than they need, fewer of them think at a time, each with its
time, and the others stand in line. What they wait costs them nothing as long as all can be done
before people lose patience (`SOON`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import ceil, inf

from games.core import BUSY

SOON = 3.0
"""People stand in line for so many times as long as their thought may take: twenty seconds for an
expert. Longer lines make thoughts shorter."""
LACK, ENOUGH = 1 / BUSY, 0.8
"""Shares of a core. With less than the first, a thought is not done in time, so fewer think at
once; with the second, one more may."""
STEP = 0.25
"""By how much more may think at once after a thought that had enough. So after every fourth one
more is tried, and that one is given up again at once if it takes the others' time."""
BRIEF = 0.2
"""A thought that took fewer seconds on the clock says nothing about the processor."""


@dataclass(frozen=True, eq=False)
class _Asked:
    """A thought in line."""

    cpu: float
    """Seconds of the processor that it would like."""
    most: float
    """How many seconds on the clock it may take."""
    due: float
    """When people have lost patience."""
    turn: asyncio.Future[float]
    """Says until when it may think, once it may begin."""


class Processor:
    """Room for `most` thoughts at once, or for fewer while others need the processor, too.
    `clock`: seconds on the machine's clock."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._clock = most, clock
        self._room = float(most)
        self._fewer_since = -inf
        self._thinking = 0
        self._line = list[_Asked]()

    @property
    def room(self) -> int:
        """How many may think at once."""
        return int(self._room)

    @asynccontextmanager
    async def turn(self, cpu: float, since: float) -> AsyncIterator[float]:
        """Wait in line with a thought of so many seconds that somebody has waited for since then:
        what they waited before they stood in line counts as thought. Gives the moment until which
        it may think. Whoever's patience ends first is first, so a weak level waits for no line of
        experts, and nobody is passed by for ever."""
        turn, now = asyncio.get_running_loop().create_future(), self._clock()
        most = max(0.0, BUSY * cpu - (now - since))
        asked = _Asked(cpu, most, now + SOON * most, turn)
        self._line.append(asked)
        self._begin()
        try:
            yield await asked.turn
        finally:
            if asked in self._line:
                self._line.remove(asked)
            else:
                self._thinking -= 1
            self._begin()

    def learn(self, cpu: float, took: float) -> None:
        """A thought that ends now has had so many seconds of the processor in so many on the
        clock."""
        if took < BRIEF:
            return
        now, share = self._clock(), cpu / took
        if share < LACK:
            if now - took >= self._fewer_since:  # else it began when there were more
                self._room, self._fewer_since = max(1.0, self._room * share), now
        elif share >= ENOUGH and self._thinking >= self.room:
            self._room = min(float(self._most), self._room + STEP)

    def _begin(self) -> None:
        """Let those begin for whom there is room."""
        while self._line and self._thinking < self.room:
            first, until = self._first()
            self._line.remove(first)
            self._thinking += 1
            if not first.turn.done():  # it may just be cancelled
                first.turn.set_result(until)

    def _first(self) -> tuple[_Asked, float]:
        """Who is first in line, and until when they may think. If not all can have what they want
        before people's patience ends, all have the same part of it."""
        line = sorted(self._line, key=lambda asked: asked.due)
        first, now, wanted = line[0], self._clock(), 0.0
        left = first.most
        for asked in line:
            wanted += asked.cpu
            rounds = ceil(wanted / (first.cpu * self.room))  # until this one is done
            left = min(left, (asked.due - now) / rounds)
        return first, now + left
