"""How long each part of a process's end may take: hosts kill a process 10 seconds after they have
told it to stop.

First the gateway is closed (`GOODBYE`), then what has been heard is answered (`ANSWERING`), then
what was shown is written down and the locks are dropped (`CLOSING`). Each part keeps its own
seconds, whatever came before, and later ones may use what it leaves over. Whatever still hangs at
the end is broken off (`os._exit`), and the database drops the locks.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable

from bot.times import AT_LAST


class Ending:
    """The end of this process, once it has begun."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._by: float | None = None

    def begin(self) -> None:
        """The process was told to stop."""
        if self._by is None:
            self._by = self._clock() + AT_LAST

    def room(self, later: float) -> float:
        """The seconds that are left from now on if later parts are to have so many."""
        self.begin()
        assert self._by is not None
        return max(0.0, self._by - later - self._clock())


def when_told(stop: Callable[[], None]) -> None:
    """Call this when the process is told to stop: by SIGTERM, or Ctrl-C."""
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop)


def break_off_at_last() -> None:
    """End the process `AT_LAST` seconds from now, whatever still hangs then."""
    last = threading.Timer(AT_LAST, os._exit, [0])
    last.daemon = True
    last.start()
