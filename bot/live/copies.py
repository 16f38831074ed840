"""Copies of the stored tables in memory. Knows no Discord.

A table is read when somebody touches it, and the copies used least lately are forgotten when there
are too many. Another process may change the row at any moment. So a copy knows the version of the
row that it was read from; before it is used it is compared with the row, and read again if that has
changed (`fresh`). A process that owns all shards trusts its copies.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import replace

from bot.data.rows import Row
from bot.data.store import Store
from bot.errors import Unreadable
from bot.live.languages import ready
from bot.live.live import UNKNOWN, Follows, Keeps, Live
from bot.live.presence import Presence
from bot.message.made import unmade
from bot.screen.ways import Token
from bot.table.away import spared
from bot.table.direct import gathers
from bot.table.table import Table
from games.core import Refused, say

log = logging.getLogger(__name__)

KEPT = 300
"""How many tables stay in memory."""
OVER = 10
"""How many of them may be over: hardly anybody comes back to these, and each takes 100 to 250 kB
with what was made of it."""
PROMPT = 2.0
"""Seconds in which a change is usually shown. They count as time of whoever has to move: else every
press would put off the deadline a little, and the message would be edited only for that."""


class Copies:
    """The tables in memory."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.presence = Presence(store, now)
        self.others: Callable[[], bool] = lambda: False
        """May another process change tables?"""
        self.horizon = 0.0
        """Until when the clock sleeps, unless `earlier` wakes it."""
        self.earlier = asyncio.Event()
        self.pages: Callable[[int, int, float], Sequence[str]] | None = None
        """See `Table.pages`."""
        self.challenges = False
        """Can lobbies be opened to everybody?"""
        self.follows = list[Follows]()
        """What acts when a table changes."""
        self.keeps = list[Keeps]()
        """What keeps people from sitting at one table."""
        self.unread = set[int]()
        """The unreadable tables that were logged, so that each is logged once."""
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._loading = asyncio.Lock()

    def __contains__(self, id: int) -> bool:
        """Is the table in memory?"""
        return id in self._live

    async def live(self, id: int) -> Live:
        """A table with what Discord shows of it. Raises `Refused` if there is none, `Unreadable`
        (a `Refused`) if it can't be read."""
        if id not in self._live:
            async with self._loading:  # else two tasks would read it, and change two copies
                await self._load(id)
        live = self._live[id]
        self._live.move_to_end(id)
        await self.fresh(live)
        return live

    async def fresh(self, live: Live) -> None:
        """Bring a copy up to date if its row's version has changed. Raises `Refused`,
        `Unreadable`."""
        if live.version != UNKNOWN and not self.others():
            return
        if await self.store.version(live.table.id) != live.version:
            await self._read_again(live)

    async def _read_again(self, live: Live) -> None:
        table, row = await self._stored(live.table.id, live.table)
        if row.version <= live.version:  # this process stored a change meanwhile
            return
        live.table, live.version, live.stale_since = table, row.version, row.stale_since
        live.unfollowed.clear()
        if not self.owns(table):
            live.learn(row)

    def owns(self, table: Table) -> bool:
        """Does this process show the table, call its time, think there? Others may change it."""
        return self.presence.owns(table.guild)

    async def tell_owner(self, table: Table, **told: object) -> None:
        """Tell the process that shows the table what was done there."""
        await self.store.notify(table.id, json.dumps({"guild": table.guild, **told}))

    def drop(self) -> None:
        """Forget all copies: for a while this process did not own its shards, and another one may
        have shown their tables. What is under way is broken off: it would try the next way, with
        what it knew before."""
        for live in self.in_memory:
            live.dropped = True
            if live.showing:
                live.showing.cancel()
        self._live.clear()

    async def unsettled(self, after: int) -> Sequence[int]:
        """The next tables of this process's, after this id, that Discord does not show as they
        are."""
        return await self.store.to_show(self.presence.own, after)

    def timely(self, live: Live, table: Table) -> Table:
        """The table with the time given back in which the bot was away or did not show it, the
        match was paused, or whoever has to move was away."""
        now, stale = self.now(), live.stale
        away = self.presence.spans(table.guild)
        if gathers(table):
            return table.made_up(away, now)
        if table.stage != "playing":
            return table
        waits = table.reach == "answers" and stale.until > now  # for a press: perhaps for ever
        prompt = waits or min(stale.until, now) - stale.since < PROMPT
        spans = [*away, *spared(table)]
        return table.made_up(spans if prompt else [stale, *spans], now)

    async def readable(self, ids: Iterable[int]) -> AsyncIterator[Live]:
        """Those of these tables that can be read here."""
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
            table, row = await self._stored(id)
            live = Live(table, version=row.version)
            live.learn(row)
            if table.reach == "answers" and (answer := await self.store.answers(id)):
                live.tokens = [Token(*answer)]
            self._keep(live)

    async def _stored(self, id: int, known: Table | None = None) -> tuple[Table, Row]:
        try:
            loaded = await self.store.load(id, known)
        except Unreadable as unread:
            self._log_once(unread)
            raise
        if loaded is None:
            raise Refused(say("bot-table-gone"))
        table, row = loaded
        await ready(table.spoken)
        return self.equipped(table), row

    def equipped(self, table: Table) -> Table:
        """The table with what it can be used for in this bot."""
        return replace(table, pages=self.pages, challenges=self.challenges)

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
        over = [other for other in self.in_memory if other.over]
        for kept, most in ((self.in_memory, KEPT), (over, OVER)):
            for other in kept[: max(0, len(kept) - most)]:
                if other.idle and other is not live:
                    self._live.pop(other.table.id, None)
                    unmade(other.table.id)
