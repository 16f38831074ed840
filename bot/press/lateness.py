"""How long an interaction had waited before it came here.

Discord gives an interaction up after three seconds. One may be older when it is read: the process
was stopped meanwhile, or the gateway tells after a pause what has been missed. Whoever pressed has
been told by then that it failed, so it must have no effect.

An interaction's id says when Discord made it, by Discord's clock. How far that is from this
machine's clock is learnt from the interactions that came without such a gap.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf
from time import monotonic, time

from discord.utils import snowflake_time

from bot.times import CATCHING_UP, STOOD_STILL


class Lateness:
    """Learnt from the interactions that have come."""

    def __init__(
        self, clock: Callable[[], float] = time, running: Callable[[], float] = monotonic
    ) -> None:
        self._clock, self._running = clock, running
        self._delays: deque[float] = deque(maxlen=50)
        self._ticked: float | None = None
        self._old_until = -inf

    async def watch(self) -> None:
        """Notice when the process has stood still; done every `TICK`."""
        self.tick()

    def tick(self) -> None:
        """The process runs."""
        now = self._running()
        if self._ticked is not None and now - self._ticked > STOOD_STILL:
            self.gap()
        self._ticked = now

    def gap(self) -> None:
        """What comes now may be old."""
        self._old_until = self._running() + CATCHING_UP

    def of(self, interaction: int) -> float:
        """For how many seconds this interaction had waited when it came, just now."""
        self.tick()
        delay = self._clock() - snowflake_time(interaction).timestamp()
        if self._running() < self._old_until:
            return max(0.0, delay - min(self._delays)) if self._delays else 0.0
        self._delays.append(delay)
        return 0.0
