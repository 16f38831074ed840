"""What the process has imported that bots in tests are forks of (`tests/e2e/forked.py`).

It has a clock that each fork may put wrong, and as long to answer, to hand over and to end as the
tests wait for that; and it acknowledges nothing before it is stored. (What was pressed while it
stood still is too late after three seconds all the same.)
"""

from __future__ import annotations

import gc
import time

gc.disable()  # all that is imported is kept
_right = time.time


class Clock:
    """The machine's."""

    wrong = 0.0
    """By how many seconds."""

    def __call__(self) -> float:
        return _right() + self.wrong


clock = Clock()
time.time = clock  # before anything keeps it

from bot import times  # noqa: E402
from local_discord.patience import LONG, UNHURRIED  # noqa: E402

times.AT_LAST = LONG  # before anything imports it
times.LAST_WORDS = times.ANSWERED = UNHURRIED

from bot import app  # noqa: E402
from bot.__main__ import main  # noqa: E402
from bot.host import health  # noqa: E402
from bot.press.router import Router  # noqa: E402
from games import projector  # noqa: E402
from games.core import LANGUAGES, load  # noqa: E402

__all__ = ["app", "clock", "health", "main", "projector"]

Router.heard, Router.slow = UNHURRIED, UNHURRIED / 2

for language in LANGUAGES:
    load(language)
gc.freeze()
gc.enable()
