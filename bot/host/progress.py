"""How far a long command is, and how long it may still take."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from games.core import show

_EVERY = 5.0
"""Seconds between two lines."""
_MINUTE = 60


class HowFar:
    """Tells every few seconds, on standard error. Called with how much is done, of how much."""

    def __init__(self, what: str, now: Callable[[], float] = time.monotonic) -> None:
        self._what, self._now = what, now
        self._told = now()
        self._begun: tuple[float, int] | None = None
        """When it was first called, and what was done then: until then it only got ready."""

    def __call__(self, done: int, of: int) -> None:
        """So much is done."""
        now = self._now()
        began, before = self._begun = self._begun or (now, done)
        if now < self._told + _EVERY or done <= before:
            return
        self._told = now
        left = (now - began) / (done - before) * max(0, of - done)
        soon = f"{left:.0f} s" if left < 2 * _MINUTE else f"{left / _MINUTE:.0f} min"
        show(f"{done:,} of {of:,} {self._what}, about {soon} left", file=sys.stderr)
