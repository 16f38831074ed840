"""One of two processes dies, stands still, or loses its locks, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import signal
from random import Random

import pytest

from tests.databases import HERE
from tests.e2e.halves import OPEN, SECRET, at_rest, check_nothing_doubled, halves, lines, matches
from tests.e2e.house import House
from tests.e2e.played import LATE
from tests.e2e.process import ForkedBot

pytestmark = pytest.mark.twice

__all__ = ["halves"]
DEATHS = int(os.environ.get("KILLS", "3"))
"""How often one of them is killed."""
GAMES = {SECRET: 2, OPEN: 3, "cop_and_rob": 1, "graveyard_shift": 0}


async def test_what_a_killed_process_left_is_shown_when_it_is_started_again(
    halves: House,
) -> None:
    played, random = matches(halves, GAMES), Random(9)
    for game, channel in played.channels.items():
        await played.open(channel, game)
    for _ in range(DEATHS):
        places = [c for c in played.channels.values() for seat in range(2)]
        playing = asyncio.gather(*(played.act(n % 2, c) for n, c in enumerate(places)))
        await asyncio.sleep(random.random() * 0.4)  # the moment of death is what is tested
        victim = random.choice((halves.first, halves.second))
        await victim.kill()
        await halves.world.wait(lambda victim=victim: not victim.connected)  # type: ignore[misc]
        await victim.launch()
        await halves.serving(victim, *([0, 1] if victim is halves.first else [2, 3]))
        halves.world.skip(halves.world.deadline)  # what was heard by the dead is never answered
        await playing
        played.check_nothing_lost()
        await at_rest(halves, played)
        check_nothing_doubled(played)
    await halves.forgive(*LATE)


async def test_who_stood_still_shows_nothing_old_and_plays_nothing_late(halves: House) -> None:
    played = matches(halves, {OPEN: 2, SECRET: 3})
    for game, channel in played.channels.items():
        await played.open(channel, game)
    for _ in range(2):
        for channel in played.channels.values():
            await asyncio.gather(*(played.act(seat, channel) for seat in range(2)))
        await at_rest(halves, played)
    process = process_of(halves.second)
    os.kill(process, signal.SIGSTOP)
    try:
        late = asyncio.gather(
            *(played.act(seat, c) for c in played.channels.values() for seat in range(2))
        )
        await halves.until(STOOD, [(2,)])
        tables = list(played.tables.values())
        before = [lines(halves, table) for table in tables]
    finally:
        os.kill(process, signal.SIGCONT)
    halves.world.skip(halves.world.deadline)
    await late
    await halves.until(STOOD, [(0,)])
    await at_rest(halves, played)
    assert [lines(halves, table) for table in tables] == before
    played.check_nothing_lost()
    check_nothing_doubled(played)
    count = len(played.acknowledged)
    while len(played.acknowledged) == count:  # it goes on
        for channel in played.channels.values():
            await asyncio.gather(*(played.act(seat, channel) for seat in range(2)))
        await at_rest(halves, played)
    await halves.forgive(*LATE)


STOOD = "SELECT count(*) FROM heartbeats WHERE seen < extract(epoch FROM now()) - 5"
"""The shards of which nothing was heard for longer than Discord waits for an answer."""


async def test_whose_session_an_operator_ends_goes_on_as_owner(halves: House) -> None:
    played = matches(halves, {OPEN: 2, SECRET: 3})
    for game, channel in played.channels.items():
        await played.open(channel, game)
    for _ in range(DEATHS):
        places = [c for c in played.channels.values() for seat in range(2)]
        playing = asyncio.gather(*(played.act(n % 2, c) for n, c in enumerate(places)))
        halves.rows(f"SELECT pg_terminate_backend(pid) FROM ({OWNERS}) owners")
        await playing
        await halves.until(f"SELECT count(DISTINCT pid) FROM ({OWNERS}) owners", [(2,)])
        await at_rest(halves, played)
        played.check_nothing_lost()
        check_nothing_doubled(played)
    assert halves.first.running
    assert halves.second.running


OWNERS = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND classid = 3 "
    f"AND database = {HERE}"
)
"""The sessions that own shards, of this test's bots alone: all tests share one PostgreSQL."""


def process_of(bot: ForkedBot) -> int:
    """Its id."""
    assert bot.process
    return bot.process.pid
