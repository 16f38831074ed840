"""A match that is lost on time, after another one that the same person lost so: is it rated?"""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data.lapses import Lapses
from bot.live.live import Followed
from bot.table.table import Table
from bot.table.verdict import late_now


class Serial:
    """Finds matches that are not rated since another one is (`bot.live.live.Follows`). Two
    processes that call time for somebody in the same moment may rate both."""

    def __init__(self, lapses: Lapses) -> None:
        self._lapses = lapses

    async def follow(self, before: Table, after: Table, now: float) -> Followed | None:
        """The match of two people that somebody has just lost on time may not be rated."""
        for one in late_now(before, after):
            people = [player.id > 0 for player in after.finishers]
            if people == [True, True] and await self._lapses.repeats(
                one.person, after.started, now
            ):
                return Followed(replace(after, serial=True), _nothing)
        return None


async def _nothing(_: AsyncConnection) -> None:
    """The table says it all."""
