"""Servers, channels and permissions that come and go, and what that does to tables. Knows no
Discord: it is told.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from functools import partial

from bot.data.absences import Shard
from bot.data.servers import Servers
from bot.live.background import Background, Together
from bot.live.tables import Tables
from bot.table.reach import GONE

CLOSING = "closing tables whose channel is gone"
"""What the log calls that."""
TRYING = "trying what was refused"
PAUSE = 3600.0
"""Seconds between two looks for data to delete, and between two tries of all that was refused."""
LOOK = 1.0
"""Seconds between two looks for servers to try once more."""


class Gone:
    """Closes tables whose channel or server is gone. `exists`: is this server still there, and in
    it this channel?"""

    def __init__(
        self,
        tables: Tables,
        background: Background,
        exists: Callable[[int, int], Awaitable[bool]],
    ) -> None:
        self._tables = tables
        self._background = background
        self._exists = exists
        self._looking = Together(background, lambda guilds: self.missed((), guilds), CLOSING)

    async def missed(self, shards: Sequence[Shard], guilds: Collection[int] = ()) -> None:
        """Look for what went while the bot was away: in these servers, or in all of the shards'."""
        last = 0
        while places := await self._tables.store.open_places(shards, guilds, after=last):
            for id, server, channel in places:
                if not await self._exists(server, channel):
                    await self._tables.close([id], GONE)
                last = id

    def available(self, guild: int) -> None:
        """Discord says that a server is available again: look there too, together with the others,
        since after a start or an outage thousands come at once."""
        self._looking.add(guild)

    async def removed(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """Close the open tables of a server that is gone, or of a channel."""

        async def close() -> None:
            ids = await self._tables.store.open_tables_in(guild=guild, channel=channel)
            await self._tables.close(ids, GONE)

        await self._background.again(close, CLOSING)


class Permissions:
    """Tries tables again that Discord did not let the bot show, when something has changed there;
    once an hour in any case.

    `again`: tries these tables again.
    `differs`: may anything have changed for the bot in this channel since it was refused there?
    """

    def __init__(
        self,
        tables: Tables,
        background: Background,
        again: Callable[[Iterable[int]], Awaitable[None]],
        differs: Callable[[int], bool],
    ) -> None:
        self._tables = tables
        self._background = background
        self._again = again
        self._differs = differs
        self._ending: dict[int, float] = {}
        """By server, when a time-out of the bot's ends there. Discord does not tell it."""
        self._trying = Together(background, self._try, TRYING)

    def changed(self, guild: int) -> None:
        """Roles or channels of a server have changed: its tables are tried."""
        self._trying.add(guild)

    def at(self, guild: int, time: float) -> None:
        """A server's tables are to be tried again at this time."""
        self._ending[guild] = time

    def begin(self) -> None:
        """From now on, try servers once more when that is due."""
        self._background.every(LOOK, self.look, TRYING)
        self._background.every(PAUSE, self.all, "trying all that was refused")

    async def look(self) -> None:
        """Try the servers that are due."""
        now = self._tables.now()
        over = {guild: at for guild, at in self._ending.items() if at <= now}
        if over:
            await self._again(await self._refused(over))
            for guild, at in over.items():
                if self._ending[guild] == at:  # else trying has shown that it goes on
                    del self._ending[guild]

    async def all(self) -> None:
        """Try everything: what Discord refuses for a reason that is not known here may pass too."""
        await self._again(await self._refused(()))

    async def _try(self, guilds: Collection[int]) -> None:
        found = await self._refused(guilds)
        await self._again([id for id, channel in found.items() if self._differs(channel)])

    async def _refused(self, guilds: Collection[int]) -> Mapping[int, int]:
        """The refused tables in these servers, or in all, with their channels: also what is not
        written down yet."""
        own = self._tables.presence.own
        stored = await self._tables.store.refused(own, guilds)
        lives = [live.table for live in self._tables.in_memory if live.refused]
        here = [table for table in lives if not guilds or table.guild in guilds]
        return dict(stored) | {table.id: table.channel for table in here}


class Leaving:
    """Knows which servers have removed the bot, and deletes their data some time after."""

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
        """Does this process serve a server, and has Discord listed that shard's servers?"""
        self._there = there
        """Is the bot in this server, as far as Discord has said?"""
        self._gone = set[int]()
        """The servers known to have removed it. Kept since thousands may come back at once, and
        only these need a write."""

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
        """Discord has said in which of a shard's servers the bot is, available or not. So servers
        are found that removed it or took it back while it was away."""
        known, gone = await self._servers.known()
        missing = {guild for guild in known - set(present) if shard.has(guild)}
        await self._servers.removed(missing, self._tables.now())
        await self._servers.back(gone & set(present))
        self._gone |= missing | gone
        self._gone -= gone & set(present)

    async def resume(self) -> None:
        """At start-up, once it is known which servers are back: delete what is due, and keep doing
        so."""
        await self.delete()
        self._background.every(PAUSE, self.delete, "deleting what was left long ago")

    async def delete(self) -> None:
        """Delete the data of servers that have been without the bot for long enough, and lobbies
        that were closed as long ago. If the bot came and went quickly its return may not have been
        noted: so each server is checked first."""
        await self._servers.forget_lobbies(self._tables.now())
        for guild in await self._servers.due(self._tables.now()):
            if self._there(guild):
                await self._servers.back([guild])
            elif self._serves(guild):
                await self._servers.delete(guild)
