"""Challenges to everybody, on the wire: opened in one server, found and taken in another one."""

from __future__ import annotations

import pytest

from bot.table.yes import YES
from tests.e2e.driver import answer, named, pressed, shown, whisper
from tests.e2e.harbour import (
    GAME,
    Harbour,
    challenged,
    find,
    plays,
    pressed_named,
    stored,
)
from tests.e2e.scene import Scene

NOBODY = "Nobody is waiting"
MENU = "Challenge to a game"


# --- in one server -------------------------------------------------------------------------------


async def test_somebody_in_the_same_server_joins_the_lobby_where_it_stands(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game=GAME)
    await scene.settle()
    lobby = scene.board()
    assert "Only Anna" in whisper(await scene.bob.press(lobby, "Open to everybody"))
    for _ in range(2):  # the second time, it only shows what was chosen
        offer = shown(await scene.anna.press(lobby, "Open to everybody"))
        assert "Withdraw" in [button.label for button in offer.buttons]
    assert len(stored(scene)) == 1
    back_room = scene.guild.channel("back-room")
    listed = await find(scene.bob, back_room)
    assert "Graveyard Shift" in listed.text
    assert "Anna" not in listed.text
    assert scene.guild.name not in listed.text
    await scene.bob.press(listed, plays(listed)[0])
    await scene.settle()
    assert f"<#{scene.channel.id}>" in listed.text
    again = scene.board()
    assert "2 joined" in again.text
    assert again is not lobby  # posted again, so that its host hears of it
    assert again.pings == {scene.anna}
    assert [row[1:] for row in stored(scene)] == [(0, 1)]
    assert plays(await find(scene.cleo, back_room)) == []
    await scene.anna.press(offer, "Withdraw")  # an old button
    assert "taken, about to begin" in offer.text
    assert [row[1:] for row in stored(scene)] == [(0, 1)]
    await scene.anna.press(again, "Start")
    await scene.settle()
    assert stored(scene) == []


async def test_nobody_around_is_said_and_what_to_do(scene: Scene, harbour: Harbour) -> None:
    listed = await find(scene.bob, scene.channel)
    assert NOBODY in listed.text
    assert any("Play the computer" in button.label for button in listed.buttons)
    assert [select.placeholder for select in listed.selects] == ["Open a challenge: which game?"]
    in_german = await find(harbour.mia, harbour.boards, game=GAME)
    assert "Gerade wartet niemand" in in_german.text
    in_russian = await find(harbour.oleg, harbour.oleg.open_dm(scene.application))
    assert "Сейчас никто не ждёт" in in_russian.text
    await pressed(harbour.oleg, in_russian, "practise")
    await scene.settle()
    [table] = await scene.bot.tables.tables_of(harbour.oleg.id)
    assert (table.stage, table.reach) == ("playing", "direct")
    await scene.bob.choose(listed, "Open a challenge: which game?", "Graverobber")
    assert "haven't finished a match of Graverobber yet" in listed.text
    assert [b.label for b in listed.buttons] == [
        "Play the computer: Graverobber",
        "Challenge people anyway",
    ]
    await scene.bob.press(listed, "Challenge people anyway")
    assert "Open to everybody" in listed.text
    assert "Graverobber" in listed.text
    assert len(plays(await find(harbour.mia, harbour.boards))) == 1
    await scene.bob.press(listed, "Withdraw")
    assert "withdrawn" in listed.text
    assert stored(scene) == []


async def test_whoever_is_blocked_reads_what_others_do_who_come_late_and_forges_nothing(
    scene: Scene,
) -> None:
    await challenged(scene, scene.anna, scene.channel)
    before, others = await find(scene.bob, scene.channel), await find(scene.cleo, scene.channel)
    assert len(plays(before)) == len(plays(others)) == 1
    await scene.anna.command("block", scene.channel, person=scene.bob)
    assert NOBODY in (await find(scene.bob, scene.channel)).text
    await scene.bob.press(before, plays(before)[0])
    mine = await find(scene.anna, scene.channel)
    await scene.anna.press(mine, "Withdraw")
    await scene.cleo.press(others, plays(others)[0])
    assert before.text == others.text
    assert "Somebody was quicker" in before.text
    offer = await challenged(scene, scene.anna, scene.channel)
    listed = await find(scene.cleo, scene.channel)
    assert whisper(await scene.cleo.forge(listed, named(offer, "challenge")))
    await challenged(scene, scene.cleo, scene.channel)
    seen = await find(scene.anna, scene.channel)
    await scene.world.settled()
    assert whisper(await scene.anna.forge(seen, plays(listed)[0]))  # her own
    assert len(stored(scene)) == 2


@pytest.mark.long
async def test_three_at_a_time_and_not_too_often(scene: Scene) -> None:
    for n in range(3):
        elsewhere = scene.guild.channel(f"room-{n}")
        await scene.anna.command("newgame", elsewhere, game=GAME)
        await scene.settle()
    listed = await find(scene.anna, scene.channel, game=GAME)
    assert "3 lobbies, challenges" in whisper(await pressed_named(scene.anna, listed, ".open."))
    for _ in range(10):
        offer = await challenged(scene, scene.bob, scene.channel)
        await scene.bob.press(offer, "Withdraw")
    listed = await find(scene.bob, scene.channel, game=GAME)
    await pressed_named(scene.bob, listed, ".open.")
    sure = f".open.{GAME}.{YES}"
    assert "wait a few minutes" in whisper(await pressed_named(scene.bob, listed, sure))
    assert stored(scene) == []


async def test_an_operator_can_turn_them_off(scene: Scene) -> None:
    await challenged(scene, scene.anna, scene.channel)
    before = await find(scene.bob, scene.channel)
    me = (await scene.bob.command("me", scene.channel)).message
    form = (await scene.bob.user_command(MENU, scene.anna, scene.channel)).modal
    assert me
    assert form
    await scene.restart(challenges=False)
    names = {command.name for command in scene.application.commands.values()}
    assert not names & {"find", MENU}
    off = "whoever runs it has turned them off"
    assert off in whisper(await scene.bob.press(before, plays(before)[0]))
    assert off in whisper(await scene.bob.submit(form, {"game": GAME}))
    assert off in whisper(await pressed(scene.bob, me, "calls"))
    now = answer(await scene.bob.command("me", scene.channel))
    assert "Challenges" in me.text
    assert "Challenges" not in now.text
    told = await scene.bob.command("newgame", scene.channel, game=GAME, everybody=True)
    assert off in whisper(told)
    await scene.bob.command("newgame", scene.channel, game=GAME)
    await scene.settle()
    assert "Open to everybody" not in [button.label for button in scene.board().buttons]
