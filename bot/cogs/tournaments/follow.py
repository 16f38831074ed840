"""Results of tournaments in the transaction of the change that brings them."""

from __future__ import annotations

from functools import partial

from bot.cogs.tournaments.result import scored
from bot.cogs.tournaments.store.results import decide, unseat
from bot.live.live import Followed
from bot.table.reach import GONE
from bot.table.table import Table


class TournamentsFollow:
    """Counts the matches of tournaments (`bot.live.live.Follows`)."""

    async def follow(self, before: Table, after: Table, now: float) -> Followed | None:
        """The result of a match that a tournament waits for. If the place is gone where it was
        played, it is played again elsewhere."""
        round = after.round
        if round is None or (before.stage == after.stage and before.forfeit == after.forfeit):
            return None
        if result := scored(before, after, now, GONE):
            return Followed(after, partial(decide, round, result))
        if after.stage == "closed":
            return Followed(after, partial(unseat, round))
        return None
