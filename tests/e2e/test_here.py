"""Tables where the bot is not: everything goes by answers to what people press there.

What is shown by which token: `tests/bot/test_plan.py`; kills, faults and lost answers in thousands
of schedules: `tests/simulation`.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.cogs.play.seat import SHOWN
from local_discord import Permission
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
        await press_something(who, await own_board(who, board), chance())
        await scene.settle()
        assert boards(there)[-1] is board
        everyone.permissions |= lacks
    told = [m.only_for for m in there.messages.values() if m.text.startswith("That counts")]
    assert {told.pop(0), told.pop(0)} == {scene.anna, scene.bob}  # once each: it notifies nobody
    assert told == [who]  # but each time that it isn't shown
    await pressed(scene.dora, board, "more")
    await scene.settle()
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
            await scene.bot.clock.tick()
            await scene.settle()
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
        await scene.anna.command("newgame", there, game="bushwhacked")
        await scene.settle()
        await pressed(scene.bob, boards(there)[-1], "join")
        await scene.settle()
        sheet = answer(await pressed(scene.anna, boards(there)[-1], "host"))
        for _ in range(2):
            await scene.anna.choose(sheet, named(sheet, "computer"), "easy")
            await scene.settle()
        await pressed(scene.anna, boards(there)[-1], "start")
        await scene.settle()
        assert await play(scene, there, 8) == 8
        assert scene.world.requests.limited == 0
        check_quiet(scene)
