"""A server as the version before left it: its database, and what stands in its channels.

`python -m tests.e2e.before` makes both files again. Do that only at a release, since the files hold
what people have in front of them when the bot is updated.

- `before.sql`: the database, as SQL text
- `before.json`: people, channels, and every message with its controls as they came over the wire,
  also the messages that only one person sees
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from local_discord import Application, Channel, Guild, Message, Person, World
from local_discord.kinds import ChannelType
from local_discord.model import Attachment, User

SQL = Path(__file__).parent / "before.sql"
WORLD = Path(__file__).parent / "before.json"
_HTTP = "{http}"
"""Stands where a file's address names this machine."""


def dump_database(database: Path) -> None:
    """Write a database down."""
    with sqlite3.connect(database) as connection:
        SQL.write_text("\n".join(connection.iterdump()) + "\n")


def load_database(database: Path) -> None:
    """Make the database file of the version before."""
    with sqlite3.connect(database) as connection:
        connection.executescript(SQL.read_text())


def dump_world(world: World, guild: Guild, application: Application, more: list[Message]) -> None:
    """Write down what people see; `more` are the messages that only one of them sees."""
    channels = [c for c in world.channels.values() if c.type in (ChannelType.TEXT, ChannelType.DM)]
    shown = [m for c in channels for m in c.messages.values() if m.application and not m.ephemeral]
    people = [u for u in world.users.values() if isinstance(u, Person)]
    data = {
        "now": world.clock(),
        "application": application.id,
        "guild": guild.id,
        "people": [{"id": p.id, "name": p.name, "locale": p.locale} for p in people],
        "channels": [
            {"id": c.id, "name": c.name, "with": [u.id for u in c.recipients]} for c in channels
        ],
        "messages": [_message(world, m) for m in sorted([*shown, *more], key=lambda m: m.id)],
    }
    WORLD.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def _message(world: World, message: Message) -> Mapping[str, Any]:
    components = json.dumps(message.components_json).replace(world.http_url, _HTTP)
    return {
        "id": message.id,
        "channel": message.channel.id,
        "timestamp": message.timestamp,
        "flags": message.flags,
        "only_for": message.only_for.id if message.only_for else None,
        "components": json.loads(components),
        "attachments": [
            {
                "id": a.id,
                "filename": a.filename,
                "content_type": a.content_type,
                "description": a.description,
                "size": a.size,
            }
            for a in message.attachments
        ],
    }


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
