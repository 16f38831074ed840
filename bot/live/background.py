"""Work that a process does while nobody waits for it. It is started, guarded, counted and closed
here. So a fault in one thing never ends another, and nothing is left running."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from functools import partial
from itertools import chain, repeat
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

PAUSES = (1.0, 5.0, 20.0, 60.0)
"""Seconds between tries of something that must succeed in the end; the last pause is repeated.
After a fault a loop waits its usual time, but at least the first of these."""


def pauses(some: Sequence[float] = PAUSES) -> Iterator[float]:
    """How long to wait before each further try. It never ends."""
    return chain(some, repeat(some[-1]))


async def again(work: Callable[[], Awaitable[T]], what: str, some: Sequence[float] = PAUSES) -> T:
    """Do it until it succeeds. The first failure is logged in full, the others in a line."""
    for tries, pause in enumerate(pauses(some)):
        try:
            done = await work()
        except Exception as error:  # the database, the disk, a bug
            full = None if tries else error
            log.error("%s failed (%s); trying again", what, error, exc_info=full)
            await asyncio.sleep(pause)
        else:
            if tries:
                log.warning("%s: done at last", what)
            return done
    raise AssertionError("pauses have no end")


async def attempt(work: Awaitable[T], what: str) -> T | None:
    """Do it once. A fault is only logged."""
    try:
        return await work
    except Exception:
        log.exception("%s failed", what)
        return None


def _told(what: str, task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("%s failed", what, exc_info=error)


class Background:
    """All loops of a process, and the tasks that end by themselves."""

    def __init__(self, pauses: Sequence[float] = PAUSES) -> None:
        self.pauses = pauses
        self.loops = dict[str, asyncio.Task[None]]()
        """By name, in the order in which they were started."""
        self._tasks = set[asyncio.Task[Any]]()
        self._closing = False
        self.counted: Callable[[str, bool], None] = lambda name, failed: None
        """Told of each run of a loop: its name, and whether it failed."""

    def every(self, seconds: float, work: Callable[[], Awaitable[object]], name: str) -> None:
        """From now on do this again and again, with so many seconds between. A name is started only
        once. With 0 seconds, the work itself waits until there is something to do."""
        if name not in self.loops and not self._closing:
            self.loops[name] = asyncio.create_task(self._repeat(seconds, work, name))

    def begin(self, work: Coroutine[Any, Any, T], what: str = "") -> asyncio.Task[T]:
        """Do this beside everything else. A fault of it is logged, as `what` failed; else whoever
        begins it handles it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if what:
            task.add_done_callback(partial(_told, what))
        if self._closing:
            task.cancel()  # nobody would end it later on
        return task

    async def again(self, work: Callable[[], Awaitable[T]], what: str) -> T:
        """Do it until it succeeds."""
        return await again(work, what, self.pauses)

    async def close(self) -> None:
        """End the loops, the last one first, then everything else that is going on."""
        self._closing = True  # if the process is still starting, no more loops begin
        for loop in reversed(self.loops.values()):
            loop.cancel()
            await asyncio.wait([loop])
        while tasks := list(self._tasks):  # one that ends may begin another
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def _repeat(
        self, seconds: float, work: Callable[[], Awaitable[object]], name: str
    ) -> None:
        fault = ""
        while True:
            await asyncio.sleep(max(seconds, self.pauses[0]) if fault else seconds)
            try:
                await work()
            except Exception as error:
                if repr(error) != fault:  # else it is already in the log
                    log.exception("%s failed; trying again", name)
                fault = repr(error)
            else:
                if fault:
                    log.warning("%s: works again", name)
                fault = ""
            self.counted(name, bool(fault))


class Together:
    """Servers for which there is something to do.

    `work`: does it for many servers at once.
    `what`: what the log calls it.

    Servers that are added while the work is going on wait, and are done together next. So events of
    thousands of servers use only one connection to the database, and the others stay free for
    people.
    """

    MOST = 500
    """Servers at once."""

    def __init__(
        self,
        background: Background,
        work: Callable[[Collection[int]], Awaitable[None]],
        what: str,
    ) -> None:
        self._background, self._work, self._what = background, work, what
        self._waiting = set[int]()
        self._working: asyncio.Task[None] | None = None

    def add(self, guild: int) -> None:
        """Do it for this server too: at once, or when the work that is going on is done."""
        self._waiting.add(guild)
        if self._working is None or self._working.done():
            self._working = self._background.begin(self._do())

    async def _do(self) -> None:
        while self._waiting:
            guilds = sorted(self._waiting)[: self.MOST]
            self._waiting.difference_update(guilds)  # first: one may be added again meanwhile
            await self._background.again(partial(self._work, guilds), self._what)
