"""Work in the background that nobody waits for, and that must not be lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from itertools import chain, repeat
from typing import TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

PAUSES = (1.0, 5.0, 20.0, 60.0)
"""Seconds between tries; the last one goes on."""


def pauses() -> Iterator[float]:
    """How long to wait before each further try, without end."""
    return chain(PAUSES, repeat(PAUSES[-1]))


async def every(seconds: float, work: Callable[[], Awaitable[object]], what: str) -> None:
    """Do it again and again, so many seconds apart."""
    while True:
        await asyncio.sleep(seconds)
        await again(work, what)


async def again(work: Callable[[], Awaitable[T]], what: str) -> T:
    """Do it until it succeeds. The first failure is logged in full, the others in a line."""
    for tries, pause in enumerate(pauses()):
        try:
            done = await work()
        except Exception as error:  # the database, the disk, a bug
            kind, full = type(error).__name__, None if tries else error
            log.error("%s failed (%s); trying again", what, kind, exc_info=full)
            await asyncio.sleep(pause)
        else:
            if tries:
                log.warning("%s: done at last", what)
            return done
    raise AssertionError("pauses have no end")
