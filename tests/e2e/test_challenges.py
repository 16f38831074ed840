"""Challenges to everybody, on the wire: opened in one server, found and taken in another one, where
the match is played in direct messages."""

from __future__ import annotations

import pytest

from bot.cogs.challenges import taking
from bot.table.table import Table
from local_discord import Channel, Message, Person
from tests.e2e.driver import answer, named, pressed, shown, whisper
from tests.e2e.halves import both
from tests.e2e.harbour import (
    GAME,
    Harbour,
    challenged,
    find,
    opened,
    plays,
    posted,
    stored,
)
from tests.e2e.house import house
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


@pytest.mark.long
async def test_nobody_around_is_said_and_what_to_do(scene: Scene, harbour: Harbour) -> None:
    listed = await find(scene.bob, scene.channel)
    assert NOBODY in listed.text
    assert any("play the computer" in button.label for button in listed.buttons)
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
        "Graverobber: play the computer",
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


async def taken(scene: Scene, who: Person, where: Channel) -> Message:
    """What somebody is shown who takes the first challenge they find."""
    listed = await find(who, where)
    await who.press(listed, plays(listed)[0])
    await scene.settle()
    return listed


async def playing(scene: Scene, *people: Person) -> Table:
    """The one table, in direct messages, where all of these people play."""
    found = [await scene.bot.tables.tables_of(person.id) for person in people]
    [table] = {table.id: table for tables in found for table in tables}.values()
    assert (table.stage, table.reach) == ("playing", "direct")
    assert {player.id for player in table.players} == {person.id for person in people}
    return table


async def test_whoever_shares_no_server_plays_in_direct_messages(
    scene: Scene, harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(scene, harbour.mia, harbour.boards)
    with monkeypatch.context() as patch:
        patch.setattr(taking, "MOST_RUNNING", 0)
        listed = await find(scene.bob, scene.channel)
        reply = await scene.bob.press(listed, plays(listed)[0])
        assert "Finish a match first" in whisper(reply)
    lobby = posted(harbour.mia, harbour.boards)[-1]
    told = await taken(scene, scene.bob, scene.channel)
    assert "begins in your direct messages" in told.text
    assert "Mia" not in told.text
    assert "Gespielt wird in Direktnachrichten" in lobby.text
    assert lobby.buttons == []
    table = await playing(scene, harbour.mia, scene.bob)
    assert set(table.names) == {"Mia", "Bob"}
    assert (
        "Red: **Mia**" in scene.dm(scene.bob).text or "White: **Mia**" in scene.dm(scene.bob).text
    )
    assert "Runde 1 von 3" in scene.dm(harbour.mia).text  # each in their own language
    assert stored(scene) == []


async def test_a_lobby_in_direct_messages_can_be_open_to_everybody(
    scene: Scene, harbour: Harbour
) -> None:
    dm = scene.cleo.open_dm(scene.application)
    reply = await scene.cleo.command("newgame", dm, game="bushwhacked", everybody=True)
    await scene.settle()
    offer = reply.followups[-1]
    assert "for 2 players" in offer.text
    await scene.cleo.choose(offer, "Players", "Players: 3 players")
    await scene.settle()
    lobby = [m for m in scene.cleo.look(dm) if not m.ephemeral][-1]
    again = answer(await pressed(scene.cleo, lobby, "everybody"))
    assert "for 3 players" in again.text
    told = await taken(scene, harbour.mia, harbour.boards)
    assert "sobald noch 1 Spieler dazukommt" in told.text
    assert "1 more player" in [m for m in scene.cleo.look(dm) if not m.ephemeral][-1].text
    assert [row[1] for row in stored(scene)] == [1]
    await taken(scene, harbour.oleg, harbour.boards)
    await playing(scene, scene.cleo, harbour.mia, harbour.oleg)
    assert stored(scene) == []


@pytest.mark.twice
async def test_two_processes_serve_host_and_taker() -> None:
    async with house(4) as built:
        await both(built)
        host, where = built.world.person("Mia", "de"), built.channels[2]
        built.guilds[2].join(host)
        built.guilds[2].leave(built.bob)
        await host.command("newgame", where, game=GAME, everybody=True)
        await built.until("SELECT count(*) FROM challenges", [(1,)])
        await built.until("SELECT count(*) FROM tables WHERE shown < revision", [(0,)])
        listed = await find(built.bob, built.channels[1])
        await built.bob.press(listed, plays(listed)[0])
        await built.until("SELECT stage, guild FROM tables WHERE guild = 1", [("playing", 1)])
        await built.until("SELECT count(*) FROM tables WHERE shown < revision", [(0,)])
        assert built.rows("SELECT count(*) FROM challenges") == [(0,)]
        for person in (host, built.bob):
            assert person.dm
            assert "⋯" in [button.label for button in person.look(person.dm)[-1].buttons]
