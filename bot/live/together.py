"""Work that comes in crowds: what comes while some of it is being done is done together next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from bot.live.again import again


class Together:
    """Servers for which there is something to do. `work` does it for many at once, `what` the log
    calls it. Events of thousands of servers thus keep one connection of the database busy, and
    leave the others to people."""

    MOST = 500
    """Servers at once."""

    def __init__(self, work: Callable[[Collection[int]], Awaitable[None]], what: str) -> None:
        self._work, self._what = work, what
        self._waiting = set[int]()
        self._working: asyncio.Task[None] | None = None

    def add(self, guild: int) -> None:
        """For this one too: at once, or when what is being done is done."""
        self._waiting.add(guild)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(again(self._do, self._what))

    async def _do(self) -> None:
        while self._waiting:
            guilds = sorted(self._waiting)[: self.MOST]
            self._waiting.difference_update(guilds)  # first: one may come again meanwhile
            try:
                await self._work(guilds)
            except BaseException:
                self._waiting.update(guilds)
                raise

    async def end(self) -> None:
        """Do no more of it: the next start looks everywhere."""
        if self._working:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
