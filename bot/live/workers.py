"""A process for slow work that somebody from outside may have made worse than slow.

It has bounds, and is ended when it goes beyond them; whoever asked is refused in words, and the
next one gets a new process. This module imports little, since the process imports it.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import resource
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from games.core import Refused, say

P = ParamSpec("P")
T = TypeVar("T")
_BEGIN = 60.0
"""Seconds more that a new process may take to import what it needs."""


@dataclass(frozen=True)
class Bounds:
    """What a worker may use."""

    seconds: int = 10
    """Of the processor, for one thing: it does not matter how busy the machine is."""
    patience: float = 60.0
    """Seconds on the clock, after which a process that stands still is ended."""
    memory: int = 256_000_000
    """Bytes that the process has for itself."""
    at_once: int = 5
    """How many things one person may have asked for at the same time."""


@dataclass(frozen=True)
class _Failed:
    """What the work raised."""

    error: Exception


def serve(line: Connection, bounds: Bounds) -> None:
    """The process: does what comes along the line until nobody is at its other end."""
    for name in (signal.SIGINT, signal.SIGTERM):  # they are for the bot, which then hangs up: hosts
        signal.signal(name, signal.SIG_IGN)  # and terminals send them to all of its processes
    os.nice(max(0, 10 - os.nice(0)))  # the processor is the bot's first, also of a bot begun so
    resource.setrlimit(resource.RLIMIT_DATA, (bounds.memory, bounds.memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # it holds people's matches
    with contextlib.suppress(EOFError, ConnectionError):  # the bot is gone, perhaps killed
        while True:
            _take_on(line, bounds)


def _take_on(line: Connection, bounds: Bounds) -> None:
    """The next thing that comes along the line, and what becomes of it."""
    work, args, kwargs = line.recv()
    line.send(None)  # taken: from here on it is this work that may end the process
    _allow(bounds.seconds)
    try:
        line.send(work(*args, **kwargs))
    except MemoryError:
        os._exit(1)  # no telling what is left undone in it
    except Exception as error:  # noqa: BLE001 - whoever asked is to handle it
        line.send(_Failed(error))


def _allow(seconds: int) -> None:
    """So much more of the processor; beyond it SIGXCPU ends the process."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    used = int(usage.ru_utime + usage.ru_stime)
    resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, hard))


class Worker:
    """One process, started when it is first needed. One person's things are done one after the
    other, and in between those of others: whoever asks for much waits for it alone."""

    def __init__(self, bounds: Bounds | None = None) -> None:
        self._bounds = bounds or Bounds()
        self._thread = ThreadPoolExecutor(1, "worker")
        """Talks with the process, about one thing at a time."""
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._closing = False
        self._turns = WeakValueDictionary[int, asyncio.Lock]()
        self._asked = Counter[int]()

    async def close(self) -> None:
        """Stop working, whatever is being done."""
        self._closing = True
        if self._process:  # else the thread, which may be starting one, ends it
            self._process.kill()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
        self._end()

    async def do(self, person: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it for a person, when it is their turn. Raises `Refused`, and what `work` raises. At
        the end it is cancelled: it has not failed."""
        async with self._turn_of(person):
            loop = asyncio.get_running_loop()
            try:
                done = await loop.run_in_executor(self._thread, self._ask, (work, args, kwargs))
            except (Refused, RuntimeError):  # the thread takes nothing more on
                if self._closing:
                    raise asyncio.CancelledError from None
                raise
        if isinstance(done, _Failed):
            raise done.error
        result: T = done
        return result

    @asynccontextmanager
    async def _turn_of(self, person: int) -> AsyncIterator[None]:
        if self._asked[person] >= self._bounds.at_once:
            raise Refused(say("bot-one-at-a-time"))
        self._asked[person] += 1
        try:
            async with self._turns.setdefault(person, asyncio.Lock()):
                yield
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person]

    # --- in the thread ---------------------------------------------------------------------------

    def _ask(self, asked: object) -> Any:
        """What the process answers. Raises `Refused` where it can't."""
        try:
            line = self._take(asked)
            if line.poll(self._bounds.patience):
                return line.recv()
        except (EOFError, OSError):
            pass  # it was ended: by its bounds, or by somebody
        self._end()
        raise Refused(say("bot-too-much"))

    def _take(self, asked: object) -> Connection:
        """The line to a process that has taken it on, a new one if the last has ended meanwhile."""
        if self._line:
            try:
                self._hand_over(self._line, asked, self._bounds.patience)
            except (EOFError, OSError):
                self._end()
        if self._line is None:
            self._line = self._start()
            self._hand_over(self._line, asked, self._bounds.patience + _BEGIN)
        return self._line

    def _hand_over(self, line: Connection, asked: object, patience: float) -> None:
        """Raises `EOFError` where it is not taken on: the process is gone or stands still."""
        line.send(asked)
        if not line.poll(patience):
            raise EOFError
        line.recv()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        line, there = context.Pipe()
        process = context.Process(target=serve, args=(there, self._bounds), daemon=True)
        process.start()
        self._process = process
        if self._closing:  # looked at last, as `close` looks for the process last
            process.kill()
        there.close()  # else the line would not end with the process
        return line

    def _end(self) -> None:
        if self._process:
            self._process.kill()
            self._process.join()
        if self._line:
            self._line.close()
        self._process = self._line = None
