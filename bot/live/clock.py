"""One task that sleeps until the next deadline or reminder. Knows no Discord.

Deadlines are in the database, so they outlive a restart; time in which the bot was not there is
given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from bot.data.unreadable import Unreadable
from bot.live.tables import Tables
from bot.table.table import Table

log = logging.getLogger(__name__)

ALIVE = "alive"
BEAT = 20.0
"""Seconds between two notes that the bot is there; also the longest sleep."""

RETRY = 5.0
"""Seconds until the clock is looked at again after a fault."""


class Reminding(Protocol):
    """Who is to be reminded, and the reminding itself."""

    async def plan(self, table: Table, now: float) -> tuple[Table, Sequence[int]]:
        """The table with that noted, or put off; the people to remind."""

    async def send(self, table: Table, people: Sequence[int]) -> None:
        """Remind them."""


class Clock:
    """Calls time at tables."""

    def __init__(self, tables: Tables, reminders: Reminding) -> None:
        self._tables = tables
        self._reminders = reminders
        self._looked = 0.0
        """Up to when the tables that are due were looked at."""

    async def run(self) -> None:
        """Call time for as long as the bot lives."""
        while True:
            try:
                await self._tables.store.set_fact(ALIVE, repr(self._tables.now()))
                await self.tick()
                await self._sleep()
            except Exception:  # a fault here must not stop the time at all tables
                log.exception("the clock stumbled")
                await asyncio.sleep(RETRY)

    async def tick(self) -> None:
        """Call time at every table where it is due. What goes wrong is raised in the end."""
        faults = list[Exception]()
        self._looked = self._tables.now()
        for id in await self._tables.store.due(self._looked):
            try:
                await self._look(id)
            except Unreadable:  # damaged, or a newer process's: its time is not called here
                continue
            except Exception as fault:  # noqa: BLE001 - nor may one table stop it at the others
                fault.add_note(f"at table {id}")
                faults.append(fault)
        if faults:
            raise ExceptionGroup("time can't be called", faults)

    async def give_back(self) -> None:
        """At start-up, before any table is looked at: put off what the bot was not there for."""
        last = await self._tables.store.fact(ALIVE)
        lost = self._tables.now() - float(last) if last else 0.0
        if lost > BEAT:
            log.info("giving back %.0f seconds", lost)
            await self._tables.store.give_back(lost)
            await self._tables.store.set_fact(ALIVE, repr(self._tables.now()))

    async def _look(self, id: int) -> None:
        people: Sequence[int] = ()
        async with self._tables.hold(id) as held:
            table, now = held.table, self._tables.now()
            if table.stage == "playing" and table.match is None:
                await held.save(table.close("It began under older rules.", now), None)
            elif table.deadline is not None and table.deadline <= now:
                await held.save(table.expire(now), None)
            elif table.remind is not None and table.remind <= now:
                after, people = await self._reminders.plan(table, now)
                await held.save(after, None)
        if people:
            await self._reminders.send(table, people)

    async def _sleep(self) -> None:
        """Until the next table is due, or one has become due earlier."""
        due = await self._tables.store.next_due(self._looked)
        seconds = BEAT if due is None else min(BEAT, max(0.05, due - self._tables.now()))
        self._tables.horizon = self._tables.now() + seconds
        self._tables.earlier.clear()
        try:
            await asyncio.wait_for(self._tables.earlier.wait(), seconds)
        except TimeoutError:
            return
