"""A process for slow work, which input from outside may make worse than slow.

It has bounds, and is ended when it exceeds them. Whoever asked is then refused in words, and the
next one gets a new process. This module imports little, since each new process imports it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from games.core import Refused, say

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

P = ParamSpec("P")
T = TypeVar("T")
_BEGIN = 60.0
"""Extra seconds for a new process to import what it needs."""
_OUT_OF_MEMORY = Path("/proc/self/oom_score_adj")
"""Where memory runs out, Linux ends the largest process: the bot itself, unless others say here
that they come first (proc(5))."""


@dataclass(frozen=True)
class Bounds:
    """What a worker may use."""

    seconds: int = 10
    """The processor's time for one task. So it does not matter how busy the machine is."""
    still: float = 60.0
    """Seconds on the clock after which a process that stands still is ended."""
    memory: int = 256_000_000
    """Bytes of data that the process may have."""
    nice: int = 10
    """How nice the process is: the bot comes first, and so does whatever else is on the machine."""
    at_once: int = 5
    """How many tasks one person may have waiting at the same time."""
    idle: float = 120.0
    """Seconds without a task after which the process is ended, since it holds 50 MB or more. The
    next task then waits half a second for a new one."""


LONG = Bounds(seconds=60, still=600.0, memory=1_000_000_000)
"""For work that may take a while. Its own budget ends long before."""


@dataclass(frozen=True)
class _Failed:
    """An exception that the work raised, to be sent back."""

    error: Exception


_BEGIN_WITH = """import sys
sys.path[:] = sys.argv[2:]
from bot.live.workers import begin
begin(int(sys.argv[1]))"""


def started(line: Connection) -> subprocess.Popen[bytes]:
    """A new process that serves this line until nobody is at the other end.

    Not one of `multiprocessing`: that would keep another process as long as the bot runs, of 13 MB,
    and each new one would import what the bot's command line does.
    """
    command = (sys.executable, "-c", _BEGIN_WITH, str(line.fileno()), *sys.path)
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[line.fileno()])


def begin(file: int) -> None:
    """The process itself."""
    from multiprocessing.connection import Connection  # noqa: PLC0415 - see `Worker._start`

    serve(Connection(file))


def serve(line: Connection) -> None:
    """Take bounds from the line, then do what comes along it until nobody is at the other end."""
    for name in (signal.SIGINT, signal.SIGTERM):  # hosts and terminals send these to all processes
        signal.signal(name, signal.SIG_IGN)  # of the bot; the bot hangs up when it ends
    with contextlib.suppress(OSError):  # no Linux
        _OUT_OF_MEMORY.write_text("1000")
    with contextlib.suppress(EOFError, ConnectionError):  # the bot is gone, perhaps killed
        bounds: Bounds = line.recv()
        resource.setrlimit(resource.RLIMIT_DATA, (bounds.memory, bounds.memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # a dump would hold people's matches
        while True:
            _take_on(line, bounds)


def _take_on(line: Connection, bounds: Bounds) -> None:
    """Take the next task from the line, do it, and send back its result."""
    work, args, kwargs = line.recv()  # the first time this imports what the work needs
    os.nice(max(0, bounds.nice - os.nice(0)))  # to this, even if the bot itself is nice
    line.send(None)  # taken: if the process ends from here on, this work has ended it
    _allow(bounds.seconds)
    try:
        line.send(work(*args, **kwargs))
    except MemoryError:
        os._exit(1)  # nobody knows what state the process is in
    except Exception as error:  # noqa: BLE001 - whoever asked handles it
        line.send(_Failed(error))


def _allow(seconds: int) -> None:
    """Allow this much more of the processor's time; beyond it SIGXCPU ends the process."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    used = int(usage.ru_utime + usage.ru_stime)
    resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, hard))


class Worker:
    """One process, started when it is first needed.

    One person's tasks wait for each other, and other people's tasks come in between: so only the
    person who asks for much waits long.
    """

    def __init__(self, bounds: Bounds | None = None) -> None:
        self._bounds = bounds or Bounds()
        self._thread = ThreadPoolExecutor(1, "worker")
        """Talks with the process about one task at a time."""
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._closing = False
        self._resting: asyncio.TimerHandle | None = None
        """Ends the process when it has been idle for long."""
        self._turns = WeakValueDictionary[int, asyncio.Lock]()
        self._asked = Counter[int]()

    async def close(self) -> None:
        """Stop working, whatever is being done."""
        self._closing = True
        self._busy()
        if self._process:  # if the thread is just starting one, the thread ends it
            self._process.kill()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
        self._end()

    async def do(self, person: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something for a person when it is their turn. Raises `Refused`, and what `work`
        raises. If the worker closes meanwhile, it is cancelled instead: the work has not failed."""
        async with self._turn_of(person):
            loop = asyncio.get_running_loop()
            try:
                done = await loop.run_in_executor(self._thread, self._ask, (work, args, kwargs))
            except (Refused, RuntimeError):  # perhaps since the thread takes on nothing more
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
        self._busy()
        try:
            async with self._turns.setdefault(person, asyncio.Lock()):
                yield
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person]
            if not self._asked and not self._closing:
                self._rest()

    def _busy(self) -> None:
        if self._resting:
            self._resting.cancel()

    def _rest(self) -> None:
        loop = asyncio.get_running_loop()
        self._resting = loop.call_later(self._bounds.idle, self._thread.submit, self._end)

    # --- in the thread ---------------------------------------------------------------------------

    def _ask(self, asked: object) -> Any:
        """What the process answers. Raises `Refused` if it can't."""
        try:
            line = self._take(asked)
            if line.poll(self._bounds.still):
                return line.recv()
        except (EOFError, OSError):
            pass  # the process has ended: by its bounds, or somebody killed it
        self._end()
        raise Refused(say("bot-too-much"))

    def _take(self, asked: object) -> Connection:
        """The line to a process that has taken the task on; a new one if the last has ended."""
        if self._line:
            try:
                self._hand_over(self._line, asked, self._bounds.still)
            except (EOFError, OSError):
                self._end()
        if self._line is None:
            self._line = self._start()
            self._hand_over(self._line, asked, self._bounds.still + _BEGIN)
        return self._line

    def _hand_over(self, line: Connection, asked: object, still: float) -> None:
        """Hand a task over. Raises `EOFError` if the process is gone or stands still."""
        line.send(asked)
        if not line.poll(still):
            raise EOFError
        line.recv()

    def _start(self) -> Connection:
        from multiprocessing.connection import Pipe  # noqa: PLC0415 - 0.3 MB for the first worker

        line, there = Pipe()
        self._process = process = started(there)
        if self._closing:  # `close` may have looked for a process before there was this one
            process.kill()
        there.close()  # else the line would stay open when the process ends
        with contextlib.suppress(OSError):  # it has ended already: whoever hands over finds out
            line.send(self._bounds)
        return line

    def _end(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
        if self._line:
            self._line.close()
        self._process = self._line = None
