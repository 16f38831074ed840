"""Where the bot is not, with its processes: two at a time, and killed ones."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from local_discord import Channel, Person, World, serve
from local_discord.errors import CannotDo
from local_discord.patience import LONG, UNHURRIED
from tests.databases import found, migrated
from tests.e2e.answers import OPEN, boards
from tests.e2e.driver import press_something, pressed
from tests.e2e.halves import SHOWN, both
from tests.e2e.house import house
from tests.e2e.played import KILLS, minded
from tests.e2e.process import ForkedBot

pytestmark = pytest.mark.twice

TYPED = ("A1", "C3", "E5")
"""Moves of Bushwhacked that stay possible."""


def lines(bot: ForkedBot) -> int:
    """How many moves are stored."""
    [(count,)] = found(bot.database, "SELECT count(*) FROM log")
    return int(count)


LEFT = "SELECT count(*) FROM tables WHERE settled < revision AND NOT refused"
"""The tables at which the bot still does something. Where it is not, it can't show what was stored
if it died before it acknowledged that press: the next one shows it."""


async def shown(bot: ForkedBot, query: str = SHOWN) -> None:
    """Wait until everything is shown that can be."""
    owed, loop = found(bot.database, query), asyncio.get_running_loop()
    ends = loop.time() + LONG
    while owed != [(0,)]:
        assert loop.time() < ends, owed
        await asyncio.sleep(0.05)
        owed = found(bot.database, query)
    await bot.world.settled()


async def begun(bot: ForkedBot, game: str, there: Channel, people: Sequence[Person]) -> None:
    """The first opens a table there, the others sit down, and it starts."""
    host, *guests = people
    await host.command("newgame", there, game=game)
    await shown(bot)
    for guest in guests:
        await pressed(guest, boards(there)[-1], "join")
        await shown(bot)
    await pressed(host, boards(there)[-1], "start")
    await shown(bot)


ASKED = "/interactions", "/webhooks", "/applications"
"""Answers to interactions. And the commands, which a start registers once more if a sentence has
changed: so it does where somebody edits while the tests run."""


def unasked(world: World, since: int) -> list[str]:
    """What the bot has done since so many requests but answer interactions."""
    done = {f"{r.method} {r.route}" for r in world.requests.log[since:] if r.method != "GET"}
    return [it for it in done if not it.split()[1].startswith(ASKED)]


def mover(there: Channel, people: Sequence[Person]) -> Person:
    """Whom the newest board asks for a move."""
    return next(p for p in people if f"<@{p.id}>" in boards(there)[-1].text)


async def test_one_process_hears_the_place_and_another_direct_messages() -> None:
    async with house(4) as built:
        world, bot, people = built.world, built.first, (built.anna, built.bob)
        world.allow_user_install(bot.application)
        await both(built)
        for person in people:
            person.install(bot.application)
        while (guild := world.guild("Elsewhere")).id >> 22 & 2 == 0:
            pass  # it is of a shard that the first process serves
        guild.join(*people)
        there, since = guild.channel("general"), len(world.requests.log)
        await begun(bot, "bushwhacked", there, people)
        for move in TYPED:
            before, who = boards(there)[-1], mover(there, people)
            reply = await who.command("play", who.open_dm(bot.application), move=move)
            assert reply.failed is None
            await world.wait(lambda before=before: boards(there)[-1] is not before)  # type: ignore[misc]
            await shown(bot)
            random, count = Random(move), lines(bot)
            while lines(bot) == count:  # a step is shown a moment after it is acknowledged
                await press_something(mover(there, people), boards(there)[-1], random)
                await shown(bot)
        assert lines(bot) == 2 * len(TYPED)
        assert len({request.at for request in world.requests.log[since:]}) == 2
        assert unasked(world, since) == []
        assert not [
            m for m in boards(there)[:-1] if any(b.enabled and b.custom_id for b in m.buttons)
        ]


@pytest.mark.long
async def test_killed_again_and_again(tmp_path: Path) -> None:
    """Whatever was stored stands, and the next press shows it: nobody is stuck."""
    world, random = World(rate_limits=False, deadline=UNHURRIED), Random(11)
    application = world.application("Skulduggery")
    world.allow_user_install(application)
    people = world.person("Anna", dms=False), world.person("Bob", dms=False)
    people[0].install(application)
    there = world.group("Friends", *people)

    async def presses() -> None:
        for person in people:
            with contextlib.suppress(AssertionError, CannotDo):  # refused, or never answered
                await press_something(person, boards(there)[-1], random)

    async with serve(world, port=0) as address:
        bot = ForkedBot(world, application, address, await migrated(tmp_path))
        await bot.start()
        since = len(world.requests.log)
        await begun(bot, OPEN, there, people)
        for _ in range(KILLS):
            before, pressing = lines(bot), asyncio.create_task(presses())
            await asyncio.sleep(random.random() * 0.3)  # the moment of death is what is tested
            await bot.kill()
            await world.wait(lambda: not bot.connected)
            while not pressing.done():  # not for long: after 15 minutes no token shows anything
                world.skip(world.deadline)
                await asyncio.wait([pressing], timeout=0.5)
            await bot.start()
            await shown(bot, LEFT)
            assert lines(bot) >= before
            before = lines(bot)
            for _ in range(2):
                await presses()
                await shown(bot)
            assert lines(bot) > before
        assert unasked(world, since) == []
        await bot.kill()
    assert minded(world) == []
