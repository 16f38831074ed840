"""Work in the background that nobody waits for, and that must not be lost."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

PAUSES = (1.0, 5.0, 20.0, 60.0)
"""Seconds between tries; the last one goes on."""


async def again(work: Callable[[], Awaitable[None]], what: str) -> None:
    """Do it until it succeeds. The first failure is logged in full, the others in a line."""
    for tries in itertools.count():
        try:
            await work()
        except Exception as error:  # the database, the disk, a bug
            log.error(
                "%s failed (%s); trying again",
                what,
                type(error).__name__,
                exc_info=None if tries else error,
            )
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
        else:
            if tries:
                log.warning("%s: done at last", what)
            return
