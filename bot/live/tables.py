"""Finds, locks, saves and shows tables. Knows no Discord: it is told how to show.

A change goes through `hold`: under the table's lock it is saved in one transaction, and only then
answered and shown. What Discord shows is a projection that one task a table keeps up to date;
how far it got is written down in batches, since a lost note costs no more than showing again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from bot.data.store import Store
from bot.table.table import Table
from games.core import Move, Refused, Seat, View, say

log = logging.getLogger(__name__)

Waits = Callable[[Table], Awaitable[None]]
"""Tells somebody who can do something about it that a table can't be shown where it is."""

Think = Callable[[str, str, View[Any], int], Awaitable[Move]]
"""A computer's move: game, level, what its seat sees, seed."""

KEPT = 300
"""How many tables stay in memory; the others are read again when somebody touches them."""
GONE = "Its channel is gone."
PATIENCE = 5.0
"""Seconds that the others wait, at start-up, for a table that is slow to be shown."""
FLUSH = 0.5
"""Seconds that notes of what was shown are gathered before they are written."""
RETRIES = (2.0, 10.0, 60.0)
"""Seconds between tries to show a table that Discord did not take; the last one goes on."""


class NotReachable(Exception):
    """Discord says no, and trying again will not help until somebody changes something.

    `gone`: the place does not exist any more.
    """

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


@dataclass(frozen=True)
class Posted:
    """A message that shows a table: for which turn and call within it, a digest of what it shows,
    the part of it (text, the picture's description) that stays when the turn has passed, and the
    attachment that is its picture (0: unknown, as after a crash)."""

    channel: int
    message: int
    turn: int = -1
    key: str = ""
    text: str = ""
    alt: str = ""
    picture: Annotated[int, Field(exclude=True)] = 0
    call: int = 0


@dataclass
class Messages:
    """Where a table is shown: its channel's message, and the letters to seats."""

    board: Posted | None = None
    passed: Posted | None = None
    """An earlier turn's message that still has its controls."""
    letters: dict[Seat, Posted] = field(default_factory=dict)

    def board_edited(self, before: Posted, after: Posted) -> None:
        """Note an edit of the channel's message that has ended."""
        self.board = _edited(before, self.board, after)

    def letter_edited(self, seat: Seat, before: Posted, after: Posted) -> None:
        """Note an edit of a letter that has ended."""
        if now := _edited(before, self.letters.get(seat), after):
            self.letters[seat] = now


def _edited(before: Posted, now: Posted | None, after: Posted) -> Posted | None:
    """What is known after an edit if `now` was noted meanwhile.

    Two edits of one message at a time end in an order that nobody knows: what it shows, and which
    attachment is its picture, is open then.
    """
    if now is before:
        return after
    same = now is not None and now.message == after.message
    return replace(after, key="", picture=0) if same else now


_MESSAGES = TypeAdapter(Messages)


def _json(messages: Messages) -> str:
    return _MESSAGES.dump_json(messages).decode()


@dataclass
class Place:
    """A table in memory, and what Discord shows of it."""

    table: Table
    messages: Messages
    shown: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    task: asyncio.Task[None] | None = None
    thought: asyncio.Task[None] | None = None
    refused: bool = False
    """Did Discord not let the bot show it the last time?"""

    @property
    def note(self) -> tuple[int, int, str]:
        """The table's id, how far Discord was told of it, where its messages are: to be stored."""
        return self.table.id, self.shown, _json(self.messages)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on for this table."""
        return [task for task in (self.task, self.thought) if task]

    @property
    def idle(self) -> bool:
        """May it leave the memory?"""
        return not self.lock.locked() and not self.tasks and not self.refused


class Held:
    """A table whose lock is held: nobody else changes it meanwhile."""

    def __init__(self, place: Place, host: Host) -> None:
        self._place, self._host = place, host

    @property
    def table(self) -> Table:
        """As it is now."""
        return self._place.table

    @property
    def messages(self) -> Messages:
        """Where it is shown."""
        return self._place.messages

    async def posted(self, board: Posted) -> None:
        """Write down at once where the board is, since no nonce finds the answer to a command."""
        self.messages.board = board
        await self._host.store.save_shown([self._place.note])

    async def save(self, after: Table, press: int | None) -> None:
        """Store a change; from here on it has happened. Raises `AlreadyDone`.

        What Discord was told goes with it: after a crash only the newest message can be unknown,
        and that one is found by its nonce.
        """
        host, place = self._host, self._place
        shown = place.shown, _json(place.messages)
        await host.store.save(place.table, after, press, host.now(), shown)
        place.table = after
        if after.due is not None and after.due < host.horizon:
            host.earlier.set()


Show = Callable[[Table, Messages], Awaitable[frozenset[int]]]
"""Brings Discord up to date; returns the people at the table whom the bot could not write to.
Raises `NotReachable`, or `OSError` where trying again may help."""


class Host:
    """All tables."""

    def __init__(
        self,
        store: Store,
        show: Show,
        waits: Waits,
        think: Think,
        now: Callable[[], float],
        random: Random,
    ) -> None:
        self.store = store
        self.now = now
        self.random = random
        self.horizon = 0.0
        """Until when the clock sleeps, if nothing sets `earlier`."""
        self.earlier = asyncio.Event()
        self._show = show
        self._waits = waits
        self._think = think
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
                yield Held(place, self)
            finally:
                self._show_soon(place)
                self._think_soon(place)

    async def show(self, id: int) -> None:
        """See to it that Discord shows the table as it is."""
        self._show_soon(await self._place(id))

    async def think(self, table: Table, seat: Seat, level: str) -> Move:
        """What a computer would play at this seat, from what the seat sees."""
        return await self._think(
            table.game_id, level, table.view(seat), self.random.getrandbits(64)
        )

    async def resume(self) -> None:
        """At start-up: show what Discord was not told of, think where a computer is to move."""
        for id in await self.store.thinking():
            self._think_soon(await self._place(id))
        for id in await self.store.unshown():
            place = await self._place(id)
            self._show_soon(place)
            if place.task:
                await asyncio.wait([place.task], timeout=PATIENCE)

    async def close_tables(self, ids: Iterable[int], ending: str) -> None:
        """Close tables that can't go on, without a result."""
        for id in ids:
            async with self.hold(id) as held:
                await held.save(held.table.close(ending, self.now()), None)

    async def show_waiting(self, ids: Iterable[int]) -> None:
        """Try again to show tables that Discord did not let the bot show."""
        for id in ids:
            place = self._places.get(id)
            if place and place.refused:
                self._show_soon(place)

    async def forget(self, person: int, nobody: int) -> None:
        """Put somebody nameless in a person's place at the tables in memory."""
        for place in list(self._places.values()):
            async with place.lock:
                place.table = place.table.forget(person, nobody)

    async def settled(self) -> None:
        """Wait until nothing is being shown, and write down how far Discord was told."""
        while tasks := [task for p in self._places.values() for task in p.tasks]:
            await asyncio.wait(tasks)
        await self._flush()

    async def close(self) -> None:
        """Stop showing; what was not shown will be after the next start."""
        tasks = [task for p in self._places.values() for task in p.tasks]
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
                try:
                    await self._show_once(place)
                except OSError as error:
                    log.warning("table %s: %s; trying again", place.table.id, error)
                    await asyncio.sleep(RETRIES[min(tries, len(RETRIES) - 1)])
                    tries += 1
        except NotReachable as error:
            log.warning("table %s can't be shown: %s", place.table.id, error)
            await self._not_shown(place, gone=error.gone)
        except Exception:
            log.exception("table %s can't be shown", place.table.id)
        finally:
            place.task = None

    async def _show_once(self, place: Place) -> None:
        table = place.table
        try:
            deaf = await self._show(table, place.messages)
            place.shown, place.refused = table.revision, False
        finally:  # what was posted is posted, even if the rest failed
            self._note(table.id)
        await self._hear(place, deaf)

    async def _not_shown(self, place: Place, *, gone: bool) -> None:
        """A table without its place is closed; one that may not be shown there waits."""
        if gone:
            place.shown = place.table.revision + 1
            async with place.lock:
                if place.table.alive:
                    after = place.table.close(GONE, self.now())
                    await Held(place, self).save(after, None)
            self._note(place.table.id)
        elif not place.refused:
            place.refused = True
            await self._waits(place.table)

    async def _hear(self, place: Place, deaf: frozenset[int]) -> None:
        """Keep in mind who gets no direct messages, so that the channel can say so."""
        if deaf - {p.id for p in place.table.players if not p.reachable}:
            async with place.lock:
                await Held(place, self).save(place.table.not_reached(deaf), None)

    def _think_soon(self, place: Place) -> None:
        if place.thought is None and place.table.computers:
            place.thought = asyncio.create_task(self._keep_thinking(place))

    async def _keep_thinking(self, place: Place) -> None:
        """Play for the computers at a table until a person is to move."""
        try:
            while seats := place.table.computers:
                await self._play_for(place, seats[0])
        except Exception:
            log.exception("the computer at table %s can't go on", place.table.id)
        finally:
            place.thought = None

    async def _play_for(self, place: Place, seat: Seat) -> None:
        table = place.table
        move = await self.think(table, seat, table.players[seat].level)
        async with place.lock:
            if place.table.match is table.match:
                await Held(place, self).save(place.table.play(seat, [move], self.now()), None)
        self._show_soon(place)

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
        rows = [place.note for place in places]
        if rows:
            await self.store.save_shown(rows)
