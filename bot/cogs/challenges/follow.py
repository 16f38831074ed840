"""Challenges in the transaction of their lobby's change."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from bot.cogs.challenges.challenge import Challenge, followed
from bot.cogs.challenges.store import Challenges, Quicker, write
from bot.data.core import AsyncConnection
from bot.live.live import Followed
from bot.table.table import Table


class ChallengesFollow:
    """Lets a challenge follow its lobby (`bot.live.live.Follows`)."""

    def __init__(self, challenges: Challenges) -> None:
        self._challenges = challenges

    async def follow(self, before: Table, after: Table, _: float) -> Followed | None:
        """The challenge of this lobby has other terms, is taken, free again, or goes. Once a match
        runs, there is none."""
        if before.stage != "lobby":
            return None
        challenge = await self._challenges.at(before.id)
        if challenge is None:
            return None
        now = followed(challenge, after)
        return None if now == challenge else Followed(after, partial(_write, challenge, now))


async def _write(before: Challenge, after: Challenge | None, connection: AsyncConnection) -> None:
    with suppress(Quicker):  # it has left this lobby meanwhile
        await write(connection, before, after)
