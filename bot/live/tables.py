"""All tables that somebody touches: found, locked, changed. Knows no Discord.

A change goes through `hold`: under the table's lock it is saved in one transaction, and only then
answered and shown. Whoever watches the tables (the outbox, the computers) is told when the lock is
given back. It is stored only if the row is still the one that it was made from (`Stale`): else it
is judged anew.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from random import Random

from bot.data.store import Store
from bot.errors import Stale, Unreadable
from bot.live.copies import Copies
from bot.live.held import TRIES, Held
from bot.live.live import UNKNOWN, Live, Visited, Watcher
from bot.live.shown import Messages
from bot.table.table import Table
from bot.times import LEASE
from games.core import Text, say

GONE = say("bot-ending-gone")


class Tables(Copies):
    """All tables."""

    def __init__(self, store: Store, now: Callable[[], float], random: Random) -> None:
        super().__init__(store, now)
        self.random = random
        self.watchers: list[Watcher] = []
        self.visited: list[Visited] = []

    async def create(self, table: Table, interaction: int) -> Table:
        """A new table. Raises `ChannelTaken`, `AlreadyDone`."""
        async with self._loading:  # else somebody could read it before it is kept: two copies
            now = self.now()
            created = await self.store.create(table, interaction, now)
            self._keep(self._new(created, now))
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
            live = self._new(created, now)
            live.opening = live.token = live.messages.unheard = True
            self._keep(live)
        async with live.lock:
            try:
                yield Held(live, self)
            finally:
                live.opening = False
                self.tell(live)

    def _new(self, created: Table, now: float) -> Live:
        return Live(created, Messages(until=now + LEASE), -1, now, version=0, term=0)

    async def look(self, id: int) -> Table:
        """A table as it is now, to read. Raises `Refused` where there is none."""
        live = await self.live(id)
        return self.timely(live, live.table)

    async def concerns(self, id: int, channel: int, person: int) -> bool:
        """Has somebody who is in this channel anything to do with a table: do they look at its own
        channel, or do they sit there, or did they? Raises `Refused` where there is no table."""
        known = self._live.get(id)
        if known and known.table.channel == channel:
            return True
        try:
            table = await self.look(id)
        except Unreadable:
            place = await self.store.place(id)
            return (place and place[1]) == channel or await self.store.sits(id, person)
        people = {player.id for player in (*table.players, *table.finishers)}
        return table.channel == channel or person in people

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
