"""Challenges to everybody, on the wire: opened in one server, found and taken in another one."""

from __future__ import annotations

import sqlalchemy as sa

from bot.cogs.challenges.challenge import LIFE
from bot.cogs.challenges.sheets import YES
from bot.data import schema
from local_discord import Person
from tests.e2e.driver import named, people, pressed, whisper
from tests.e2e.harbour import (
    GAME,
    Harbour,
    challenged,
    find,
    opened,
    plays,
    pressed_named,
    stored,
)
from tests.e2e.scene import Scene

NOBODY = "Nobody is waiting"
MENU = "Challenge to a game"


# --- in one server -------------------------------------------------------------------------------


async def test_somebody_in_the_same_server_joins_the_lobby_where_it_stands(scene: Scene) -> None:
    shown = await opened(scene, scene.anna, scene.channel)
    assert "Open to everybody" in shown.text
    lobby = scene.board()
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
    await scene.anna.press(again, "Start")
    await scene.settle()
    assert stored(scene) == []


async def test_one_press_opens_a_lobby_and_only_its_host_may(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game=GAME)
    await scene.settle()
    lobby = scene.board()
    assert "Only Anna" in whisper(await scene.bob.press(lobby, "Open to everybody"))
    for _ in range(2):  # the second time, it only shows what was chosen
        shown = await scene.anna.press(lobby, "Open to everybody")
        assert "Withdraw" in [b.label for b in shown.message.buttons]  # type: ignore[union-attr]
    assert len(stored(scene)) == 1
    await scene.anna.press(await people(scene, scene.anna), "Close the table")
    await scene.settle()
    assert stored(scene) == []


async def test_what_the_host_chooses_decides_who_finds_it(scene: Scene, harbour: Harbour) -> None:
    offer = await opened(scene, scene.anna, scene.channel, "bushwhacked")
    await scene.anna.choose(offer, "Rated", "Rated: no, just for fun")
    await scene.settle()
    assert "not rated" in offer.text
    assert "not rated" in scene.board().text
    await scene.anna.choose(offer, "Players", "Players: 3 players")
    assert "for 3 players" in offer.text
    listed = await find(scene.bob, scene.channel)
    assert "for 3 players" in listed.text
    assert "not rated" in listed.text
    assert len(plays(await find(harbour.mia, harbour.boards))) == 1
    await scene.anna.choose(offer, "Language", "Language: only people who read mine")
    assert len(plays(await find(scene.bob, scene.channel))) == 1
    assert plays(await find(harbour.mia, harbour.boards)) == []
    await scene.anna.choose(offer, "For", "For: people within 150 points of my rating")
    assert len(plays(await find(scene.bob, scene.channel))) == 1
    assert (await find(scene.anna, scene.channel)).text.count("waiting for somebody") == 1


async def test_one_for_people_who_seldom_run_out_of_time(scene: Scene) -> None:
    offer = await opened(scene, scene.anna, scene.channel)
    await scene.anna.choose(offer, "Time-outs", "Time-outs: only people who seldom run out of time")
    listed = await find(scene.cleo, scene.channel)
    assert len(plays(await find(scene.bob, scene.channel))) == len(plays(listed)) == 1
    for n in (901, 902):
        await ran_out(scene, scene.cleo, n)
    assert "Ran out of time in 2 of 2 matches in the last half year (100%)" in whisper(
        await scene.bob.command("profile", scene.channel, person=scene.cleo)
    )
    await scene.cleo.press(listed, plays(listed)[0])
    assert "Somebody was quicker" in listed.text
    assert len(plays(await find(scene.bob, scene.channel))) == 1


async def ran_out(scene: Scene, person: Person, table: int) -> None:
    """Store that somebody has let a match run out."""
    row = {"id": table, "guild": 1, "channel": table, "game": GAME, "stage": "over"}
    result = {"table_id": table, "seat": 0, "person": person.id, "place": 2, "late": True}
    async with scene.bot.store.engine.begin() as connection:
        values = row | {"thinking": False, "revision": 0, "facts": "{}"}
        await connection.execute(sa.insert(schema.tables).values(values))
        values = result | {"shared": False, "ended": scene.bot.tables.now()}
        await connection.execute(sa.insert(schema.results).values(values))


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


async def test_a_lobby_that_makes_way_leaves_its_challenge(scene: Scene) -> None:
    await opened(scene, scene.anna, scene.channel)
    await scene.anna.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    assert [row[1:] for row in stored(scene)] == [(1, None)]
    assert len(plays(await find(scene.bob, scene.channel))) == 1
    mine = await find(scene.anna, scene.channel)
    await scene.anna.press(mine, "Withdraw")
    assert stored(scene) == []


async def test_whoever_is_blocked_finds_nothing_and_reads_what_others_do_who_come_late(
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


async def test_what_is_forged_takes_and_changes_nothing(scene: Scene) -> None:
    offer = await challenged(scene, scene.anna, scene.channel)
    listed = await find(scene.bob, scene.channel)
    off = named(offer, "challenge")
    assert whisper(await scene.bob.forge(listed, off))
    await challenged(scene, scene.bob, scene.channel)
    seen = await find(scene.anna, scene.channel)
    await scene.world.settled()
    assert len(stored(scene)) == 2
    own = plays(listed)[0]
    assert whisper(await scene.anna.forge(seen, own))
    assert len(stored(scene)) == 2


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


async def test_a_challenge_counts_like_a_lobby(scene: Scene, harbour: Harbour) -> None:
    for _ in range(3):
        await challenged(scene, scene.anna, harbour.boards)
    reply = await scene.anna.command("newgame", scene.channel, game=GAME)
    assert "3 lobbies, challenges" in whisper(reply)


async def test_a_server_that_removes_the_bot_leaves_the_challenge(
    scene: Scene, harbour: Harbour
) -> None:
    await opened(scene, harbour.mia, harbour.boards)
    scene.world.servers.leave(harbour.guild, scene.application.user)
    await scene.world.wait(lambda: [row[1:] for row in stored(scene)] == [(1, None)])
    assert len(plays(await find(scene.bob, scene.channel))) == 1


async def test_after_a_day_it_is_gone(scene: Scene) -> None:
    await challenged(scene, scene.anna, scene.channel)
    listed = await find(scene.bob, scene.channel)
    now = scene.bot.tables.now
    scene.bot.tables.now = lambda: now() + LIFE
    await scene.bob.press(listed, plays(listed)[0])
    assert "Somebody was quicker" in listed.text
    assert plays(listed) == []
    await scene.restart()
    assert "waiting for somebody" in (await find(scene.anna, scene.channel)).text


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
    now = await scene.bob.command("me", scene.channel)
    assert now.message
    assert "Challenges" in me.text
    assert "Challenges" not in now.message.text
    told = await scene.bob.command("newgame", scene.channel, game=GAME, everybody=True)
    assert off in whisper(told)
    await scene.bob.command("newgame", scene.channel, game=GAME)
    await scene.settle()
    assert "Open to everybody" not in [button.label for button in scene.board().buttons]
