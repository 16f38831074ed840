"""Rate limits: a bucket for each route and major parameter, and a global one for the bot.

https://discord.com/developers/docs/topics/rate-limits

Both count by token, however many processes use it. The sessions on the gateway count the same way.
"""

from __future__ import annotations

import hashlib
import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

GLOBAL_LIMIT = 50
_PLENTY = 1_000_000


@dataclass(frozen=True)
class Bucket:
    """How many requests a bucket takes in how many seconds."""

    name: str
    limit: int = 10
    per: float = 10.0

    @property
    def hash(self) -> str:
        """The opaque name that clients see."""
        return hashlib.md5(self.name.encode(), usedforsecurity=False).hexdigest()


#: Discord does not document its numbers; bots have measured these.
MESSAGES = Bucket("messages", 5, 5.0)
EDITS = Bucket("edits", 5, 5.0)
OLD_EDITS = Bucket("edits of old messages", 3, 6.0)
"""Of messages older than `OLD`, besides."""
OLD = 3600.0
DELETES = Bucket("deletes", 5, 1.0)
TYPING = Bucket("typing", 5, 5.0)
FOLLOWUPS = Bucket("followups", 5, 2.0)


@dataclass(frozen=True)
class SessionLimits:
    """What Discord recommends and allows a bot on the gateway, in all its processes together.

    https://discord.com/developers/docs/events/gateway#sharding
    """

    shards: int = 1
    """How many shards Discord recommends."""
    max_concurrency: int = 1
    """Identifies are counted separately for each ``shard_id % max_concurrency``."""
    pause: float = 5.0
    """Seconds between two identifies that count together."""
    starts: int = 1000
    """Identifies in a day, with those that came too fast; resuming is free."""
    most_guilds: int = 2500
    """Servers that a shard may have."""
    resumable: float = 180.0
    """Seconds after which a broken session is forgotten: Discord's "few minutes"."""


UNLIMITED = SessionLimits(pause=0.0, starts=_PLENTY, resumable=math.inf)
"""For worlds without rate limits: bots may start as often and as fast as they like."""


@dataclass
class _Window:
    ends: float = -math.inf
    used: int = 0


@dataclass(frozen=True)
class Verdict:
    """Whether a request may pass, and the headers of its answer."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False

    def body(self) -> dict[str, object]:
        """The JSON body of the 429 answer."""
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.everywhere,
        }


@dataclass
class RateLimits:
    """All windows of a world; if ``on`` is false, everything passes."""

    clock: Callable[[], float]
    on: bool
    _windows: dict[tuple[str, str], _Window] = field(default_factory=dict)
    #: When each account sent its last requests.
    _lately: dict[str, deque[float]] = field(default_factory=dict)

    def take(self, bucket: Bucket | None, major: str, account: str | None) -> Verdict:
        """Count a request. ``account`` is the one whose global limit it counts against, if any."""
        if bucket is None:
            return Verdict({})
        if not self.on:
            return Verdict(self._headers(bucket, _PLENTY, _PLENTY - 1, self.clock() + 1))
        now = self.clock()
        if account is not None and (wait := self._pass_everywhere(account, now)):
            return self.limited(wait, everywhere=True)
        wait = self._pass((bucket.name, major), bucket.limit, bucket.per, now)
        window = self._windows[bucket.name, major]
        headers = self._headers(bucket, bucket.limit, bucket.limit - window.used, window.ends)
        return self.limited(wait, headers) if wait else Verdict(headers)

    def _pass_everywhere(self, account: str, now: float) -> float:
        """Count against the limit over all routes: no second may have more. Returns the seconds to
        wait."""
        lately = self._lately.setdefault(account, deque(maxlen=GLOBAL_LIMIT))
        if len(lately) == GLOBAL_LIMIT and (wait := lately[0] + 1.0 - now) > 0:
            return wait
        lately.append(now)
        return 0.0

    def _pass(self, key: tuple[str, str], limit: int, per: float, now: float) -> float:
        """Seconds to wait; 0 if the request passes and was counted."""
        window = self._windows.setdefault(key, _Window())
        if now >= window.ends:
            window.ends, window.used = now + per, 0
        if window.used >= limit:
            return window.ends - now
        window.used += 1
        return 0.0

    def _headers(self, bucket: Bucket, limit: int, left: int, ends: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, ends - self.clock()):.3f}",
            "X-RateLimit-Bucket": bucket.hash,
        }

    def limited(
        self, wait: float, headers: dict[str, str] | None = None, everywhere: bool = False
    ) -> Verdict:
        """The verdict of a 429. ``Via`` tells clients that it comes from Discord, not from its
        proxy."""
        scope = {"X-RateLimit-Scope": "global" if everywhere else "user"}
        if everywhere:
            scope["X-RateLimit-Global"] = "true"
        basics = {"Retry-After": str(math.ceil(wait)), "Via": "1.1 local"}
        return Verdict({**(headers or {}), **basics, **scope}, round(wait, 3), everywhere)
