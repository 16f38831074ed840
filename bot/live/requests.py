"""Requests to Discord: how often this process may send one.
https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp
from aiolimiter import AsyncLimiter

from bot.live.process import Process

ALL = 50.0
"""Requests a second that Discord allows a bot, in all its processes."""
BURST = 0.2
"""The part of them that may come at once. The others come evenly: so in no second come more."""
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
