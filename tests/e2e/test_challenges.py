"""Challenges to everybody, on the wire: opened in one server, found and taken in another one, where
the match is played in direct messages."""

from __future__ import annotations

import pytest

from bot.cogs.challenges import taking
from games.core import say
from local_discord import Person
from tests.databases import found
from tests.e2e.driver import alt, answer, named, whisper
from tests.e2e.halves import both
from tests.e2e.harbour import GAME, Harbour, challenges
from tests.e2e.house import house
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

MENU = "Challenge to a game"


def stored(scene: Scene) -> list[tuple[object, ...]]:
    """Each challenge: whose it is, whether it is free, its table."""
    return found(scene.database, "SELECT person, free, table_id FROM challenges ORDER BY id")


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
    await talk(challenges("Anna"))
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
    await talk(challenges("Anna") + "\nCleo: /find")
    offer, listed = talk.shown[scene.anna], talk.shown[scene.cleo]
    assert whisper(await scene.cleo.forge(listed, named(offer, "challenge")))
    takes = next(b.custom_id for b in listed.buttons if ".take." in str(b.custom_id))
    await talk(challenges("Cleo") + "\nAnna: /find")
    assert whisper(await scene.anna.forge(talk.shown[scene.anna], str(takes)))  # her own
    assert len(stored(scene)) == 2


async def test_an_operator_can_turn_them_off(scene: Scene, talk: Talk) -> None:
    off = say("bot-challenges-off").say(())
    await talk(challenges("Anna"))
    form = (await scene.bob.user_command(MENU, scene.anna, scene.channel)).modal
    await talk("""
        Bob: /find
        Bob: /me → Challenges
    """)
    await scene.restart(challenges=False)
    names = {command.name for command in scene.application.commands.values()}
    assert not names & {"find", MENU}
    assert off in whisper(await scene.bob.submit(form, {"game": GAME}))
    await talk(f"""
        Bob: /newgame game={GAME}; everybody=True → {off}
        Bob: #calls → {off}
        Bob: #find.take → {off}
        Bob: /me → ~Challenges
        Bob: /newgame game={GAME}
        Bob: sees → [Join] | ~[Open to everybody]
    """)


async def playing(scene: Scene, *people: Person) -> None:
    """All of these people play at one table in direct messages."""
    found = [await scene.bot.tables.tables_of(person.id) for person in people]
    [table] = {table.id: table for tables in found for table in tables}.values()
    assert (table.stage, table.reach) == ("playing", "direct")
    assert {p.id for p in table.players if p.level == ""} == {person.id for person in people}


async def test_whoever_shares_no_server_plays_in_direct_messages(
    scene: Scene, harbour: Harbour, talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await talk(f"Mia in boards: /newgame game={GAME}; everybody=True")
    with monkeypatch.context() as patch:
        patch.setattr(taking, "MOST_RUNNING", 0)
        await talk("""
            Bob: /find
            Bob: #find.take → Finish a match first
        """)
    await talk("""
        Bob: /find
        Bob: #find.take → begins in your direct messages | ~Mia
        Mia in boards: sees → Gespielt wird in Direktnachrichten | ~[
        Bob: DM → : **Mia**
        Mia: DM → Runde 1 von 3
    """)
    await playing(scene, harbour.mia, scene.bob)
    assert stored(scene) == []
    scene.bot.router.on_message = lambda _: True
    mine = answer(await scene.cleo.command("help", scene.channel))  # who has nothing to do with it
    for action in ("more", "board"):
        reply = await scene.cleo.forge(mine, named(scene.dm(scene.bob), action))
        assert "That table is gone." in whisper(reply)
    again = answer(await scene.bob.message_command("Board again", scene.dm(scene.bob)))
    await talk("Bob in DM: /board")
    assert alt(again) == alt(talk.shown[scene.bob])
    await talk("""
        Bob in DM: /resign
        Bob in DM: #resigned
        Bob: DM → Mia** wins | [Rematch] | [Replay]
        Mia: DM → [Revanche]
        Mia in DM: #rematch
        Bob: DM → would like to play with you
        Bob in DM: #rematch
    """)
    await playing(scene, harbour.mia, scene.bob)


async def test_a_lobby_in_direct_messages_can_be_open_to_everybody(
    scene: Scene, harbour: Harbour, talk: Talk
) -> None:
    await talk("""
        Cleo in DM: /newgame game=bushwhacked; everybody=True → for 2 players
        Cleo in DM: Players = Players: 3 players → for 3 players
        Mia in boards: /find
        Mia in boards: #find.take → sobald noch 1 Spieler dazukommt
        Cleo in DM: sees → 1 more player
    """)
    assert [row[1] for row in stored(scene)] == [1]
    await talk("""
        Oleg in boards: /find
        Oleg in boards: #find.take
    """)
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
        listed = answer(await built.bob.command("find", built.channels[1]))
        takes = next(b for b in listed.buttons if ".take." in str(b.custom_id))
        await built.bob.press(listed, takes)
        await built.until("SELECT stage, guild FROM tables WHERE guild = 1", [("playing", 1)])
        await built.until("SELECT count(*) FROM tables WHERE shown < revision", [(0,)])
        assert built.rows("SELECT count(*) FROM challenges") == [(0,)]
        for person in (host, built.bob):
            assert person.dm
            assert "⋯" in [button.label for button in person.look(person.dm)[-1].buttons]
