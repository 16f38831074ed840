"""What people and server owners set, see and remove about themselves; and the operator's tools."""

from __future__ import annotations

from typing import Any

import pytest

from bot.data import schema
from bot.live.held import Held
from bot.table.player import DELETED
from local_discord import Channel, Permission, Person
from local_discord.errors import NoSuchControl
from tests.databases import found
from tests.e2e.driver import people, resigned, seated, shown
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk
from tests.own_data import unpacked


def manages(scene: Scene, person: Person) -> None:
    scene.grant(person, Permission.MANAGE_GUILD)


async def begun(scene: Scene, first: Person, second: Person, channel: Channel) -> None:
    """A match of Bushwhacked in which the host goes first."""
    choices = {
        "Sides": "the host is White",
        "Who goes first": f"{first.name}",
    }
    await seated(scene, "bushwhacked", [first, second], channel, **choices)


# --- /settings ---------------------------------------------------------------------------------


async def test_who_manages_the_server_chooses_the_clock_of_new_tables(
    scene: Scene, talk: Talk
) -> None:
    with pytest.raises(NoSuchControl):
        await scene.bob.command("settings", scene.channel)
    manages(scene, scene.anna)
    await talk("Anna: /settings → Tables may be opened in every channel. | When I'm removed from")
    scene.world.servers.set_roles(scene.guild, scene.anna)
    await talk("Anna: Clock of new tables = Clock of new tables: 1 hour a turn → Manage Server")
    assert (await scene.bot.people.server(scene.guild.id)).clock == "1d"
    manages(scene, scene.anna)
    await talk("""
        restart
        Anna: Clock of new tables = Clock of new tables: 3 days a turn
        Bob: /newgame game=graverobber
        Bob: sees → 3 days a turn
    """)


async def test_tables_open_only_in_chosen_channels_and_their_threads(
    scene: Scene, talk: Talk
) -> None:
    scene.guild.channel("arcade")
    manages(scene, scene.anna)
    await talk("""
        Anna: /settings
        Anna: Channels: everywhere = #arcade → #arcade
        Bob: /newgame game=graverobber → #arcade
        Bob in arcade: /newgame game=graverobber
        Cleo in arcade: /newgame game=graverobber
        Cleo: Open a thread
    """)
    [thread] = scene.guild.threads
    thread.name = "thread"
    await talk("""
        Cleo in thread: ⋯
        Cleo in thread: Close the table
        Dora in thread: /newgame game=graverobber
        Dora in thread: sees → @Dora
        Anna: Channels: everywhere =  → opened in every channel
        Dora: /newgame game=graverobber
        Dora: sees → @Dora
    """)


async def test_where_the_chosen_channels_are_gone_people_read_who_can_choose_others(
    scene: Scene, talk: Talk
) -> None:
    arcade, hall = (scene.guild.channel(name) for name in ("arcade", "hall"))
    manages(scene, scene.anna)
    await talk("""
        Anna: /settings
        Anna: Channels: everywhere = #arcade, #hall → #arcade
    """)
    scene.world.servers.delete_channel(arcade)
    await talk("Bob: /newgame game=graverobber → open tables in #hall")
    scene.world.servers.delete_channel(hall)
    await talk("""
        Bob: /newgame game=graverobber → chosen for tables are gone
        Anna: /settings → chosen for tables are gone
        Anna: Channels: everywhere =  → opened in every channel
    """)


async def test_where_threads_are_preferred_a_table_opens_in_one_at_once(
    scene: Scene, talk: Talk
) -> None:
    manages(scene, scene.anna)
    await talk("""
        Anna: /settings
        Anna: New tables = yes
        Anna: /newgame game=graverobber; opponent=@Bob → <#
    """)
    [thread] = scene.guild.threads
    assert scene.bob in scene.board(scene.bob, thread).pings
    thread.name = "thread"
    await talk("Bob in thread: Join")
    assert (await scene.table(thread)).names == ("Anna", "Bob")
    assert await scene.bot.tables.table_in(scene.channel.id) is None
    scene.channel.deny(scene.application.user, Permission.CREATE_PUBLIC_THREADS)
    await talk("Anna: /newgame game=graverobber → Create Public Threads")


# --- /mygames, tables by DM --------------------------------------------------------------------


async def test_my_tables_tell_what_they_wait_for(scene: Scene, talk: Talk) -> None:
    scene.guild.channel("hall")
    await talk("""
        Dora: /mygames → not at any table
        Dora in hall: /newgame game=graverobber
        Dora: /mygames → in the lobby
        Cleo in hall: Join
        Dora in DM: /mygames → 1, waiting for you | you can start it
    """)
    scene.bot.router.on_message = lambda _: True
    listed = talk.shown[scene.dora]
    assert (await scene.dora.forge(listed, "t:0:mygames.1")).updated  # there is only one page
    assert "you can start it" in listed.text


@pytest.mark.long
async def test_by_dm_one_names_the_table_where_one_is_at_several(scene: Scene) -> None:
    crypt = scene.guild.channel("crypt")
    await begun(scene, scene.anna, scene.bob, scene.channel)
    where = scene.anna.open_dm(scene.application)
    assert shown(await scene.anna.command("board", where)).attachments
    await begun(scene, scene.cleo, scene.anna, crypt)
    asked = shown(await scene.anna.command("board", where))
    assert len(asked.buttons) == 2
    assert shown(await scene.anna.press(asked, "Bushwhacked with Cleo")).attachments
    refused = await scene.anna.command("play", where, move="place A1")
    assert "several tables" in shown(refused).text
    mine = str((await scene.anna.suggest("play", where, focus="table"))[0][1])
    (_, move), *_ = await scene.anna.suggest("play", where, focus="move", table=mine)
    await scene.after(scene.anna.command("play", where, move=move, table=mine))
    assert (await scene.table()).playing.log[0] == (0, move)
    reply = await scene.dora.command("board", scene.dora.open_dm(scene.application), table=mine)
    assert "isn't one of your tables" in shown(reply).text


# --- /mydata -----------------------------------------------------------------------------------


def stored(scene: Scene) -> str:
    """Everything in the database, as text."""
    tables = (found(scene.database, f"SELECT * FROM {name}") for name in schema.metadata.tables)
    return "\n".join(str(row) for rows in tables for row in rows)


async def test_deleting_asks_once_and_leaves_nothing_of_a_person(
    scene: Scene, talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    crypt, vault, _attic = (scene.guild.channel(n) for n in ("crypt", "vault", "attic"))
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    await resigned(scene, scene.anna, scene.channel)
    await seated(scene, "graverobber", [scene.bob, scene.anna], crypt)
    await talk("""
        Bob in vault: /newgame game=graverobber
        Cleo in attic: /newgame game=graverobber; opponent=@Bob
        Bob: /me timezone=Mars/Olympus → pick from the list
        Bob: /me timezone=Asia/Tokyo → Asia/Tokyo
        Bob: /mydata
        Bob: Delete my data → open tables (3)
    """)
    [file] = scene.bob.look(scene.channel)[-2].attachments
    assert unpacked(file.bytes)["person"]["settings"]["zone"] == "Asia/Tokyo"
    assert "Bob" in stored(scene)
    save = Held.save

    async def shown_at_once(held: Held, *of: Any) -> None:
        await save(held, *of)
        scene.bot.hands.show(held._live)
        await scene.bot.hands.settled()

    monkeypatch.setattr(Held, "save", shown_at_once)
    await talk("""
        restart
        Bob: Yes, delete → is deleted
        Cleo in attic: sees → ~Invited
        Anna in crypt: sees → Deleted person | ~Bob
        Anna: DM → Deleted person | ~Bob
        restart
    """)
    assert [(await scene.table(where)).stage for where in (vault, crypt)] == ["closed", "over"]
    assert DELETED in (await scene.table()).names
    everything = stored(scene)
    assert "Bob" not in everything
    assert str(scene.bob.id) not in everything


# --- the host's tools --------------------------------------------------------------------------


async def test_an_invited_person_is_notified_and_can_join(scene: Scene, talk: Talk) -> None:
    await talk("""
        Anna: /newgame game=bushwhacked
        Anna: ⋯
    """)
    before = scene.board()
    await talk("Anna: Invite = @Bob, @Cleo")
    lobby = scene.board()
    assert lobby is not before
    assert not before.buttons
    assert lobby.pings == {scene.bob, scene.cleo}
    await talk("""
        Anna: sees → @Bob
        Bob: Join
        Cleo: Decline
        Anna: sees → @Cleo declined
    """)
    assert scene.board().pings == {scene.anna}
    table = await scene.table()
    assert (table.names, table.invited) == (("Anna", "Bob"), ())


async def test_bots_and_those_who_are_in_can_not_be_invited(scene: Scene, talk: Talk) -> None:
    await talk("""
        Anna: /newgame game=bushwhacked
        Bob: ⋯
        Anna: ⋯
        Anna: Invite = @Skulduggery → is a bot
        Anna: Invite = @Anna → already joined or been invited
    """)
    assert (await scene.table()).invited == ()
    panel = await people(scene, scene.anna)
    mine = next(menu.custom_id for menu in panel.selects if menu.placeholder == "Invite")
    assert [*(await people(scene, scene.bob)).buttons] == []
    reply = await scene.bob.forge(scene.board(), mine)
    assert "That button is gone" in shown(reply).text
