"""How far the clock that this process counts time by is from Discord's, which people read times by.

Every answer of Discord's says what time it is there, to the second. Small differences are nothing:
an answer is under way for a while.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from functools import lru_cache

log = logging.getLogger(__name__)

LEAST = 60.0
"""Seconds from which on the clock counts as wrong. Less is the way, and a process that stood still.
"""
ASKED = 3
"""So many answers one after the other have to agree."""
AGREE = 10.0
"""Within so many seconds."""


class Skew:
    """Hears Discord's clock. `now`: this process's; None if it is not compared."""

    def __init__(self, now: Callable[[], float] | None) -> None:
        self._now = now
        self._heard = deque[float](maxlen=ASKED)
        self.seconds = 0
        """What is added to a time before people read it: how far Discord's clock is ahead."""

    def heard(self, date: str | None) -> None:
        """An answer of Discord's says this time (RFC 9110, Date)."""
        if date is None or self._now is None:
            return
        try:
            ahead = _moment(date) - self._now()
        except ValueError:  # it comes from somebody else, between Discord and us
            return
        self._heard.append(ahead)
        if len(self._heard) == ASKED and max(self._heard) - min(self._heard) < AGREE:
            self._set(round(ahead) if abs(ahead) >= LEAST else 0)

    def _set(self, seconds: int) -> None:
        if abs(seconds - self.seconds) < AGREE:
            return
        self.seconds = seconds
        if seconds:
            log.warning("%s: set it right (NTP)", self)
        else:
            log.warning("this machine's clock agrees with Discord's again")

    def __str__(self) -> str:
        """What is wrong, for whoever runs the bot; empty if nothing is."""
        if not self.seconds:
            return ""
        way = "behind" if self.seconds > 0 else "ahead of"
        return f"the clock of this machine or its database is {abs(self.seconds)} s {way} Discord's"


@lru_cache(1)
def _moment(date: str) -> float:
    """Seconds since 1970. All answers within a second say the same."""
    return parsedate_to_datetime(date).timestamp()
