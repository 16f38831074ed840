"""People who could not be written to: when they are tried again."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
import pytest_asyncio

from bot.data.absences import Shard
from bot.data.store import Store
from bot.live.background import Background
from bot.live.live import Live
from bot.live.tables import Tables
from bot.live.unreached import AGAIN, TRIES, Unreached
from bot.table.player import Player
from tests.bot.matches import seated

ANNA, BOB = 11, 12
FAR = 1e9


class House:
    """A process that notes which tables it would show."""

    def __init__(self, store: Store) -> None:
        self.now, self.shown = 1000.0, list[int]()
        self.tables = Tables(Store(store.engine), lambda: self.now, Random(1))
        self.tables.others = lambda: True
        self.background = Background()
        self.unreached = Unreached(self.tables, self.background, self._knock)

    def _knock(self, live: Live, person: int) -> None:
        assert person == BOB
        self.shown.append(live.table.id)

    async def open(self) -> None:
        """Bob is invited to a table in direct messages."""
        table = seated("graverobber", ANNA, guild=0, channel=0, reach="direct", personal=True)
        table = replace(table, invited=(Player(BOB, "Bob"),), wanted=2)
        await self.tables.open_direct(table, 1)

    async def reach(self, reached: bool) -> None:
        """Bob could be written to, or not."""
        async with self.tables.hold(1) as held:
            await held.save(held.table.heard({BOB: reached}), None)

    async def meet(self, person: int = BOB) -> int:
        """Somebody does something; how often the table is shown for that."""
        before = len(self.shown)
        self.tables.visit(0, person)
        while self.background._tasks:
            await next(iter(self.background._tasks))
        return len(self.shown) - before

    async def look(self, seconds: float) -> int:
        """How often the table is tried when so much time has gone by."""
        before, self.now = len(self.shown), 1000.0 + seconds
        await self.unreached.look()
        return len(self.shown) - before


@pytest_asyncio.fixture
async def house(store: Store) -> House:
    house = House(store)
    await house.open()
    return house


async def test_whoever_can_be_written_to_is_left_alone(house: House) -> None:
    assert await house.meet() == 0
    await house.reach(False)
    await house.reach(True)
    assert await house.meet() == 0
    assert await house.look(FAR) == 0


async def test_the_first_thing_they_do_anywhere_has_it_tried_again(house: House) -> None:
    await house.reach(False)
    assert await house.meet(ANNA) == 0
    assert await house.meet() == 1
    assert await house.meet() == 0  # refusals count against the bot
    house.now += AGAIN
    assert await house.meet() == 1


async def test_it_is_tried_again_after_1_10_and_60_minutes_and_then_no_more(house: House) -> None:
    await house.reach(False)
    assert TRIES == (60, 600, 3600)
    for seconds in TRIES:
        assert await house.look(seconds - 1) == 0
        assert await house.look(seconds) == 1
    assert await house.look(FAR) == 0
    assert await house.meet() == 1


async def test_another_process_and_one_that_starts_learn_of_them(house: House) -> None:
    await house.reach(False)
    other = House(house.tables.store)
    assert await other.meet() == 0
    assert await other.look(0) == 0
    assert await other.meet() == 1
    await house.reach(True)
    assert await other.look(FAR) == 0


async def test_only_who_serves_direct_messages_tries_by_itself(house: House) -> None:
    await house.reach(False)
    house.tables.presence.own = [Shard(1, 2)]
    assert await house.look(FAR) == 0
    assert await house.meet() == 1


async def test_a_table_that_has_closed_asks_nobody(house: House) -> None:
    await house.reach(False)
    async with house.tables.hold(1) as held:
        await held.save(replace(held.table, stage="closed"), None)
    assert await house.meet() == 0


@pytest.mark.parametrize(("person", "asked"), [(BOB, [1]), (ANNA, []), (1, [])])
async def test_where_somebody_is_invited_is_found(
    house: House, person: int, asked: list[int]
) -> None:
    assert [table.id for table in await house.tables.asked(person)] == asked
