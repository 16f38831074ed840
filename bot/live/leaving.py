"""Servers that remove the bot, and are forgotten some time after. Knows no Discord: it is told."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from bot.data.absences import Shard
from bot.data.servers import Servers
from bot.live.background import Background
from bot.live.tables import Tables

PAUSE = 3600.0
"""Seconds between two looks at what is to be deleted."""


class Leaving:
    """Keeps in mind which servers have removed the bot."""

    def __init__(
        self,
        servers: Servers,
        tables: Tables,
        background: Background,
        serves: Callable[[int], bool],
        there: Callable[[int], bool],
    ) -> None:
        self._servers = servers
        self._tables = tables
        self._background = background
        self._serves = serves
        """Is it this process that hears of a server, and has it heard?"""
        self._there = there
        """Is the bot in this server, as far as Discord has said?"""
        self._gone = set[int]()
        """Those of which it is known. Thousands may tell that they are there."""

    async def removed(self, guild: int) -> None:
        """A server has removed the bot."""
        self._gone.add(guild)
        removed = partial(self._servers.removed, [guild], self._tables.now())
        await self._background.again(removed, "noting a removal")

    async def back(self, guild: int) -> None:
        """A server is there, perhaps again."""
        if guild not in self._gone:
            return
        self._gone.discard(guild)
        await self._background.again(partial(self._servers.back, [guild]), "noting a return")

    async def listed(self, shard: Shard, present: Collection[int]) -> None:
        """Discord has said in which of a shard's servers the bot is, be they available or not: what
        others did while it was away."""
        known, gone = await self._servers.known()
        missing = {guild for guild in known - set(present) if shard.has(guild)}
        await self._servers.removed(missing, self._tables.now())
        await self._servers.back(gone & set(present))
        self._gone |= missing | gone
        self._gone -= gone & set(present)

    async def resume(self) -> None:
        """At start-up, when it is known who is back: delete what is due, and from then on."""
        await self.delete()
        self._background.every(PAUSE, self.delete, "deleting what was left long ago")

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
