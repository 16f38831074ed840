"""One task that sleeps until the next deadline or reminder. Knows no Discord.

Deadlines are in the database, so they outlive a restart. The stored one is the earliest moment at
which a table can be due. Time in which the bot was away is given back only when that moment comes:
so an absence causes no work at tables that were not due in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from bot.errors import Stale, Unreadable
from bot.live.background import Background
from bot.live.held import Held
from bot.live.tables import Tables
from bot.table.late import expire
from bot.table.patience import resumed
from bot.table.table import Table
from bot.times import FORTNIGHT, SLOWEST
from games.core import say

LOOK = 20.0
"""Seconds after which the clock looks in any case, since other processes change tables too."""
UNSEEN = say("bot-ending-unseen")


class Reminding(Protocol):
    """Knows what people have chosen: their days away, and when to remind them."""

    async def told(self, table: Table, now: float) -> Table:
        """The table with the days away of the people who have to move, as they have chosen them."""

    async def plan(self, table: Table, now: float) -> tuple[Table, Sequence[int]]:
        """The table with its reminders noted or put off, and the people to remind now."""

    async def send(self, table: Table, people: Sequence[int]) -> None:
        """Remind them."""


class Clock:
    """Calls time at tables."""

    def __init__(self, tables: Tables, reminders: Reminding, background: Background) -> None:
        self._tables, self._background = tables, background
        self._reminders = reminders
        self._sending = list[asyncio.Task[None]]()
        """What was begun to be sent by this look at the clock."""
        self._looked = 0.0
        """Tables due until this moment were looked at."""

    async def round(self) -> None:
        """Call time, and sleep until the next table is due."""
        await self.tick()
        await self._sleep()

    async def tick(self) -> None:
        """Call time at every table that is due, and close those that can't be shown.

        Only in the servers of this process's shards, and not while they are away. Faults are raised
        at the end, so that one table does not keep the others waiting.
        """
        store, now = self._tables.store, self._tables.now()
        self._looked, self._sending = now, []
        here = self._tables.presence.here
        if not here:
            return
        faults = [
            *await self._each(self._look, await store.due(now, here)),
            *await self._each(self._give_up, await store.stale(now - FORTNIGHT)),
        ]
        if self._sending:  # however slow Discord is, time is called
            await asyncio.wait(self._sending, timeout=SLOWEST)
        if faults:
            raise ExceptionGroup("time can't be called", faults)

    async def _each(
        self, look: Callable[[int], Awaitable[None]], tables: Sequence[int]
    ) -> list[Exception]:
        faults = list[Exception]()
        for id in tables:
            try:
                await look(id)
            except (Unreadable, Stale):  # damaged or a newer process's; or another was quicker
                continue
            except Exception as fault:  # noqa: BLE001 - one table must not stop the others
                fault.add_note(f"at table {id}")
                faults.append(fault)
        return faults

    async def _give_up(self, id: int) -> None:
        async def close(held: Held) -> None:
            if held.table.alive and held.unseen > FORTNIGHT:
                await held.save(held.table.close(UNSEEN, self._tables.now()), None)

        await self._tables.change(id, close)

    async def _look(self, id: int) -> None:
        reminded = list[tuple[Table, Sequence[int]]]()

        async def call(held: Held) -> None:
            table, now = held.table, self._tables.now()
            if table.stage == "playing" and table.match is None:
                await held.save(table.close(say("bot-ending-old-rules"), now), None)
            elif table.pause and table.pause.until <= now:
                await held.save(resumed(table, now), None)
            elif (told := await self._told(table, now)) is not table:
                await held.save(told, None)  # a crash lost this on its way to the table
            elif table.expired(now) and not table.lenient:
                await held.save(expire(table, now), None)
            elif table.remind is not None and table.remind <= now:
                after, people = await self._reminders.plan(table, now)
                await held.save(after, None)
                reminded.append((after, people))
            else:
                await held.save(table, None)  # not due yet: time given back has put it off

        await self._tables.change(id, call)
        for table, people in reminded:
            sending = self._reminders.send(table, people)
            self._sending.append(self._background.begin(sending, "reminding people"))

    async def _told(self, table: Table, now: float) -> Table:
        """The table, and if the turn ends or somebody is to be reminded: with the days away of the
        people who have to move, as they have chosen them."""
        times = (table.deadline, table.remind)
        if table.stage != "playing" or all(at is None or at > now for at in times):
            return table
        return await self._reminders.told(table, now)

    async def _sleep(self) -> None:
        """Sleep until the next table is due, or a change makes one due earlier."""
        now = self._tables.now()
        due = await self._tables.store.next_due(self._looked, self._tables.presence.own)
        seconds = LOOK if due is None else min(LOOK, max(0.05, due - now))
        self._tables.horizon = self._tables.now() + seconds
        self._tables.earlier.clear()
        try:
            await asyncio.wait_for(self._tables.earlier.wait(), seconds)
        except TimeoutError:
            return
