"""Challenges to everybody, on the wire: opened in one server, found and taken in another one, where
the match is played in direct messages."""

from __future__ import annotations

import pytest

from bot.cogs.challenges import taking
from bot.table.table import Table
from games.core import say
from local_discord import Channel, Message, Person
from tests.e2e.driver import named, whisper
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
from tests.e2e.talk import Talk

MENU = "Challenge to a game"


# --- in one server -------------------------------------------------------------------------------


async def test_somebody_in_the_same_server_joins_the_lobby_where_it_stands(
    scene: Scene, talk: Talk
) -> None:
    scene.guild.channel("back-room")
    await talk(f"""
        Anna: /newgame game={GAME}
        Bob: Open to everybody → Only Anna
        Anna: #everybody → [Withdraw]
        Anna: #everybody → [Withdraw]
        Bob in back-room: /find → Graveyard Shift | ~Anna | ~The Crypt
    """)
    lobby = scene.board()
    await talk("Bob: #find.take → #general")
    assert scene.board() is not lobby  # posted again, so that its host hears of it
    assert scene.board().pings == {scene.anna}
    assert [row[1:] for row in stored(scene)] == [(0, 1)]
    await talk("""
        Cleo in back-room: /find → Nobody is waiting
        Anna: sees → 2 joined
        Anna: Withdraw → taken, about to begin
        Anna: Start
    """)
    assert stored(scene) == []


async def test_whoever_is_blocked_reads_what_others_do_who_come_late_and_forges_nothing(
    scene: Scene, talk: Talk
) -> None:
    await challenged(scene, scene.anna, scene.channel)
    await talk("""
        Bob: /find → ~Nobody is waiting
        Cleo: /find → ~Nobody is waiting
        Anna: /block person=@Bob
        Bob: /find → Nobody is waiting
        Bob: #find.take → Somebody was quicker
        Anna: /find
        Anna: Withdraw
        Cleo: #find.take → Somebody was quicker
    """)
    assert talk.shown[scene.bob].text == talk.shown[scene.cleo].text
    offer = await challenged(scene, scene.anna, scene.channel)
    listed = await find(scene.cleo, scene.channel)
    assert whisper(await scene.cleo.forge(listed, named(offer, "challenge")))
    await challenged(scene, scene.cleo, scene.channel)
    seen = await find(scene.anna, scene.channel)
    await scene.world.settled()
    assert whisper(await scene.anna.forge(seen, plays(listed)[0]))  # her own
    assert len(stored(scene)) == 2


async def test_an_operator_can_turn_them_off(scene: Scene, talk: Talk) -> None:
    off = say("bot-challenges-off").say(())
    await challenged(scene, scene.anna, scene.channel)
    form = (await scene.bob.user_command(MENU, scene.anna, scene.channel)).modal
    await talk("""
        Bob: /find
        Bob: /me → Challenges
    """)
    await scene.restart(challenges=False)
    names = {command.name for command in scene.application.commands.values()}
    assert not names & {"find", MENU}
    assert off in whisper(await scene.bob.submit(form, {"game": GAME}))
    told = await scene.bob.command("newgame", scene.channel, game=GAME, everybody=True)
    assert off in whisper(told)
    await talk(f"""
        Bob: #calls → {off}
        Bob: #find.take → {off}
        Bob: /me → ~Challenges
        Bob: /newgame game={GAME}
        Bob: sees → [Join] | ~[Open to everybody]
    """)


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
    assert {p.id for p in table.players if p.level == ""} == {person.id for person in people}
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
    scene: Scene, harbour: Harbour, talk: Talk
) -> None:
    dm = scene.cleo.open_dm(scene.application)
    reply = await scene.cleo.command("newgame", dm, game="bushwhacked", everybody=True)
    await scene.settle()
    talk.shown[scene.cleo] = reply.followups[-1]
    await talk("""
        Cleo in DM: Players = Players: 3 players → for 3 players
        Mia in boards: /find
        Mia in boards: #find.take → sobald noch 1 Spieler dazukommt
        Cleo in DM: sees → 1 more player
    """)
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
