"""All tables that somebody touches, in memory: found, locked, changed. Knows no Discord.

A change goes through `hold`: under the table's lock it is saved in one transaction, and only then
answered and shown. Whoever watches the tables (the outbox, the computers) is told when the lock is
given back.

What is in memory is a copy, which knows the version of the row that it was read from. Another
process may change the row at any moment. So a copy is compared with the row before it is used
(`_fresh`; not while this process is alone), and a change is stored only if the row is still the one
that it was made from (`Stale`): then it is judged anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol

from bot.data.database import Unsure
from bot.data.leases import LEASE
from bot.data.rows import Shown
from bot.data.store import Stale, Store
from bot.data.unreadable import Unreadable
from bot.live.languages import ready
from bot.live.live import UNKNOWN, Live, Visited, Watcher
from bot.live.presence import Presence
from bot.live.shown import MESSAGES, Messages, Posted
from bot.table.absence import missing
from bot.table.table import Table
from games.core import Refused, Text, say

log = logging.getLogger(__name__)

KEPT = 300
"""How many tables stay in memory; the others are read again when somebody touches them."""
GONE = say("bot-ending-gone")
PROMPT = 2.0
"""Seconds within which a change is shown as a rule. They are held against whoever is to move: else
every press would put off the deadline a little, and its message would be edited for nothing."""


TRIES = 3
"""How often a change is tried while others are quicker."""


class TooLate(Exception):
    """Discord does not hear the answer to this interaction any more: it is to have no effect."""


class Heard(Protocol):
    """An interaction that changes a table."""

    @property
    def id(self) -> int:
        """Discord's."""

    @property
    def heard(self) -> bool:
        """Does Discord still hear the answer?"""


@dataclass(frozen=True)
class Answer:
    """A new board, to be posted as the answer to the press that brings it."""

    token: str = field(repr=False)
    """The interaction's: by it Discord can be asked whether the board is there."""
    board: Posted
    """As it will be known, but for the message's id: in its place is the interaction's."""
    pings: tuple[int, ...]
    """Whom it notifies."""


class Held:
    """A table whose lock is held: nobody else in this process changes it meanwhile.

    What is read here, and what is saved, is one and the same version of it.
    """

    def __init__(self, live: Live, tables: Tables) -> None:
        self._live, self._tables = live, tables
        self._read, self._version = live.table, live.version
        self._table = tables.timely(live, live.table)
        self.answer: Answer | None = None
        """What was stored with the last change: nobody else posts the board meanwhile."""

    @property
    def table(self) -> Table:
        """As it is now."""
        return self._table

    @property
    def messages(self) -> Messages:
        """Where it is shown."""
        return self._live.messages

    @property
    def mine(self) -> bool:
        """Does this process show it? Else the one that does is to say in the channel, and in
        direct messages, what has happened."""
        return self._tables.shows(self._live)

    @property
    def shown(self) -> bool:
        """Does Discord show it as it is, as far as is known here?"""
        return self._live.shown >= self._table.revision

    @property
    def up_to_date(self) -> bool:
        """Does Discord show it as it is, so that no message is on its way, nor a note of one?"""
        live = self._live
        busy = live.retry or live.noting or live.messages.awaited
        return live.shown >= self.table.revision and not busy

    @property
    def unseen(self) -> float:
        """For how many seconds Discord has not shown it as it is, but for those in which the bot
        was not there; 0 if it does."""
        now, since = self._tables.now(), self._live.stale.since
        if self._live.stale.until < now:
            return 0.0
        away = self._tables.presence.spans(self.table.guild)
        return now - since - missing(away, since, now)

    async def take(self) -> bool:
        """Show the table from now on, if nobody else does: before one of its messages is changed
        without a change of the table. What it shows then is noted when the lock is given back."""
        if not self._tables.others():
            return True
        taken = await self._tables.take(self._live)
        self._live.noted = self._live.noted and not taken
        return taken

    async def posted(self, board: Posted) -> None:
        """Write down at once where the board is, since no nonce finds the answer to a command.

        A crash before this leaves the interaction's token, by which the outbox asks for it.
        """
        live = self._live
        live.messages.board = board
        version = await self._tables.store.answered(self.table.id, live.note)
        if version == self._version + 1:
            live.version = self._version = version
        else:  # it took longer than the lease
            live.version = UNKNOWN

    async def save(self, after: Table, press: Heard | None, answer: Answer | None = None) -> None:
        """Store a change; from here on it has happened. Raises `AlreadyDone`, `Stale`, `TooLate`,
        `Away`, `Unsure`.

        `answer`: the board that the press is to be answered by. Where nobody knows in the end
        whether it was (or the bot died of it), whoever shows the table asks by the token.

        What Discord was told goes with it: after a crash only the newest message can be unknown,
        and that one is found by its nonce, which is the revision's. Between this and the answer
        the bot may die: then the change stands, Discord shows the table as it was, and the outbox
        of another process makes up for it, or this one's at the next start. Nor does an answer that
        fails undo anything: the outbox is told all the same, when the lock is given back.
        """
        tables, live, now = self._tables, self._live, self._tables.now()
        if press and not press.heard:
            raise TooLate
        after = tables.timely(live, after)  # what is known of the time until now goes below
        if after.reader:
            after = replace(after, reader="")
        shows = live.shown >= self._table.revision
        stale_since = now if shows and after.revision > live.shown else live.stale_since
        self.answer, live.opening = answer, live.opening or answer is not None
        try:
            saved = await self._store(after, press, now, stale_since)
        except BaseException as error:
            if self.answer:
                self.answer = live.messages.awaited = None
            if isinstance(error, Stale):
                live.version = UNKNOWN
            raise
        live.table = self._table = self._read = after
        live.version = self._version = saved
        live.stale_since = stale_since
        if after.due is not None and after.due < tables.horizon:
            tables.earlier.set()

    async def _store(
        self, after: Table, press: Heard | None, now: float, stale_since: float
    ) -> int:
        """The row's new version. Where only what is shown was noted since the table was read, that
        is no reason to judge anew. (Not every change of it is a revision: reminders that were sent
        are noted, and people are forgotten, without one.)"""
        live, tables = self._live, self._tables
        for _ in range(TRIES):
            token, id = "", press.id if press else None
            if self.answer:
                token, live.messages.awaited = self.answer.token, self.answer.board
                live.token = True
            shown = replace(live.note, stale_since=stale_since, version=self._version)
            try:
                saved = await tables.store.save(self._table, after, id, now, shown, token)
            except Stale:
                live.version = UNKNOWN
                if self.answer:
                    self.answer = live.messages.awaited = None
                await tables.fresh(live)
                if replace(live.table, match=None) != replace(self._read, match=None):
                    raise
                self._version = live.version
            except (Unsure, asyncio.CancelledError):
                live.version = UNKNOWN
                raise
            else:
                live.leased = now + LEASE if saved.mine else 0.0
                return saved.version
        raise Stale


class Tables:
    """All tables."""

    def __init__(self, store: Store, now: Callable[[], float], random: Random) -> None:
        self.store = store
        self.now = now
        self.random = random
        self.presence = Presence(store, now)
        self.others: Callable[[], bool] = lambda: False
        """May another process change tables at this moment?"""
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
            now = self.now()
            created = await self.store.create(table, interaction, now)
            self._keep(Live(created, Messages(until=now + LEASE), -1, now, version=0))
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
            now = self.now()
            created = await self.store.create(table, interaction, now, token)
            live = Live(created, Messages(until=now + LEASE), -1, version=0, opening=True)
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
            await self.fresh(live)  # somebody may have been quicker while the lock was waited for
            try:
                yield Held(live, self)
            finally:
                live.opening = False
                self.tell(live)

    async def change(self, id: int, work: Callable[[Held], Awaitable[None]]) -> None:
        """Do it with the table held; anew where somebody was quicker. For what no interaction asks
        for: those are done anew as a whole. Raises `Stale`, `Refused`."""
        for tries in range(TRIES):
            try:
                async with self.hold(id) as held:
                    await work(held)
                return
            except Stale:
                if tries == TRIES - 1:
                    raise

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

        async def close(held: Held) -> None:
            await held.save(held.table.close(ending, self.now()), None)

        for id in ids:
            try:
                await self.change(id, close)
            except Unreadable as unread:
                if not unread.newer:
                    await self.store.close_unread(id)

    async def forget(self, person: int, nobody: int) -> None:
        """Put somebody nameless in a person's place at the tables in memory."""
        for live in self.in_memory:
            async with live.lock:
                live.table = live.table.forget(person, nobody)
                live.version = UNKNOWN

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
        """See to it that this is what is stored. Raises `Refused`, `Unreadable`."""
        known = live.version != UNKNOWN
        if known and not self.others():
            return
        if known and live.version == await self.store.version(live.table.id):
            return
        table, shown = await self._stored(live.table.id)
        if shown.version > live.version:  # else a change of our own was stored meanwhile
            self._renew(live, table, shown)

    async def take(self, live: Live) -> bool:
        """Show a table from now on, as it is stored; False where another process shows it."""
        now = self.now()
        if live.leased > now:
            return True
        version = await self.store.leases.take(live.table.id, now)
        if version is None:
            return False
        if version == live.version + 1:
            live.version = version
        else:
            live.version = UNKNOWN
            await self.fresh(live)
        live.leased = now + LEASE
        return True

    def shows(self, live: Live) -> bool:
        """Does this process show the table, or can nobody else?"""
        return self.store.shows and (live.leased > self.now() or not self.others())

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
            self._keep(self._renew(Live(table, Messages(), -1), table, shown))

    async def _stored(self, id: int) -> tuple[Table, Shown]:
        try:
            loaded = await self.store.load(id)
        except Unreadable as unread:
            self._log_once(unread)
            raise
        if loaded is None:
            raise Refused(say("bot-table-gone"))
        await ready(loaded[0].spoken)
        return loaded

    def _renew(self, live: Live, table: Table, shown: Shown) -> Live:
        """Make it a copy of what is stored; where this process shows the table, it knows better
        what is shown."""
        live.table, live.version = table, shown.version
        if live.leased > self.now():
            return live
        try:
            live.messages = MESSAGES.validate_json(shown.messages)
            live.shown, live.noted = shown.revision, True
        except ValueError:  # it is posted anew
            log.error("where table %s is shown can't be read", table.id)
            live.messages, live.shown = Messages(), -1
        live.token = live.messages.awaited is not None
        live.stale_since, live.shown_at, live.refused = shown.stale_since, shown.at, shown.refused
        return live

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
