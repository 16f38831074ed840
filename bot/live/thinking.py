"""A process that only thinks for the computers, on any machine that reaches the database. It needs
no token and knows no Discord: bots show what it plays."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom

from bot.data.store import Store
from bot.live.background import Background, attempt
from bot.live.computers import Computers
from bot.live.ending import break_off_at_last, when_told
from bot.live.process import Process
from bot.live.tables import Tables
from bot.live.thinkers import Thinkers
from bot.times import BEAT, LAST_WORDS_THINKING

log = logging.getLogger(__name__)

KIND = "think"
"""Its kind among the processes (`schema.processes`)."""


class Thinking:
    """This process. `store`: one that shows no tables."""

    def __init__(self, store: Store, thinkers: Thinkers, process: Process | None = None) -> None:
        self.process = process or Process(store.engine, KIND, id=store.me)
        self.tables = Tables(store, self.process.now, SystemRandom())
        self.tables.others = self.process.others
        self.process.bereft = self.tables.doubt
        self.tables.presence.own = ()
        self.background = Background()
        self.computers = Computers(self.tables, self.background, thinkers)

    async def beat(self) -> None:
        """Say that the process is there, and read which shards are away."""
        await self.process.beat()
        await self.tables.presence.beat()

    async def run(self) -> None:
        """Think until cancelled; then leave to others what was begun."""
        start, background = "the start", self.background
        await background.again(self.beat, start)
        try:
            background.every(BEAT, self.beat, "saying that the process is there")
            await background.again(self.process.noticed, start)
            await background.again(self.computers.resume, start)
            log.info("thinking")
            await asyncio.Event().wait()
        finally:
            await background.close()
            await attempt(self._end(), "saying that this process has ended")

    async def _end(self) -> None:
        async with asyncio.timeout(LAST_WORDS_THINKING):
            await self.computers.close()
            await self.process.all.end(self.process.now())


async def until_stopped(thinking: Thinking) -> None:
    """Run until SIGTERM or SIGINT."""
    running = asyncio.create_task(thinking.run())

    def stop() -> None:
        log.info("stopping")
        break_off_at_last()
        running.cancel()

    when_told(stop)
    await asyncio.wait([running])
    if not running.cancelled():
        running.result()
    log.info("stopped")
