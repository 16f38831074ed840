"""The clock of this process. Knows no Discord."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.data.database import Database
from bot.data.dialect import clock, one_writer
from bot.times import CLOCK_ANSWER


class Process:
    """Knows what time it is.

    `now`: the clock; by default the database's, so that machines whose clocks differ agree.
    `machine`: this machine's clock.
    """

    def __init__(
        self,
        engine: Database,
        now: Callable[[], float] | None = None,
        machine: Callable[[], float] = time.time,
    ) -> None:
        self._engine = engine
        self.now = now or self._time
        self._machine = machine
        self._offset = 0.0
        self.measures = now is None
        """Is this a true clock, and no test's?"""

    def _time(self) -> float:
        return self._machine() + self._offset

    async def measure(self) -> None:
        """Compare this machine's clock with the database's. Raises `Away`."""
        if not self.measures or one_writer(self._engine):  # whose clock is this machine's
            return
        before = self._machine()
        async with self._engine.reading() as connection:
            there = await clock(connection)
        after = self._machine()
        if there is not None and 0 <= after - before < CLOCK_ANSWER:
            self._offset = there - (before + after) / 2
