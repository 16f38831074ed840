"""Requests to Discord: how often this process may send one, and of what kind those were that it
sent. https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import aiohttp
import yarl
from aiolimiter import AsyncLimiter

from bot.live.metrics import Metrics
from bot.live.process import Process

ALL = 50.0
"""Requests a second that Discord allows a bot, in all its processes."""
BURST = 0.2
"""The part of them that may come at once. The others come evenly: so in no second come more."""
_WORDS = frozenset(
    {
        *("@me", "@original", "applications", "archived", "bot", "callback", "channels"),
        *("commands", "gateway", "guilds", "interactions", "members", "messages", "oauth2"),
        *("private", "public", "thread-members", "threads", "users", "webhooks"),
    }
)
"""What a route may name; whatever else stands in a path is somebody's or something's own."""

_look = ContextVar[Callable[[], None]]("look", default=lambda: None)


@contextmanager
def looking(look: Callable[[], None]) -> Iterator[None]:
    """Look at something directly before each request that is sent from here on, be it that it has
    waited for its turn, or that Discord has told it to come again. What `look` raises keeps it from
    being sent: discord.py lets that through."""
    token = _look.set(look)
    try:
        yield
    finally:
        _look.reset(token)


class Share:
    """Makes requests wait for their turn.

    `fixed`: so many a second for this process, 0 for no limit; None for an equal part for each
    process.
    """

    def __init__(self, process: Process, fixed: float | None) -> None:
        self._process = process
        self._fixed = fixed
        self._share = 0.0
        self._limiter = AsyncLimiter(1)
        self.trace = aiohttp.TraceConfig()
        """To be called by the HTTP client before whatever is sent, repetitions included."""
        self.trace.on_request_start.append(self._begun)

    async def _begun(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        """Answers to interactions count for nobody: they bear their own token, not the bot's."""
        if "Authorization" in request.headers and self._fixed != 0:
            await self._limited.acquire()
        _look.get()()

    @property
    def _limited(self) -> AsyncLimiter:
        share = self._fixed or ALL / max(1, self._process.neighbours.bots)
        if share != self._share:
            burst = max(1.0, share * BURST)
            self._share, self._limiter = share, AsyncLimiter(burst, burst / (share * (1 - BURST)))
        return self._limiter


def route(path: str) -> str:
    """A path with `*` for what is no word of Discord's API."""
    parts = [part for part in path.split("/") if part]
    if parts[:1] == ["api"]:
        parts = parts[2:]  # the version with it
    return "/" + "/".join(part if part in _WORDS else "*" for part in parts)


def interaction_of(url: yarl.URL) -> int | None:
    """The interaction that a request acknowledges, if it does."""
    match url.path.split("/"):
        case [*_, "interactions", id, _, "callback"] if id.isdecimal():
            return int(id)
        case _:
            return None


def count(trace: aiohttp.TraceConfig | None, metrics: Metrics) -> None:
    """Count the requests of the HTTP client that has been given this, with no id and no token."""
    assert trace

    async def answered(_: Any, __: Any, end: aiohttp.TraceRequestEndParams) -> None:
        status, scope = end.response.status, end.response.headers.get("X-RateLimit-Scope", "")
        metrics.answered(end.method, route(end.url.path), status, scope)
        interaction = interaction_of(end.url)
        if interaction is not None and status < 300:
            metrics.acknowledged(interaction)

    async def unanswered(_: Any, __: Any, end: aiohttp.TraceRequestExceptionParams) -> None:
        metrics.unanswered(end.method, route(end.url.path))

    trace.on_request_end.append(answered)
    trace.on_request_exception.append(unanswered)
