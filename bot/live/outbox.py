"""Keeps what Discord shows in step with the tables. Knows no Discord: it is told how to show.

What Discord shows is a projection of the table that one task a table keeps up to date. How far it
got is written down in batches. A note that a crash loses costs no more than showing again: the
nonce finds a message that was posted, an edit is made twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.live.shown import Messages, NotReachable
from bot.live.tables import GONE, Held, Live, Tables
from bot.table.table import Table

log = logging.getLogger(__name__)

Show = Callable[[Table, Messages], Awaitable[frozenset[int]]]
"""Brings Discord up to date; returns the people at the table whom the bot could not write to.
Raises `NotReachable`, or `OSError` where trying again may help."""

Waits = Callable[[Table], Awaitable[None]]
"""Tells somebody who can do something about it that a table can't be shown where it is."""

PATIENCE = 5.0
"""Seconds that the others wait, at start-up, for a table that is slow to be shown."""
FLUSH = 0.5
"""Seconds that notes of what was shown are gathered before they are written."""
RETRIES = (2.0, 10.0, 60.0)
"""Seconds between tries to show a table that Discord did not take; the last one goes on."""


class Outbox:
    """Shows every table whose newest revision Discord has not been told of."""

    def __init__(self, tables: Tables, show: Show, waits: Waits) -> None:
        self._tables = tables
        self._show = show
        self._waits = waits
        self._flusher: asyncio.Task[None] | None = None
        tables.watchers.append(self.show)

    def show(self, live: Live) -> None:
        """See to it that Discord shows the table as it is."""
        if live.showing is None and live.shown < live.table.revision:
            live.showing = asyncio.create_task(self._keep_shown(live))

    async def resume(self) -> None:
        """At start-up: show what Discord was not told of."""
        for id in await self._tables.store.unshown():
            live = await self._tables.live(id)
            self.show(live)
            if live.showing:
                await asyncio.wait([live.showing], timeout=PATIENCE)

    async def show_waiting(self, ids: Iterable[int]) -> None:
        """Try again to show tables that Discord did not let the bot show."""
        wanted = set(ids)
        for live in self._tables.in_memory:
            if live.refused and live.table.id in wanted:
                self.show(live)

    async def settled(self) -> None:
        """Wait until nothing goes on at any table, and write down how far Discord was told."""
        while tasks := [task for live in self._tables.in_memory for task in live.tasks]:
            await asyncio.wait(tasks)
        await self._flush()

    async def close(self) -> None:
        """Stop showing; what was not shown will be after the next start."""
        tasks = [task for live in self._tables.in_memory for task in live.tasks]
        for task in (*tasks, *([self._flusher] if self._flusher else [])):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._flush()

    async def _keep_shown(self, live: Live) -> None:
        """Show until what is shown is how things are. One task a table, so in order."""
        tries = 0
        try:
            while live.shown < live.table.revision:
                try:
                    await self._show_once(live)
                except OSError as error:
                    log.warning("table %s: %s; trying again", live.table.id, error)
                    await asyncio.sleep(RETRIES[min(tries, len(RETRIES) - 1)])
                    tries += 1
        except NotReachable as error:
            log.warning("table %s can't be shown: %s", live.table.id, error)
            await self._not_shown(live, gone=error.gone)
        except Exception:
            log.exception("table %s can't be shown", live.table.id)
        finally:
            live.showing = None

    async def _show_once(self, live: Live) -> None:
        table = live.table  # what is shown; a press may put another in its place meanwhile
        try:
            unreachable = await self._show(table, live.messages)
            live.shown, live.refused = table.revision, False
            live.shown_at = self._tables.now()
        finally:  # what was posted is posted, even if the rest failed
            self._note(live)
        await self._hear(live, unreachable)

    async def _not_shown(self, live: Live, *, gone: bool) -> None:
        """A table without its channel is closed; one that may not be shown there waits."""
        if gone:
            live.shown = live.table.revision + 1
            async with live.lock:
                if live.table.alive:
                    after = live.table.close(GONE, self._tables.now())
                    await Held(live, self._tables).save(after, None)
            self._note(live)
        elif not live.refused:
            live.refused = True
            await self._waits(live.table)

    async def _hear(self, live: Live, unreachable: frozenset[int]) -> None:
        """Keep in mind who gets no direct messages, so that the channel can say so."""
        if unreachable - {p.id for p in live.table.players if not p.reachable}:
            async with live.lock:
                after = live.table.not_reached(unreachable)
                await Held(live, self._tables).save(after, None)

    def _note(self, live: Live) -> None:
        live.noted = False
        if self._flusher is None:
            self._flusher = asyncio.create_task(self._flush_later())

    async def _flush_later(self) -> None:
        await asyncio.sleep(FLUSH)
        self._flusher = None
        await self._flush()

    async def _flush(self) -> None:
        """One transaction for all tables that were shown since the last time."""
        dirty = [live for live in self._tables.in_memory if not live.noted]
        for live in dirty:
            live.noted = True
        if dirty:
            await self._tables.store.save_shown({live.table.id: live.note for live in dirty})
