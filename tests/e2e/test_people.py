"""What people and server owners set, see and remove about themselves; and the operator's tools."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.data import schema
from bot.table.player import DELETED
from local_discord import Channel, Message, Permission, Person
from local_discord.errors import NoSuchControl
from tests.databases import found
from tests.e2e.driver import people, resigned, seated, shown
from tests.e2e.scene import Scene
from tests.own_data import unpacked


def options(message: Message, title: str) -> list[str]:
    return [o.label for s in message.selects if s.placeholder == title for o in s.options]


def chosen(message: Message, title: str) -> list[str]:
    found = [o for s in message.selects if s.placeholder == title for o in s.options]
    return [o.label for o in found if o.default]


async def owner(scene: Scene) -> Message:
    """Anna, who may manage the server and looks at its settings."""
    scene.grant(scene.anna, Permission.MANAGE_GUILD)
    return shown(await scene.anna.command("settings", scene.channel))


async def begun(scene: Scene, first: Person, second: Person, channel: Channel) -> None:
    """A match of Bushwhacked in which the host goes first."""
    choices = {
        "Sides": "the host is White",
        "Who goes first": f"{first.name}",
    }
    await seated(scene, "bushwhacked", [first, second], channel, **choices)


# --- /settings ---------------------------------------------------------------------------------


async def test_who_manages_the_server_chooses_the_clock_of_new_tables(scene: Scene) -> None:
    with pytest.raises(NoSuchControl):
        await scene.bob.command("settings", scene.channel)
    message = await owner(scene)
    first, last = message.texts
    assert first.startswith("### Settings of this server\nTables may be opened in every channel.")
    assert last.startswith("-# When I'm removed from this server")
    scene.world.servers.set_roles(scene.guild, scene.anna)
    title = "Clock of new tables"
    reply = await scene.anna.choose(message, title, f"{title}: 1 hour a turn")
    assert "Manage Server" in shown(reply).text
    assert (await scene.bot.people.server(scene.guild.id)).clock == "1d"
    message = await owner(scene)
    await scene.restart()
    title = "Clock of new tables"
    reply = await scene.anna.choose(message, title, f"{title}: 3 days a turn")
    assert reply.updated
    assert chosen(message, title) == [f"{title}: 3 days a turn"]
    await scene.bob.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    assert "3 days a turn" in scene.board().text


async def test_tables_open_only_in_chosen_channels_and_their_threads(scene: Scene) -> None:
    arcade = scene.guild.channel("arcade")
    message = await owner(scene)
    await scene.anna.choose(message, "Channels: everywhere", arcade)
    assert f"<#{arcade.id}>" in message.text
    reply = await scene.bob.command("newgame", scene.channel, game="graverobber")
    assert f"<#{arcade.id}>" in shown(reply).text
    await scene.bob.command("newgame", arcade, game="graverobber")
    await scene.settle()
    reply = await scene.cleo.command("newgame", arcade, game="graverobber")
    await scene.cleo.press(shown(reply), "Open a thread")
    await scene.settle()
    thread = scene.guild.threads[0]
    await scene.cleo.press(await people(scene, scene.cleo, thread), "Close the table")
    await scene.settle()
    await scene.dora.command("newgame", thread, game="graverobber")
    await scene.settle()
    assert (await scene.table(thread)).host == scene.dora.id
    await scene.anna.choose(message, "Channels: everywhere")
    assert "opened in every channel" in message.text
    await scene.dora.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    assert (await scene.table()).host == scene.dora.id


async def test_where_threads_are_preferred_a_table_opens_in_one_at_once(scene: Scene) -> None:
    message = await owner(scene)
    await scene.anna.choose(message, "New tables", "yes")
    reply = await scene.anna.command(
        "newgame", scene.channel, game="graverobber", opponent=scene.bob
    )
    await scene.settle()
    thread = scene.guild.threads[0]
    assert f"<#{thread.id}>" in shown(reply).text
    lobby = scene.board(scene.bob, thread)
    assert scene.bob in lobby.pings
    await scene.bob.press(lobby, "Join")
    await scene.settle()
    assert (await scene.table(thread)).names == ("Anna", "Bob")
    assert await scene.bot.tables.table_in(scene.channel.id) is None
    scene.channel.deny(scene.application.user, Permission.CREATE_PUBLIC_THREADS)
    reply = await scene.anna.command("newgame", scene.channel, game="graverobber")
    assert "Create Public Threads" in shown(reply).text


# --- /me ---------------------------------------------------------------------------------------


async def test_a_time_zone_is_found_by_its_city(scene: Scene) -> None:
    found = await scene.anna.suggest("me", scene.channel, focus="timezone", timezone="new york")
    assert ("America/New_York", "America/New_York") in found
    message = shown(await scene.anna.command("me", scene.channel, timezone="Asia/Tokyo"))
    assert "Asia/Tokyo" in message.text
    reply = await scene.anna.command("me", scene.channel, timezone="Mars/Olympus")
    assert "pick from the list" in shown(reply).text
    assert (await scene.bot.people.person(scene.anna.id)).zone == "Asia/Tokyo"


# --- /mygames, tables by DM --------------------------------------------------------------------


async def test_my_tables_are_listed_with_those_waiting_for_me_first(scene: Scene) -> None:
    crypt = scene.guild.channel("crypt")
    await begun(scene, scene.bob, scene.anna, scene.channel)
    await seated(scene, "graverobber", [scene.cleo, scene.anna], crypt)
    where = scene.anna.dm
    assert where
    lines = shown(await scene.anna.command("mygames", where)).text.splitlines()
    assert "2, 1 of them waiting for you" in lines[0]
    assert "Graverobber" in lines[1]
    assert "with Cleo: **your turn**, time runs out <t:" in lines[1]
    assert f"https://discord.com/channels/{scene.guild.id}/{crypt.id}" in lines[1]
    assert "Bushwhacked" in lines[2]
    assert "with Bob: waiting for Bob" in lines[2]
    assert "not at any table" in shown(await scene.dora.command("mygames", scene.channel)).text
    hall = scene.guild.channel("hall")
    await scene.dora.command("newgame", hall, game="graverobber")
    await scene.settle()
    assert "in the lobby" in shown(await scene.dora.command("mygames", scene.channel)).text
    await scene.cleo.press(scene.board(scene.cleo, hall), "Join")
    await scene.settle()
    text = shown(await scene.dora.command("mygames", scene.channel)).text
    assert "1, waiting for you" in text
    assert "you can start it" in text


@pytest.mark.long
async def test_more_than_ten_tables_take_pages(scene: Scene) -> None:
    for n in range(12):
        where = scene.guild.channel(f"room-{n}")
        host = [scene.bob, scene.cleo, scene.dora, scene.anna][n // 3]
        await host.command("newgame", where, game="bushwhacked")
        await scene.settle()
        if host is not scene.anna:
            await scene.anna.press(scene.board(scene.anna, where), "Join")
    await scene.settle()
    message = shown(await scene.anna.command("mygames", scene.channel))
    first = message.text.splitlines()[1:]
    assert len(first) == 10
    await scene.restart()
    await scene.anna.press(message, "Next")
    rest = message.text.splitlines()[1:]
    assert len(rest) == 2
    assert len({*first, *rest}) == 12
    await scene.anna.press(message, "Previous")
    assert message.text.splitlines()[1:] == first


@pytest.mark.long
async def test_by_dm_one_names_the_table_where_one_is_at_several(scene: Scene) -> None:
    crypt = scene.guild.channel("crypt")
    await begun(scene, scene.anna, scene.bob, scene.channel)
    where = scene.anna.open_dm(scene.application)
    only = shown(await scene.anna.command("board", where))
    assert only.attachments
    await begun(scene, scene.cleo, scene.anna, crypt)
    asked = shown(await scene.anna.command("board", where))
    assert len(asked.buttons) == 2
    other = shown(await scene.anna.press(asked, "Bushwhacked with Cleo"))
    assert other.attachments
    refused = await scene.anna.command("play", where, move="place A1")
    assert "several tables" in shown(refused).text
    found = await scene.anna.suggest("play", where, focus="table")
    assert [name for name, _ in found] == [
        "Bushwhacked with Bob in #general: your turn",
        "Bushwhacked with Cleo in #crypt: waiting for Cleo",
    ]
    mine = str(found[0][1])
    (_, move), *_ = await scene.anna.suggest("play", where, focus="move", table=mine)
    reply = await scene.anna.command("play", where, move=move, table=mine)
    assert reply.failed is None
    await scene.settle()
    match = (await scene.table()).match
    assert match
    assert match.log[0] == (0, move)
    reply = await scene.dora.command("board", scene.dora.open_dm(scene.application), table=mine)
    assert "isn't one of your tables" in shown(reply).text


# --- /mydata -----------------------------------------------------------------------------------


async def data_of(scene: Scene, person: Person) -> dict[str, Any]:
    message = shown(await person.command("mydata", scene.channel))
    found: dict[str, Any] = unpacked(message.attachments[0].bytes)
    return found


def stored(scene: Scene) -> str:
    """Everything in the database, as text."""
    tables = (found(scene.database, f"SELECT * FROM {name}") for name in schema.metadata.tables)
    return "\n".join(str(row) for rows in tables for row in rows)


async def deleted(scene: Scene, person: Person, question: Message) -> None:
    """The person confirms the deletion; wait for the answer, which comes when it is done."""
    await person.press(question, "Yes, delete")
    await scene.world.wait(lambda: "is deleted" in question.text)
    await scene.settle()


async def test_my_data_has_my_moves_and_nobody_elses(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    for person in (scene.bob, scene.anna):
        await person.press(scene.dm(person), "Random layout")
        await scene.settle()
    await scene.anna.command("me", scene.channel, timezone="Asia/Tokyo")
    await resigned(scene, scene.bob, scene.channel)
    found = await data_of(scene, scene.anna)
    assert found["person"]["name"] == "Anna"
    assert found["person"]["settings"]["zone"] == "Asia/Tokyo"
    match = (await scene.table()).match
    assert match
    table = found["tables"][0]
    assert [m["move"] for m in table["moves"]] == [
        move for seat, move in match.log if seat == table["seat"]
    ]
    assert [m["number"] for m in table["moves"]] == [*range(1, 8)]  # without Bob's
    assert all(m.keys() == {"number", "move", "at"} for m in table["moves"])
    assert [row["place"] for row in found["results"]] == [1]
    assert "Bob" not in json.dumps(found)
    unknown = await data_of(scene, scene.dora)
    assert unknown["person"]["id"] == scene.dora.id
    assert "name" not in unknown["person"]
    assert unknown["tables"] == unknown["results"] == []
    assert str(scene.bob.id) not in json.dumps(found)


async def test_deleting_asks_once_and_leaves_nothing_of_a_person(scene: Scene) -> None:
    crypt, vault, attic = (scene.guild.channel(n) for n in ("crypt", "vault", "attic"))
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    await resigned(scene, scene.anna, scene.channel)
    await seated(scene, "graverobber", [scene.bob, scene.anna], crypt)
    await scene.bob.command("newgame", vault, game="graverobber")
    await scene.settle()
    await scene.cleo.command("newgame", attic, game="graverobber", opponent=scene.bob)
    await scene.bob.command("me", scene.channel, timezone="Asia/Tokyo")
    message = shown(await scene.bob.command("mydata", scene.channel))
    question = shown(await scene.bob.press(message, "Delete my data"))
    assert "open tables (3)" in question.text
    assert "Bob" in stored(scene)
    await scene.restart()
    await deleted(scene, scene.bob, question)
    assert "Invited" not in scene.board(scene.cleo, attic).text
    assert (await scene.table(vault)).stage == "closed"
    assert (await scene.table(crypt)).stage == "over"
    assert DELETED in (await scene.table()).names
    await scene.restart()
    everything = stored(scene)
    assert "Bob" not in everything
    assert str(scene.bob.id) not in everything
    found = await data_of(scene, scene.anna)
    assert sorted(row["place"] for row in found["results"]) == [1, 2]


# --- the host's tools --------------------------------------------------------------------------


async def hosting(scene: Scene, **options: object) -> Message:
    await scene.anna.command("newgame", scene.channel, game="bushwhacked", **options)
    await scene.settle()
    return await people(scene, scene.anna)


async def test_an_invited_person_is_notified_and_can_join(scene: Scene) -> None:
    panel, before = await hosting(scene), scene.board()
    await scene.anna.choose(panel, "Invite", scene.bob, scene.cleo)
    await scene.settle()
    lobby = scene.board()
    assert lobby is not before
    assert not before.buttons
    assert lobby.pings == {scene.bob, scene.cleo}
    assert f"<@{scene.bob.id}>" in lobby.text
    await scene.bob.press(lobby, "Join")
    await scene.cleo.press(lobby, "Decline")
    await scene.settle()
    assert scene.board().pings == {scene.anna}
    assert f"<@{scene.cleo.id}> declined" in scene.board().text
    table = await scene.table()
    assert table.names == ("Anna", "Bob")
    assert table.invited == ()


async def test_bots_and_those_who_are_in_can_not_be_invited(scene: Scene) -> None:
    panel = await hosting(scene)
    reply = await scene.anna.choose(panel, "Invite", scene.application.user)
    assert "is a bot" in shown(reply).text
    reply = await scene.anna.choose(panel, "Invite", scene.anna)
    assert "already joined or been invited" in shown(reply).text
    assert (await scene.table()).invited == ()
    mine = next(menu.custom_id for menu in panel.selects if menu.placeholder == "Invite")
    assert [*(await people(scene, scene.bob)).buttons] == []
    reply = await scene.bob.forge(scene.board(), mine)
    assert "That button is gone" in shown(reply).text
