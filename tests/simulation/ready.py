"""What every run needs: the game, small sheets, sentences that are loaded already, no log."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.live import languages
from games import GAMES
from games.core import ENGLISH, load
from tests.simulation.game import registered
from tests.simulation.sheets import small


@contextmanager
def ready() -> Iterator[None]:
    """While this lasts, schedules can be run."""
    load(ENGLISH)
    languages._read.add(ENGLISH)  # else a thread would load it
    logging.disable(logging.CRITICAL)
    try:
        with registered(GAMES), small():
            yield
    finally:
        logging.disable(logging.NOTSET)
