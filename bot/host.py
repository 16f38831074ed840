"""Finds, locks, saves and shows tables. Knows no Discord: it is told how to show.

A change goes through `hold`: under the table's lock it is saved in one transaction, and only then
answered and shown. What Discord shows is a projection that one task a table keeps up to date;
how far it got is written down in batches, since a lost note costs no more than showing again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from pydantic import TypeAdapter

from bot.store import Store
from bot.table import Table
from games.core import Refused, Seat, say

log = logging.getLogger(__name__)

KEPT = 300
"""How many tables stay in memory; the others are read again when somebody touches them."""
FLUSH = 0.5
"""Seconds that notes of what was shown are gathered before they are written."""
RETRIES = (2.0, 10.0, 60.0)
"""Seconds between tries to show a table that Discord did not take; the last one goes on."""


class NotReachable(Exception):
    """Discord says no, and trying again will not help until somebody changes something."""


@dataclass(frozen=True)
class Posted:
    """A message that shows a table: for which turn, a digest of what it shows, and the part of
    it (text, the picture's description) that stays when the turn has passed."""

    channel: int
    message: int
    turn: int = -1
    key: str = ""
    text: str = ""
    alt: str = ""


@dataclass
class Messages:
    """Where a table is shown: its channel's message, and the letters to seats."""

    board: Posted | None = None
    letters: dict[Seat, Posted] = field(default_factory=dict)


_MESSAGES = TypeAdapter(Messages)


@dataclass
class Place:
    """A table in memory, and what Discord shows of it."""

    table: Table
    messages: Messages
    shown: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """May it leave the memory?"""
        return not self.lock.locked() and self.task is None


class Held:
    """A table whose lock is held: nobody else changes it meanwhile."""

    def __init__(self, place: Place, store: Store, now: Callable[[], float]) -> None:
        self._place, self._store, self._now = place, store, now

    @property
    def table(self) -> Table:
        """As it is now."""
        return self._place.table

    @property
    def messages(self) -> Messages:
        """Where it is shown."""
        return self._place.messages

    async def save(self, after: Table, press: int | None) -> None:
        """Store a change; from here on it has happened. Raises `AlreadyDone`."""
        await self._store.save(self._place.table, after, press, self._now())
        self._place.table = after


Show = Callable[[Table, Messages], Awaitable[frozenset[int]]]
"""Brings Discord up to date; returns the people at the table whom the bot could not write to.
Raises `NotReachable`, or `OSError` where trying again may help."""


class Host:
    """All tables."""

    def __init__(
        self, store: Store, show: Show, now: Callable[[], float], random: Random | None = None
    ) -> None:
        self.store = store
        self.now = now
        self.random = random or Random()
        self._show = show
        self._places: OrderedDict[int, Place] = OrderedDict()
        self._loading = asyncio.Lock()
        self._dirty: set[int] = set()
        self._flusher: asyncio.Task[None] | None = None

    async def create(self, table: Table, press: int) -> Table:
        """A new table. Raises `ChannelTaken`, `AlreadyDone`."""
        created = await self.store.create(table, press, self.now())
        self._keep(Place(created, Messages(), -1))
        return created

    async def look(self, id: int) -> Table:
        """A table as it is now, to read. Raises `Refused` where there is none."""
        return (await self._place(id)).table

    @asynccontextmanager
    async def hold(self, id: int) -> AsyncIterator[Held]:
        """The table under its lock; afterwards it is shown if it has changed."""
        place = await self._place(id)
        async with place.lock:
            try:
                yield Held(place, self.store, self.now)
            finally:
                self._show_soon(place)

    async def show(self, id: int) -> None:
        """See to it that Discord shows the table as it is."""
        self._show_soon(await self._place(id))

    async def show_all_unshown(self) -> None:
        """At start-up: the tables whose last change Discord was not told of."""
        for id in await self.store.unshown():
            await self.show(id)

    async def settled(self) -> None:
        """Wait until nothing is being shown, and write down how far Discord was told."""
        while tasks := [p.task for p in self._places.values() if p.task]:
            await asyncio.wait(tasks)
        await self._flush()

    async def close(self) -> None:
        """Stop showing; what was not shown will be after the next start."""
        tasks = [p.task for p in self._places.values() if p.task]
        for task in (*tasks, *([self._flusher] if self._flusher else [])):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._flush()

    # --- inside --------------------------------------------------------------------------------

    async def _place(self, id: int) -> Place:
        if id not in self._places:
            async with self._loading:
                await self._load(id)
        self._places.move_to_end(id)
        return self._places[id]

    async def _load(self, id: int) -> None:
        if id in self._places:
            return
        loaded = await self.store.load(id)
        if loaded is None:
            raise Refused(say("That table is gone."))
        table, messages, shown = loaded
        self._keep(Place(table, _MESSAGES.validate_json(messages), shown))

    def _keep(self, place: Place) -> None:
        self._places[place.table.id] = place
        if len(self._places) > KEPT:
            idle = (id for id, p in self._places.items() if p.idle and id not in self._dirty)
            if (oldest := next(idle, None)) not in (None, place.table.id):
                del self._places[oldest]

    def _show_soon(self, place: Place) -> None:
        if place.task is None and place.shown < place.table.revision:
            place.task = asyncio.create_task(self._keep_shown(place))

    async def _keep_shown(self, place: Place) -> None:
        """Show until what is shown is how things are. One task a table, so in order."""
        tries = 0
        try:
            while place.shown < place.table.revision:
                table = place.table
                try:
                    deaf = await self._show(table, place.messages)
                except NotReachable as error:
                    log.warning("table %s can't be shown: %s", table.id, error)
                    return
                except OSError as error:
                    log.warning("table %s: %s; trying again", table.id, error)
                    await asyncio.sleep(RETRIES[min(tries, len(RETRIES) - 1)])
                    tries += 1
                    continue
                place.shown = table.revision
                self._note(table.id)
                await self._hear(place, deaf)
        except Exception:
            log.exception("table %s can't be shown", place.table.id)
        finally:
            place.task = None

    async def _hear(self, place: Place, deaf: frozenset[int]) -> None:
        """Keep in mind who gets no direct messages, so that the channel can say so."""
        if deaf - {p.id for p in place.table.players if not p.reachable}:
            async with place.lock:
                await Held(place, self.store, self.now).save(place.table.not_reached(deaf), None)

    def _note(self, id: int) -> None:
        self._dirty.add(id)
        if self._flusher is None:
            self._flusher = asyncio.create_task(self._flush_later())

    async def _flush_later(self) -> None:
        await asyncio.sleep(FLUSH)
        self._flusher = None
        await self._flush()

    async def _flush(self) -> None:
        """One transaction for all tables that were shown since the last time."""
        ids, self._dirty = self._dirty, set()
        places = [self._places[id] for id in ids]
        rows = [(p.table.id, p.shown, _MESSAGES.dump_json(p.messages).decode()) for p in places]
        if rows:
            await self.store.save_shown(rows)
