"""Ratings: what changes them, what does not, and that they can be found again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.data import schema
from bot.data.ratings import ALL, EVERYWHERE, Rating, rated, recompute
from bot.data.store import Store
from bot.table.lobby import rematch
from tests.bot.tables import GUILD, OTHER, finish, opened


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(tmp_path) as store:
        yield store


async def rows(store: Store, table: sa.Table) -> list[tuple[Any, ...]]:
    """All that is in a table."""
    async with store.engine.connect() as connection:
        found = await connection.execute(sa.select(table).order_by(*table.primary_key))
        return [tuple(row) for row in found]


async def rating(store: Store, guild: int, game: str, person: int) -> sa.Row[Any] | None:
    column = schema.ratings.c
    query = sa.select(schema.ratings).where(
        column.guild == guild, column.game == game, column.person == person
    )
    async with store.engine.connect() as connection:
        return (await connection.execute(query)).one_or_none()


# --- the model -----------------------------------------------------------------------------------


def test_everybody_begins_with_a_thousand_points() -> None:
    assert Rating().points == 1000


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


def test_two_of_three_share_the_first_place() -> None:
    after = rated([Rating()] * 3, [1, 3, 1])
    assert after[0].mu == after[2].mu > after[1].mu
    assert [r.wins for r in after] == [0, 0, 0]


# --- what counts ---------------------------------------------------------------------------------


async def test_a_match_counts_in_four_leagues(store: Store) -> None:
    await finish(store, [1, 2], loser=2)
    for guild in (GUILD, EVERYWHERE):
        for game in ("bushwhacked", ALL):
            won, lost = await rating(store, guild, game, 1), await rating(store, guild, game, 2)
            assert won
            assert lost
            assert (won.wins, lost.wins) == (1, 0)
            assert won.points > 1000 > lost.points
    assert len(await rows(store, schema.ratings)) == 8


async def test_servers_and_games_are_rated_apart(store: Store) -> None:
    await finish(store, [1, 2], loser=2)
    await finish(store, [1, 2], loser=1, guild=OTHER)
    here, there = await rating(store, GUILD, ALL, 1), await rating(store, OTHER, ALL, 1)
    everywhere = await rating(store, EVERYWHERE, ALL, 1)
    assert here
    assert there
    assert everywhere
    assert (here.matches, there.matches, everywhere.matches) == (1, 1, 2)
    assert here.points > everywhere.points > there.points


async def test_a_match_against_the_computer_is_not_rated(store: Store) -> None:
    await finish(store, [1, 2], loser=1, level="easy")
    assert await rows(store, schema.ratings) == []
    assert await store.finished(1, "bushwhacked") == 1


@pytest.mark.parametrize(("turns", "counts"), [(0, False), (3, False), (4, True)])
async def test_everybody_must_have_made_two_turns(store: Store, turns: int, counts: bool) -> None:
    await finish(store, [1, 2], loser=2, turns=turns)
    assert bool(await rows(store, schema.ratings)) == counts
    [match] = await rows(store, schema.matches)
    assert match[schema.matches.c.keys().index("rated")] == counts


async def test_a_closed_table_leaves_no_result(store: Store) -> None:
    table = await finish(store, [1, 2], loser=2)
    before = await rows(store, schema.matches)
    lobby = await store.create(rematch(table, 0, 1, 0.0), press=10**6, now=0.0)
    await store.save(lobby, lobby.close("A moderator ended it.", 1.0), None, 1.0)
    assert await rows(store, schema.matches) == before


async def test_streaks_grow_break_and_the_longest_stays(store: Store) -> None:
    for loser in (2, 2, 2, 1, 2, None):
        await finish(store, [1, 2], loser)
    mine = await rating(store, GUILD, ALL, 1)
    assert mine
    assert (mine.matches, mine.wins, mine.streak, mine.longest) == (6, 4, 0, 3)


# --- found again ---------------------------------------------------------------------------------


async def test_recomputed_ratings_are_the_same_to_the_last_digit(store: Store) -> None:
    random = Random(5)
    for n in range(30):
        people = random.sample(range(1, 6), 2)
        loser = random.choice([*people, None])
        guild, turns = random.choice([GUILD, OTHER]), random.choice([2, 4])
        # the moments are out of order: what counts is the order in which matches were stored
        await finish(store, people, loser, guild=guild, turns=turns, now=1000.0 - n)
    before = await rows(store, schema.ratings), await rows(store, schema.results)
    assert before[0]
    count = await recompute(store.engine)
    assert count == sum(match[4] for match in await rows(store, schema.matches))
    assert (await rows(store, schema.ratings), await rows(store, schema.results)) == before


async def test_recomputing_an_empty_database(store: Store) -> None:
    assert await recompute(store.engine) == 0
