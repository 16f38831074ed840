"""Copies of the stored tables in memory: read when somebody touches them, compared with the row
before they are used, forgotten when they are too many. Knows no Discord.

A copy knows the version of the row that it was read from. Another process may change the row at any
moment. So a copy is compared with the row before it is used (`fresh`; not while this process is
alone), and read again where that has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence

from bot.data.rows import Shown
from bot.data.store import Store
from bot.errors import Unreadable
from bot.live.languages import ready
from bot.live.live import UNKNOWN, Live
from bot.live.presence import Presence
from bot.live.shown import Messages
from bot.table.table import Table
from games.core import Refused, say

log = logging.getLogger(__name__)

KEPT = 300
"""How many tables stay in memory; the others are read again when somebody touches them."""
PROMPT = 2.0
"""Seconds within which a change is shown as a rule. They are held against whoever is to move: else
every press would put off the deadline a little, and its message would be edited for nothing."""


class Copies:
    """The tables in memory."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.presence = Presence(store, now)
        self.others: Callable[[], bool] = lambda: False
        """May another process change tables at this moment?"""
        self.horizon = 0.0
        """Until when the clock sleeps, if nothing sets `earlier`."""
        self.earlier = asyncio.Event()
        self.unread = set[int]()
        """Tables that can't be read and were logged."""
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._loading = asyncio.Lock()

    async def live(self, id: int) -> Live:
        """A table with what Discord shows of it. Raises `Refused` where there is none,
        `Unreadable` (a `Refused`) where it can't be read."""
        if id not in self._live:
            async with self._loading:  # else two would read it, and change two copies
                await self._load(id)
        live = self._live[id]
        self._live.move_to_end(id)
        await self.fresh(live)
        return live

    async def fresh(self, live: Live) -> None:
        """See to it that this is what is stored: the table where it has changed, and in any case
        what Discord shows of it, and since when. Raises `Refused`, `Unreadable`."""
        if live.version != UNKNOWN and not self.others():
            return
        shown = await self.store.shown(live.table.id)
        if shown and shown.version == live.version:
            live.learn(shown)
        else:
            await self._read_again(live)

    async def _read_again(self, live: Live) -> None:
        table, shown = await self._stored(live.table.id, live.table)
        if shown.version > live.version:  # else a change of our own was stored meanwhile
            live.table, live.version, live.keyed = table, shown.version, shown.keyed
        live.learn(shown)

    def doubt(self) -> None:
        """Compare each copy once more: from now on this process is alone, and would believe what
        it read before the others changed it for the last time."""
        for live in self.in_memory:
            live.version = UNKNOWN

    async def take(self, live: Live) -> bool:
        """Show a table from now on, as it is stored; False where another process shows it."""
        await live.noted_down()
        now = self.now()
        if live.leased > now:
            return True
        shown = await self.store.leases.take(live.table.id, now, live.term)
        if shown is None:
            return False
        live.take(shown)
        if shown.version != live.version:
            await self._read_again(live)
        return True

    async def note(self, lives: Sequence[Live], keep: Collection[int] = ()) -> None:
        """Write down what is shown of these tables, in one transaction; this process then shows
        them no longer, but for those to `keep`, and those that were changed meanwhile."""
        if not lives:
            return
        notes, done = {live.table.id: live.note for live in lives}, asyncio.Event()
        for live in lives:  # what is shown from here on is noted again
            live.noted, live.noting = True, done
        held = None
        try:
            held = await self.store.leases.note(notes, keep)
            for live in lives:
                live.written(notes[live.table.id], held.get(live.table.id))
        finally:
            done.set()
            for live in lives:
                live.noted = live.noted and held is not None  # else it is still to be written
                if live.noting is done:
                    live.noting = None

    def shows(self, live: Live) -> bool:
        """Does this process show the table, or can nobody else?"""
        return self.store.shows and (live.leased > self.now() or not self.others())

    def timely(self, live: Live, table: Table) -> Table:
        """The table with the time put on that was missing until now."""
        if table.stage != "playing":
            return table
        now, stale = self.now(), live.stale
        prompt = min(stale.until, now) - stale.since < PROMPT
        away = self.presence.spans(table.guild)
        return table.made_up(away if prompt else [stale, *away], now)

    async def readable(self, ids: Iterable[int]) -> AsyncIterator[Live]:
        """Those of these tables that can be read here; the others are left alone."""
        for id in ids:
            try:
                live = await self.live(id)
            except Unreadable:
                continue
            yield live

    @property
    def in_memory(self) -> list[Live]:
        """The tables that were touched lately."""
        return list(self._live.values())

    async def _load(self, id: int) -> None:
        if id not in self._live:
            table, shown = await self._stored(id)
            live = Live(table, Messages(), -1, version=shown.version)
            live.keyed = shown.keyed
            live.learn(shown)
            self._keep(live)

    async def _stored(self, id: int, known: Table | None = None) -> tuple[Table, Shown]:
        try:
            loaded = await self.store.load(id, known)
        except Unreadable as unread:
            self._log_once(unread)
            raise
        if loaded is None:
            raise Refused(say("bot-table-gone"))
        await ready(loaded[0].spoken)
        return loaded

    def _log_once(self, unread: Unreadable) -> None:
        if unread.id in self.unread:
            return
        self.unread.add(unread.id)
        if unread.newer:
            log.warning("table %s is of newer rules or an unknown game: left alone", unread.id)
        else:
            log.error("table %s can't be read (%s): left alone", unread.id, unread.fault)

    def _keep(self, live: Live) -> None:
        self._live[live.table.id] = live
        if len(self._live) > KEPT:
            oldest = next((id for id, other in self._live.items() if other.idle), None)
            if oldest not in (None, live.table.id):
                del self._live[oldest]
