"""Tables that Discord does not let the bot show are tried again where something has changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from bot.data.leases import LEASE
from bot.live.background import Background, Together
from bot.live.tables import Tables


class Refused:
    """Which servers' tables are to be tried again. `show`: shows what is to be shown."""

    def __init__(
        self, tables: Tables, background: Background, show: Callable[[], Awaitable[None]]
    ) -> None:
        self._tables = tables
        self._show = show
        self._later: dict[int, float] = {}
        self._trying = Together(background, self._try, "trying what was refused")

    def changed(self, guild: int) -> None:
        """Roles or channels of a server are others now: its tables are tried at once, and once more
        when whoever was refused just before has written that down, or has lost the lease."""
        self._later[guild] = self._tables.now() + LEASE
        self._trying.add(guild)

    async def look(self) -> None:
        """Try those once more that are due; called again and again."""
        now = self._tables.now()
        for guild in [guild for guild, at in self._later.items() if at <= now]:
            del self._later[guild]
            self._trying.add(guild)

    async def _try(self, guilds: Collection[int]) -> None:
        await self._tables.store.leases.try_refused(guilds)
        for live in self._tables.in_memory:
            if live.refused and live.table.guild in guilds:
                live.refused = False
        await self._show()
