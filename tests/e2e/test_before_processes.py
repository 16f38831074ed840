"""A bot that was updated, started twice, on the database of a version before."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from pathlib import Path
from random import Random

import pytest

from bot.data.database import sqlite
from local_discord import Channel, Message, Person, SessionLimits, World, serve
from local_discord.patience import LONG, UNHURRIED
from tests.databases import found
from tests.e2e.before import WORLD, load_database, load_world
from tests.e2e.driver import controls, press_something
from tests.e2e.process import ForkedBot

pytestmark = pytest.mark.twice


async def test_every_match_goes_on(tmp_path: Path) -> None:
    """One of them brings the database to the present schema and owns it; the other waits for that,
    and goes on when the first is killed."""
    database = tmp_path / "bot.db"
    load_database(database)
    world = World(rate_limits=False, deadline=UNHURRIED, sessions=SessionLimits(shards=2))
    wrong = json.loads(WORLD.read_text())["now"] - time.time()
    async with contextlib.AsyncExitStack() as stack:
        addresses = [await stack.enter_async_context(serve(world)) for _ in range(2)]
        guild, application, people = load_world(world, addresses[0].http)
        bots = list[ForkedBot]()
        for at in addresses:
            bot = ForkedBot(world, application, at, sqlite(database), wrong=wrong)
            stack.push_async_callback(bot.kill)
            bots.append(bot)
            await bot.launch()
        channels = {channel.name: channel for channel in guild.channels.values()}
        for _ in bots:
            [owner] = await _owners(world, bots)
            for game in ("graverobber", "bushwhacked"):
                there = channels[game.replace("_", "-")]
                await _goes_on(world, sqlite(database), there, people)
            await owner.kill()
            await world.wait(lambda owner=owner: not owner.connected)  # type: ignore[misc]
    world.check()


async def _owners(world: World, bots: list[ForkedBot]) -> list[ForkedBot]:
    """The processes that are connected with both shards, once one is."""

    def connected(bot: ForkedBot) -> bool:
        there = world.gateway.connected
        return all(there(bot.application, shard, bot.address.http) for shard in range(2))

    await world.wait(lambda: any(map(connected, bots)))
    return [bot for bot in bots if connected(bot)]


async def _goes_on(world: World, database: str, where: Channel, people: dict[str, Person]) -> None:
    """Two moves are played there."""
    random, newest = Random(2), f"SELECT max(id) FROM tables WHERE channel = {where.id}"
    [(table,)] = found(database, newest)
    moves = f"SELECT count(*) FROM log WHERE table_id = {table}"
    seats = f"SELECT seat, person FROM seats WHERE table_id = {table}"
    by_id = {person.id: person for person in people.values()}
    for _ in range(2):
        await _shown(world, database)
        [(before,)] = found(database, moves)
        seated = [(seat, by_id[id]) for seat, id in found(database, seats)]
        person, message = _mover(seated, where, table)
        await press_something(person, message, random)
        await _shown(world, database)
        assert found(database, moves) > [(before,)], where.name


async def _shown(world: World, database: str) -> None:
    """Wait until all tables are shown as they are."""
    query = "SELECT count(*) FROM tables WHERE shown < revision AND NOT refused"
    async with asyncio.timeout(LONG):
        while found(database, query) != [(0,)]:
            await world.next_change(0.1)
    await world.settled()


def _mover(seated: list[tuple[int, Person]], where: Channel, table: int) -> tuple[Person, Message]:
    """Somebody who is to move there, and the newest message with the controls for it."""
    found = list[tuple[Message, Person]]()
    for seat, person in seated:
        for message in (*person.look(where), *person.look(person.dm)):
            ids = [id for ids in controls(message) for id in ids]
            if any(id.split(":")[1:3] == [str(table), str(seat)] for id in ids):
                found.append((message, person))
    message, person = max((f for f in found if not f[0].ephemeral), key=lambda f: f[0].id)
    return person, message
