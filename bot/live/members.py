"""Who is still in a server, asking Discord as seldom as possible."""

from __future__ import annotations

from bot.data.recent import Latest
from bot.live.channels import Channels
from bot.live.tables import Tables

SEEN = 3600.0
"""Seconds for which somebody who was seen in a server counts as still there."""
_KEPT = 10_000


class Members:
    """Who was lately seen where."""

    def __init__(self, channels: Channels, tables: Tables) -> None:
        self._channels = channels
        self._tables = tables
        self._seen = Latest[tuple[int, int], float](_KEPT)

    def see(self, guild: int, people: list[int]) -> None:
        """These people are in the server."""
        for person in people:
            self._seen[guild, person] = self._tables.now() + SEEN

    async def gone(self, guild: int, people: list[int]) -> list[int]:
        """Those of at most 100 people who have left the server, as far as Discord says."""
        now = self._tables.now()
        unsure = [p for p in people if self._seen.get((guild, p), 0.0) < now]
        if not unsure:
            return []
        present = await self._channels.present(guild, unsure)
        self.see(guild, present)
        return [person for person in unsure if person not in present]
