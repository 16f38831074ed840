"""A bot that was updated opens the database of the version before, goes on with every table, and
answers the controls that people still have in front of them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.data.database import sqlite
from bot.data.migrating import migrate
from bot.table.table import Table
from games import GAMES
from local_discord import Channel, Message, Person
from tests.e2e.before import WORLD, load_database, load_world
from tests.e2e.driver import answer, controls, press_something
from tests.e2e.scene import Scene, hosting

RUNNING = [game.id for game in GAMES.values()]


@pytest_asyncio.fixture
async def before(tmp_path: Path) -> AsyncIterator[Scene]:
    """The new bot, started at the moment when the old one was stopped."""
    database = tmp_path / "bot.db"
    load_database(database)
    await migrate(sqlite(database))
    now = json.loads(WORLD.read_text())["now"]
    async with hosting(load_world, sqlite(database), now=lambda: now) as scene:
        await scene.settle()
        yield scene


def place(scene: Scene, name: str) -> Channel:
    """The channel of that name."""
    return next(c for c in scene.guild.channels.values() if c.name == name)


def old_messages() -> list[dict[str, Any]]:
    """Every message that had a control of ours."""
    found: list[dict[str, Any]] = json.loads(WORLD.read_text())["messages"]
    return [message for message in found if custom_ids(message["components"])]


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
    for row in old_messages():
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
    random = Random(1)
    for game in RUNNING:
        where = place(before, game.replace("_", "-"))
        table = await before.bot.tables.table_in(where.id)
        assert table
        assert table.match, game
        seat = table.playing.state.acting[0]
        person = next(p for p in (before.anna, before.bob) if p.id == table.players[seat].id)
        await press_something(person, _board_of(before, person, where, table), random)
        await before.settle()
        after = await before.bot.tables.table_in(where.id)
        assert after
        assert after.match
        assert len(after.match.log) > len(table.match.log)
    where = place(before, "lobby")
    lobby = before.board(channel=where)
    await before.cleo.press(lobby, "Join")
    await before.settle()
    await before.anna.press(before.board(channel=where), "Start")
    await before.settle()
    assert "set up your board" in before.board(channel=where).text
    where = place(before, "finished")
    result = before.board(channel=where)
    replay = answer(await before.anna.press(result, "Replay"))
    assert replay.attachments
    await before.anna.press(result, "Rematch")
    await before.settle()
    assert " joined (for " in before.board(channel=where).text


def _board_of(scene: Scene, person: Person, where: Channel, table: Table) -> Message:
    """The newest message with the controls of the player whose turn it is."""
    seen = person.look(person.dm if table.game.rules.private else where)
    mine = f":{table.id}:"
    return next(m for m in reversed(seen) if any(mine in id for ids in controls(m) for id in ids))
