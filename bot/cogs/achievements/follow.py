"""Achievements in the transaction that ends a match."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.cogs.achievements.achievement import achievements
from bot.cogs.achievements.store import Achievements, write
from bot.live.live import Followed
from bot.table.table import Table
from games.core import Who, say


class AchievementsFollow:
    """Notes what a match earns when its result is stored (`bot.live.live.Follows`)."""

    def __init__(self, achievements: Achievements) -> None:
        self._achievements = achievements

    async def follow(self, before: Table, after: Table, _: float) -> Followed | None:
        """A match has ended, or has been lost by the clock: once, like its result.

        What its message says was decided a moment before it is stored. Should another match of the
        same people end just then, the message may say too much or too little; what is stored is
        decided with the result.
        """
        ended = after.stage == "over" and before.stage != "over"
        if before.forfeit or not (ended or after.forfeit):
            return None
        told = tuple(
            say("bot-feat-earned", who=Who(seat), title=title, about=about)
            for seat, _, key in await self._achievements.foreseen(after)
            for title, about in [achievements()[key]]
        )
        return Followed(replace(after, remarks=told), partial(write, after))
