"""One of two processes dies, or stands still, and the other shows what it has left."""

from __future__ import annotations

import asyncio
import os
import signal
from random import Random

import pytest

from tests.e2e.process import ForkedBot
from tests.e2e.test_kill import LATE
from tests.e2e.test_processes import (
    OPEN,
    SECRET,
    SHOWN,
    at_rest,
    check_nothing_doubled,
    halves,
    lines,
    matches,
)
from tests.e2e.test_shards import House

pytestmark = pytest.mark.twice

__all__ = ["halves"]
DEATHS = int(os.environ.get("KILLS", "3"))
"""How often one of them is killed."""
GAMES = {SECRET: 2, OPEN: 3, "cop_and_rob": 1, "graveyard_shift": 0}


async def test_what_a_killed_process_left_is_shown_by_the_other(halves: House) -> None:
    played, random = matches(halves, GAMES), Random(9)
    for game, channel in played.channels.items():
        await played.open(channel, game)
    for _ in range(DEATHS):
        places = [c for c in played.channels.values() for seat in range(2)]
        playing = asyncio.gather(*(played.act(n % 2, c) for n, c in enumerate(places)))
        await asyncio.sleep(random.random() * 0.4)  # the moment of death is what is tested
        victim = random.choice((halves.first, halves.second))
        await victim.kill()
        await halves.until(SHOWN, [(0,)])  # how soon: `make scale` measures it
        await halves.world.wait(lambda victim=victim: not victim.connected)  # type: ignore[misc]
        halves.world.skip(halves.world.deadline)  # nobody is there to answer any more
        await playing
        played.check_nothing_lost()
        await victim.launch()
        await halves.serving(victim, *([0, 1] if victim is halves.first else [2, 3]))
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
        await halves.until("SELECT count(*) FROM processes", [(1,)])  # the other gives it up
        await halves.until(SHOWN, [(0,)])
        tables = list(played.tables.values())
        before = [lines(halves, table) for table in tables]
    finally:
        os.kill(process, signal.SIGCONT)
    await halves.until("SELECT count(*) FROM processes", [(2,)])
    halves.world.skip(halves.world.deadline)
    await late
    await halves.until(SHOWN, [(0,)])
    assert [lines(halves, table) for table in tables] == before
    played.check_nothing_lost()
    await at_rest(halves, played)
    check_nothing_doubled(played)
    count = len(played.acknowledged)
    while len(played.acknowledged) == count:  # it goes on
        for channel in played.channels.values():
            await asyncio.gather(*(played.act(seat, channel) for seat in range(2)))
        await at_rest(halves, played)
    await halves.forgive(*LATE)


def process_of(bot: ForkedBot) -> int:
    """Its id."""
    assert bot.process
    return bot.process.pid
