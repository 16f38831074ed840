"""A process that does nothing but think for the computers, on any machine that reaches the
database. It needs no token and knows no Discord: bots show what it plays."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from random import SystemRandom

from bot.data.store import Store
from bot.live.again import again
from bot.live.computers import Computers
from bot.live.ending import AT_LAST
from bot.live.process import Process
from bot.live.tables import Tables
from bot.live.thinkers import Thinkers

log = logging.getLogger(__name__)

KIND = "think"
"""What it is among the processes."""
LAST_WORDS = 3.0
"""Seconds that the database is given to hear of the end."""


class Thinking:
    """This process. `store`: one that does not show."""

    def __init__(self, store: Store, thinkers: Thinkers, process: Process | None = None) -> None:
        self.process = process or Process(store.engine, KIND, id=store.me)
        self._tables = Tables(store, self.process.now, SystemRandom())
        self._tables.others = self.process.others
        self.process.bereft = self._tables.doubt
        self._tables.presence.own = ()
        self.computers = Computers(self._tables, thinkers)

    async def beat(self) -> None:
        """Say that it is there, and look whose time counts."""
        await self.process.beat()
        await self._tables.presence.beat()

    async def run(self) -> None:
        """Think until it is cancelled; then leave to others what was begun."""
        await again(self.beat, "the start")
        beating = asyncio.create_task(self.process.run(self.beat))
        try:
            await self.process.noticed()
            await again(self.computers.resume, "the start")
            log.info("thinking")
            await beating
        finally:
            beating.cancel()
            await self._end()

    async def _end(self) -> None:
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self.computers.close()
                await self.process.all.end(self.process.now())
        except Exception:  # the others will notice
            log.exception("can't say that this process has ended")


async def until_stopped(thinking: Thinking) -> None:
    """Run until SIGTERM or SIGINT."""
    running = asyncio.create_task(thinking.run())

    def stop() -> None:
        log.info("stopping")
        last = threading.Timer(AT_LAST, os._exit, [0])  # whatever may still hang then
        last.daemon = True
        last.start()
        running.cancel()

    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop)
    await asyncio.wait([running])
    if not running.cancelled():
        running.result()
    log.info("stopped")
