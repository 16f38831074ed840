"""Whether somebody who watches a table still may."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.data.recent import Latest
from bot.table.table import Table
from bot.web.sessions import Session, Sessions
from games.core import Refused, say

AGAIN = 300.0
"""Seconds until Discord is asked again whether somebody still sees the channel."""
UNTOLD = 60.0
"""The same after Discord has not said it."""
_KEPT = 10_000


async def _nobody_says(_: int, __: int, ___: int) -> bool | None:
    return None


class Watching:
    """Ends the sessions of those who watch and can no longer see the table on Discord.

    Whoever got a link could see it then. Where the bot is not, Discord says nothing.
    """

    def __init__(self, sessions: Sessions, now: Callable[[], float]) -> None:
        self._sessions, self._now = sessions, now
        self.sees: Callable[[int, int, int], Awaitable[bool | None]] = _nobody_says
        """Does this person, in this server, see this channel?"""
        self._due = Latest[str, float](_KEPT)
        """When to ask next, by session."""

    async def check(self, session: Session, table: Table) -> None:
        """Raise `Refused` if a session watches a table and may no longer do so."""
        now = self._now()
        if session.watched is None or table.reach != "channel":
            return
        if now < self._due.get(session.id, session.made + AGAIN):
            return
        self._due[session.id] = now + AGAIN  # whoever asks meanwhile does not wait
        sees = await self.sees(session.person, table.guild, table.channel)
        if sees is None:
            self._due[session.id] = now + UNTOLD
        elif not sees:
            await self._sessions.end(session.person, session.id)
            raise Refused(say("bot-table-gone"))
