"""Two processes at one table: one change wins, its owner shows it, nothing is doubled."""

from __future__ import annotations

import asyncio
import os
from random import Random

import pytest

from local_discord import Channel
from tests.e2e.driver import answer, named
from tests.e2e.halves import (
    OPEN,
    SECRET,
    SHOWN,
    at_rest,
    check_nothing_doubled,
    halves,
    in_play,
    matches,
    offers,
)
from tests.e2e.house import House
from tests.e2e.played import LATE

__all__ = ["halves"]


async def test_two_people_play_at_one_table_through_two_processes_at_once(halves: House) -> None:
    """Both lay out their boards at the same time, one in the direct message, one in the server."""
    played = matches(halves, {SECRET: 2})
    [channel] = played.channels.values()
    await played.open(channel, SECRET)
    await halves.world.wait(lambda: bool(in_play(halves.anna, halves.anna.dm)))
    await halves.world.wait(lambda: offers(played.board(channel), "My secret board"))
    mine = await halves.bob.press(played.board(channel), "My secret board")
    assert mine.message
    dm = played.dm(0, played.tables[channel.id])
    assert dm
    replies = await asyncio.gather(
        halves.anna.press(dm, "Random layout"), halves.bob.press(mine.message, "Random layout")
    )
    assert [reply.failed for reply in replies] == [None, None]
    await at_rest(halves, played)
    query = "SELECT DISTINCT seat FROM log ORDER BY seat"
    assert halves.rows(query) == [(0,), (1,)]
    check_nothing_doubled(played)


@pytest.mark.twice
async def test_who_is_forgotten_while_others_play_is_forgotten_everywhere(halves: House) -> None:
    """Anna has one process delete her data while Bob plays at the other process's tables."""
    played = matches(halves, {OPEN: 2, "cop_and_rob": 3, SECRET: 1})
    for game, channel in played.channels.items():
        await played.open(channel, game)
    told = answer(await halves.anna.command("mydata", halves.channels[0]))
    sure = await halves.anna.press(told, named(told, "mydata"))
    assert sure.message
    delete = halves.anna.press(sure.message, named(sure.message, "mydata"))

    async def play(channel: Channel) -> None:
        for _ in range(3):
            await played.act(1, channel)

    await asyncio.gather(delete, *map(play, played.channels.values()))
    await halves.until(f"SELECT count(*) FROM people WHERE id = {halves.anna.id}", [(0,)])
    await halves.until(SHOWN, [(0,)])
    query = f"SELECT count(*) FROM tables WHERE facts LIKE '%{halves.anna.id}%'"
    assert halves.rows(query) == [(0,)]
    assert halves.rows(f"SELECT * FROM seats WHERE person = {halves.anna.id}") == []
    assert halves.rows("SELECT count(*) FROM tables WHERE stage = 'playing'") == [(0,)]


# --- one of them dies, and nothing is lost or doubled ---------------------------------------------


DEATHS = int(os.environ.get("KILLS", "3"))
"""How often one of them is killed."""
GAMES = {SECRET: 2, OPEN: 3, "cop_and_rob": 1, "graveyard_shift": 0}


@pytest.mark.twice
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
