"""Matches that somebody let run out: which are rated, and how often it happened."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cogs.standing.follow import Serial
from bot.data import schema
from bot.data.lapses import KEPT, Lapse, Lapses
from bot.data.rerating import recompute
from bot.data.store import Store
from bot.message.board import board_sheet
from bot.table.late import expire
from tests.bot.house import House, annas, house_mover, seat
from tests.bot.matches import ANNA, BOB, NOW, text_of
from tests.bot.tables import finish

pytestmark = pytest.mark.lite

HOUR, DAY = 3600.0, 86_400.0


@pytest_asyncio.fixture
async def house(store: Store) -> House:
    house = await House.open(store)
    house.tables.follows.append(Serial(store.engine))
    return house


async def passes(house: House, seconds: float) -> None:
    await house.passes(seconds, beat=3 * HOUR)


async def rated(house: House, *ids: int) -> list[bool]:
    """Which of these lost matches are rated."""
    match = schema.matches.c
    query = sa.select(match.table_id, match.rated).where(match.table_id.in_(ids))
    async with house.store.engine.reading() as connection:
        found = {row.table_id: row.rated for row in await connection.execute(query)}
    return [found[id] for id in ids]


async def test_whoever_vanishes_loses_rating_once(house: House) -> None:
    ids = [await seat(house, number) for number in range(1, 5)]
    await passes(house, 2 * DAY)
    assert await rated(house, *ids) == [True, False, False, False]
    table = await house.look(ids[1])
    told = text_of(board_sheet(table, 0))  # the winner still chooses how it ends
    assert "Not rated: this player has just lost another match on time" in told
    everything = await Lapses(house.store.engine).of(ANNA.id, house.now)
    assert everything == Lapse(4, 4)
    assert await Lapses(house.store.engine).of(BOB.id, house.now) == Lapse(0, 4)
    book = schema.ratings.c
    query = sa.select(book.mu).where(book.person == ANNA.id).order_by(book.guild, book.game)
    async with house.store.engine.reading() as connection:
        before = (await connection.execute(query)).all()
    assert await recompute(house.store.engine) == 1
    async with house.store.engine.reading() as connection:
        assert (await connection.execute(query)).all() == before


async def test_of_two_lost_in_the_same_moment_one_is_rated(house: House) -> None:
    """Another process has stored the first since this one looked."""
    ids = [await seat(house, 1), await seat(house, 2, "3d")]
    await passes(house, 2 * DAY)
    before, version = await house.look(ids[1]), await house.store.version(ids[1])
    assert version
    lost = expire(before, house.now)
    await house.store.save(before, lost, None, house.now, version)
    assert await rated(house, *ids) == [True, False]


async def test_one_that_began_after_the_first_is_rated(house: House) -> None:
    first = await seat(house, 1)
    await passes(house, 2 * DAY)
    second = await house.seat(clock="1d", channel=2)
    while house_mover(await house.look(second)) != ANNA.id:
        await house.move(second)
    await house.show(second)
    await passes(house, 2 * DAY)
    assert await rated(house, first, second) == [True, True]


@pytest.mark.parametrize("where", ["there", "elsewhere"])
async def test_whoever_has_moved_meanwhile_loses_each(house: House, where: str) -> None:
    first = await seat(house, 1)
    second, third = await seat(house, 2, "3d"), await seat(house, 3, "14d")
    await passes(house, 2 * DAY)
    await annas(house, second if where == "there" else third)
    await passes(house, 4 * DAY)
    assert await rated(house, first, second) == [True, True]


async def test_what_a_plan_or_the_rules_have_moved_is_no_move(house: House) -> None:
    """It is stored with the move that it follows."""
    first, second = await seat(house, 1), await seat(house, 2, "3d")
    third = await house.seat(game="bushwhacked", clock="14d", channel=3)
    while house_mover(await house.look(third)) != BOB.id:
        await house.move(third)
    await passes(house, 2 * DAY)
    async with house.tables.hold(third) as held:
        match = held.table.playing
        bob = match.state.acting[0]
        for mover in (bob, 1 - bob):
            match = match.play(mover, match.state.legal(mover)[0])
        await held.save(held.table.played(match, house.now), None)
    await passes(house, 2 * DAY)
    assert await rated(house, first, second) == [True, False]


async def test_a_week_later_it_is_another_one(house: House) -> None:
    first, second, third = [await seat(house, n, f"{n}d") for n in (1, 7, 9)]
    await passes(house, 11 * DAY)
    assert await rated(house, first, second, third) == [True, False, True]


async def test_what_was_not_rated_itself_spares_nobody(house: House) -> None:
    first, second = await seat(house, 1, casual=True), await seat(house, 2, "3d")
    await passes(house, 4 * DAY)
    assert await rated(house, first, second) == [False, True]
    assert (await Lapses(house.store.engine).of(ANNA.id, house.now)).late == 2


async def test_resigning_is_no_lapse_and_neither_is_what_computers_were_played(
    house: House,
) -> None:
    await finish(house.store, [1, 2], 1, now=NOW)
    await finish(house.store, [1, 2], 1, now=NOW, level="easy")
    assert await Lapses(house.store.engine).of(1, NOW) == Lapse(0, 1)
    assert await Lapses(house.store.engine).of(1, NOW + KEPT) == Lapse(0, 0)


@pytest.mark.parametrize(
    ("lapses", "seldom"),
    [((0, 0), True), ((1, 1), True), ((2, 19), False), ((2, 20), True), ((5, 49), False)],
)
def test_seldom_is_once_or_one_in_ten(lapses: Sequence[int], seldom: bool) -> None:
    assert Lapse(*lapses).seldom is seldom
