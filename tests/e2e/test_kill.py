"""The bot is killed (-9) at random moments while people play; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest
import pytest_asyncio

from games import GAMES
from local_discord import World, serve
from local_discord.patience import LONG, UNHURRIED
from tests.databases import found, migrated
from tests.e2e.halves import check_nothing_doubled
from tests.e2e.played import KILLS, Played, minded
from tests.e2e.process import ForkedBot

PLAYED = list(GAMES) if "KILLS" in os.environ else ["graverobber", "bushwhacked"]
"""One game with secret boards and one without; `make soak` plays all. What a kill between any two
steps leaves behind, the simulation tries in thousands of schedules."""


STARTS = """
import multiprocessing, time
from tests.e2e.forked import end_with_parent

def lives():
    end_with_parent()
    print("there", flush=True)
    time.sleep(600)

multiprocessing.get_context("fork").Process(target=lives).start()
time.sleep(600)
"""
UNSETTLED = "SELECT id FROM tables WHERE settled < revision AND NOT refused"


def test_what_a_test_has_started_ends_with_it_also_where_that_is_killed() -> None:
    with Popen([sys.executable, "-c", STARTS], stdout=PIPE) as test:
        assert test.stdout
        assert test.stdout.readline() == b"there\n"
        test.kill()
        assert test.stdout.read() == b""  # both have closed it


@pytest_asyncio.fixture
async def played(tmp_path: Path) -> AsyncIterator[Played]:
    world = World(rate_limits=False, deadline=UNHURRIED)
    application = world.application("Skulduggery")
    guild = world.guild("The Crypt")
    world.install(application, guild)
    people = world.person("Anna"), world.person("Bob")
    guild.join(*people)
    channels = {game: guild.channel(game.replace("_", "-")) for game in PLAYED}
    async with serve(world, port=0) as address:
        bot = ForkedBot(world, application, address, await migrated(tmp_path))
        yield Played(bot, people, channels, Random(3))
        await bot.kill()
    assert minded(world) == []


@pytest.mark.dear
async def test_killed_again_and_again_matches_go_on(played: Played) -> None:
    bot, world, random = played.bot, played.bot.world, played.random
    await bot.start()
    for game, channel in played.channels.items():
        await played.open(channel, game)
    for _ in range(KILLS):
        acts = [played.act(seat, c) for c in played.channels.values() for seat in range(2)]
        playing = asyncio.gather(*acts)
        await asyncio.sleep(random.random() * 0.3)  # the moment of death is what is tested
        await bot.kill()
        await world.wait(lambda: not bot.connected)
        # once: after some minutes Discord takes a nonce for a new one
        world.skip(world.interactions.lasts)
        await playing
        played.check_nothing_lost()
        await bot.start()
        for game, channel in played.channels.items():
            await world.wait(lambda channel=channel: played.shown(channel))  # type: ignore[misc]
            await world.settled()
            if "Rematch" in [b.label for b in played.board(channel).buttons]:
                await played.open(channel, game)
    for channel in played.channels.values():
        before = len(played.acknowledged)
        async with asyncio.timeout(LONG):
            while len(played.acknowledged) == before and not played.offers("Rematch", channel):
                for seat in range(2):
                    await played.act(seat, channel)
                await world.settled()
    played.check_nothing_lost()
    async with asyncio.timeout(LONG):
        while found(bot.database, UNSETTLED):  # noqa: ASYNC110 - it is another process's doing
            await asyncio.sleep(0.05)
    await world.settled()
    check_nothing_doubled(played)
    for place in filter(None, [*played.channels.values(), *(p.dm for p in played.people)]):
        # without controls: bared by a press, before a kill, and no longer known by its nonce
        nonces = [m.nonce for m in place.messages.values() if m.nonce and m.buttons]
        assert len(nonces) == len({*nonces}), f"posted twice in {place}"
