"""Who is still in a server, asking Discord as seldom as possible."""

from __future__ import annotations

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
        self._seen = dict[tuple[int, int], float]()

    def see(self, guild: int, people: list[int]) -> None:
        """These people are in the server."""
        if len(self._seen) > _KEPT:
            self._seen.clear()
        until = self._tables.now() + SEEN
        self._seen |= {(guild, person): until for person in people}

    async def gone(self, guild: int, people: list[int]) -> list[int]:
        """Those of at most 100 people who have left the server, as far as Discord says."""
        now = self._tables.now()
        unsure = [p for p in people if self._seen.get((guild, p), 0.0) < now]
        if not unsure:
            return []
        present = await self._channels.present(guild, unsure)
        self.see(guild, present)
        return [person for person in unsure if person not in present]
