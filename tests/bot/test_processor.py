"""On a busy host fewer thoughts at a time, each with its time; nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from bot.live.processor import BRIEF, SOON, Processor
from games.core.computers import BUSY
from tests.bot.house import Turned

EXPERT, EASY = 4.0, 1.0
LONGEST, WAIT = BUSY * EXPERT, SOON * BUSY * EXPERT
"""Seconds on the clock that an expert thinks at most, and that people wait for one in line."""


class Host:
    """A machine on which thoughts get the processor as the test says. Its clock is set by hand."""

    def __init__(self, most: int) -> None:
        self.clock = Turned()
        self.processor = Processor(most, self.clock)
        self.thinking = dict[str, float]()
        """Whose thoughts have begun, and how many seconds on the clock they were given."""
        self.begun = list[str]()
        self._ends = dict[str, asyncio.Future[float]]()
        self._tasks = dict[str, asyncio.Task[None]]()

    async def ask(self, *names: str, cpu: float = EXPERT, since: float = 0.0) -> None:
        """Somebody at each of these tables has waited for so many seconds until now."""
        for name in names:
            asked = self._think(name, cpu, self.clock.now - since)
            self._tasks[name] = asyncio.create_task(asked)
        await self.settle()

    async def _think(self, name: str, cpu: float, since: float) -> None:
        async with self.processor.turn(cpu, since) as until:
            began = self.clock.now
            self.begun.append(name)
            self.thinking[name] = until - began
            self._ends[name] = asyncio.get_running_loop().create_future()
            share = await self._ends[name]
            took = self.clock.now - began
            self.processor.learn(share * took, took)
            del self.thinking[name]

    async def end(self, *names: str, share: float = 1.0) -> None:
        """These thoughts end, and have had this share of a core."""
        for name in names:
            self._ends[name].set_result(share)
            await self._tasks[name]
        await self.settle()

    async def leave(self, name: str) -> None:
        """This one is not waited for any more."""
        self._tasks[name].cancel()
        await asyncio.wait([self._tasks[name]])
        await self.settle()

    def end_as_one_leaves(self, ends: str, leaves: str) -> None:
        """One thought ends, and whoever may begin now leaves before it does."""
        self._ends[ends].set_result(1.0)
        asyncio.get_running_loop().call_soon(self._tasks[leaves].cancel)

    async def settle(self) -> None:
        """All tasks go on as far as they can."""
        for _ in range(4):
            await asyncio.sleep(0)

    async def round(self, share: float) -> None:
        """As many thoughts as may think at once, of two seconds, each with this share of a core."""
        names = [f"table {len(self._tasks) + n}" for n in range(self.processor.room)]
        await self.ask(*names)
        self.clock.now += 2.0
        await self.end(*names, share=share)

    async def close(self) -> None:
        """Nobody waits any more."""
        for name in list(self._tasks):
            await self.leave(name)


@pytest_asyncio.fixture
async def hosts() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


def host(stack: AsyncExitStack, most: int) -> Host:
    made = Host(most)
    stack.push_async_callback(made.close)
    return made


async def test_those_who_get_too_little_think_one_after_the_other(hosts: AsyncExitStack) -> None:
    busy = host(hosts, 4)
    await busy.ask("a", "b", "c", "d", "e", "f")
    assert set(busy.thinking) == {"a", "b", "c", "d"}
    busy.clock.now += 2.0
    await busy.end("a", "b", "c", "d", share=0.5)
    assert busy.processor.room == 2
    assert set(busy.thinking) == {"e", "f"}
    busy.clock.now += 2.0
    await busy.end("e", share=0.5)
    await busy.ask("g", "h")
    assert set(busy.thinking) == {"f"}


async def test_thoughts_that_began_together_count_only_once(hosts: AsyncExitStack) -> None:
    busy = host(hosts, 8)
    await busy.round(0.55)
    assert busy.processor.room == 4


async def test_one_always_thinks_however_little_it_gets(hosts: AsyncExitStack) -> None:
    busy = host(hosts, 2)
    for _ in range(5):
        await busy.round(0.01)
    assert busy.processor.room == 1


async def test_more_think_again_once_the_others_have_gone_but_not_at_once(
    hosts: AsyncExitStack,
) -> None:
    busy = host(hosts, 4)
    await busy.round(0.1)
    rooms = list[int]()
    while busy.processor.room < 4:
        await busy.round(1.0)
        rooms.append(busy.processor.room)
    assert rooms[:4] == [1, 1, 1, 2]
    assert len(rooms) <= 12
    await busy.round(1.0)
    assert busy.processor.room == 4


async def test_it_settles_where_each_gets_its_time(hosts: AsyncExitStack) -> None:
    """Two cores are left by others, of eight."""
    busy = host(hosts, 8)
    rooms = list[int]()
    for _ in range(60):
        room = busy.processor.room
        rooms.append(room)
        await busy.round(min(1.0, 2 / room))
    assert set(rooms[10:]) <= {2, 3}


async def test_who_thinks_in_no_time_or_alone_tells_nothing(hosts: AsyncExitStack) -> None:
    busy = host(hosts, 2)
    await busy.ask("a", "b")
    busy.clock.now += BRIEF / 2
    await busy.end("a", "b", share=0.0)
    assert busy.processor.room == 2
    wide = host(hosts, 8)
    await wide.round(0.4)
    assert wide.processor.room == 3
    for n in range(20):
        await wide.ask(f"{n}")
        wide.clock.now += 1.0
        await wide.end(f"{n}")
    assert wide.processor.room == 3, "two more were never tried"


@pytest.mark.parametrize(("tables", "most"), [(2, 1), (3, 1), (6, 2), (12, 4)])
async def test_in_a_short_line_each_has_its_time(
    hosts: AsyncExitStack, tables: int, most: int
) -> None:
    busy = host(hosts, most)
    await busy.ask(*map(str, range(tables)))
    for _ in range(tables // most):
        assert set(busy.thinking.values()) == {LONGEST}
        busy.clock.now += LONGEST
        await busy.end(*busy.thinking)
    assert len(busy.begun) == tables


@pytest.mark.parametrize(("tables", "most"), [(20, 1), (30, 2), (40, 4), (70, 3)])
async def test_where_time_is_short_all_in_line_have_the_same_part_of_it(
    hosts: AsyncExitStack, tables: int, most: int
) -> None:
    crowded = host(hosts, most)
    await crowded.ask(*map(str, range(tables)))
    assert set(crowded.thinking.values()) == {LONGEST}, "they began before there was a line"
    began = crowded.clock.now
    given, ends = dict[str, float](), dict.fromkeys(crowded.thinking, began + EXPERT)
    while ends:
        first = min(ends, key=lambda name: ends[name])
        crowded.clock.now = ends.pop(first)
        await crowded.end(first)
        for name in crowded.thinking.keys() - ends:
            given[name] = crowded.thinking[name]
            ends[name] = crowded.clock.now + given[name]
    assert len(given) == tables - most
    fair = (WAIT - EXPERT) * most / (tables - most)
    assert fair / 2 < min(given.values()) <= max(given.values()) < 2 * fair
    assert crowded.clock.now == pytest.approx(began + WAIT)


async def test_a_weak_level_waits_for_no_line_of_experts(hosts: AsyncExitStack) -> None:
    one = host(hosts, 1)
    await one.ask("a", "b", "c")
    one.clock.now += 1.0
    await one.ask("weak", cpu=EASY)
    await one.end("a")
    assert set(one.thinking) == {"weak"}


async def test_nor_is_an_expert_passed_by_for_ever(hosts: AsyncExitStack) -> None:
    one = host(hosts, 1)
    await one.ask("first", "expert")
    weak = 0
    while "expert" not in one.thinking:
        await one.ask(f"weak {weak}", cpu=EASY)
        one.clock.now += EASY
        await one.end(*one.thinking)
        weak += 1
    assert weak <= WAIT / EASY


async def test_who_was_killed_or_came_late_is_first(hosts: AsyncExitStack) -> None:
    one = host(hosts, 1)
    await one.ask("a", "b")
    await one.ask("left behind", since=LONGEST - 1.0)
    await one.end("a")
    assert one.thinking == {"left behind": pytest.approx(1.0)}
    await one.ask("long ago", since=2 * LONGEST)
    await one.end("left behind")
    assert one.thinking == {"long ago": 0.0}


async def test_who_leaves_the_line_makes_room(hosts: AsyncExitStack) -> None:
    one = host(hosts, 1)
    await one.ask("a", "b", "c")
    await one.leave("b")
    await one.leave("a")
    assert one.begun == ["a", "c"]
    await one.ask("d")
    await one.end("c")
    assert one.begun == ["a", "c", "d"]


async def test_who_leaves_just_when_it_is_their_turn_makes_room_too(hosts: AsyncExitStack) -> None:
    one = host(hosts, 1)
    await one.ask("a", "b", "c")
    one.end_as_one_leaves("a", "b")
    await one.settle()
    assert one.begun == ["a", "c"]
