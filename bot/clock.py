"""One task that sleeps until the next deadline or reminder. Knows no Discord.

Deadlines are in the database, so they outlive a restart; time in which the bot was not there is
given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.host import Host
from bot.table import Table
from games.core import Refused

log = logging.getLogger(__name__)

ALIVE = "alive"
BEAT = 20.0
"""Seconds between two notes that the bot is there; also the longest sleep."""

Remind = Callable[[Table, float], Awaitable[Table]]
"""Reminds whoever is to move at a table; returns the table with that noted, or put off."""


class Clock:
    """Calls time at tables."""

    def __init__(self, host: Host, remind: Remind) -> None:
        self._host = host
        self._remind = remind

    async def run(self) -> None:
        """Call time for as long as the bot lives."""
        while True:
            await self._host.store.set_fact(ALIVE, repr(self._host.now()))
            await self.tick()
            await self._sleep()

    async def tick(self) -> None:
        """Call time at every table where it is due."""
        for id in await self._host.store.due(self._host.now()):
            try:
                await self._look(id)
            except Refused as refused:
                log.warning("table %s: %s", id, refused)

    async def give_back(self) -> None:
        """At start-up, before any table is looked at: put off what the bot was not there for."""
        last = await self._host.store.fact(ALIVE)
        lost = self._host.now() - float(last) if last else 0.0
        if lost > BEAT:
            log.info("giving back %.0f seconds", lost)
            await self._host.store.give_back(lost)

    async def _look(self, id: int) -> None:
        async with self._host.hold(id) as held:
            table, now = held.table, self._host.now()
            if table.deadline is not None and table.deadline <= now:
                await held.save(table.expire(now), None)
            elif table.remind is not None and table.remind <= now:
                await held.save(await self._remind(table, now), None)

    async def _sleep(self) -> None:
        """Until the next table is due, or one has become due earlier."""
        due = await self._host.store.next_due()
        seconds = BEAT if due is None else min(BEAT, max(0.05, due - self._host.now()))
        self._host.horizon = self._host.now() + seconds
        self._host.earlier.clear()
        try:
            await asyncio.wait_for(self._host.earlier.wait(), seconds)
        except TimeoutError:
            return
