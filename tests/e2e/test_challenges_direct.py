"""Challenges taken by people who share no server: the match is played in direct messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.cogs.challenges import taking
from bot.table.table import Table
from local_discord import Channel, Message, Person
from tests.databases import copied, on_sqlite
from tests.e2e.driver import answer, pressed, whisper
from tests.e2e.halves import both
from tests.e2e.harbour import (
    GAME,
    Harbour,
    find,
    opened,
    plays,
    posted,
    stored,
)
from tests.e2e.house import house
from tests.e2e.scene import Scene


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


@pytest.mark.long
@on_sqlite
async def test_killed_after_the_lobby_closed_the_challenge_can_be_taken(
    scene: Scene, harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(scene, harbour.mia, harbour.boards)
    listed, copies = await find(scene.bob, scene.channel), list[str]()
    tables = scene.bot.tables
    goes_on: Callable[..., Awaitable[Table]] = tables.open_direct

    async def dying(*args: object) -> Table:
        copies.append(copied(scene.database, "crashed"))
        return await goes_on(*args)

    monkeypatch.setattr(tables, "open_direct", dying)
    await scene.bob.press(listed, plays(listed)[0])
    await scene.settle()
    (scene.database,) = copies
    await scene.restart()
    await scene.settle()
    assert [row[1:] for row in stored(scene)] == [(1, None)]
    await taken(scene, scene.bob, scene.channel)
    await playing(scene, harbour.mia, scene.bob)


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
