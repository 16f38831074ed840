"""How long an interaction had waited before it arrived here.

Discord gives up an interaction after three seconds. It may be older when we read it: the process
had been stopped, or the gateway delivers what was missed during a pause. Discord has then told the
person that the press failed, so it must have no effect.

An interaction's id tells when Discord made it, by Discord's clock. Interactions that arrive without
such a gap tell how far that clock is from this machine's.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf
from time import time

from discord.utils import snowflake_time

from bot.times import CATCHING_UP, STOOD_STILL, TAKEN, steady

STEP = 1.0
"""If this machine's clock and the steady one part by so many seconds between two looks, the former
was put forward or back."""


def taken(interaction: int, now: float) -> float:
    """When Discord took an interaction; now, if the two clocks are too far apart to tell."""
    moment = snowflake_time(interaction).timestamp()
    return moment if now - TAKEN <= moment <= now else now


class Lateness:
    """Judges an interaction's delay by the delays of those before it."""

    def __init__(
        self, clock: Callable[[], float] = time, running: Callable[[], float] = steady
    ) -> None:
        self._clock, self._running = clock, running
        self._delays: deque[float] = deque(maxlen=50)
        self._ticked: float | None = None
        self._apart: float | None = None
        """How far this machine's clock was ahead of the steady one."""
        self._old_until = -inf

    async def watch(self) -> None:
        """Notice if the process has stood still. It runs every `TICK`."""
        self.tick()

    def tick(self) -> None:
        """The process runs."""
        now = self._running()
        self._put_right(self._clock() - now)
        if self._ticked is not None and now - self._ticked > STOOD_STILL:
            self.gap()
        self._ticked = now

    def _put_right(self, apart: float) -> None:
        """If this machine's clock was put forward or back, so are the delays measured by it."""
        step = 0.0 if self._apart is None else apart - self._apart
        self._apart = apart
        if abs(step) > STEP:
            self._delays = deque((delay + step for delay in self._delays), maxlen=50)

    def gap(self) -> None:
        """Note that the interactions of the next seconds may be old."""
        self._old_until = self._running() + CATCHING_UP

    def of(self, interaction: int) -> float:
        """How many seconds this interaction, which has just arrived, had waited."""
        self.tick()
        delay = self._clock() - snowflake_time(interaction).timestamp()
        if self._running() < self._old_until:
            return max(0.0, delay - min(self._delays)) if self._delays else 0.0
        self._delays.append(delay)
        return 0.0
