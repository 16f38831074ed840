"""Ratings: what changes them, what does not, and that they can be computed again."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.people import People
from bot.data.ratings import ALL, EVERYWHERE, RULE, record
from bot.data.rerating import recompute
from bot.data.skill import Rating, rated, weight
from bot.data.store import Store
from bot.table import lobby as lobbies
from bot.table.table import Table
from bot.table.verdict import Finish, Result, absent_last
from games.core import verbatim
from tests.bot.matches import seated
from tests.bot.tables import GUILD, OTHER, finish, saved
from tests.databases import write
from tools.bench.trust import FARMER, PEOPLE, World, correlation, fresh, helper, honest, strengths

DAY = 86_400
CHANNELS = itertools.count(10**6)


async def rows(store: Store, table: sa.Table) -> list[tuple[Any, ...]]:
    async with store.engine.reading() as connection:
        found = await connection.execute(sa.select(table).order_by(*table.primary_key))
        return [tuple(row) for row in found]


async def rating(store: Store, guild: int, game: str, person: int) -> sa.Row[Any]:
    column = schema.ratings.c
    query = sa.select(schema.ratings).where(
        column.guild == guild, column.game == game, column.person == person
    )
    async with store.engine.reading() as connection:
        return (await connection.execute(query)).one()


@contextlib.asynccontextmanager
async def unchanged(store: Store, *tables: sa.Table) -> AsyncIterator[None]:
    """What happens here changes nothing that is stored of ratings, nor these tables."""
    kept = schema.ratings, *(tables or (schema.results,))
    before = [await rows(store, table) for table in kept]
    assert before[0]
    yield
    assert [await rows(store, table) for table in kept] == before


async def started(store: Store, people: list[int]) -> Table:
    """A stored match with enough moves to count."""
    number = next(CHANNELS)
    lobby = seated("bushwhacked", *people, guild=GUILD, channel=number)
    lobby = await store.create(lobby, press=number, now=0.0)
    random = Random(3)
    table = lobbies.start(lobby, people[0], random, 0.0)
    while len(table.playing.turns) <= table.game.time.shortest:
        [seat] = table.playing.state.acting
        table = table.play(seat, [random.choice(table.playing.state.legal(seat))], 0.0)
    table = replace(table, players=lobby.players)
    await saved(store, lobby, table, 0.0)
    return table


# --- the model -----------------------------------------------------------------------------------


def test_the_winner_gains_and_the_loser_loses() -> None:
    winner, loser = rated([Rating(), Rating()], [1, 2])
    assert winner.points > 1000 > loser.points
    assert winner.sigma < Rating().sigma
    assert (winner.matches, winner.wins, winner.streak, winner.longest) == (1, 1, 1, 1)
    assert (loser.matches, loser.wins, loser.streak) == (1, 0, 0)


def test_beating_a_stronger_player_counts_more() -> None:
    weak, strong = Rating(), Rating(mu=35.0)
    upset, _ = rated([weak, strong], [1, 2])
    usual, _ = rated([strong, weak], [1, 2])
    assert upset.mu - weak.mu > usual.mu - strong.mu


def test_shared_places_leave_equals_equal_and_are_no_win() -> None:
    one, two = rated([Rating(streak=3, longest=3), Rating()], [1, 1])
    assert one.mu == two.mu
    assert (one.wins, one.streak, one.longest) == (0, 0, 3)


@pytest.mark.parametrize(
    ("places", "order"), [([2, 1, 3], [1, 0, 2]), ([4, 3, 2, 1], [3, 2, 1, 0])]
)
def test_three_and_four_are_ordered_by_their_places(places: list[int], order: list[int]) -> None:
    after = rated([Rating()] * len(places), places)
    assert sorted(range(len(after)), key=lambda seat: -after[seat].mu) == order


# --- what it weighs ------------------------------------------------------------------------------


KNOWN, STRANGER = Rating(sigma=2.0), Rating()


def test_a_match_weighs_the_less_the_less_is_known_about_the_opponent() -> None:
    some = (STRANGER, Rating(sigma=7.0), Rating(sigma=4.0), KNOWN)
    weights = [weight(KNOWN, [(other, 0)]) for other in some]
    assert weights == sorted(weights)
    assert weights[0] < 0.001
    assert weights[-1] == 1
    assert [weight(STRANGER, [(other, 0)]) for other in (STRANGER, KNOWN)] == [1, 1]


def test_it_weighs_the_less_the_more_often_the_two_have_met_and_of_several_the_average() -> None:
    weights = [weight(STRANGER, [(STRANGER, met)]) for met in range(50)]
    assert weights[:3] == [1, 1 / 2, 1 / 3]
    assert sum(weights) < 5
    one, two = (KNOWN, 1), (STRANGER, 0)
    assert weight(KNOWN, [one, two]) == (weight(KNOWN, [one]) + weight(KNOWN, [two])) / 2


def test_weights_leave_wins_and_streaks_as_they_are() -> None:
    full, [part, _] = rated([Rating()] * 2, [1, 2])[0], rated([Rating()] * 2, [1, 2], [0.1, 1.0])
    assert (part.matches, part.wins, part.streak) == (full.matches, full.wins, full.streak)
    assert part.mu - 25 == pytest.approx((full.mu - 25) / 10)
    assert Rating().sigma - part.sigma == pytest.approx((Rating().sigma - full.sigma) / 10)


async def mu(store: Store, guild: int, game: str, person: int = 1) -> float:
    """A person's estimated strength."""
    return float((await rating(store, guild, game, person)).mu)


async def test_meetings_count_for_thirty_days_by_when_the_matches_ended(store: Store) -> None:
    gains = []
    for n, day in enumerate((0, 29, 60)):
        one, two = 10 * n + 1, 10 * n + 2
        for now in (0.0, day * DAY):
            await finish(store, [one, two], loser=two, now=now)
        gains.append(await mu(store, GUILD, ALL, one))
    assert gains[0] == gains[1] < gains[2]


async def test_meetings_count_in_each_league_by_itself(store: Store) -> None:
    await finish(store, [1, 2], loser=2)
    await finish(store, [1, 2], loser=2, guild=OTHER)
    await finish(store, [1, 2], loser=2, game="cop_and_rob")
    alone = [
        await mu(store, *league)
        for league in ((GUILD, "bushwhacked"), (GUILD, "cop_and_rob"), (OTHER, ALL))
    ]
    assert len(set(alone)) == 1
    gain = alone[0] - 25
    assert 0 < await mu(store, GUILD, ALL) - 25 < 2 * gain
    assert 0 < await mu(store, EVERYWHERE, ALL) - 25 < 3 * gain


async def test_strangers_lift_nobody_far(store: Store) -> None:
    for stranger in range(100, 125):
        await finish(store, [1, stranger], loser=stranger, game="cop_and_rob")
    mine = await rating(store, EVERYWHERE, ALL, 1)
    assert mine.wins == 25
    assert mine.points < 1350


# --- what counts ---------------------------------------------------------------------------------


async def test_a_match_counts_in_four_leagues(store: Store) -> None:
    await finish(store, [1, 2], loser=2)
    for guild in (GUILD, EVERYWHERE):
        for game in ("bushwhacked", ALL):
            won, lost = await rating(store, guild, game, 1), await rating(store, guild, game, 2)
            assert (won.wins, lost.wins) == (1, 0)
            assert won.points > 1000 > lost.points
    assert len(await rows(store, schema.ratings)) == 8


async def test_a_match_against_the_computer_is_not_rated(store: Store) -> None:
    await finish(store, [1, 2], loser=1, level="easy")
    assert await rows(store, schema.ratings) == []
    assert await store.finished(1, "bushwhacked") == 1


async def test_a_win_that_does_not_count_keeps_the_streak_as_it_is(store: Store) -> None:
    await finish(store, [1, 2], loser=2)
    await finish(store, [1, 2], loser=2, turns=4)
    mine, theirs = await rating(store, GUILD, ALL, 1), await rating(store, GUILD, ALL, 2)
    assert (mine.matches, mine.wins, mine.streak) == (1, 1, 1)
    assert (theirs.matches, theirs.wins) == (2, 0)


async def test_a_result_can_come_before_the_end_and_is_the_only_one(store: Store) -> None:
    table = await started(store, [1, 2])
    finishes = (Finish(1, place=1), Finish(2, place=2, left=True))
    early = Result(table=table, finishes=finishes, reason=verbatim("out of time"), ended=1000.0)
    async with store.engine.begin() as connection:
        await record(connection, early)
    assert (await rating(store, GUILD, ALL, 1)).wins == 1
    async with unchanged(store, schema.matches):
        await saved(store, table, table.resign(0, 2000.0), 2000.0)
    async with unchanged(store, schema.matches):
        await recompute(store.engine)


async def test_streaks_grow_break_and_the_longest_stays(store: Store) -> None:
    for loser in (2, 2, 2, 1, 2, None):
        await finish(store, [1, 2], loser)
    mine = await rating(store, GUILD, ALL, 1)
    assert (mine.matches, mine.wins, mine.streak, mine.longest) == (6, 4, 0, 3)


# --- found again ---------------------------------------------------------------------------------


async def test_recomputed_ratings_are_the_same_to_the_last_digit(store: Store) -> None:
    random = Random(5)
    for n in range(24):
        people = random.sample(range(1, 6), 2)
        loser = random.choice([*people, None])
        guild, turns = random.choice([GUILD, OTHER]), random.choice([None, 4])
        game = random.choice(["bushwhacked", "cop_and_rob"])
        # The moments are out of order: matches count in the order in which they were stored.
        now = 1000.0 + random.choice([0, 10, 29, 31, 65]) * DAY - n
        await finish(store, people, loser, guild=guild, game=game, turns=turns, now=now)
    async with unchanged(store):
        count = await recompute(store.engine)
    assert count == sum(match[4] for match in await rows(store, schema.matches))


async def test_recomputed_ratings_are_the_same_when_somebody_was_forgotten(store: Store) -> None:
    for n in range(4):
        await finish(store, [1, 2], loser=1 + n % 2)
    await People(store.engine).forget(2, nobody=-(2**40))
    await finish(store, [1, 2], loser=2)
    async with unchanged(store):
        await recompute(store.engine)


class Meanwhile:
    """A database where something happens after the reading and before the writing."""

    def __init__(self, store: Store, happens: Callable[[], Awaitable[object]]) -> None:
        self.reading, self._begin, self._happens = store.engine.reading, store.engine.begin, happens

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        await self._happens()
        async with self._begin() as connection:
            yield connection


@pytest.mark.parametrize("what", ["ends", "forgets"])
async def test_what_happens_while_ratings_are_computed_again_is_in_them(
    store: Store, what: str
) -> None:
    for one, other in ((1, 2), (2, 3), (3, 1)):
        await finish(store, [one, other], loser=one)
    happens = {
        "ends": lambda: finish(store, [1, 3], loser=3),
        "forgets": lambda: People(store.engine).forget(2, nobody=-(2**40)),
    }
    meanwhile: Any = Meanwhile(store, happens[what])
    assert await recompute(meanwhile) == 3 + (what != "forgets")
    async with unchanged(store):
        assert await recompute(store.engine) == 3 + (what != "forgets")


async def test_only_what_is_different_is_written(store: Store) -> None:
    for n in range(3):
        await finish(store, [1, 2], loser=1 + n % 2)
    await write(store.engine, sa.update(schema.ratings).values(gone=True))
    await recompute(store.engine)
    gone = schema.ratings.c.keys().index("gone")
    assert {row[gone] for row in await rows(store, schema.ratings)} == {True}


async def test_three_and_four_are_found_again_too(store: Store) -> None:
    random = Random(6)
    for n in range(12):
        people = random.sample(range(1, 6), random.choice([3, 4]))
        table = await started(store, people)
        places = absent_last(random.sample(range(1, len(people) + 1), len(people)), {n % 3})
        finishes = tuple(
            Finish(person, place, left=seat == n % 3)
            for seat, (person, place) in enumerate(zip(people, places, strict=True))
        )
        result = Result(table=table, finishes=finishes, reason=verbatim("over"), ended=1000.0 + n)
        async with store.engine.begin() as connection:
            await record(connection, result)
    rated_ = schema.results.c.keys().index("rating")
    assert None not in {row[rated_] for row in await rows(store, schema.results)}
    async with unchanged(store):
        await recompute(store.engine)


async def test_recomputing_an_empty_database(store: Store) -> None:
    assert await recompute(store.engine) == 0


# --- farming: what the bench prints about it ------------------------------------------------------


SEED = 1


@pytest.fixture(scope="module")
def world() -> World:
    return honest(RULE, SEED)


def test_farming_ends_clearly_below_the_best_of_twenty_honest_people(world: World) -> None:
    best = max(map(world.points, range(1, PEOPLE + 1)))
    for farmed in (helper(FARMER, 60), helper(FARMER, 60, months=6), fresh(FARMER, 60)):
        assert world.after(farmed, FARMER) < best - 400


def test_farming_gains_little_for_somebody_who_is_known(world: World) -> None:
    known = sorted(range(1, PEOPLE + 1), key=world.points)[PEOPLE // 2]
    for farmed in (helper(known, 60), fresh(known, 60)):
        assert world.points(known) <= world.after(farmed, known) < world.points(known) + 50


def test_honest_ranks_hardly_change(world: World) -> None:
    people, before = range(1, PEOPLE + 1), honest(1, SEED)
    new, old = ([w.points(person) for person in people] for w in (world, before))
    truth = list(strengths(SEED).values())
    assert correlation(new, old) > 0.95
    assert correlation(new, truth) > correlation(old, truth) - 0.02
