"""What stays to press, or is written down, where the bot is not; and what it can't show there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.live.wire import Wire
from bot.table.controls import Practise
from bot.table.ids import write
from local_discord import Channel, Message, Permission, Person
from tests.databases import migrated
from tests.e2e.driver import named, press_something, pressed, seated
from tests.e2e.scene import Scene, chance, playing
from tests.e2e.test_here import (
    EXPIRED,
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


async def moves(scene: Scene, there: Channel) -> Message:
    """Whoever has to move does, on the newest board. Returns that."""
    board = boards(there)[-1]
    who = mover(scene, await there_is(scene, there))
    await press_something(who, await own_board(who, board), chance())
    return board


def whispers(there: Channel, person: Person) -> list[str]:
    """What only this person has been told."""
    return [message.text for message in there.messages.values() if message.only_for is person]


async def test_one_lobby_has_controls(scene: Scene) -> None:
    """What its host chooses on a sheet of their own is shown on the lobby itself. An invitation
    posts it again; then the one before has no controls."""
    there = await elsewhere(scene)
    await scene.anna.command("newgame", there, game="bushwhacked")
    await scene.settle()
    [lobby] = boards(there)
    sheet = (await pressed(scene.anna, lobby, "host")).message
    assert sheet
    await scene.anna.choose(sheet, named(sheet, "computer"), "easy")
    await scene.settle()
    assert boards(there) == [lobby]
    assert "Computer" in lobby.text
    await scene.anna.choose(sheet, named(sheet, "host"), scene.bob)
    await scene.settle()
    assert lobby.buttons == []
    await pressed(scene.bob, boards(there)[-1], "join")
    await scene.settle()
    assert len(boards(there)) == 2
    check_quiet(scene)


async def test_whoever_may_join_may_have_the_lobby_shown(scene: Scene) -> None:
    there = await elsewhere(scene)
    await scene.anna.command("newgame", there, game=OPEN)
    await scene.settle()
    scene.dora.install(scene.application)
    reply = await scene.dora.command("newgame", there, game=OPEN)
    assert reply.message
    await pressed(scene.dora, reply.message, "show")
    await scene.settle()
    await pressed(scene.dora, boards(there)[-1], "join")
    await scene.settle()
    assert len((await there_is(scene, there)).players) == 2
    assert [bool(lobby.buttons) for lobby in boards(there)] == [False, True]
    check_quiet(scene)


async def test_a_lobby_that_has_closed_says_so_at_the_next_press(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = await elsewhere(scene)
    await scene.anna.command("newgame", there, game=OPEN)
    await scene.settle()
    [lobby] = boards(there)
    now = scene.bot.tables.now
    scene.world.skip(EXPIRED)
    monkeypatch.setattr(scene.bot.tables, "now", lambda: now() + EXPIRED)
    async with scene.bot.tables.hold((await there_is(scene, there)).id) as held:
        await held.save(replace(held.table, deadline=now() - 60).changed(), None)
    await scene.bot.clock.tick()
    await scene.settle()
    assert "Join" in [button.label for button in lobby.buttons]
    await pressed(scene.bob, lobby, "join")
    await scene.settle()
    assert lobby.buttons == []
    assert "closed" in lobby.text
    assert boards(there) == [lobby]
    check_quiet(scene)


async def test_a_lobby_that_becomes_practice_is_shown(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = await elsewhere(scene)
    await scene.anna.command("newgame", there, game=OPEN)
    await scene.settle()
    lesson = (await scene.anna.command("learn", there, game=OPEN)).message
    assert lesson
    monkeypatch.setattr(scene.bot.router, "on_message", lambda _: True)  # as at the lesson's end
    await scene.anna.forge(lesson, write(Practise(0, OPEN)))
    await scene.settle()
    assert await play(scene, there, 2) == 2
    check_quiet(scene)


@pytest.mark.parametrize("lacks", [Permission.SEND_MESSAGES, Permission.ATTACH_FILES])
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


async def test_a_thread_is_locked_between_the_press_and_the_next_board(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await elsewhere(scene, "server")
    there = scene.world.threads.start(channel, scene.anna, {"name": "t", "type": 11}, None)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    assert there.thread
    post = Wire.follow_up

    async def locks(*args: Any) -> Any:
        there.thread.locked = True  # type: ignore[union-attr]
        return await post(*args)

    monkeypatch.setattr(Wire, "follow_up", locks)
    board = await moves(scene, there)
    await scene.settle()
    monkeypatch.undo()
    assert boards(there)[-1] is board
    there.thread.locked = False
    await scene.anna.command("board", there)
    await scene.settle()
    assert boards(there)[-1] is not board
    assert await play(scene, there, 2) == 2
    check_quiet(scene)


async def test_the_bot_comes_to_the_server_and_goes(scene: Scene) -> None:
    """What was begun without it goes on by answers."""
    there = await elsewhere(scene, "server")
    assert there.guild
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    scene.world.install(scene.application, there.guild)
    await scene.settle()
    assert await play(scene, there, 2) == 2
    there.guild.leave(scene.application.user)
    await scene.settle()
    assert await play(scene, there, 2) == 2
    assert (await there_is(scene, there)).alive
    check_quiet(scene)


async def test_a_board_is_written_down_at_once(scene: Scene) -> None:
    """No nonce keeps the next process from posting it again."""
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    scene.bot.hands.noting.flush = 3600.0
    before = await moves(scene, there)
    table = await there_is(scene, there)
    await scene.world.wait(lambda: boards(there)[-1] is not before)
    if tasks := (await scene.bot.tables.live(table.id)).tasks:
        await asyncio.wait(tasks)
    found = await scene.bot.store.load(table.id)
    assert found
    assert str(boards(there)[-1].id) in found[1].note.messages


async def test_a_secret_board_older_than_its_token(scene: Scene) -> None:
    there = await elsewhere(scene)
    await seated(scene, SECRET, [scene.anna, scene.bob], there)
    await play(scene, there, 2)
    who, board = mover(scene, await there_is(scene, there)), boards(there)[-1]
    own = await own_board(who, board)
    scene.world.skip(EXPIRED)
    await press_something(who, own, chance())
    await scene.settle()
    newest = boards(there)[-1]
    assert newest is not board
    assert mover(scene, await there_is(scene, there)) in newest.pings
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


async def test_moves_are_suggested_for_the_table_of_the_place(scene: Scene) -> None:
    """Also to people who sit at another one, too."""
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    scene.bob.install(scene.application)
    await seated(scene, SECRET, [scene.anna, scene.bob])
    table = await there_is(scene, there)
    offered = await mover(scene, table).suggest("play", there, focus="move")
    legal = table.playing.state.legal(table.to_move[0])
    assert {move for _, move in offered} == set(legal)


@pytest.mark.long
async def test_none_of_discords_limits_is_touched(tmp_path: Path) -> None:
    """Two people, and two computers who play one after the other."""
    async with playing(await migrated(tmp_path), rate_limits=True) as scene:
        there = await elsewhere(scene)
        await scene.anna.command("newgame", there, game="bushwhacked")
        await scene.settle()
        await pressed(scene.bob, boards(there)[-1], "join")
        await scene.settle()
        sheet = (await pressed(scene.anna, boards(there)[-1], "host")).message
        assert sheet
        for _ in range(2):
            await scene.anna.choose(sheet, named(sheet, "computer"), "easy")
            await scene.settle()
        await pressed(scene.anna, boards(there)[-1], "start")
        await scene.settle()
        assert await play(scene, there, 8) == 8
        assert scene.world.requests.limited == 0
        check_quiet(scene)


async def test_what_is_typed_elsewhere_says_when_others_see_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    scene.bob.install(scene.application)
    later, now = "once somebody presses something there", scene.bot.tables.now
    for skipped in (0.0, EXPIRED):
        scene.world.skip(skipped)
        monkeypatch.setattr(scene.bot.tables, "now", lambda s=skipped: now() + s)
        board, table = boards(there)[-1], await there_is(scene, there)
        who, move = mover(scene, table), table.playing.state.legal(table.to_move[0])[0]
        reply = await who.command("play", who.open_dm(scene.application), move=move)
        await scene.settle()
        assert reply.message
        assert (later in reply.message.text) == (skipped > 0.0)
        assert (boards(there)[-1] is board) == (skipped > 0.0)


async def test_whoever_is_blocked_reads_that_the_table_is_full(scene: Scene) -> None:
    there = await elsewhere(scene)
    await scene.anna.command("block", there, person=scene.bob)
    await scene.anna.command("newgame", there, game=OPEN)
    await scene.settle()
    reply = await pressed(scene.bob, boards(there)[-1], "join")
    await scene.settle()
    assert reply.message
    assert "seats are taken" in reply.message.text
    assert len((await there_is(scene, there)).players) == 1
    check_quiet(scene)


async def test_whoever_has_left_the_group_resigns_from_elsewhere(scene: Scene) -> None:
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    await play(scene, there, 2)
    scene.bob.leave(there)
    sure = (await scene.bob.command("resign", scene.channel)).message
    assert sure
    await pressed(scene.bob, sure, "resigned")
    await scene.settle()
    assert (await there_is(scene, there)).stage == "over"
    assert "resigned" in boards(there)[-1].text
    check_quiet(scene)
