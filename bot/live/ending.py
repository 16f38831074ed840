"""How long each part of a process's end may take: hosts kill a process 10 seconds after they have
told it to stop.

Each part keeps its own seconds, whatever came before. Later parts may use what a part leaves over.
Whatever still hangs at the end is broken off (`os._exit`), and the database drops the locks.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping
from typing import Literal

from bot.times import ANSWERING, AT_LAST, CLOSING, GOODBYE

Part = Literal["goodbye", "answers", "closing"]
PARTS: Mapping[Part, float] = {
    "goodbye": GOODBYE,  # close the gateway
    "answers": ANSWERING,  # answer what has been heard
    "closing": CLOSING,  # write down what was shown, and drop the locks
}
"""In this order, each with the seconds that it has in any case. Together they are `AT_LAST`."""


class Ending:
    """The end of this process, once it has begun."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun: float | None = None

    def begin(self) -> None:
        """The process was told to stop."""
        if self._begun is None:
            self._begun = self._clock()

    def room(self, part: Part) -> float:
        """The seconds that a part may take from now on and still leave the later ones theirs."""
        self.begin()
        assert self._begun is not None
        order = list(PARTS)
        later = sum(PARTS[other] for other in order[order.index(part) + 1 :])
        return max(0.0, self._begun + AT_LAST - later - self._clock())


def when_told(stop: Callable[[], None]) -> None:
    """Call this when the process is told to stop: by SIGTERM, or Ctrl-C."""
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop)


def break_off_at_last() -> None:
    """End the process `AT_LAST` seconds from now, whatever still hangs then."""
    last = threading.Timer(AT_LAST, os._exit, [0])
    last.daemon = True
    last.start()
