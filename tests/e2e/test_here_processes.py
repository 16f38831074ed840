"""Where the bot is not, with two processes: one hears the place, another direct messages. (Kills
and lost answers there, in thousands of schedules: `tests/simulation`.)"""

from __future__ import annotations

from random import Random

import pytest

from local_discord import Person
from tests.e2e.answers import boards
from tests.e2e.driver import press_something, pressed
from tests.e2e.halves import SHOWN, both
from tests.e2e.house import house

ASKED = "/interactions", "/webhooks", "/applications"
"""Answers to interactions; and the commands, which a start registers once more if a sentence has
changed: so it does where somebody edits while the tests run."""


@pytest.mark.twice
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

        async def shown() -> None:
            await built.until(SHOWN, [(0,)])
            await world.settled()

        def mover() -> Person:
            return next(p for p in people if f"<@{p.id}>" in boards(there)[-1].text)

        await built.anna.command("newgame", there, game="bushwhacked")
        await shown()
        for person, action in ((built.bob, "join"), (built.anna, "start")):
            await pressed(person, boards(there)[-1], action)
            await shown()
        for turn, move in enumerate(("A1", "C3"), 1):  # moves that stay possible
            before, who = boards(there)[-1], mover()
            reply = await who.command("play", who.open_dm(bot.application), move=move)
            assert reply.failed is None
            await world.wait(lambda before=before: boards(there)[-1] is not before)  # type: ignore[misc]
            await shown()
            while built.rows("SELECT count(*) FROM log") != [(2 * turn,)]:
                await press_something(mover(), boards(there)[-1], Random(move))
                await shown()
        log = world.requests.log[since:]
        assert len({request.at for request in log}) == 2
        assert [r for r in log if r.method != "GET" and not r.route.startswith(ASKED)] == []
        old = [b for m in boards(there)[:-1] for b in m.buttons if b.enabled and b.custom_id]
        assert old == []
