"""A match that is lost on time, after another one that the same person lost so: is it rated?"""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data.lapses import Lapses
from bot.live.live import Followed
from bot.table.table import Table
from bot.table.verdict import Result


class Serial:
    """Finds matches that are not rated since another one is (`bot.live.live.Follows`). Two
    processes that call time for somebody in the same moment may rate both."""

    def __init__(self, lapses: Lapses) -> None:
        self._lapses = lapses

    async def follow(self, before: Table, after: Table, now: float) -> Followed | None:
        """The match of two people that somebody has just lost on time may not be rated."""
        person = _loser(before, after)
        if not person or not await self._lapses.repeats(person, after.started, now):
            return None
        return Followed(replace(after, serial=True), _nothing)


def _loser(before: Table, after: Table) -> int:
    """Who has just lost a match of two people on time; 0 for nobody."""
    ended = after.stage == "over" and before.stage == "playing" and not before.forfeit
    if not (ended or (after.forfeit and not before.forfeit)) or len(after.players) != 2:
        return 0
    result = Result.counted(after)
    late = [one for one, late in zip(result.finishes, result.late, strict=True) if late]
    people = all(one.person > 0 for one in result.finishes)
    return late[0].person if late and people else 0


async def _nothing(_: AsyncConnection) -> None:
    """The table says it all."""
