"""A bot that was updated opens the database of the version before, goes on with every table, and
answers the controls that people still have in front of them.

`before.json` is what stood in a server's channels in 1.0, whose database is that of
`tests.bot.tables.of_version`: people, channels, and every message with its controls as they came
over the wire, also the messages that only one person sees. Another release may replace it.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.data.database import sqlite
from bot.data.migrating import migrate
from games import GAMES
from local_discord import Application, Channel, Guild, Message, Person, World
from local_discord.kinds import ChannelType
from local_discord.model import Attachment, User
from tests.bot.tables import of_version
from tests.e2e.driver import controls, press_something
from tests.e2e.scene import Scene, hosting
from tests.e2e.talk import Talk

WORLD = Path(__file__).parent / "before.json"
_HTTP = "{http}"
"""Stands where a file's address names this machine."""


def load_world(world: World, http: str) -> tuple[Guild, Application, dict[str, Person]]:
    """Put what was written down into an empty world. Returns its server, the bot, and people by
    name.

    Pictures keep their names and numbers, but are empty.
    """
    data = json.loads(WORLD.read_text())
    application = _application(world, data["application"])
    people = {p["name"]: Person(**p, world=world) for p in data["people"]}
    world.users |= {person.id: person for person in people.values()}
    guild = Guild(world.servers, data["guild"], "The Crypt", people["Anna"])
    world.guilds[guild.id] = guild
    world.install(application, guild)
    guild.join(*people.values())
    for row in data["channels"]:
        _load_channel(world, guild, row)
    for row in data["messages"]:
        _load_message(world, application, row, http)
    return guild, application, people


def _application(world: World, id: int) -> Application:
    bot = User(id, "Skulduggery", bot=True)
    world.users[id] = bot
    application = Application(id, bot.name, f"{id}.token", bot, world.system, 0)
    world.applications[id] = application
    return application


def _load_channel(world: World, guild: Guild, row: Mapping[str, Any]) -> None:
    if row["with"]:
        one, other = (world.users[id] for id in row["with"])
        channel = Channel(world.servers, row["id"], ChannelType.DM, recipients=(one, other))
    else:
        channel = Channel(world.servers, row["id"], ChannelType.TEXT, row["name"], guild)
        guild.channels[channel.id] = channel
    world.channels[channel.id] = channel


def _load_message(
    world: World, application: Application, row: Mapping[str, Any], http: str
) -> None:
    channel = world.channels[row["channel"]]
    message = Message(row["id"], channel, application.user, row["timestamp"])
    message.application, message.flags = application, row["flags"]
    message.only_for = world.users[row["only_for"]] if row["only_for"] else None
    message.components_json = json.loads(json.dumps(row["components"]).replace(_HTTP, http))
    for file in row["attachments"]:
        url = f"{http}/cdn/attachments/{channel.id}/{file['id']}/{file['filename']}"
        found = Attachment(channel_id=channel.id, bytes=b"", url=url, **file)
        world.attachments[found.id] = found
        message.attachments.append(found)
    channel.messages[message.id] = message


@pytest_asyncio.fixture
async def before(tmp_path: Path) -> AsyncIterator[Scene]:
    """The new bot, started at the moment when the old one was stopped."""
    database = tmp_path / "bot.db"
    of_version("1.0", database)
    await migrate(sqlite(database))
    now = json.loads(WORLD.read_text())["now"]
    async with hosting(load_world, sqlite(database), now=lambda: now) as scene:
        await scene.settle()
        yield scene


def custom_ids(components: Any) -> list[str]:
    """Every custom id in a payload, in reading order."""
    if isinstance(components, list):
        return [id for part in components for id in custom_ids(part)]
    if not isinstance(components, dict):
        return []
    own = [components["custom_id"]] if "custom_id" in components else []
    return own + [id for part in components.values() for id in custom_ids(part)]


@pytest.mark.twice
async def test_every_old_control_is_answered(before: Scene) -> None:
    """Whoever presses it gets neither an error nor "That button doesn't work any more"."""
    for row in json.loads(WORLD.read_text())["messages"]:
        channel = before.world.channels[row["channel"]]
        for custom_id in custom_ids(row["components"]):
            person = _reader(before, channel, row)
            message = channel.messages.get(row["id"])
            if message is None:
                continue  # removed meanwhile, with its controls
            reply = await _use(person, message, custom_id)
            told = reply.message.text if reply.message else ""
            assert reply.failed is None, custom_id
            assert "went wrong" not in told, (custom_id, told)
            assert "That button doesn't work any more" not in told, (custom_id, told)
        await before.settle()


def _reader(scene: Scene, channel: Channel, row: dict[str, Any]) -> Person:
    """Somebody who has this message in front of them."""
    people = [scene.anna, scene.bob, scene.cleo, scene.dora]
    if row["only_for"]:
        return next(p for p in people if p.id == row["only_for"])
    return next(p for p in people if not channel.recipients or p in channel.recipients)


async def _use(person: Person, message: Message, custom_id: str) -> Any:
    menus = {menu.custom_id: menu for menu in message.selects}
    if custom_id in menus and menus[custom_id].options:
        return await person.choose(message, custom_id, menus[custom_id].options[-1].value)
    if custom_id in menus:
        return await person.choose(message, custom_id)
    if custom_id in [button.custom_id for button in message.buttons if button.enabled]:
        return await person.press(message, custom_id)
    return await person.forge(message, custom_id)  # a press that was on its way


async def test_every_match_goes_on_lobbies_start_and_what_is_over_is_seen(before: Scene) -> None:
    random, talk = Random(1), Talk(before)
    channels = before.guild.channels.values()
    places = [channel for channel in channels if channel.name.replace("-", "_") in GAMES]
    assert len(places) == 5
    for where in places:
        table = await before.table(where)
        player = table.players[table.playing.state.acting[0]]
        person = next(p for p in (before.anna, before.bob) if p.id == player.id)
        seen = person.look(person.dm if table.game.rules.private else where)
        of_table = (m for m in reversed(seen) if f":{table.id}:" in str(controls(m)))
        await press_something(person, next(of_table), random)
        await before.settle()
        assert len((await before.table(where)).playing.log) > len(table.playing.log)
    await talk("""
        Cleo in lobby: Join
        Anna in lobby: Start
        Anna in lobby: sees → set up your board
        Anna in finished: Replay → Step
        Anna in finished: #rematch
        Anna in finished: sees →  joined (for
    """)
