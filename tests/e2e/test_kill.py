"""The bot is killed (-9) at random moments while people play; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest_asyncio

from bot.local_discord import Channel, Message, Person, World, serve
from games import GAMES
from tests.e2e.driver import controls
from tests.e2e.process import BotProcess

KILLS = int(os.environ.get("KILLS", "4"))
"""How often; `make soak` asks for a hundred."""


@pytest_asyncio.fixture
async def bot(tmp_path: Path) -> AsyncIterator[BotProcess]:
    world = World(rate_limits=False)
    application = world.application("Skulduggery")
    async with serve(world, port=0) as address:
        process = BotProcess(world, application, address, tmp_path / "bot.db")
        yield process
        await process.kill()


def log(bot: BotProcess, table: int) -> list[tuple[int, str]]:
    with sqlite3.connect(bot.database) as connection:
        query = "SELECT seat, move FROM log WHERE table_id = ? ORDER BY ply"
        return connection.execute(query, (table,)).fetchall()


def offered(person: Person, channel: Channel) -> tuple[Message, list[str], list[str]] | None:
    """The newest message with controls for a move that this person may use."""
    for message in reversed([*person.look(channel), *person.look(person.dm)]):
        buttons, menus = controls(message)
        mine = [id for id in buttons + menus if id.split(":")[2] == str(SEATS[person.name])]
        if mine and not message.ephemeral:
            return message, [b for b in buttons if b in mine], [m for m in menus if m in mine]
    return None


SEATS = {"Anna": 0, "Bob": 1}


async def act(person: Person, channel: Channel, random: Random) -> None:
    """Press on for as long as the bot answers and leads on."""
    found = offered(person, channel)
    message, buttons, menus = found or (None, [], [])
    while message and (buttons or menus):
        chosen = random.choice(buttons + menus)
        if chosen in buttons:
            reply = await person.press(message, chosen)
        else:
            options = next(s.options for s in message.selects if s.custom_id == chosen)
            reply = await person.choose(message, chosen, random.choice(options).value)
        if reply.failed:
            return
        message = reply.message or message
        if not any(b.label in ("Back", "Play it anyway") for b in message.buttons):
            return
        buttons, menus = controls(message)


async def test_killed_again_and_again_matches_go_on(bot: BotProcess) -> None:
    world, random = bot.world, Random(3)
    guild = world.guild("The Crypt")
    world.install(bot.application, guild)
    anna, bob = world.person("Anna"), world.person("Bob")
    guild.join(anna, bob)
    channels = {game: guild.channel(game.replace("_", "-")) for game in GAMES}
    await bot.start()
    for game, channel in channels.items():
        await anna.command("newgame", channel, game=game)
        await world.settled()
        await bob.press(channel_board(anna, channel), "Join")
        await world.settled()
        lobby = channel_board(anna, channel)
        if any(s.placeholder == "Sides" for s in lobby.selects):
            await anna.choose(lobby, "Sides", lobby_side(lobby))
        await anna.press(channel_board(anna, channel), "Start")
        await world.settled()
    for kill in range(KILLS):
        before = {n: log(bot, n) for n in range(1, len(channels) + 1)}
        acts = [act(p, c, random) for c in channels.values() for p in (anna, bob)]
        playing = asyncio.gather(*acts)
        await asyncio.sleep(random.random() * 0.3)  # the moment of death is what is tested
        await bot.kill()
        await playing
        for table, lines in before.items():
            assert log(bot, table)[: len(lines)] == lines, f"table {table} after kill {kill}"
        await bot.start()
        await world.settled()
    moved = sum(len(log(bot, n)) for n in range(1, len(channels) + 1))
    for _ in range(3):
        for channel in channels.values():
            for person in (anna, bob):
                await act(person, channel, random)
                await world.settled()
    assert sum(len(log(bot, n)) for n in range(1, len(channels) + 1)) > moved
    with sqlite3.connect(bot.database) as connection:
        shown = connection.execute("SELECT shown, revision FROM tables").fetchall()
    assert len(shown) == len(channels)


def channel_board(person: Person, channel: Channel) -> Message:
    return [m for m in person.look(channel) if not m.ephemeral][-1]


def lobby_side(lobby: Message) -> str:
    sides = next(s for s in lobby.selects if s.placeholder == "Sides")
    return sides.options[1].value
