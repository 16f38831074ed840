"""All tables that somebody touches, in memory: found, locked, changed. Knows no Discord.

A change goes through `hold`: under the table's lock it is saved in one transaction, and only then
answered and shown. Whoever watches the tables (the outbox, the computers) is told when the lock is
given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from math import inf
from random import Random

from bot.data.rows import Shown
from bot.data.store import Store
from bot.data.unreadable import Unreadable
from bot.live.languages import ready
from bot.live.presence import Presence
from bot.live.shown import MESSAGES, Messages, Posted
from bot.table.absence import Span, missing
from bot.table.table import Table
from games.core import Refused, Text, say

log = logging.getLogger(__name__)

KEPT = 300
"""How many tables stay in memory; the others are read again when somebody touches them."""
GONE = say("bot-ending-gone")
PROMPT = 2.0
"""Seconds within which a change is shown as a rule. They are held against whoever is to move: else
every press would put off the deadline a little, and its message would be edited for nothing."""


@dataclass
class Live:
    """A table in memory, and what Discord shows of it."""

    table: Table
    messages: Messages
    shown: int
    """The revision that Discord shows; written by the outbox alone."""
    stale_since: float = 0.0
    shown_at: float = 0.0
    """Between these Discord does not show the table as it is (see `Shown`)."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    showing: asyncio.Task[None] | None = None
    thinking: asyncio.Task[None] | None = None
    opening: bool = False
    """Is its first message on its way as the answer to an interaction?"""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    """Set to try at once what Discord did not take."""
    retry: bool = False
    """Is somebody to be written to again who could not be?"""
    retried: float = 0.0
    """When somebody last was, because they pressed something."""
    refused: bool = False
    """Did Discord not let the bot show it the last time?"""
    noted: bool = True
    """Is written down how far Discord was told?"""

    @property
    def note(self) -> Shown:
        """What Discord shows of the table, to be stored."""
        where = MESSAGES.dump_json(self.messages).decode()
        return Shown(self.shown, where, self.stale_since, self.shown_at)

    @property
    def stale(self) -> Span:
        """When Discord did not show the table as it is, the last time that it did not."""
        return Span(self.stale_since, inf if self.shown < self.table.revision else self.shown_at)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on for this table."""
        return [task for task in (self.showing, self.thinking) if task]

    @property
    def behind(self) -> bool:
        """Is there anything that Discord has to be told?"""
        return self.shown < self.table.revision or bool(self.messages.untidy) or self.retry

    @property
    def idle(self) -> bool:
        """May it leave the memory?"""
        return self.noted and not (self.lock.locked() or self.tasks or self.refused)


Watcher = Callable[[Live], None]
"""Is told of a table that may have changed."""
Visited = Callable[[Live, int], None]
"""Is told of a person who has pressed or typed something at a table."""


class Held:
    """A table whose lock is held: nobody else changes it meanwhile."""

    def __init__(self, live: Live, tables: Tables) -> None:
        self._live, self._tables = live, tables

    @property
    def table(self) -> Table:
        """As it is now."""
        return self._live.table

    @property
    def messages(self) -> Messages:
        """Where it is shown."""
        return self._live.messages

    @property
    def unseen(self) -> float:
        """For how many seconds Discord has not shown it as it is, but for those in which the bot
        was not there; 0 if it does."""
        now, since = self._tables.now(), self._live.stale.since
        if self._live.stale.until < now:
            return 0.0
        away = self._tables.presence.spans(self.table.guild)
        return now - since - missing(away, since, now)

    async def posted(self, board: Posted) -> None:
        """Write down at once where the board is, since no nonce finds the answer to a command.

        A crash before this leaves the interaction's token, by which the outbox asks for it.
        """
        self.messages.board = board
        await self._tables.store.answered(self.table.id, self._live.note)

    async def save(self, after: Table, interaction: int | None) -> None:
        """Store a change; from here on it has happened. Raises `AlreadyDone`.

        What Discord was told goes with it: after a crash only the newest message can be unknown,
        and that one is found by its nonce, which is the revision's. Between this and the answer
        the bot may die: then the change stands, Discord shows the table as it was, and the outbox
        makes up for it at the next start. Nor does an answer that fails undo anything: the outbox
        is told all the same, when the lock is given back.
        """
        tables, live, now = self._tables, self._live, self._tables.now()
        after = replace(
            tables.timely(live, after), reader=""
        )  # what is known of the time until now goes below
        shows = live.shown >= live.table.revision
        stale_since = now if shows and after.revision > live.shown else live.stale_since
        shown = replace(live.note, stale_since=stale_since)
        await tables.store.save(live.table, after, interaction, now, shown)
        live.table, live.stale_since = after, stale_since
        if after.due is not None and after.due < tables.horizon:
            tables.earlier.set()


class Tables:
    """All tables."""

    def __init__(self, store: Store, now: Callable[[], float], random: Random) -> None:
        self.store = store
        self.now = now
        self.random = random
        self.presence = Presence(store, now)
        self.horizon = 0.0
        """Until when the clock sleeps, if nothing sets `earlier`."""
        self.earlier = asyncio.Event()
        self.watchers: list[Watcher] = []
        self.visited: list[Visited] = []
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._loading = asyncio.Lock()
        self.unread = set[int]()
        """Tables that can't be read and were logged."""

    async def create(self, table: Table, interaction: int) -> Table:
        """A new table. Raises `ChannelTaken`, `AlreadyDone`."""
        async with self._loading:  # else somebody could read it before it is kept: two copies
            created = await self.store.create(table, interaction, self.now())
            self._keep(Live(created, Messages(), -1, self.now()))
        return created

    @asynccontextmanager
    async def opening(self, table: Table, interaction: int, token: str) -> AsyncIterator[Held]:
        """A new table, under its lock, whose first message is the answer to an interaction.

        Nobody else shows it before that has been tried: at start-up the outbox looks for tables
        that are not shown, and would post a second lobby. If the answer's fate is not known in
        the end (or the bot died of it), whoever shows the table asks for it by the token.
        Raises `ChannelTaken`, `AlreadyDone`.
        """
        async with self._loading:
            created = await self.store.create(table, interaction, self.now(), token)
            live = Live(created, Messages(), -1, opening=True)
            self._keep(live)
        async with live.lock:
            try:
                yield Held(live, self)
            finally:
                live.opening = False
                self.tell(live)

    async def look(self, id: int) -> Table:
        """A table as it is now, to read. Raises `Refused` where there is none."""
        live = await self.live(id)
        return self.timely(live, live.table)

    @asynccontextmanager
    async def hold(self, id: int) -> AsyncIterator[Held]:
        """The table under its lock, its time put right; then it is shown if it has changed."""
        live = await self.live(id)
        async with live.lock:
            live.table = self.timely(live, live.table)
            try:
                yield Held(live, self)
            finally:
                self.tell(live)

    def timely(self, live: Live, table: Table) -> Table:
        """The table with the time put on that was missing until now."""
        if table.stage != "playing":
            return table
        now, stale = self.now(), live.stale
        prompt = min(stale.until, now) - stale.since < PROMPT
        away = self.presence.spans(table.guild)
        return table.made_up(away if prompt else [stale, *away], now)

    def tell(self, live: Live) -> None:
        """Tell the watchers of a table that may have changed."""
        for watcher in self.watchers:
            watcher(live)

    def visit(self, id: int, person: int) -> None:
        """Somebody has pressed or typed something at a table, whether or not it changed by it."""
        if live := self._live.get(id):
            for visited in self.visited:
                visited(live, person)

    async def table_in(self, channel: int) -> Table | None:
        """The newest table of a channel, open or not."""
        id = await self.store.last_table(channel)
        try:
            return None if id is None else await self.look(id)
        except Unreadable as unread:
            if unread.alive:
                raise
            return None

    async def tables_of(self, person: int) -> list[Table]:
        """The open tables where somebody sits, but for matches that they have left."""
        found = self.readable(await self.store.open_tables_of(person))
        tables = [live.table async for live in found]
        return [table for table in tables if table.seat_of(person) not in table.gone]

    async def close(self, ids: Iterable[int], ending: Text) -> None:
        """Close tables that can't go on, without a result."""
        for id in ids:
            try:
                async with self.hold(id) as held:
                    await held.save(held.table.close(ending, self.now()), None)
            except Unreadable as unread:
                if not unread.newer:
                    await self.store.close_unread(id)

    async def forget(self, person: int, nobody: int) -> None:
        """Put somebody nameless in a person's place at the tables in memory."""
        for live in self.in_memory:
            async with live.lock:
                live.table = live.table.forget(person, nobody)

    async def live(self, id: int) -> Live:
        """A table with what Discord shows of it. Raises `Refused` where there is none,
        `Unreadable` (a `Refused`) where it can't be read."""
        if id not in self._live:
            async with self._loading:  # else two would read it, and change two copies
                await self._load(id)
        self._live.move_to_end(id)
        return self._live[id]

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
        if id in self._live:
            return
        try:
            loaded = await self.store.load(id)
        except Unreadable as unread:
            self._log_once(unread)
            raise
        if loaded is None:
            raise Refused(say("bot-table-gone"))
        table, shown = loaded
        await ready(table.spoken)
        try:
            messages = MESSAGES.validate_json(shown.messages)
        except ValueError:  # it is posted anew
            log.error("where table %s is shown can't be read", id)
            messages, shown = Messages(), replace(shown, revision=-1)
        self._keep(Live(table, messages, shown.revision, shown.stale_since, shown.at))

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
