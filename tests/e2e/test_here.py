"""Tables where the bot is not: everything goes by answers to what people press there.

What is shown by which token: `tests/bot/test_plan.py`; kills, faults and lost answers in thousands
of schedules: `tests/simulation`.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.cogs.play.seat import SHOWN
from games import GAMES
from local_discord import Channel, Permission, Person
from tests.databases import migrated
from tests.e2e.answers import (
    OPEN,
    SECRET,
    boards,
    check_quiet,
    elsewhere,
    mover,
    own_board,
    play,
    there_is,
)
from tests.e2e.driver import answer, named, press_something, pressed, seated, whisper
from tests.e2e.halves import SHOWN as ALL_SHOWN
from tests.e2e.halves import both
from tests.e2e.house import house
from tests.e2e.scene import Scene, chance, playing
from tests.e2e.talk import Talk
from tests.sample import sample


@pytest.mark.parametrize("game", sample([OPEN, SECRET]))
async def test_a_match_goes_on_by_answers(scene: Scene, game: str) -> None:
    """Also while nobody there has the app any more."""
    there = await elsewhere(scene)
    await seated(scene, game, [scene.anna, scene.bob], there)
    begun = boards(there)[-1]
    assert mover(scene, await there_is(scene, there)) in begun.pings
    assert await play(scene, there, 2) == 2
    scene.anna.uninstall(scene.application)
    await scene.settle()
    assert (await there_is(scene, there)).alive
    scene.anna.install(scene.application)
    assert await play(scene, there, 2) == 2
    assert [m for m in boards(there)[:-1] if m.selects] == []
    assert scene.dora.dm is scene.bob.dm is None
    check_quiet(scene)


async def test_one_table_a_place_and_it_is_posted_again(scene: Scene, talk: Talk) -> None:
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    before = boards(there)[-1]
    for _ in range(SHOWN):  # whoever has to move would be mentioned each time
        await talk(f"""
            Anna in Friends: /newgame game={SECRET}
            Anna in Friends: #show
        """)
    assert boards(there)[-1] is not before
    assert before.buttons == []
    await talk(f"""
        Anna in Friends: /newgame game={SECRET}
        Anna in Friends: #show → in a minute
    """)
    assert len(boards(there)) == SHOWN + 2
    await play(scene, there, 2)
    check_quiet(scene)


async def test_who_may_not_write_there_is_told_that_it_counts(scene: Scene) -> None:
    """Somebody else's press shows it. (What is shown by which token: `tests/bot/test_plan.py`.)"""
    there = await elsewhere(scene, "server")
    assert there.guild
    everyone = there.guild.everyone
    everyone.permissions &= ~Permission.USE_EXTERNAL_APPS
    reply = await scene.anna.command("newgame", there, game=OPEN)
    assert "Use External Apps" in whisper(reply)
    assert await scene.bot.store.last_table(there.id) is None
    everyone.permissions |= Permission.USE_EXTERNAL_APPS
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    for lacks in (*[Permission.USE_EXTERNAL_APPS] * 3, Permission.ATTACH_FILES):
        who, board = mover(scene, await there_is(scene, there)), boards(there)[-1]
        everyone.permissions &= ~lacks
        await scene.after(press_something(who, await own_board(who, board), chance()))
        assert boards(there)[-1] is board
        everyone.permissions |= lacks
    told = [m.only_for for m in there.messages.values() if m.text.startswith("That counts")]
    assert {told.pop(0), told.pop(0)} == {scene.anna, scene.bob}  # once each: it notifies nobody
    assert told == [who]  # but each time that it isn't shown
    await scene.after(pressed(scene.dora, board, "more"))
    assert boards(there)[-1] is not board
    assert len((await there_is(scene, there)).playing.log) == 4
    check_quiet(scene)


async def test_a_reminder_says_who_calls_time_and_goes_to_whom_it_can(scene: Scene) -> None:
    """Anna has the app, Bob has not and shares no server with the bot: nobody tries twice."""
    there = await elsewhere(scene)
    for person in (scene.anna, scene.bob):
        person.leave(scene.guild)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    for _ in range(2):
        id = (await there_is(scene, there)).id
        async with scene.bot.tables.hold(id) as held:
            passed = replace(held.table, remind=scene.bot.tables.now() - 5)
            await held.save(passed.changed(), None)
        for _ in range(2):
            await scene.after(scene.bot.clock.tick())
        await play(scene, there, 1)
    assert scene.world.requests.count(route="/channels/{channel_id}/messages") == 2
    assert scene.bob.look(scene.bob.dm) == []
    [told] = scene.anna.look(scene.anna.dm)
    assert "Here an opponent has to call time first" in told.text
    scene.world.violations.check()


@pytest.mark.long
async def test_none_of_discords_limits_is_touched(tmp_path: Path) -> None:
    """Two people, and two computers who play one after the other."""
    async with playing(await migrated(tmp_path), rate_limits=True) as scene:
        there = await elsewhere(scene)
        await scene.after(scene.anna.command("newgame", there, game="bushwhacked"))
        await scene.after(pressed(scene.bob, boards(there)[-1], "join"))
        sheet = answer(await pressed(scene.anna, boards(there)[-1], "host"))
        for _ in range(2):
            await scene.after(scene.anna.choose(sheet, named(sheet, "computer"), "easy"))
        await scene.after(pressed(scene.anna, boards(there)[-1], "start"))
        assert await play(scene, there, 8) == 8
        assert scene.world.requests.limited == 0
        check_quiet(scene)


# --- commands of one's own installation -----------------------------------------------------------


OWN = {
    *("block", "board", "daily", "find", "help", "hint", "history", "learn"),
    *("mark", "me", "mydata", "mygames", "newgame", "play", "record", "replay", "report", "resign"),
    *("review", "rules"),
}


def offered(person: Person, channel: Channel) -> set[str]:
    return {command.name for command in person.commands(channel)}


async def test_what_makes_sense_there_is_offered_and_answered_to_one_person(
    scene: Scene, talk: Talk
) -> None:
    """The match is one of another place. (Discord treats a group, a server without the bot and two
    people's direct messages alike: `tests/local_discord/test_installs.py`.)"""
    assert offered(scene.anna, scene.channel) > OWN
    for command in scene.application.commands.values():  # without the portal's leave
        assert command.data["integration_types"] == [0]
        assert 2 not in command.data["contexts"]
    scene.world.allow_user_install(scene.application)
    await scene.restart()
    scene.anna.install(scene.application)
    there = scene.world.group("Friends", scene.anna, scene.dora)
    assert offered(scene.anna, there) == OWN
    assert offered(scene.dora, there) == set()
    assert offered(scene.anna, scene.channel) > OWN

    for name in ("daily", "help", "me", "mygames", "history", "rules"):
        await talk(f"Anna in Friends: /{name}")
    game = next(id for id, game in GAMES.items() if game.rules.private)
    await talk(f"""
        Anna in Friends: /learn game=bushwhacked → lesson, 1 of
        Anna: /newgame game={game}
        Anna: Play the computer
        Anna: #alone.at.easy
        Anna in Friends: /board
        Anna in Friends: /resign
        Anna in Friends: #resigned
        Anna in Friends: /replay
    """)
    assert scene.dora.look(there) == []


# --- two processes: one hears the place, another direct messages ----------------------------------


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
            await built.until(ALL_SHOWN, [(0,)])
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
