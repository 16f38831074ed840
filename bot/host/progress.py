"""How far a long command is, and how long it may still take."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from games.core import show

_EVERY = 5.0
"""Seconds between two lines."""


class HowFar:
    """Tells every few seconds, on standard error. Called with how much is done, of how much."""

    def __init__(self, what: str, now: Callable[[], float] = time.monotonic) -> None:
        self._what, self._now = what, now
        self._begun = self._told = now()

    def __call__(self, done: int, of: int) -> None:
        """So much is done."""
        now = self._now()
        if now < self._told + _EVERY or not done:
            return
        self._told = now
        left = (now - self._begun) / done * max(0, of - done)
        told = f"{done:,} of {of:,} {self._what}, about {left:.0f} s left"
        show(told, file=sys.stderr)
