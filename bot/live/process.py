"""This process among those that run on the database. Knows no Discord."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from math import inf

from bot.data.database import Database
from bot.data.processes import Neighbours, Processes
from bot.times import CLOCK_ANSWER, UNBEATEN

AWARE = 0.1
"""Seconds between two checks whether the others have noticed a new process."""


class Process:
    """Says that it is there, and knows who else is.

    `kind`: see `schema.processes`.
    `now`: the clock; by default the database's, so that machines whose clocks differ agree.
    `id`: its name in leases.
    `machine`: this machine's clock.
    """

    def __init__(
        self,
        engine: Database,
        kind: str = "bot",
        now: Callable[[], float] | None = None,
        id: str = "",
        machine: Callable[[], float] = time.time,
    ) -> None:
        self.all = Processes(engine, kind, id)
        self.id = self.all.id
        self.neighbours = Neighbours()
        self.bereft: Callable[[], None] = lambda: None
        """Called when the others are gone: what they did last is not known here yet."""
        self.now = now or self._time
        self._machine = machine
        self._offset = 0.0
        self._beaten = -inf
        self.measures = now is None
        """Is this a true clock, and no test's?"""

    def _time(self) -> float:
        return self._machine() + self._offset

    async def beat(self) -> Neighbours:
        """Say once that this process is there. Returns who else is."""
        if self.measures:
            await self._measure()
        accompanied = self.others()
        self.neighbours = await self.all.beat(self.now())
        self._beaten = time.monotonic()
        if accompanied and not self.others():
            self.bereft()
        return self.neighbours

    def others(self) -> bool:
        """May there be other processes? Yes also if this one has not said for a while that it is
        there: one may have begun meanwhile. (A new one waits until the others know of it,
        `noticed`.)"""
        alone = self.neighbours.bots + self.neighbours.thinkers <= 1
        return not alone or time.monotonic() - self._beaten > UNBEATEN

    def thinkers(self) -> bool:
        """Are there processes that only think for computers?"""
        return self.neighbours.thinkers > 0

    async def noticed(self) -> None:
        """At the start, wait until the others have seen that this process is there, or are dead.
        Until then they may believe that they are alone, and trust what they have in memory."""
        while await self.all.unaware():
            await asyncio.sleep(AWARE)
            await self.beat()  # it removes the dead

    async def _measure(self) -> None:
        before = self._machine()
        there = await self.all.clock()
        after = self._machine()
        if there is not None and 0 <= after - before < CLOCK_ANSWER:
            self._offset = there - (before + after) / 2
