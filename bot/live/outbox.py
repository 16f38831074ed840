"""Keeps what Discord shows in step with the tables. It knows no Discord: it is told how to show.

Each table has one task that keeps it up to date, in the process that has the table's lease. The
rows that are not shown as they are *are* the outbox. What another process has changed, or left
behind when it died, is found by looking for such rows (`sweep`).

How far a task got is written down in batches, and the leases are given up with that. If a crash
loses such a note, the message is shown again: the nonce finds one that was posted, and an edit is
made twice. The nonce is made of the stored revision, so it finds only the newest message. So before
another message is posted for the same table, the note of the one before is written down, and a
computer moves on only when its last move is shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio import FIRST_COMPLETED
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Protocol

from bot.data.leases import MOST
from bot.errors import LostLease, NotReachable, Unreadable
from bot.live.background import Background, attempt
from bot.live.held import Held
from bot.live.live import Live
from bot.live.shown import Messages, Posted
from bot.live.tables import GONE, Tables
from bot.table.table import Table
from bot.times import FLUSH, HEARD, LEASE, RENEW, RETRY_SHOWING

log = logging.getLogger(__name__)


class Shows(Protocol):
    """Brings Discord up to date. Raises `OSError` where trying again may help."""

    async def show(self, table: Table, messages: Messages) -> None:
        """The board, and the seats' own messages. Raises `NotReachable`."""

    async def tidy(self, table: Table, messages: Messages) -> None:
        """What earlier turns have left."""


Waits = Callable[[Table], Awaitable[None]]
"""Tells somebody who can do something about it that a table can't be shown where it is."""

AT_ONCE = 20
"""How many tables are shown at a time of those that others have left."""
PATIENCE = 5.0
"""Seconds that the others wait for one of them that is slow to be shown."""
LOOK = 1.0
"""Seconds between two looks at what is to be shown."""
RETRIES = (RETRY_SHOWING, 10.0, 60.0)
"""Seconds between tries to show a table that Discord did not take; the last one goes on. Whoever
presses something at the table need not wait for it."""
AGAIN = 60.0
"""Seconds after which a press has the bot write again to somebody whom it could not write to."""


class Outbox:
    """Shows every table whose newest revision Discord has not been told of."""

    def __init__(
        self, tables: Tables, background: Background, display: Shows, waits: Waits
    ) -> None:
        self._tables = tables
        self._background = background
        self.display = display
        self._waits = waits
        self._flusher: asyncio.Task[None] | None = None
        self.flush = FLUSH
        self.retries: Sequence[float] = RETRIES
        tables.watchers.append(self.show)
        tables.visited.append(self._visited)

    def show(self, live: Live) -> None:
        """See to it that Discord shows the table as it is; at once, if it is waited with."""
        live.wake.set()
        self._begin(live)
        if not live.noted:  # a press has shown something by its answer
            self._note(live)

    def _begin(self, live: Live) -> None:
        if live.showing is None and live.behind and not live.opening:
            live.showing = self._background.begin(self._keep_shown(live))

    def _visited(self, live: Live, person: int) -> None:
        """Somebody is at the table: try at once what Discord did not take, and whether they can be
        written to by now (not with every press: refusals count against the bot)."""
        live.wake.set()
        seat, now = live.table.seat_of(person), self._tables.now()
        if seat in live.messages.refused and now - live.retried >= AGAIN:
            live.retried, live.retry = now, True
            del live.messages.refused[seat]
            self.show(live)

    async def resume(self) -> None:
        """At start-up: show what Discord was not told of, also where it did not let the bot; from
        then on look for more."""
        await self._tables.store.leases.try_refused()
        await self.sweep()
        self._background.every(RENEW, self.renew, "leases of tables that are shown")
        self._background.every(LOOK, self.sweep, "looking for what is to be shown")

    async def sweep(self) -> None:
        """Show what is to be shown: changed by other processes, or left by those that are gone."""
        last, showing = 0, set[asyncio.Task[None]]()
        while ids := await self._tables.store.leases.to_show(self._tables.now(), last):
            for id in ids:
                with contextlib.suppress(Unreadable):
                    live = await self._tables.live(id)
                    self._begin(live)  # what Discord did not take is not tried sooner for it
                    if live.showing:
                        showing.add(live.showing)
                if len(showing) >= AT_ONCE:
                    await asyncio.wait(showing, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                    showing = {task for task in showing if not task.done()}
            if len(ids) < MOST:
                break
            last = ids[-1]

    async def show_again(self, id: int) -> None:
        """See to it that a lobby's message is there: somebody may have deleted it.

        An edit finds that out. Where the message is there, it stays.
        """
        live = await self._tables.live(id)
        if live.messages.board and live.showing is None and live.table.stage == "lobby":
            live.again.add(None)
            self.show(live)

    async def show_anew(self, person: int) -> None:
        """See to it that somebody's direct messages are in their language, which is another now."""
        async for live in self._tables.readable(await self._tables.store.open_tables_of(person)):
            seat = live.table.seat_of(person)
            if seat is not None and seat in live.messages.dms:
                live.again.add(seat)
                self.show(live)

    async def settled(self) -> None:
        """Wait until nothing goes on at any table, and write down how far Discord was told."""
        while tasks := [task for live in self._tables.in_memory for task in live.tasks]:
            await asyncio.wait(tasks)
        await self._flush()

    async def close(self) -> None:
        """Write down how far Discord was told, when nothing goes on any more; what was not shown
        will be after the next start."""
        for live in self._tables.in_memory:
            live.noted = live.noted and not live.leased  # whoever comes next need not wait for it
        await attempt(self._flush(), "writing down what was shown")  # else it is shown again

    async def _keep_shown(self, live: Live) -> None:
        """Show until what is shown is how things are. One task a table, so in order."""
        tries, posted = 0, False
        try:
            while live.behind and not live.opening:
                try:
                    if posted and not live.noted:  # a change has been stored while this was posted
                        await self._flush()
                    posted = True
                    await _answered(live)
                    leased = live.leased
                    if not await self._tables.take(live):
                        live.again.clear()
                        return  # it is told of the change, or takes over, when it looks next
                    if not leased:  # what is to be thought about there is thought about here now
                        self._tables.tell(live)
                    if not live.opening:
                        await self._show_once(live)
                except NotReachable:
                    raise
                except LostLease:
                    live.leased = 0.0
                except Exception as error:  # a fault of ours too: some pass, like a full disk
                    full = None if tries or isinstance(error, OSError) else error
                    log.warning("table %s: %s; trying again", live.table.id, error, exc_info=full)
                    pause = self.retries[min(tries, len(self.retries) - 1)]
                    if pause >= LEASE:
                        await self._give_up(live)
                    await _woken(live, pause)
                    tries += 1
        except NotReachable as error:
            log.warning("table %s can't be shown: %s", live.table.id, error)
            await self._not_shown(live, gone=error.gone)
        finally:
            live.showing = None
            if live.noted and live.leased:  # it was noted meanwhile, and the lease kept
                self._note(live)

    async def _show_once(self, live: Live) -> None:
        table = live.table  # what is shown; a press may put another in its place meanwhile
        messages, before = live.messages, live.messages.board
        try:
            if live.shown < table.revision or live.retry or live.again or messages.unsure:
                messages.doubted(live.again)
                live.again.clear()
                live.retry = messages.unsure = False
                await self.display.show(table, messages)
                if live.messages is not messages:  # another process's have been read since
                    raise LostLease
                live.shown, live.refused = table.revision, False
                live.shown_at = self._tables.now()
            await self.display.tidy(table, messages)
        finally:  # what was posted is posted, even if the rest failed
            self._note(live)
            await self._hear(live, before)

    async def _not_shown(self, live: Live, *, gone: bool) -> None:
        """A table without its channel is closed; one that may not be shown there waits."""
        if gone or live.table.ending == GONE:
            closing = f"closing table {live.table.id}"
            await self._background.again(partial(self._close, live), closing)
        elif not live.refused:
            live.refused = True
            self._note(live)
            await self._waits(live.table)

    async def _close(self, live: Live) -> None:
        async def close(held: Held) -> None:
            if held.table.alive:
                await held.save(held.table.close(GONE, self._tables.now()), None)
            live.shown = held.table.revision  # nobody is left who could see it

        await self._tables.change(live.table.id, close)
        self._note(live)

    async def _hear(self, live: Live, before: Posted | None) -> None:
        """Keep in mind who gets direct messages and who does not, so that the channel can say so.

        Who is to move and has just been found not to get them is called by a new message, unless
        the channel's message is a newer one than `before` and has called them already: an edited
        one notifies nobody.
        """
        heard = live.messages.heard

        async def keep(held: Held) -> None:
            table = held.table
            lost = [p.id for p in table.players if p.reachable and not heard.get(p.id, True)]
            board = live.messages.board
            edited = before is None or board is None or board.message == before.message
            calls = table.stage == "playing" and edited
            called = [person for person in lost if calls and _to_move(table, person)]
            after = table.heard(heard)
            await held.save(after.calling(*called) if called else after, None)

        if any(heard.get(p.id, p.reachable) != p.reachable for p in live.table.players):
            await self._tables.change(live.table.id, keep)
        heard.clear()  # not before: what fails is done again

    def _note(self, live: Live) -> None:
        live.noted = False
        if self._flusher is None:
            self._flusher = self._background.begin(self._flush_later())

    async def _flush_later(self) -> None:
        while any(not live.noted for live in self._tables.in_memory):
            await asyncio.sleep(self.flush)
            await self._background.again(self._flush, "writing down what was shown")
        self._flusher = None

    async def _flush(self) -> None:
        """One transaction for all tables that were shown since the last time; the leases are given
        up of those where nothing is left to show."""
        dirty = [live for live in self._tables.in_memory if not (live.noted or live.opening)]
        await self._tables.note(dirty, [live.table.id for live in dirty if live.busy])

    async def _give_up(self, live: Live) -> None:
        """Let another process show it, if it can."""
        await attempt(self._tables.note([live]), "leaving a table to others")
        if not live.noted:  # it keeps the lease
            self._note(live)

    async def renew(self) -> None:
        """Say that this process still shows its tables."""
        now = self._tables.now()
        lives = [live for live in self._tables.in_memory if live.busy and live.leased]
        if lives:
            renewed = await self._tables.store.leases.renew([live.table.id for live in lives], now)
            for live in lives:
                if live.leased:  # else it was given up meanwhile
                    live.leased = now + LEASE if live.table.id in renewed else 0.0


def _to_move(table: Table, person: int) -> bool:
    return table.match is not None and table.seat_of(person) in table.to_move


async def _answered(live: Live) -> None:
    """Wait until a press at the table is answered: its answer and another edit of the same message
    would end in an order that nobody knows. Not for longer than Discord hears an answer."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(HEARD), live.lock:
            pass


async def _woken(live: Live, seconds: float) -> None:
    """Sleep, but not on when something happens at the table."""
    live.wake.clear()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(live.wake.wait(), seconds)
