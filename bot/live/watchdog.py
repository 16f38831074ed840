"""A process whose event loop hangs ends itself, so that whoever supervises it starts another.

A thread counts its own seconds, and the loop sets them back. So a process that stood still as a
whole, or a machine that slept, has lost nothing.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import threading
import time

from bot.times import HANGS

log = logging.getLogger(__name__)

EVERY = 1.0
HUNG = 70
"""The exit status of a process that hung."""


class Watchdog:
    """Watches the running loop from now on. `seconds`: for how long it may do nothing."""

    def __init__(self, seconds: float = HANGS, every: float = EVERY) -> None:
        self._most, self._every, self._missed = seconds / every, every, 0
        self._loop = asyncio.get_running_loop()
        self._alive()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def _alive(self) -> None:
        self._missed = 0
        self._loop.call_later(self._every, self._alive)

    def _watch(self) -> None:
        while self._missed < self._most:
            time.sleep(self._every)
            self._missed += 1
        log.critical("the event loop hangs: this process ends")
        faulthandler.dump_traceback()
        os._exit(HUNG)
