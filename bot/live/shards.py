"""The shards that this process serves, taken over from another process and handed over to the next.
Knows no Discord.

A process that starts while another serves its shards waits beside it. When the old one is told to
end, it says so (`leaving`), and the new one identifies. While both hear the same events, whichever
claims an interaction first answers it. The old one closes once the new one hears the events.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from functools import partial
from math import inf

from bot.data.absences import Shard
from bot.data.processes import Claimed
from bot.live.background import again, attempt
from bot.live.presence import Presence
from bot.live.process import Process
from bot.times import DELIVERED, HEIRS, IDENTIFIES, OVERLAP

log = logging.getLogger(__name__)


class Shards:
    """The shards of this process."""

    def __init__(self, process: Process, presence: Presence) -> None:
        self._process = process
        self._presence = presence
        self._taken, self._ready = set[Shard](), set[Shard]()
        self._shared_until = 0.0
        self.lost = asyncio.Event()
        """Set when this process has stood still and another now serves its shards."""

    @property
    def own(self) -> Sequence[Shard]:
        """The shards that it serves, or waits for."""
        return self._presence.own

    async def begin(self, own: Sequence[Shard]) -> None:
        """Called at start-up, before any table is looked at. Nothing is served yet."""
        await self._process.beat()
        await self._process.all.forget_claims(self._process.now() - DELIVERED)
        await self._presence.begin(own)

    async def beat(self) -> None:
        """Say that the process is there, and read what the others say."""
        here = await self._process.beat()
        if not here.known and self._taken:
            await self._again()
        await self._presence.beat()

    async def _again(self) -> None:
        """Ask again for the shards, since the others took this process for dead."""
        claimed = await self._claim(sorted(self._taken))
        if claimed.waiting:
            log.error("this process stood still, and another serves its shards now: ending")
            self.lost.set()
        for shard in self._ready:
            await self._process.all.ready(shard)

    async def free(self) -> AsyncIterator[Shard]:
        """The shards to serve, each as soon as no process serves it, except one that leaves."""
        waiting = self.own
        while waiting:
            asked = waiting
            claimed = await again(partial(self._claim, asked), "asking for shards", (HEIRS * 10,))
            if claimed.shared:
                self._shared_until = self._process.now() + OVERLAP
            waiting = claimed.waiting
            for shard in asked:
                if shard not in waiting:
                    self._taken.add(shard)
                    yield shard
            if waiting:
                if waiting != asked or asked is self.own:
                    numbers = ", ".join(str(shard.number) for shard in waiting)
                    log.warning("another process serves shard %s: waiting until it ends", numbers)
                await asyncio.sleep(HEIRS)

    async def _claim(self, shards: Sequence[Shard]) -> Claimed:
        return await self._process.all.claim(shards, self._process.now())

    async def identify(self, shard: int, at_once: int) -> None:
        """Wait until a shard may identify. Shards whose numbers have the same remainder by
        `at_once` (Discord's `max_concurrency`) come one after the other, in all processes."""
        key = shard % at_once
        while True:
            asking = self._process.all.identify(key, self._process.now())
            seconds = await attempt(asking, "asking when to identify")
            if seconds is None:
                return await asyncio.sleep(IDENTIFIES)
            if not seconds:
                return
            await asyncio.sleep(seconds)

    async def ready(self, shard: Shard) -> None:
        """This process hears the shard's events from now on."""
        self._ready.add(shard)
        await self._process.all.ready(shard)

    async def first(self, interaction: int) -> bool:
        """Is an interaction answered here? While another process may hear it too, the database
        decides."""
        if self._process.now() > self._shared_until:
            return True
        claiming = self._process.all.first(interaction, self._process.now())
        return await attempt(claiming, "claiming an interaction") is not False

    async def leave(self) -> bool:
        """Say that this process will end. Returns whether another waits to take over."""
        self._shared_until = inf  # first: from then on another process may hear the same
        await self._process.all.leave()
        return bool(await self._process.all.heirs(self.own))

    async def handed_over(self) -> None:
        """Wait until the others hear the events. The caller says for how long."""
        while True:
            if all(await self._process.all.heirs(self.own)):
                return
            await asyncio.sleep(HEIRS / 2)

    async def end(self) -> None:
        """Say that this process serves nothing any more."""
        await self._process.all.end(self._process.now())
