"""What goes on while nobody waits for it: a fault ends nothing, and after the end nothing is
left."""

from __future__ import annotations

import asyncio
import inspect
import logging
import os
import signal
import subprocess
import sys

import pytest

from bot.live.background import Background, attempt
from bot.live.watchdog import HUNG
from local_discord.patience import LONG


class Work:
    """Work that fails so many times, then succeeds."""

    def __init__(self, faults: int = 0) -> None:
        self.faults, self.runs = faults, 0
        self.done = asyncio.Event()

    async def __call__(self) -> None:
        self.runs += 1
        if self.runs <= self.faults:
            raise ValueError("windmill")
        self.done.set()


async def test_a_fault_ends_neither_its_loop_nor_another(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background, counted = Background(pauses=(0.0,)), list[tuple[str, bool]]()
    background.counted = lambda name, failed: counted.append((name, failed))
    faulty, sound = Work(faults=3), Work()
    background.every(0, faulty, "faulty")
    background.every(0, sound, "sound")
    async with asyncio.timeout(LONG):
        await faulty.done.wait()
        await sound.done.wait()
    await background.close()
    assert [failed for name, failed in counted if name == "faulty"][:4] == [True] * 3 + [False]
    assert not any(failed for name, failed in counted if name == "sound")
    assert caplog.text.count("Traceback") == 1
    assert "faulty: works again" in caplog.text


async def test_a_loop_is_begun_once() -> None:
    background, first, second = Background(), Work(), Work()
    background.every(0, first, "the clock")
    background.every(0, second, "the clock")
    async with asyncio.timeout(LONG):
        await first.done.wait()
    await background.close()
    assert not second.runs


async def test_all_is_ended_and_the_last_loop_first() -> None:
    background, ended, begun = Background(), list[str](), asyncio.Event()

    async def lasts(name: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(name)
            if name == "task":  # ending one task may start another
                background.begin(lasts("another"))

    async def last() -> None:
        begun.set()
        await lasts("third")

    task = background.begin(lasts("task"))
    background.every(0, lambda: lasts("first"), "first")
    background.every(0, lambda: lasts("second"), "second")
    background.every(0, last, "third")
    await begun.wait()
    await background.close()
    assert ended == ["third", "second", "first", "task"]
    assert task.cancelled()
    await asyncio.wait([late := background.begin(lasts("late"))])
    assert late.cancelled()
    assert len(asyncio.all_tasks()) == 1


async def test_what_has_to_succeed_is_tried_until_it_does(caplog: pytest.LogCaptureFixture) -> None:
    work = Work(faults=3)
    await Background(pauses=(0.0,)).again(work, "the start")
    assert work.runs == 4
    assert caplog.text.count("Traceback") == 1
    assert "the start: done at last" in caplog.text


async def test_what_is_attempted_may_fail(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)

    async def broken() -> int:
        raise ValueError("windmill")

    assert await attempt(broken(), "the hand-over") is None
    assert "the hand-over failed" in caplog.text


async def test_what_is_begun_tells_its_fault_and_is_ended_before_it_runs(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background = Background()
    await asyncio.wait([background.begin(Work(faults=1)(), "the hand-over")])
    assert [record.getMessage() for record in caplog.records] == ["the hand-over failed"]
    await background.close()
    await asyncio.wait([background.begin(late := Work()(), "something late")])
    assert inspect.getcoroutinestate(late) == inspect.CORO_CLOSED
    assert len(caplog.records) == 1


# --- a loop that hangs ends its process -----------------------------------------------------------


RUN = """
import asyncio, time
from bot.live.watchdog import Watchdog

async def main():
    Watchdog(seconds=0.5, every=0.05)
    print("runs", flush=True)
    await asyncio.sleep(0.2)
    {}
    print("goes on", flush=True)

asyncio.run(main())
"""


def run(what: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", RUN.format(what)], stdout=pipe, stderr=pipe, text=True
    )


def test_a_loop_that_hangs_ends_the_process_and_says_where() -> None:
    with run("time.sleep(600)") as process:
        told, errors = process.communicate()
    assert process.returncode == HUNG
    assert told == "runs\n"
    assert "line 9 in main" in errors


def test_a_process_that_stood_still_goes_on() -> None:
    with run("await asyncio.sleep(0.3)") as process:
        assert process.stdout
        assert process.stdout.readline() == "runs\n"
        os.kill(process.pid, signal.SIGSTOP)
        subprocess.run(["sleep", "1.5"], check=True)  # longer than the loop may hang
        os.kill(process.pid, signal.SIGCONT)
        assert process.communicate()[0] == "goes on\n"
    assert process.returncode == 0
