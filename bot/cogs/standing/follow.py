"""A match that is lost on time, after another one that the same person lost so: is it rated?"""

from __future__ import annotations

from dataclasses import replace

from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.lapses import repeated
from bot.live.live import Followed
from bot.table.table import Table
from bot.table.verdict import Result, late_now


class Serial:
    """Finds matches that are not rated since another one is (`bot.live.live.Follows`). Where two
    are lost in the same moment, `bot.data.ratings.record` has the last word."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def follow(self, before: Table, after: Table, _: float) -> Followed | None:
        """The match of two people that somebody has just lost on time may not be rated."""
        if not late_now(before, after):
            return None
        async with self._engine.reading() as connection:
            if not await repeated(connection, Result.counted(after)):
                return None
        return Followed(replace(after, serial=True), _nothing)


async def _nothing(_: AsyncConnection) -> None:
    """The table says it all."""
