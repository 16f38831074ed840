"""Processes that are forks of one that has imported what they need: bots, and what works for them.

To import it takes two seconds of the processor, more than most of them use in their lives. A bot's
command line, settings and all that follows are those of `python -m bot`.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerProcess
from threading import Thread

from bot.live.workers import serve

server = multiprocessing.get_context("forkserver")
server.set_forkserver_preload(["tests.e2e.imported", __name__])
_forks = set[ForkServerProcess]()
"""What the present test has started."""


def begin() -> None:
    """Start the process that forks, and wait until it has imported everything."""
    first = server.Process(target=os.getpid)
    first.start()
    first.join()


class Fork:
    """What an `asyncio.subprocess.Process` is to whoever kills one and waits for its end."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        loop = asyncio.get_running_loop()
        self._ended = loop.create_future()
        loop.add_reader(process.sentinel, self._reap, loop)

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._ended.result() if self._ended.done() else None

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    async def wait(self) -> int:
        return await asyncio.shield(self._ended)

    def _reap(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(self._process.sentinel)
        self._ended.set_result(self._process.exitcode)


class Worker:
    """What a worker's process is to the bot."""

    def __init__(self, process: ForkServerProcess) -> None:
        self.kill, self.wait = process.kill, process.join


def worker(line: Connection) -> Worker:
    """A process that thinks, reviews or checks (`bot.live.workers.started`)."""
    process = server.Process(target=serve, args=(line,), daemon=True)
    process.start()
    return Worker(process)


def fork(
    command: Sequence[str], environment: Mapping[str, str], wrong: float = 0.0, before: str = ""
) -> Fork:
    """`python -m bot` with this command, in this environment, on a machine whose clock is wrong by
    so many seconds, after something else."""
    process = server.Process(target=_run, args=(command, dict(environment), wrong, before))
    process.start()
    _forks.add(process)
    return Fork(process)


def end() -> None:
    """Kill what a test has left running: it would go on, on a database that the next may ask."""
    while _forks:
        process = _forks.pop()
        process.kill()
        process.join()


def end_with_parent() -> None:
    """End this process when the one that has asked for it ends, also where that is killed."""

    def watch() -> None:
        if parent := multiprocessing.parent_process():
            wait([parent.sentinel])
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def _run(command: Sequence[str], environment: Mapping[str, str], wrong: float, before: str) -> None:
    from tests.e2e.imported import clock, main  # noqa: PLC0415 - changes this process's clock

    os.environ.clear()
    os.environ.update(environment)
    clock.wrong = wrong
    end_with_parent()
    exec(before, {})
    sys.argv = ["bot", *command]
    sys.exit(main())
