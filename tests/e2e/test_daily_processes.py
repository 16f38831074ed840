"""The daily puzzle with two processes of the operating system on one database. Whichever dies
meanwhile, each channel gets the puzzle once and each answer counts once."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.cogs.daily.days import DAY, SPREAD, day_of, puzzle_of, shelves
from bot.cogs.daily.posed import posed
from bot.live.languages import ready
from bot.times import POST_LEASE
from local_discord import Channel, Message
from tests.databases import ON_POSTGRES, changed
from tests.e2e.test_shards import SECOND, House, house

pytestmark = pytest.mark.twice

MESSAGES = "/channels/{channel_id}/messages"
WRONG = 600.0 if ON_POSTGRES else 0.0
"""By how many seconds the second process's clock is wrong. With SQLite both are on one machine, so
their clocks agree."""


NOON = 0.0 if ON_POSTGRES else DAY / 2 - time.time() % DAY
"""By how much the clocks of both are moved, so that the day is neither young nor nearly over and
does not end during the test. PostgreSQL's own clock is what counts there, and stays as it is."""


@pytest_asyncio.fixture
async def twins(tmp_path: Path) -> AsyncIterator[House]:
    """Two processes that both serve all servers."""
    if ON_POSTGRES and not SPREAD < time.time() % DAY < DAY - SPREAD:
        pytest.skip("the day begins or ends within this half an hour")
    async with house(tmp_path, 1) as built:
        built.first.wrong, built.second.wrong = NOON, NOON + WRONG
        await built.both()
        yield built


def today() -> int:
    return day_of(time.time() + NOON)


def due(built: House) -> None:
    """Today's puzzle is due in every server; yesterday's was posted."""
    rows = (
        f"({guild.id}, {channel.id}, 0, 'UTC', 'en', 1, {today() - 1}, 1)"
        for guild, channel in zip(built.guilds, built.channels, strict=True)
    )
    columns = "guild, channel, hour, zone, language, person, day, due"
    changed(built.first.database, f"INSERT INTO posts ({columns}) VALUES {', '.join(rows)}")


def posts(built: House, channel: Channel) -> list[Message]:
    seen = built.anna.look(channel)
    return [m for m in seen if "Daily puzzle" in m.text and not m.ephemeral]


def posted(built: House) -> list[int]:
    """How many puzzles each channel has."""
    return [len(posts(built, channel)) for channel in built.channels]


DONE = "SELECT count(*) FROM posts WHERE holder IS NULL AND day = {} AND due > 1"


async def test_two_processes_post_each_once(twins: House) -> None:
    due(twins)
    await twins.until(DONE.format(today()), [(4,)])
    assert posted(twins) == [1] * 4
    before = twins.world.requests.count(route=MESSAGES)
    changed(twins.first.database, "UPDATE posts SET due = 1")  # look at it once more
    await twins.until(DONE.format(today()), [(4,)])
    assert posted(twins) == [1] * 4
    assert twins.world.requests.count(route=MESSAGES) == before


async def test_who_is_killed_while_posting_doubles_and_loses_nothing(twins: House) -> None:
    world = twins.world
    world.faults.lose("POST", MESSAGES, times=100)  # the posts arrive, their answers never do
    due(twins)
    await world.wait(lambda: sum(posted(twins)) > 1)
    victim, heir = twins.first, twins.second
    if len(twins.rows(f"SELECT 1 FROM posts WHERE holder = ({_PROCESS})")) == 0:
        victim, heir = heir, victim
    await victim.kill()
    world.faults.mend()
    world.messages.forget_nonces()  # Discord has forgotten the nonces
    changed(
        twins.first.database, f"UPDATE posts SET held_until = held_until - {POST_LEASE + WRONG}"
    )
    await twins.until(DONE.format(today()), [(4,)])
    assert posted(twins) == [1] * 4
    assert heir.running
    world.violations.clear()


_PROCESS = "SELECT id FROM processes WHERE leaving"
"""Finds the first process."""


async def test_an_answer_that_both_hear_counts_once(twins: House) -> None:
    puzzle = puzzle_of(today(), shelves())
    assert puzzle
    await ready("en")
    of = posed(puzzle, today(), "en")
    wrong = next(move for move in of.view(of.seat).legal if not of.right(move))
    channel = twins.channels[0]
    for tries in (1, 2):
        told = await twins.anna.command("daily", channel, move=wrong)
        assert told.message
        assert "isn't it" in told.message.text
        await twins.world.settled()
        assert _tries(twins) == [(tries, False)]
    solving = of.solving
    while solving.right:
        told = await twins.anna.command("daily", channel, move=solving.right[0])
        solving = solving.after(solving.right[0])
        await twins.world.settled()
    assert told.message
    assert "In 3 tries" in told.message.text
    await twins.world.settled()
    assert _tries(twins) == [(3, True)]
    await twins.forgive(SECOND)


def _tries(built: House) -> list[tuple[object, ...]]:
    return built.rows("SELECT tries, solved IS NOT NULL FROM attempts")
