"""The process for slow work: it has limits, is replaced when it ends, and is shared fairly."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from random import Random
from subprocess import Popen
from typing import Any, NoReturn

import pytest
import pytest_asyncio

from bot.data.thoughts import Task
from bot.live import workers
from bot.live.thinkers import BOUNDS, Found, Thinkers, pause, think
from bot.live.workers import Bounds, Worker
from games import GAMES
from games.core import Budget, Match, Refused, Thought, View, say
from local_discord.patience import PATIENCE

ANNA, BOB = 1, 2
TIGHT = Bounds(still=2.0 * PATIENCE, at_once=3)


def use_up_memory() -> int:
    return len(bytearray(300_000_000))


def calculate_for_ever() -> NoReturn:
    while True:
        pass


def stand_still() -> None:
    signal.pause()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def children() -> set[int]:
    """The ids of all processes that this one has started and not yet buried."""
    tasks = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    return {int(id) for task in tasks for id in task.read_text().split()}


@pytest_asyncio.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker()
    yield made
    await made.close()


@pytest_asyncio.fixture
async def tight() -> AsyncIterator[Worker]:
    made = Worker(TIGHT)
    yield made
    await made.close()


def arrived(niceness: object) -> object:
    return niceness


class Niceness:
    """Becomes, in the process, how nice that is when it arrives."""

    def __reduce__(self) -> tuple[Callable[[int], int], tuple[int]]:
        return os.nice, (0,)


@pytest.mark.long
async def test_a_new_process_loads_what_it_needs_before_it_lets_others_go_first(
    worker: Worker,
) -> None:
    assert await worker.do(ANNA, arrived, Niceness()) == os.nice(0)
    assert await worker.do(ANNA, arrived, Niceness()) == max(10, os.nice(0))


@pytest.mark.long
async def test_one_process_does_all_until_something_takes_too_much_memory(worker: Worker) -> None:
    first = await worker.do(ANNA, os.getpid)
    assert first != os.getpid()
    with pytest.raises(ZeroDivisionError):
        await worker.do(ANNA, divmod, 1, 0)
    assert await worker.do(BOB, os.getpid) == first
    with pytest.raises(Refused, match="bot-too-much"):
        await worker.do(ANNA, use_up_memory)
    assert await worker.do(ANNA, os.getpid) not in (first, os.getpid())


async def test_only_a_kill_ends_a_process_and_another_replaces_it(
    worker: Worker,
) -> None:
    """Hosts send one to stop a service, and so does Ctrl-C in a terminal. Where memory runs out, it
    is killed before the bot."""
    idle = await worker.do(ANNA, os.getpid)
    assert await worker.do(ANNA, workers._OUT_OF_MEMORY.read_text) == "1000\n"
    for name in (signal.SIGTERM, signal.SIGINT):
        os.kill(idle, name)
    assert await worker.do(ANNA, os.getpid) == idle
    os.kill(idle, signal.SIGKILL)
    assert await worker.do(ANNA, os.getpid) not in (idle, os.getpid())
    with pytest.raises(Refused, match="bot-too-much"):
        await worker.do(ANNA, die)


def test_it_ends_in_silence_when_the_bot_is_killed_before_it_has_read_the_answer() -> None:
    line, there = Pipe()
    process = workers.started(there)
    there.close()
    line.send(Bounds())
    line.send((abs, (-1,), {}))
    line.recv()  # the process has taken the work
    line.poll(None)
    line.close()  # with the answer in it, as a kill does
    assert process.wait() == 0


async def test_a_process_that_nobody_asks_ends_and_the_next_task_gets_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, start = list[Popen[bytes]](), workers.started

    def noted(line: Connection) -> Popen[bytes]:
        begun.append(start(line))
        return begun[-1]

    monkeypatch.setattr(workers, "started", noted)
    worker = Worker(Bounds(idle=0.0))
    try:
        idle = await worker.do(ANNA, os.getpid)
        await asyncio.to_thread(begun[0].wait)
        assert await worker.do(ANNA, os.getpid) != idle
    finally:
        await worker.close()


async def test_no_other_process_comes_with_it_and_it_loads_nothing_that_only_the_bot_needs(
    worker: Worker,
) -> None:
    """The bot has 256 MB on the smallest host, and these count too."""
    before = children()
    its = await worker.do(ANNA, os.getpid)
    assert children() - before == {its}
    loaded = await worker.do(ANNA, eval, "[*__import__('sys').modules]")
    assert not {"discord", "sqlalchemy", "aiohttp", "dotenv"} & {*loaded}


@pytest.mark.long
async def test_endless_work_is_ended_by_the_processors_seconds() -> None:
    worker = Worker(Bounds(seconds=1, still=600.0))
    try:
        with pytest.raises(Refused, match="bot-too-much"):
            await worker.do(ANNA, calculate_for_ever)
    finally:
        await worker.close()


@pytest.mark.long
async def test_a_process_that_stands_still_is_replaced(tight: Worker) -> None:
    idle = await tight.do(ANNA, os.getpid)
    os.kill(idle, signal.SIGSTOP)  # before it takes any work
    assert await tight.do(ANNA, os.getpid) not in (idle, os.getpid())
    with pytest.raises(Refused, match="bot-too-much"):
        await tight.do(ANNA, stand_still)


async def test_who_asks_for_much_waits_for_it_alone_and_only_so_much_can_be_asked_at_once(
    tight: Worker,
) -> None:
    done = list[str]()

    async def ask(person: int, name: str) -> None:
        await tight.do(person, abs, 1)
        done.append(name)

    await asyncio.gather(*(ask(ANNA, f"Anna {n}") for n in range(3)), ask(BOB, "Bob"))
    assert done.index("Bob") <= 1
    assert [name for name in done if name != "Bob"] == ["Anna 0", "Anna 1", "Anna 2"]
    asked = [tight.do(ANNA, abs, -n) for n in range(5)]
    found = await asyncio.gather(*asked, tight.do(BOB, abs, -9), return_exceptions=True)
    assert found[:3] == [0, 1, 2]
    assert [type(error) for error in found[3:5]] == [Refused, Refused]
    assert found[5] == 9
    assert await tight.do(ANNA, abs, -7) == 7


async def test_it_is_closed_while_its_process_is_being_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, may_start, start = threading.Event(), threading.Event(), workers.started

    def held_up(line: Connection) -> Popen[bytes]:
        begun.set()
        may_start.wait()
        return start(line)

    monkeypatch.setattr(workers, "started", held_up)
    worker = Worker()
    asked = asyncio.create_task(worker.do(ANNA, stand_still))
    await asyncio.to_thread(begun.wait)
    closing = asyncio.create_task(worker.close())
    await asyncio.sleep(0)  # let it look for a process
    may_start.set()
    await closing
    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_what_was_being_done_when_it_is_closed_is_cancelled_and_nothing_more_is_taken_on(
    worker: Worker,
) -> None:
    await worker.do(ANNA, os.getpid)
    asked = asyncio.create_task(worker.do(ANNA, stand_still))
    await asyncio.sleep(0)
    await worker.close()
    for late in (asked, worker.do(ANNA, os.getpid)):
        with pytest.raises(asyncio.CancelledError):
            await late


# --- what a computer plays when thinking fails ----------------------------------------------------


GAME = GAMES["graveyard_shift"]


class Asked(Worker):
    """Thinks at once, without a process; some levels fail."""

    def __init__(self, **failing: Thought | Exception) -> None:
        super().__init__()
        self.failing = failing
        self.asked: list[tuple[str, int]] = []

    async def do(self, person: int, work: Any, *args: Any, **_: Any) -> Any:
        game, rules, level, view, seed, _, until = args
        self.asked.append((level, seed))
        match self.failing.get(level):
            case Exception() as failure:
                raise failure
            case Thought() as thought:
                return Found(thought, 1.0, 1.0)
        return work(game, rules, level, view, seed, Budget.nodes(1), until)


def opening() -> View[Any]:
    match = Match.start(GAME, 2, {}, GAME.rules.deal(Random(1), 2, GAME.settle({})))
    return match.state.view(match.state.acting[0])


async def asked(worker: Worker, tries: int = 1) -> Thought:
    thinkers = Thinkers(0, [worker])
    return await thinkers.thought(
        GAME.id, GAME.rules.version, "hard", opening(), Task(tries, 5), 0.0
    )


async def test_a_level_that_fails_is_asked_again_with_another_seed_then_the_weakest() -> None:
    worker = Asked(hard=ValueError("a player's bug"))
    thought = await asked(worker)
    assert [level for level, _ in worker.asked] == ["hard", "hard", "easy"]
    assert len({seed for _, seed in worker.asked}) == 3
    seed = worker.asked[-1][1]
    found = think(GAME.id, GAME.rules.version, "easy", opening(), seed, Budget.nodes(1), 0.0)
    assert thought == found.thought


async def test_when_all_fail_any_legal_move_is_played() -> None:
    worker = Asked(hard=Thought("fly"), easy=Refused(say("bot-too-much")))
    assert (await asked(worker)).move in opening().legal
    assert len(worker.asked) == 3


@pytest.mark.parametrize(("tries", "levels"), [(3, ["hard"]), (4, ["easy"]), (5, [])])
async def test_where_processes_end_over_a_position_the_weakest_is_asked_then_the_lot(
    tries: int, levels: list[str]
) -> None:
    worker = Asked()
    assert (await asked(worker, tries)).move in opening().legal
    assert [level for level, _ in worker.asked] == levels


async def test_a_process_that_thinks_loads_no_database() -> None:
    worker = Worker(BOUNDS)
    try:
        about = GAME.id, GAME.rules.version, "easy", opening(), 5, Budget.nodes(1), 0.0
        await worker.do(0, think, *about)
        assert not await worker.do(0, eval, "'sqlalchemy' in __import__('sys').modules")
    finally:
        await worker.close()


def test_what_is_obvious_is_played_at_once() -> None:
    assert pause(Thought("a", clear=1.0)) == pytest.approx(0.3)
    assert pause(Thought("a", clear=0.0)) == pytest.approx(2.5)
