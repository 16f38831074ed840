"""Time that is only counted, and an event loop for each process in it.

Nothing here waits, no thread runs, nothing depends on the machine: the same schedule gives the same
run. A process is a `Loop`. It can be killed: then whatever its code still does, in `finally` too,
reaches nobody. Or it stands still: then none of its timers fires, until it wakes.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

BUSY = 20_000
"""How much may happen at one moment."""


class Forever(Exception):
    """Something goes on although no time passes."""


class Time:
    """The one clock, and all that is to happen."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ready = deque[asyncio.Handle]()
        self._timers: list[tuple[float, int, asyncio.Handle]] = []
        self._number = count()
        self.world = Loop(self)
        """For what happens outside all processes: people, Discord, the database, supervisors."""

    def push(self, when: float, handle: asyncio.Handle) -> None:
        """Let this happen then."""
        heapq.heappush(self._timers, (when, next(self._number), handle))

    def later(self, seconds: float, work: Callable[..., object], *of: object) -> None:
        """Let something happen outside all processes."""
        self.world.call_later(seconds, work, *of)

    def run(self, seconds: float, done: Callable[[], bool] = lambda: False) -> bool:
        """Let so many seconds pass, or less if it is done before; whether it is."""
        until, ready, timers = self.now + seconds, self.ready, self._timers
        while True:
            if ready:
                _run(ready)
            if done():
                return True
            if not timers or timers[0][0] > until:
                self.now = until
                return False
            self.now = max(self.now, timers[0][0])
            while timers and timers[0][0] <= self.now:
                ready.append(heapq.heappop(timers)[2])


def _run(ready: deque[asyncio.Handle]) -> None:
    """Let all of it happen, and what comes of it at the same moment."""
    busy = 0
    try:
        while ready:
            handle = ready.popleft()
            loop: Loop = handle._loop  # type: ignore[attr-defined]
            busy += 1
            if busy > BUSY:
                raise Forever("something goes on for ever, and no time passes")
            if handle._cancelled or loop.dead:
                continue
            if loop.still:
                loop.held.append(handle)
                continue
            events._set_running_loop(loop)
            handle._run()
    finally:
        events._set_running_loop(None)


class Loop(asyncio.BaseEventLoop):
    """The event loop of one process."""

    def __init__(self, time: Time) -> None:  # what `BaseEventLoop` begins has no use here
        self._time = time
        self.dead = self.still = False
        self.held = deque[asyncio.Handle]()
        """What would have run while it stood still."""
        self.faults = list[dict[str, Any]]()
        """What nobody has caught."""

    def kill(self) -> None:
        """Nothing of it happens any more. Called by nobody who runs in it."""
        self.dead = True
        tasks = asyncio.all_tasks(self)
        events._set_running_loop(self)
        try:
            for task in tasks:
                _end(task)
        finally:
            events._set_running_loop(None)

    def wake(self) -> None:
        """It goes on after it stood still."""
        self.still = False
        self._time.ready.extend(self.held)
        self.held.clear()

    # --- what asyncio asks of it -----------------------------------------------------------------

    def time(self) -> float:
        return self._time.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self.dead:
            self._time.ready.append(handle)
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self.dead:
            self._time.push(when, handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.Handle:
        return self.call_at(self._time.now + delay, callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        if self.dead:
            _end(task)
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if "task" in context and "exception" not in context:
            return  # a waiting task was collected: when that happens depends on the interpreter
        if not self.dead:
            self.faults.append(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self.dead

    def is_closed(self) -> bool:
        return True  # nothing has to be closed


def _end(task: asyncio.Task[Any]) -> None:
    """Close it, else it would say later that it was never awaited."""
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    with suppress(BaseException):  # it may do what it wants: it is dead
        task.get_coro().close()
