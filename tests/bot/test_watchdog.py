"""A process whose event loop hangs ends itself; one that stood still as a whole does not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from bot.live.watchdog import HUNG

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
