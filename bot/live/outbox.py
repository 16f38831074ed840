"""Keeps Discord up to date with the tables. Nothing here knows Discord: `Shows` does the showing.

Each table has one task that shows it, in the process that has the table's lease. The rows that
Discord does not show as they are *are* the outbox. `sweep` looks for such rows: another process has
changed them, or has died before it showed them.

What was shown is written down in batches, and the leases are given up with that. If a crash loses
such a note, the message is shown again: a new message is found by its nonce, and an edit is simply
made twice. The nonce is made of the stored revision, so it finds only the newest message. That is
why the note of one message is written down before the next is posted for the same table, and why a
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
from bot.live.answering import lags
from bot.live.background import Background, attempt
from bot.live.held import Held
from bot.live.live import Live
from bot.live.shown import Messages
from bot.live.tables import GONE, Tables
from bot.screen.seen import NOTHING, Posted
from bot.table.table import Table
from bot.times import FLUSH, HEARD, LEASE, RENEW, RETRY_SHOWING

log = logging.getLogger(__name__)


class Shows(Protocol):
    """Brings Discord up to date. Raises `OSError` if trying again may help."""

    async def show(self, table: Table, messages: Messages, shown: int) -> None:
        """Show the board, and the seats' own messages, which showed this revision. Raises
        `NotReachable`."""

    async def tidy(self, table: Table, messages: Messages) -> None:
        """Take the controls off what earlier turns have left."""


Waits = Callable[[Table, NotReachable, str], Awaitable[None]]
"""Is told that Discord refuses the bot at a table. With a nonce, it tells the people there."""

AT_ONCE = 20
"""How many of the tables that other processes have left are shown at a time."""
PATIENCE = 5.0
"""If all of these are slow to be shown, the others wait so many seconds."""
LOOK = 1.0
"""Seconds between two looks for tables that have to be shown."""
RETRIES = (RETRY_SHOWING, 10.0, 60.0)
"""Seconds between tries to show a table that Discord did not take; the last pause is repeated. If
somebody presses something at the table, it is tried at once."""
AGAIN = 60.0
"""If the bot could not write to somebody, and they press something so many seconds later, it tries
again."""


class Outbox:
    """Shows every table whose newest revision Discord does not show yet."""

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
        """Show the table as it is now. If the next try is still waiting, it is made at once."""
        live.wake.set()
        self._begin(live)
        if not live.noted:  # a press has shown something by its answer
            self._note(live)

    def _begin(self, live: Live) -> None:
        if live.showing is None and live.behind and not live.opening:
            live.showing = self._background.begin(self._keep_shown(live))

    def _visited(self, live: Live, person: int) -> None:
        """Somebody is at the table: try at once what Discord did not take. Try too whether they can
        be written to by now, but not with every press: refusals count against the bot."""
        live.wake.set()
        if live.table.reach == "answers" and lags(live.table, live.messages):
            live.retry = True
            self.show(live)
        seat, now = live.table.seat_of(person), self._tables.now()
        if seat in live.messages.refused and now - live.retried >= AGAIN:
            live.retried, live.retry = now, True
            del live.messages.refused[seat]
            self.show(live)

    async def resume(self) -> None:
        """At start-up, show every table that Discord does not show as it is, even where it refused
        the bot before. From then on look for more."""
        await self._tables.store.leases.try_refused()
        await self.sweep()
        self._background.every(RENEW, self.renew, "leases of tables that are shown")
        self._background.every(LOOK, self.sweep, "looking for what is to be shown")

    async def sweep(self) -> None:
        """Show the tables that other processes have changed, or left behind when they died."""
        await self._take_over()
        last, showing = 0, set[asyncio.Task[None]]()
        while ids := await self._tables.store.leases.to_show(self._tables.now(), last):
            for id in ids:
                with contextlib.suppress(Unreadable):
                    live = await self._tables.live(id)
                    self._begin(live)  # where Discord refused something, that waits as before
                    if live.showing:
                        showing.add(live.showing)
                if len(showing) >= AT_ONCE:
                    await asyncio.wait(showing, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                    showing = {task for task in showing if not task.done()}
            if len(ids) < MOST:
                break
            last = ids[-1]

    async def _take_over(self) -> None:
        """Show once more whatever the dead were showing."""
        for id in set(await self._tables.store.leases.left(self._tables.now())):
            if id in self._tables.unread:
                continue
            with contextlib.suppress(Unreadable):
                live = await self._tables.live(id)
                if not live.behind:
                    live.again.add(None)
                self._begin(live)

    async def show_again(self, id: int) -> None:
        """Post a lobby's message again if somebody has deleted it. An edit finds that out."""
        live = await self._tables.live(id)
        if live.messages.board and live.showing is None and live.table.stage == "lobby":
            live.again.add(None)
            self.show(live)

    async def show_anew(self, person: int) -> None:
        """Show somebody's direct messages once more: they have chosen another language."""
        async for live in self._tables.readable(await self._tables.store.open_tables_of(person)):
            seat, messages = live.table.seat_of(person), live.messages
            shown = {seat} & messages.dms.keys() | {person} & messages.lobby.keys()
            if shown:
                live.again.update(shown)
                self.show(live)

    async def settled(self) -> None:
        """Wait until nothing goes on at any table, and write down what is shown."""
        while tasks := [task for live in self._tables.in_memory for task in live.tasks]:
            await asyncio.wait(tasks)
        await self._flush()

    async def close(self) -> None:
        """Write down what is shown, when nothing goes on any more. What is not shown yet will be
        after the next start."""
        for live in self._tables.in_memory:
            live.noted = live.noted and not live.leased  # the next process need not wait for it
        await attempt(self._flush(), "writing down what was shown")  # else it is shown again

    async def _keep_shown(self, live: Live) -> None:
        """Show the table until Discord is up to date. There is one task for each table, so its
        turns are shown in order."""
        tries, posted = 0, False
        try:
            while live.behind and not live.opening:
                live.wake.clear()
                try:
                    if posted and not live.noted:  # a change has been stored while this was posted
                        await self._flush()
                    posted = True
                    await _answered(live)
                    leased = live.leased
                    if not await self._tables.take(live):
                        live.again.clear()
                        return  # another process shows it, and looks for changes by itself
                    if not leased:  # from now on computers at this table think here
                        self._tables.tell(live)
                        live.wake.clear()  # that was us, and nothing to try again for
                    if not live.opening:
                        await self._show_once(live)
                except NotReachable:
                    raise
                except LostLease:
                    live.leased = 0.0
                except Exception as error:  # our own faults too: some pass, like a full disk
                    full = None if tries or isinstance(error, OSError) else error
                    log.warning("table %s: %s; trying again", live.table.id, error, exc_info=full)
                    pause = self.retries[min(tries, len(self.retries) - 1)]
                    if pause >= LEASE:
                        await self._give_up(live)
                    await _woken(live, pause)
                    tries += 1
        except NotReachable as error:
            log.warning("table %s can't be shown: %s", live.table.id, error)
            await self._not_shown(live, error)
        finally:
            live.showing = None
            if live.noted and live.leased:  # it was noted meanwhile, and the lease kept
                self._note(live)

    async def _show_once(self, live: Live) -> None:
        table = live.table  # the one to show: a press may change `live.table` meanwhile
        messages, before = live.messages, live.messages.board
        try:
            if live.shown < table.revision or live.retry or live.again or messages.unsure:
                messages.doubted(live.again)
                live.again.clear()
                shown = NOTHING if live.retry else live.shown
                live.retry = messages.unsure = False
                await self.display.show(table, messages, shown)
                if live.messages is not messages:  # another process's have been read since
                    raise LostLease
                live.shown, live.refused = table.revision, False
                messages.excused = False
                live.shown_at = self._tables.now()
            if table.reach == "answers" and messages.board is not before:
                self._note(live)
                await self._flush()  # at once: no nonce would keep it from being posted twice
            await self.display.tidy(table, messages)
        finally:  # what was posted is posted, even if the rest failed
            self._note(live)
            await self._hear(live, before)

    async def _not_shown(self, live: Live, error: NotReachable) -> None:
        """Close a table whose channel is gone. If the bot may not post there, the table waits, and
        people are told: once, until it has been shown in between."""
        if error.gone or live.table.ending == GONE:
            closing = f"closing table {live.table.id}"
            await self._background.again(partial(self._close, live), closing)
        elif not live.refused:
            nonce = "" if live.messages.excused else f"w{live.table.id}.{live.shown}"
            live.refused = live.messages.excused = True
            self._note(live)
            await self._waits(live.table, error, nonce)

    async def _close(self, live: Live) -> None:
        async def close(held: Held) -> None:
            if held.table.alive:
                await held.save(held.table.close(GONE, self._tables.now()), None)
            live.shown = held.table.revision  # nobody can see it any more

        await self._tables.change(live.table.id, close)
        self._note(live)

    async def _hear(self, live: Live, before: Posted | None) -> None:
        """Store who gets direct messages and who does not, so that the channel can say so.

        If somebody who has to move turns out not to get them, a new message in the channel mentions
        them: an edited one notifies nobody. If the channel's message is newer than `before`, it has
        mentioned them already.
        """
        heard = live.messages.heard

        async def keep(held: Held) -> None:
            table = held.table
            lost = [p.id for p in table.players if p.reachable and not heard.get(p.id, True)]
            board = live.messages.board
            edited = before is None or board is None or board.message == before.message
            calls = table.stage == "playing" and table.reach == "channel" and edited
            called = [person for person in lost if calls and _to_move(table, person)]
            after = table.heard(heard)
            await held.save(after.calling(*called) if called else after, None)

        people = (*live.table.players, *live.table.invited)
        if any(heard.get(p.id, p.reachable) != p.reachable for p in people):
            await self._tables.change(live.table.id, keep)
        heard.clear()  # only now: if storing it fails, it is tried again

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
        """Write down, in one transaction, all tables that were shown since the last time. Where
        nothing is left to show, the lease is given up."""
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
    """Wait until a press at the table is answered, but not longer than Discord takes an answer. Its
    answer and another edit of the same message would end in an order that nobody knows."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(HEARD), live.lock:
            pass


async def _woken(live: Live, seconds: float) -> None:
    """Sleep so many seconds, or until something happens at the table, or has since the last try."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(live.wake.wait(), seconds)
