"""Tables whose channel or server is gone are closed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence

from bot.data.absences import Shard
from bot.live.background import Background, Together
from bot.live.tables import GONE, Tables

CLOSING = "closing tables whose channel is gone"
"""What the log calls that."""


class Gone:
    """Closes them. Knows no Discord: it is told. `exists`: is there still such a server and in it
    such a channel?"""

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
        """Look what went while the bot was away: in these of the shards' servers, or in all."""
        last = 0
        while places := await self._tables.store.open_places(shards, guilds, after=last):
            for id, server, channel in places:
                if not await self._exists(server, channel):
                    await self._tables.close([id], GONE)
                last = id

    def available(self, guild: int) -> None:
        """A server is there that was not, by Discord's words: look there too. After a start or an
        outage thousands say so at once."""
        self._looking.add(guild)

    async def removed(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """Close the open tables of a server that is gone, or of a channel."""

        async def close() -> None:
            ids = await self._tables.store.open_tables_in(guild=guild, channel=channel)
            await self._tables.close(ids, GONE)

        await self._background.again(close, CLOSING)
