"""What stays to press, or is written down, where the bot is not; and what it can't show there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from local_discord import Channel, Message, Permission, Person
from tests.databases import migrated
from tests.e2e.answers import (
    OPEN,
    boards,
    check_quiet,
    elsewhere,
    mover,
    own_board,
    play,
    there_is,
)
from tests.e2e.driver import answer, named, press_something, pressed, seated
from tests.e2e.scene import Scene, chance, playing


async def moves(scene: Scene, there: Channel) -> Message:
    """Whoever has to move does, on the newest board. Returns that."""
    board = boards(there)[-1]
    who = mover(scene, await there_is(scene, there))
    await press_something(who, await own_board(who, board), chance())
    return board


def whispers(there: Channel, person: Person) -> list[str]:
    """What only this person has been told."""
    return [message.text for message in there.messages.values() if message.only_for is person]


@pytest.mark.parametrize("lacks", [Permission.ATTACH_FILES])
async def test_who_may_not_write_there_is_told_that_it_counts(
    scene: Scene, lacks: Permission
) -> None:
    """Somebody else's press shows it."""
    there = await elsewhere(scene, "server")
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    who = mover(scene, await there_is(scene, there))
    assert there.guild
    there.guild.everyone.permissions &= ~lacks
    board = await moves(scene, there)
    await scene.settle()
    assert len((await there_is(scene, there)).playing.log) == 1
    [told] = whispers(there, who)
    assert told.startswith("That counts")
    assert boards(there)[-1] is board
    there.guild.everyone.permissions |= lacks
    await pressed(scene.dora, board, "more")
    await scene.settle()
    assert boards(there)[-1] is not board
    assert await play(scene, there, 2) == 2
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
