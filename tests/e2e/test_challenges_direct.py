"""Challenges taken by people who share no server: the match is played in direct messages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.cogs.challenges import taking
from bot.live import hands
from bot.live.held import Held
from bot.table.table import Table
from local_discord import Channel, Message, Person
from tests.databases import copied, on_sqlite
from tests.e2e.driver import pressed, whisper
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
from tests.e2e.scene import Scene
from tests.e2e.test_processes import both
from tests.e2e.test_shards import house


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
    scene: Scene, harbour: Harbour
) -> None:
    await opened(scene, harbour.mia, harbour.boards)
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


async def test_from_one_direct_message_to_another_a_name_is_only_a_name(
    scene: Scene, harbour: Harbour
) -> None:
    mean = scene.world.person("@everyone **x** <#1>")
    harbour.guild.join(mean)
    await challenged(scene, mean, mean.open_dm(scene.application))
    listed = await taken(scene, scene.bob, scene.bob.open_dm(scene.application))
    assert "everyone" not in listed.text
    await playing(scene, mean, scene.bob)
    boards = [m for m in scene.bob.look(scene.bob.dm) if not m.ephemeral]
    assert "\\@everyone \\*\\*x\\*\\* \\<#1>" in boards[-1].text
    assert boards[-1].pings <= {scene.bob}


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
    again = await pressed(scene.cleo, lobby, "everybody")
    assert again.message
    assert "for 3 players" in again.message.text
    for person in (harbour.mia, harbour.oleg):
        await taken(scene, person, harbour.boards)
    await playing(scene, scene.cleo, harbour.mia, harbour.oleg)
    assert stored(scene) == []


async def test_of_two_who_press_at_once_one_plays_and_the_other_sees_the_next(
    scene: Scene, harbour: Harbour
) -> None:
    await opened(scene, harbour.mia, harbour.boards)
    seen = [await find(person, scene.channel) for person in (scene.bob, scene.cleo)]
    await challenged(scene, harbour.oleg, harbour.boards)
    presses = [
        person.press(message, plays(message)[0])
        for person, message in zip((scene.bob, scene.cleo), seen, strict=True)
    ]
    await asyncio.gather(*presses)
    await scene.settle()
    [late] = [message for message in seen if "Somebody was quicker" in message.text]
    first, second = (scene.cleo, scene.bob) if late is seen[0] else (scene.bob, scene.cleo)
    assert len(plays(late)) == 1
    await second.press(late, plays(late)[0])
    await scene.settle()
    await playing(scene, harbour.mia, first)
    await playing(scene, harbour.oleg, second)
    assert stored(scene) == []


async def test_where_three_are_wanted_the_lobby_in_direct_messages_gathers_them(
    scene: Scene, harbour: Harbour
) -> None:
    offer = await opened(scene, harbour.mia, harbour.boards, "bushwhacked")
    await harbour.mia.choose(offer, "Spieler", "Spieler: 3 Spieler")
    told = await taken(scene, scene.bob, scene.channel)
    assert "1 more player" in told.text
    assert "Noch 1 Mitspieler fehlt" in scene.dm(harbour.mia).text
    assert [row[1] for row in stored(scene)] == [1]
    await taken(scene, scene.cleo, scene.channel)
    await playing(scene, harbour.mia, scene.bob, scene.cleo)
    assert stored(scene) == []


async def undelivered(scene: Scene, harbour: Harbour, to: Person) -> tuple[Message, Table]:
    """Bob takes a challenge of Mia's; one of the two accepts no direct messages. What Bob is shown,
    and the table, once that is known."""
    scene.bot.hands.retries = (60.0,)
    await challenged(scene, harbour.mia, harbour.boards)
    listed = await find(scene.bob, scene.channel)
    to.close_dms()
    await scene.bob.press(listed, plays(listed)[0])
    [row] = stored(scene)
    assert row[1] == 0
    live = await scene.bot.tables.live(int(str(row[2])))
    await scene.world.wait(lambda: not all(p.reachable for p in live.table.players))
    return listed, live.table


async def test_whoever_gets_no_message_is_told_and_may_try_again(
    scene: Scene, harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "GATHERING", 0)
    told, _ = await undelivered(scene, harbour, scene.bob)
    assert "allow direct messages" in told.text
    scene.bob.open_dms()
    await pressed(scene.bob, told, "direct")
    await scene.settle()
    await playing(scene, harbour.mia, scene.bob)


@pytest.mark.parametrize("host", [False, True], ids=["taker", "host"])
async def test_if_a_message_never_arrives_it_is_free_again_or_withdrawn(
    scene: Scene, harbour: Harbour, *, host: bool
) -> None:
    _, table = await undelivered(scene, harbour, harbour.mia if host else scene.bob)

    async def late(held: Held) -> None:
        before = scene.bot.tables.now() - 60
        await held.save(replace(held.table, deadline=before).changed(), None)

    await scene.bot.tables.change(table.id, late)
    await scene.bot.clock.tick()
    await scene.settle()
    assert (await scene.bot.tables.look(table.id)).stage == "closed"
    assert [row[1:] for row in stored(scene)] == ([] if host else [(1, None)])


@on_sqlite
async def test_killed_after_the_lobby_closed_the_challenge_can_be_taken(
    scene: Scene, harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await killed_before(scene, harbour, monkeypatch, "open_direct")
    assert [row[1:] for row in stored(scene)] == [(1, None)]
    await taken(scene, scene.bob, scene.channel)
    await playing(scene, harbour.mia, scene.bob)


@on_sqlite
async def test_killed_after_the_table_was_made_the_match_begins(
    scene: Scene, harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await killed_before(scene, harbour, monkeypatch, "look")
    await playing(scene, harbour.mia, scene.bob)
    assert stored(scene) == []


async def killed_before(
    scene: Scene, harbour: Harbour, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Somebody takes a challenge. The bot dies directly before this step, and starts again."""
    await opened(scene, harbour.mia, harbour.boards)
    listed, copies = await find(scene.bob, scene.channel), list[str]()
    tables = scene.bot.tables
    goes_on: Callable[..., Awaitable[Table]] = getattr(tables, step)
    lobbies = {table.id for table in await tables.tables_of(harbour.mia.id)}

    async def dying(*args: object) -> Table:
        if not copies and not (isinstance(args[0], int) and args[0] in lobbies):
            copies.append(copied(scene.database, "crashed"))
        return await goes_on(*args)

    monkeypatch.setattr(tables, step, dying)
    await scene.bob.press(listed, plays(listed)[0])
    await scene.settle()
    (scene.database,) = copies
    await scene.restart()
    await scene.settle()


async def test_nobody_takes_one_who_has_too_much_to_play(
    scene: Scene, harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await challenged(scene, harbour.mia, harbour.boards)
    monkeypatch.setattr(taking, "MOST_RUNNING", 0)
    listed = await find(scene.bob, scene.channel)
    reply = await scene.bob.press(listed, plays(listed)[0])
    assert "Finish a match first" in whisper(reply)
    assert [row[1:] for row in stored(scene)] == [(1, None)]


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
