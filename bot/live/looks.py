"""Looking for what is left to be shown: after a start, for what a dead process left behind, and for
what others have changed."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Iterable
from contextlib import suppress

from bot.data.lookup import MOST
from bot.live.background import Background
from bot.live.hands import Hands
from bot.live.tables import Tables
from bot.screen.seen import Board, Place
from games.core import Refused

AT_ONCE = 20
"""How many of the tables that a look has found are shown at a time."""
LOOK = 1.0
"""Seconds between two looks for tables that have to be shown."""
AT_MOST = 5.0
"""If all of these are slow to be shown, the others wait so many seconds."""


class Looks:
    """Looks for tables of this process that Discord does not show as they are."""

    def __init__(self, tables: Tables, hands: Hands, background: Background) -> None:
        self._tables, self._hands, self._background = tables, hands, background

    async def resume(self) -> None:
        """At start-up, look at everything. From then on look for more."""
        await self.look_again()
        self._background.every(LOOK, self.sweep, "looking for what is to be shown")

    async def look_again(self) -> None:
        """Show every table that Discord does not show as it is, even where it refused the bot
        before."""
        refused = await self._tables.store.refused(self._tables.presence.own)
        await self.again([id for id, _ in refused])
        await self.sweep()

    async def sweep(self) -> None:
        """Show the tables that other processes have changed, or left behind when they died, and
        those in memory that were left alone while this one was not sure that it owns them."""
        for live in self._tables.in_memory:
            if live.showing is None:
                self._hands.show(live)
        last = 0
        while ids := await self._tables.unsettled(last):
            await self._each(ids)
            if len(ids) < MOST:
                break
            last = ids[-1]

    async def again(self, tables: Iterable[int]) -> None:
        """Try tables again that Discord did not let the bot show."""
        await self._each(tables, Board())

    async def _each(self, tables: Iterable[int], *allowed: Place) -> None:
        showing = set[asyncio.Task[None]]()
        for id in tables:
            with suppress(Refused):
                live = await self._tables.live(id)
                if allowed:
                    live.allow(*allowed)
                self._hands.show(live)  # what Discord refused there waits as before
                showing |= {live.showing} if live.showing else set()
            if len(showing) >= AT_ONCE:
                await asyncio.wait(showing, timeout=AT_MOST, return_when=FIRST_COMPLETED)
                showing = {task for task in showing if not task.done()}
