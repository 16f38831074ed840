"""Matches that somebody let run out: which are rated, and how often it happened."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cogs.standing.follow import Serial
from bot.data import schema
from bot.data.lapses import KEPT, Lapse, Lapses
from bot.data.rerating import recompute
from bot.data.store import Store
from bot.message.board import board_sheet
from bot.table import lobby as lobbies
from bot.table.late import expire
from bot.table.verdict import Finish, Result, Why, absent_last, judge
from games import GAMES
from tests.bot.house import House, annas, house_mover, seat
from tests.bot.matches import ANNA, BOB, NOW, laid, seated, text_of
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


# --- for whom a finished match counts, and what is said about that --------------------------------


NAMES = ("Ann", "Bob", "Cyd")


def finishes(*places: int, left: tuple[int, ...] = ()) -> list[Finish]:
    return [Finish(seat + 1, place, left=seat in left) for seat, place in enumerate(places)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_short_a_match_may_be(game: str) -> None:
    assert GAMES[game].time.shortest > 0


MACHINE = [Finish(1, 1), Finish(-1, 2, left=True, computer=True)]
SHORT = "Not rated: drawn by agreement after 29 turns"


@pytest.mark.parametrize(
    ("ended", "turns", "agreed", "why", "counts", "said"),
    [
        (finishes(1, 2, left=(1,)), 30, False, Why.WHOLE, (True, True), "Rated."),
        (finishes(1, 2, 3, left=(1, 2)), 29, False, Why.LEFT, (False, True, True), "from 30 turns"),
        (finishes(1, 2, 3, left=(1, 2)), 29, False, Why.LEFT, (False, True, True), "Bob and Cyd"),
        (finishes(1, 1), 29, True, Why.SHORT, (False, False), SHORT),
        (finishes(1, 1), 30, True, Why.WHOLE, (True, True), "Rated."),
        (finishes(1, 2), 5, False, Why.WHOLE, (True, True), "Rated."),  # it ended by the rules
        (MACHINE, 5, False, Why.COMPUTER, (False, False), "Not rated: a computer played."),
        (MACHINE, 50, False, Why.COMPUTER, (False, False), "Not rated: a computer played."),
    ],
)
def test_for_whom_a_match_of_at_least_thirty_turns_counts(
    ended: list[Finish], turns: int, agreed: bool, why: Why, counts: tuple[bool, ...], said: str
) -> None:
    verdict = judge(ended, turns, 30, agreed=agreed)
    assert (verdict.why, verdict.counts, verdict.rated) == (why, counts, any(counts))
    assert said in verdict.text.say(NAMES)


@pytest.mark.parametrize("last", [0, 1])
def test_what_is_laid_is_no_turn_however_often(last: int) -> None:
    table = lobbies.start(seated("graverobber", 1, 2), 1, Random(1), 0.0)
    for n, at in enumerate((1 - last, last) * 5):
        table = laid(table, at, n, 0.0)
    verdict = Result.of(table.resign(1, 0.0)).verdict
    assert (verdict.why, verdict.turns) == (Why.LEFT, 0)
    for at in (1 - last, last):
        table = table.play(at, ["ready"], 0.0)
    for turn in range(verdict.shortest):
        assert Result.of(table.resign(1, 0.0)).verdict.turns == turn
        table = table.play(turn % 2, ["dig up" if turn % 6 else "skip"], 0.0)
    assert Result.of(table.resign(1, 0.0)).verdict.why is Why.WHOLE


@pytest.mark.parametrize(
    ("places", "absent", "rated"),
    [
        ((1, 2), {0}, (2, 1)),
        ((1, 2, 3), {0}, (3, 1, 2)),
        ((2, 1, 2), {1}, (1, 3, 1)),
        ((1, 2, 3, 4), {0, 2}, (3, 1, 3, 2)),
        ((3, 1, 2), set(), (3, 1, 2)),
    ],
)
def test_who_ran_out_of_time_is_last_whoever_plays_on_for_them(
    places: tuple[int, ...], absent: set[int], rated: tuple[int, ...]
) -> None:
    assert absent_last(places, absent) == rated
