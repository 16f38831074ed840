"""Tables of experts at once beside busy processes: what each thought gets of its nodes, and how
long people wait for it. By hand: `python -m tools.bench.busy`, about two minutes of all cores."""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from bot.data.thoughts import Task
from bot.live.thinkers import BOUNDS, Thinkers
from bot.live.workers import Worker
from games import GAMES
from games.core import Budget, Match, Meter, View

TABLES, ROUNDS, BUSY_PROCESSES = 8, 3, 4
GAME, LEVEL = "graveyard_shift", "expert"
PAUSE = 3.0
"""Seconds that people take for their move."""


def counted(file: str, work: Callable[..., Any], *args: Any) -> Any:
    """Think, and add to the file how many nodes that took, and how many seconds of a core."""
    meters, begin, cpu = list[Meter](), Budget.begin, time.thread_time()

    def noted(budget: Budget) -> Meter:
        meters.append(begin(budget))
        return meters[-1]

    Budget.begin = noted  # type: ignore[method-assign, assignment]
    try:
        found = work(*args)
    finally:
        Budget.begin = begin  # type: ignore[method-assign]
    with Path(file).open("a", encoding="utf-8") as lines:
        print(sum(meter.count for meter in meters), time.thread_time() - cpu, file=lines)
    return found


class Counting(Worker):
    """A worker that counts the nodes of its thoughts."""

    file = ""

    async def do(self, person: int, work: Any, *args: Any, **_: Any) -> Any:
        return await super().do(person, counted, self.file, work, *args)


def position() -> View[Any]:
    """An opening that takes all of an expert's seconds."""
    game, random = GAMES[GAME], Random(4)
    match = Match.start(game, 2, game.settle({}), game.rules.deal(random, 2, game.settle({})))
    return match.state.view(match.state.acting[0])


@contextmanager
def neighbours(count: int) -> Iterator[None]:
    """Busy processes of another session, as another service on the host has them."""
    with ExitStack() as stack:
        for _ in range(count):
            command = [sys.executable, "-c", "while True: pass"]
            process = stack.enter_context(subprocess.Popen(command, start_new_session=True))
            stack.callback(process.kill)
        yield


async def table(thinkers: Thinkers, rounds: int, took: list[float]) -> None:
    """Some moves of an expert, with a person's in between."""
    rules, view = GAMES[GAME].rules.version, position()
    for turn in range(rounds):
        began = time.monotonic()
        await thinkers.thought(GAME, rules, LEVEL, view, Task(1, turn), began)
        took.append(time.monotonic() - began)
        await asyncio.sleep(PAUSE)


async def measured(
    tables: int, rounds: int, busy: int, cores: int
) -> tuple[list[float], list[float]]:
    """The nodes of all thoughts, in percent of what an expert's seconds are enough for, and the
    seconds that people waited for them."""
    took = list[float]()
    with tempfile.TemporaryDirectory() as folder:
        workers = [Counting(BOUNDS) for _ in range(cores)]
        for worker in workers:
            worker.file = str(Path(folder) / "nodes")
            await Worker.do(worker, 0, abs, 1)  # it has started
        try:
            thinkers = Thinkers(0, workers)
            with neighbours(busy):
                await asyncio.gather(*(table(thinkers, rounds, took) for _ in range(tables)))
        finally:
            await asyncio.gather(*(worker.close() for worker in workers))
        return shares(Path(folder, "nodes")), took


def shares(file: Path) -> list[float]:
    """What is in such a file, in percent of the nodes that an expert's seconds are enough for."""
    lines = map(str.split, file.read_text(encoding="utf-8").splitlines())
    spent = [(int(nodes), float(cpu)) for nodes, cpu in lines]
    a_second = sum(nodes for nodes, _ in spent) / sum(cpu for _, cpu in spent)
    whole = a_second * GAMES[GAME].players.levels[LEVEL].budget.cpu
    return [100 * nodes / whole for nodes, _ in spent]


def shown(values: list[float], unit: str) -> str:
    """Least, median and most."""
    places = 0 if unit == " %" else 1
    three = min(values), statistics.median(values), max(values)
    return " / ".join(f"{value:.{places}f}" for value in three) + unit


async def report() -> None:
    """Print what thoughts get, alone and in a crowd."""
    cores = os.cpu_count() or 1
    print(f"{GAME}, {LEVEL}, {cores} cores; least / median / most")
    for tables, busy in (
        (1, BUSY_PROCESSES),
        (2, BUSY_PROCESSES),
        (TABLES, 0),
        (TABLES, BUSY_PROCESSES),
    ):
        parts, took = await measured(tables, ROUNDS, busy, cores)
        print(
            f"  {tables} tables beside {busy}: {shown(parts, ' %')} of the nodes, "
            f"{shown(took, ' s')} on the clock",
            flush=True,
        )


if __name__ == "__main__":
    asyncio.run(report())
