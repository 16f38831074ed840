"""Requests to Discord: how often this process may send one.
https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp
from aiolimiter import AsyncLimiter

from bot.live.answers import JSON, seconds
from bot.live.presence import Presence
from bot.live.skew import Skew

ALL = 50.0
"""Requests a second that Discord allows a bot, in all its processes."""
BURST = 0.2
"""The part of them that may come at once. The others come evenly, so that no second sees more."""
PAUSE = 60.0
"""The longest that all requests wait because Discord said so for all. Then one finds out."""
_look = ContextVar[Callable[[], None]]("look", default=lambda: None)


@contextmanager
def looking(ask: Callable[[], None]) -> Iterator[None]:
    """Inside the block, call `ask` directly before each request is sent.

    A request may have waited for its turn, or Discord may have told it to come again, so much can
    have changed since it was made. If `ask` raises, the request is not sent: discord.py lets the
    exception through.
    """
    token = _look.set(ask)
    try:
        yield
    finally:
        _look.reset(token)


def look() -> None:
    """Ask what is to be asked before a request. Raises whatever that raises."""
    _look.get()()


class RequestShare:
    """Makes requests wait for their turn.

    `fixed`: how many a second this process may send; 0 for no limit; None for a part of all as
    large as its part of the shards.
    `skew`: hears what time it is for Discord.
    """

    def __init__(self, presence: Presence, fixed: float | None, skew: Skew | None = None) -> None:
        self._presence = presence
        self._fixed = fixed
        self._share = 0.0
        self._limiter = AsyncLimiter(1)
        self._paused_until = 0.0
        self.trace = aiohttp.TraceConfig()
        """For the HTTP client, which then calls this before each request, repetitions included."""
        self.trace.on_request_start.append(self._begun)
        self._skew = skew or Skew(None)
        self.trace.on_request_end.append(self._ended)

    async def _begun(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        """Wait for this request's turn. Answers to interactions need none: they bear their own
        token, and Discord does not count them."""
        if "Authorization" in request.headers:
            await self._resumed()
            if self._fixed != 0:
                await self._limited.acquire()
        look()

    async def _resumed(self) -> None:
        while (left := self._paused_until - asyncio.get_running_loop().time()) > 0:  # noqa: ASYNC110 - it may grow
            await asyncio.sleep(left)

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        told = request.response
        self._skew.heard(told.headers.get("Date"))
        if told.status == 429 and _for_all(told):
            until = asyncio.get_running_loop().time() + min(seconds(told, 0.0), PAUSE)
            self._paused_until = max(self._paused_until, until)  # another one may name no time

    @property
    def _limited(self) -> AsyncLimiter:
        own = self._presence.own
        share = self._fixed or ALL * len(own) / own[0].of
        if share != self._share:
            burst = max(1.0, share * BURST)
            self._share, self._limiter = share, AsyncLimiter(burst, burst / (share * (1 - BURST)))
        return self._limiter


def _for_all(told: aiohttp.ClientResponse) -> bool:
    """Was it too much for all of the bot's requests, or for Cloudflare, which then keeps the whole
    machine out?"""
    everywhere = told.headers.get("X-RateLimit-Scope") == "global"
    banned = told.content_type != JSON and "Via" not in told.headers
    return everywhere or banned or "X-RateLimit-Global" in told.headers
