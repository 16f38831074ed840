"""The shards that this process owns: it waits for their locks, and ends if another has taken them.
Knows no Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from bot.data.absences import Shard
from bot.data.ownership import Ownership
from bot.live.background import again, attempt
from bot.live.presence import Presence
from bot.live.process import Process
from bot.times import ASK

log = logging.getLogger(__name__)


class Shards:
    """The shards of this process."""

    def __init__(self, locks: Ownership, process: Process, presence: Presence) -> None:
        self.locks = locks
        self._process = process
        self._presence = presence
        presence.holds = lambda: locks.holds
        self.lost = asyncio.Event()
        """Set when another process owns these shards now."""
        self.regained: Callable[[], None] = lambda: None
        """Called when the locks were lost for a while: another process may have had them."""

    async def take(self, own: Sequence[Shard]) -> None:
        """Called at start-up, before any table is looked at: wait until no other process owns these
        shards."""
        self._presence.own, told = own, ""
        while why := await again(partial(self._take, own), "asking for shards", (10 * ASK,)):
            if why != told:
                log.warning("%s: waiting until it ends", why)
                told = why
            await asyncio.sleep(ASK)
        await again(partial(self._presence.begin, own), "reading when the bot was away")

    async def _take(self, own: Sequence[Shard]) -> str:
        await self._process.measure()
        return await self.locks.take(own, self._process.now())

    async def beat(self) -> None:
        """Say that the shards are served: over the connection that has the locks, whatever the
        others do."""
        await self.locks.beat(self._process.now())

    async def look(self) -> None:
        """Read which shards are away, and what time it is."""
        await self._process.measure()
        await self._presence.look()

    async def keep(self) -> None:
        """Wait until the locks are lost, and take them again."""
        await self.locks.lost.wait()
        await self.regain()

    async def regain(self) -> None:
        """If the locks are lost take them again, or learn that another process has them. Raises
        `Away`."""
        if not self.locks.lost.is_set() or self.lost.is_set():
            return
        if why := await self.locks.take(self._presence.own, self._process.now()):
            log.error("%s now: this one ends", why)
            self.lost.set()
        else:
            log.warning("this process has its locks again")
            self.regained()

    async def identify(self, shard: int, at_once: int) -> None:
        """Wait until a shard may identify. Shards whose numbers have the same remainder by
        `at_once` (Discord's `max_concurrency`) come one after the other, in all processes."""
        asking = self.locks.identify(shard % at_once)
        await attempt(asking, "asking when to identify")

    async def end(self) -> None:
        """Drop the locks: this process serves nothing any more."""
        await self.locks.end(self._process.now())
