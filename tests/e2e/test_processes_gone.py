"""One of two processes dies, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import os
from random import Random

import pytest

from tests.e2e.halves import OPEN, SECRET, at_rest, check_nothing_doubled, halves, matches
from tests.e2e.house import House
from tests.e2e.played import LATE

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
