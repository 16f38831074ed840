"""Where the bot is not, with its processes: two at a time, and killed ones."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from local_discord import Channel, Person, World
from local_discord.patience import LONG
from tests.databases import found
from tests.e2e.answers import boards
from tests.e2e.driver import press_something, pressed
from tests.e2e.halves import SHOWN, both
from tests.e2e.house import house
from tests.e2e.process import ForkedBot

pytestmark = pytest.mark.twice

TYPED = ("A1", "C3", "E5")
"""Moves of Bushwhacked that stay possible."""


def lines(bot: ForkedBot) -> int:
    """How many moves are stored."""
    [(count,)] = found(bot.database, "SELECT count(*) FROM log")
    return int(count)


async def shown(bot: ForkedBot) -> None:
    """Wait until everything is shown that can be."""
    async with asyncio.timeout(LONG):
        while found(bot.database, SHOWN) != [(0,)]:  # noqa: ASYNC110 - other processes' doing
            await asyncio.sleep(0.05)
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
