"""Servers that remove the bot, and are forgotten some time after. Knows no Discord: it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from bot.data.absences import Shard
from bot.data.servers import Servers
from bot.live.again import again
from bot.live.tables import Tables

PAUSE = 3600.0
"""Seconds between two looks at what is to be deleted."""


class Leaving:
    """Keeps in mind which servers have removed the bot."""

    def __init__(
        self,
        servers: Servers,
        tables: Tables,
        serves: Callable[[int], bool],
        there: Callable[[int], bool],
    ) -> None:
        self._servers = servers
        self._tables = tables
        self._serves = serves
        """Is it this process that hears of a server, and has it heard?"""
        self._there = there
        """Is the bot in this server, as far as Discord has said?"""
        self._gone = set[int]()
        """Those of which it is known. Thousands may tell that they are there."""

    async def removed(self, guild: int) -> None:
        """A server has removed the bot."""
        self._gone.add(guild)
        await again(lambda: self._servers.removed([guild], self._tables.now()), "noting a removal")

    async def back(self, guild: int) -> None:
        """A server is there, perhaps again."""
        if guild not in self._gone:
            return
        self._gone.discard(guild)
        await again(lambda: self._servers.back([guild]), "noting a return")

    async def listed(self, shard: Shard, present: Collection[int]) -> None:
        """Discord has said in which of a shard's servers the bot is, be they available or not: what
        others did while it was away."""
        known, gone = await self._servers.known()
        missing = {guild for guild in known - set(present) if shard.has(guild)}
        await self._servers.removed(missing, self._tables.now())
        await self._servers.back(gone & set(present))
        self._gone |= missing | gone
        self._gone -= gone & set(present)

    async def run(self) -> None:
        """Delete what is due for as long as the bot lives."""
        while True:
            await again(self.delete, "deleting what was left long ago")
            await asyncio.sleep(PAUSE)

    async def delete(self) -> None:
        """Delete what is stored of servers that have been without the bot for long enough, and of
        lobbies that were closed as long ago. That the bot is back may not have been noted, if it
        came and went quickly."""
        await self._servers.forget_lobbies(self._tables.now())
        for guild in await self._servers.due(self._tables.now()):
            if self._there(guild):
                await self._servers.back([guild])
            elif self._serves(guild):
                await self._servers.delete(guild)
