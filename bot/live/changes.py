"""Locking and changing tables. Knows no Discord.

A change goes through `hold`: under the table's lock it is saved in one transaction, and only then
answered and shown. The watchers (the hand, the computers) are told when the lock is released. The
lock is only this process's. So a change is stored only if the row is still the one that it was made
from; else it is `Stale`, and judged again.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

from bot.data.store import Store
from bot.errors import Stale
from bot.live.copies import Copies
from bot.live.held import TRIES, Held
from bot.live.live import Live, Visited, Watcher
from bot.table.table import Table

log = logging.getLogger(__name__)


class Changes(Copies):
    """The tables in memory, as they are changed."""

    def __init__(self, store: Store, now: Callable[[], float], random: Random) -> None:
        super().__init__(store, now)
        self.random = random
        self.watchers: list[Watcher] = []
        self.visited: list[Visited] = []
        self.met: list[Callable[[int], None]] = []
        """Are told of whoever has done anything, here or elsewhere."""

    async def look(self, id: int) -> Table:
        """A table as it is now, only to read. Raises `Refused` if there is none."""
        live = await self.live(id)
        return self.timely(live, live.table)

    def in_hand(self, id: int) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(id)

    @asynccontextmanager
    async def hold(self, id: int) -> AsyncIterator[Held]:
        """Hold a table under its lock, with its time put right; then tell the watchers."""
        live = await self.live(id)
        async with live.lock:
            await self.fresh(live)  # it may have changed while this waited for the lock
            try:
                yield Held(live, self)
            finally:
                self.tell(live)

    async def change(self, id: int, work: Callable[[Held], Awaitable[None]]) -> None:
        """Do something with the table held, and again if somebody was quicker. Only for changes
        that no interaction asks for: an interaction is repeated as a whole. Raises `Stale`,
        `Refused`."""
        for tries in range(TRIES):
            try:
                async with self.hold(id) as held:
                    await work(held)
                return
            except Stale:
                if tries == TRIES - 1:
                    raise

    def tell(self, live: Live) -> None:
        """Tell the watchers of a table that may have changed. A fault in one of them is no fault of
        the change, which is stored, and keeps nothing from the others."""
        for watcher in self.watchers:
            _told(watcher, live, table=live.table.id)

    def visit(self, id: int, person: int) -> None:
        """Somebody has pressed or typed something at a table, whether or not that changed it."""
        for met in self.met:
            _told(met, person)
        if live := self._live.get(id):
            for visited in self.visited:
                _told(visited, live, person, table=id)


def _told(watcher: Callable[..., None], *of: object, table: int = 0) -> None:
    try:
        watcher(*of)
    except Exception:
        log.exception("table %s: whoever watches has failed", table)
