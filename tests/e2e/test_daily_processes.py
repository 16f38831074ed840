"""The daily puzzle with two processes of the operating system on one database. Whichever dies
meanwhile, each channel gets the puzzle once. (Who posts where: `tests/bot/test_attempts.py`.)"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.cogs.daily.days import DAY, SPREAD, day_of
from local_discord import Channel, Message
from tests.databases import changed
from tests.e2e.halves import both
from tests.e2e.house import House, house

pytestmark = pytest.mark.twice

MESSAGES = "/channels/{channel_id}/messages"


@pytest_asyncio.fixture
async def halves() -> AsyncIterator[House]:
    """Two processes with two servers each; the second one's clock is wrong."""
    if not SPREAD < time.time() % DAY < DAY - SPREAD:
        pytest.skip("the day begins or ends within this half an hour")
    async with house(4) as built:
        built.second.wrong = 600.0
        await both(built)
        yield built


def today() -> int:
    return day_of(time.time())


def due(built: House, servers: range = range(4)) -> None:
    """Today's puzzle is due in these servers; yesterday's was posted."""
    rows = (
        f"({guild.id}, {channel.id}, 0, 'UTC', 'en', 1, {today() - 1}, 1)"
        for guild, channel in ((built.guilds[n], built.channels[n]) for n in servers)
    )
    columns = "guild, channel, hour, zone, language, person, day, due"
    changed(built.first.database, f"INSERT INTO posts ({columns}) VALUES {', '.join(rows)}")


def posts(built: House, channel: Channel) -> list[Message]:
    seen = built.anna.look(channel)
    return [m for m in seen if "Daily puzzle" in m.text and not m.ephemeral]


def posted(built: House) -> list[int]:
    """How many puzzles each channel has."""
    return [len(posts(built, channel)) for channel in built.channels]


DONE = "SELECT count(*) FROM posts WHERE NOT begun AND day = {} AND due > 1"


async def test_who_is_killed_while_posting_doubles_and_loses_nothing(halves: House) -> None:
    world, victim = halves.world, halves.second
    world.faults.lose("POST", MESSAGES, times=100)  # the posts arrive, their answers never do
    due(halves, range(2, 4))
    await world.wait(lambda: sum(posted(halves)) > 0)
    await victim.kill()
    world.faults.mend()
    world.messages.forget_nonces()  # Discord has forgotten the nonces
    await victim.launch()
    changed(halves.first.database, "UPDATE posts SET due = 1 WHERE begun")
    await halves.until(DONE.format(today()), [(2,)])
    assert posted(halves) == [0, 0, 1, 1]
    world.violations.clear()
