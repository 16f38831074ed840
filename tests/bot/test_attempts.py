"""What is stored about puzzles: attempts, and the channels that get a puzzle every day."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.cogs.daily.days import DAY
from bot.cogs.daily.store.attempts import ENOUGH, Attempt, Attempts, Solves
from bot.cogs.daily.store.posts import DailyHour, Posts
from bot.data.absences import Shard
from bot.data.people import People
from bot.data.servers import Servers
from bot.data.store import Store
from tests.bot.tables import GUILD, OTHER

TODAY = 20_779
NOON = TODAY * DAY + DAY / 2
ANNA = 1001
POST = DailyHour(GUILD, 7, 9, "UTC", "en", ANNA, due=NOON)


@pytest.fixture
def attempts(store: Store) -> Attempts:
    return Attempts(store.engine)


@pytest.fixture
def posts(store: Store) -> Posts:
    return Posts(store.engine)


@pytest.mark.parametrize(
    ("opens", "solves", "counts"),
    [(0, 0, True), (0, DAY, True), (0, 2 * DAY, False), (DAY, DAY, False), (-DAY, 0, True)],
)
async def test_what_is_opened_on_its_day_counts_if_it_is_solved_by_the_next(
    attempts: Attempts, opens: float, solves: float, counts: bool
) -> None:
    await attempts.open(ANNA, TODAY, NOON + opens)
    await attempts.solved(ANNA, "Anna", TODAY, NOON + solves, GUILD)
    found = await attempts.open(ANNA, TODAY, NOON + 9 * DAY)
    assert found == Attempt(TODAY, NOON + opens, 1, False, NOON + solves)
    assert found.counts(NOON + solves) is counts
    assert await attempts.days(ANNA) == ([TODAY] if counts else [])


async def test_what_is_solved_stays_as_it_is(attempts: Attempts) -> None:
    await attempts.tried(ANNA, TODAY, NOON, 1)
    await attempts.hinted(ANNA, TODAY, NOON)
    await attempts.solved(ANNA, "Anna", TODAY, NOON, GUILD)
    solved, later = await attempts.open(ANNA, TODAY, NOON), NOON + 5.0
    assert (solved.tries, solved.hint) == (2, True)
    await attempts.solved(ANNA, "Anna", TODAY, later, OTHER)
    await attempts.tried(ANNA, TODAY, later, 2)
    assert await attempts.found(ANNA, TODAY) == solved
    [solver] = await attempts.solvers(GUILD, TODAY)
    assert (solver.name, solver.tries, solver.hint) == ("Anna", 2, True)
    assert await attempts.solvers(OTHER, TODAY) == []


async def test_many_tries_at_once_are_all_counted(attempts: Attempts) -> None:
    await asyncio.gather(*(attempts.tried(ANNA, TODAY, NOON, press) for press in range(10)))
    assert (await attempts.open(ANNA, TODAY, NOON)).tries == 10


async def test_what_two_processes_hear_counts_once(attempts: Attempts) -> None:
    await asyncio.gather(*(attempts.tried(ANNA, TODAY, NOON, 7) for _ in range(4)))
    for press, tries in ((7, 1), (8, 2)):
        await attempts.tried(ANNA, TODAY, NOON, press)
        assert (await attempts.open(ANNA, TODAY, NOON)).tries == tries


async def test_of_a_server_that_is_left_only_streaks_stay(
    store: Store, attempts: Attempts, posts: Posts
) -> None:
    await attempts.solved(ANNA, "Anna", TODAY, NOON, GUILD)
    await posts.set(POST)
    servers = Servers(store.engine)
    assert await servers.known() == ({GUILD}, set())
    await servers.removed([GUILD], 0.0)
    await servers.delete(GUILD)
    assert await posts.of(GUILD) is None
    assert await attempts.solvers(GUILD, TODAY) == []
    assert await attempts.days(ANNA) == [TODAY]
    assert await servers.known() == (set(), set())


async def test_a_post_that_was_begun_says_so_until_it_is_done(posts: Posts) -> None:
    await posts.set(POST)
    assert await posts.due(NOON - 1, []) == []
    [post] = await posts.due(NOON, [])
    assert await posts.begin(post)
    [left] = await posts.due(NOON, [])  # the bot was killed
    assert (post.begun, left.begun) == (False, True)
    assert await posts.begin(left)
    await posts.again(left, NOON + 60)  # Discord was away
    assert await posts.due(NOON + 59, []) == []
    [left] = await posts.due(NOON + 60, [])
    assert left.begun
    assert await posts.give(left, TODAY, NOON + DAY)
    [next] = await posts.due(NOON + DAY, [])
    assert not next.begun
    assert not await posts.begin(left)  # it was of the day before


async def test_a_server_that_has_removed_the_bot_is_due_no_post_until_it_is_back(
    posts: Posts, store: Store
) -> None:
    await posts.set(POST)
    servers = Servers(store.engine)
    await servers.removed([GUILD], 0.0)
    assert await posts.due(NOON, []) == []
    await servers.back([GUILD])
    assert len(await posts.due(NOON, [])) == 1


async def test_what_was_changed_while_it_was_posted_stays_changed(posts: Posts) -> None:
    await posts.set(POST)
    [post] = await posts.due(NOON, [])
    assert await posts.begin(post)
    changed = replace(POST, channel=8, due=NOON + 60)
    await posts.set(changed)
    assert not await posts.give(post, TODAY, NOON + DAY)
    assert await posts.of(GUILD) == replace(changed, day=TODAY)


async def test_each_process_posts_in_the_servers_of_its_shards(posts: Posts) -> None:
    guilds = [n << 22 for n in range(1, 6)]
    for guild in guilds:
        await posts.set(replace(POST, guild=guild))
    halves = [await posts.due(NOON, [Shard(n, 2)]) for n in range(2)]
    assert [[post.guild for post in half] for half in halves] == [guilds[1::2], guilds[::2]]


async def test_a_line_goes_on_only_from_where_it_stands(attempts: Attempts) -> None:
    first, second = "0 move N; 1 move S", "0 move N; 1 move S; 0 move E"
    assert (await attempts.open(ANNA, TODAY, NOON)).line == ""
    for before, after, line in (
        ("", first, first),
        ("", "0 move W", first),
        (first, second, second),
    ):
        await attempts.went_on(ANNA, TODAY, NOON, before, after)
        assert (await attempts.open(ANNA, TODAY, NOON)).line == line
    await attempts.solved(ANNA, "Anna", TODAY, NOON, GUILD, second + "; 1 stay")
    done = await attempts.open(ANNA, TODAY, NOON)
    assert (done.tries, done.line) == (1, second + "; 1 stay")
    await attempts.went_on(ANNA, TODAY, NOON, done.line, "")
    assert await attempts.found(ANNA, TODAY) == done


async def test_how_hard_it_is_is_told_by_numbers_once_there_are_enough(
    store: Store, attempts: Attempts
) -> None:
    for person in range(1, ENOUGH):
        await attempts.solved(person, "P", TODAY, NOON, GUILD)
    assert (await attempts.tally(TODAY)).stars is None
    await attempts.open(100, TODAY, NOON)  # has only looked
    await attempts.tried(101, TODAY, NOON, 1)
    await attempts.hinted(102, TODAY, NOON)
    await attempts.solved(102, "P", TODAY, NOON, GUILD)
    found = await attempts.tally(TODAY)
    assert (found.tried, found.at_once, found.stars) == (ENOUGH + 1, ENOUGH - 1, 1)
    await People(store.engine).forget(1, -1)
    assert (await attempts.tally(TODAY)).tried == ENOUGH
    assert await attempts.tally(TODAY + 1) == Solves()


@pytest.mark.parametrize(
    ("at_once", "stars"), [(20, 1), (17, 1), (16, 2), (12, 3), (8, 4), (4, 5), (0, 5)]
)
def test_stars_are_how_many_failed_at_once(at_once: int, stars: int) -> None:
    assert Solves(20, at_once).stars == stars
