"""How often and how fast bots may identify. All processes of a token count together.

https://discord.com/developers/docs/events/gateway#sharding-max-concurrency
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ..limits import SessionLimits
from ..model import Application

_DAY = 24 * 3600.0

Shard = tuple[int, int]
"""A shard's number, and how many shards there are."""


class Start(NamedTuple):
    """An identify; ``taken`` is false if it came too soon after another one."""

    application: Application
    shard: Shard
    at: str
    time: float
    taken: bool


@dataclass
class Starts:
    """All identifies so far, and when the next ones are allowed."""

    clock: Callable[[], float]
    limits: SessionLimits
    log: list[Start] = field(default_factory=list)
    _days: dict[int, float] = field(default_factory=dict)  # when each application's day ends
    _used: Counter[int] = field(default_factory=Counter)
    _free: dict[tuple[int, int], float] = field(default_factory=dict)

    def take(self, application: Application, shard: Shard, at: str) -> bool:
        """Count an identify; returns whether it may begin a session."""
        now = self.clock()
        self._begin_day(application)
        self._days.setdefault(application.id, now + _DAY)
        self._used[application.id] += 1
        key = application.id, shard[0] % self.limits.max_concurrency
        taken = now >= self._free.get(key, -math.inf)
        if taken:
            self._free[key] = now + self.limits.pause
        self.log.append(Start(application, shard, at, now, taken))
        return taken

    def _begin_day(self, application: Application) -> None:
        """Forget yesterday; a day begins with its first identify."""
        if self.clock() >= self._days.get(application.id, math.inf):
            del self._days[application.id], self._used[application.id]

    def remaining(self, application: Application) -> int:
        """How many identifies are left today."""
        self._begin_day(application)
        return max(0, self.limits.starts - self._used[application.id])

    def reset_after(self, application: Application) -> int:
        """Milliseconds until the count begins again."""
        self._begin_day(application)
        now = self.clock()
        return int((self._days.get(application.id, now) - now) * 1000)

    @property
    def refused(self) -> int:
        """How many identifies came too soon."""
        return sum(not start.taken for start in self.log)
