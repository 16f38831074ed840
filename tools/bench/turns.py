"""What one turn asks of the database; and a world with the bot as a process of its own, whose CPU
time is its own. Its rate limits are off."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.data.database import sqlite
from local_discord import Channel, Guild, Message, Person, World, serve
from local_discord.patience import UNHURRIED
from tests.databases import migrated
from tests.e2e.driver import controls, does, named, opens, press_something
from tests.e2e.process import BotProcess, Running
from tests.e2e.scene import playing

LAYOUTS = (
    "windmill C5; grave F2; plot F3; grave H4; plot G4; grave B2; plot B3; ready",
    "wm e2; g b4; p b5; g g7; p g8; g d7; p d8; ready",
)
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(process: Running) -> float:
    """Milliseconds of CPU a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / TICKS


@contextlib.asynccontextmanager
async def world_with_bot() -> AsyncIterator[tuple[World, Guild, Channel, BotProcess]]:
    """A server with one channel, and the bot's process, not yet started."""
    world = World(rate_limits=False, deadline=UNHURRIED)
    guild = world.guild("The Crypt")
    channel = guild.channel("general")
    application = world.application("Skulduggery")
    world.install(application, guild)
    with tempfile.TemporaryDirectory() as folder:
        async with serve(world, port=0) as address:
            process = BotProcess(world, application, address, sqlite(Path(folder) / "bot.db"))
            try:
                yield world, guild, channel, process
            finally:
                await process.kill()


async def laid(world: World, channel: Channel, anna: Person, bob: Person) -> None:
    """A match of Graverobber whose boards are laid."""
    await anna.command("newgame", channel, game="graverobber")
    await world.wait(lambda: any(not m.ephemeral for m in anna.look(channel)))
    await world.settled()
    await bob.press(_board(anna, channel), named(_board(anna, channel), "join"))
    await world.settled()
    await sides(anna, _board(anna, channel))
    await begin(anna, lambda: _board(anna, channel))
    await world.settled()
    for person, layout in zip((anna, bob), LAYOUTS, strict=True):
        await person.command("play", channel, move=layout)
        await world.settled()


async def begin(host: Person, lobby: Callable[[], Message]) -> None:
    """Start as soon as the lobby that is shown lets its host: on a busy machine that is later."""

    def starts() -> bool:
        pressable = (button.custom_id for button in lobby().buttons if button.enabled)
        return any(id and does(id, "start") for id in pressable)

    await host.world.wait(starts)
    await host.press(lobby(), named(lobby(), "start"))


async def sides(host: Person, lobby: Message) -> None:
    """The host takes the first side, if the game has sides, so that nothing is left to chance."""
    form = await opens(host, lobby, named(lobby, "options"))
    if found := [field for field in form.fields if field.label == "Sides"]:
        await host.submit(form, {"Sides": found[0].control.data["options"][1]["value"]})


def _board(person: Person, channel: Channel) -> Message:
    return [m for m in person.look(channel) if not m.ephemeral][-1]


async def statements() -> tuple[float, float]:
    """SQL statements and transactions a turn, shown-notes included."""
    counted = {"statements": 0, "commits": 0}
    with tempfile.TemporaryDirectory() as folder:
        async with playing(await migrated(Path(folder))) as scene:
            engine = scene.bot.store.engine.sync_engine

            def count(statement: str) -> None:
                counted["commits"] += statement == "COMMIT"
                counted["statements"] += not statement.startswith(("BEGIN", "COMMIT"))

            def listen(connection: Any, *_: object) -> None:
                connection.run_async(lambda raw: raw.set_trace_callback(count))

            await laid(scene.world, scene.channel, scene.anna, scene.bob)
            await scene.settle()
            sa.event.listen(engine, "checkout", listen)
            random = Random(1)
            for _ in range(10):
                dms = ((p, scene.dm(p)) for p in (scene.anna, scene.bob))
                person, dm = next((p, m) for p, m in dms if any(controls(m)))
                await press_something(person, dm, random)
                await scene.world.settled()
            await scene.settle()
    return counted["statements"] / 10, counted["commits"] / 10


async def report() -> None:
    """Print what the database has to do for a turn."""
    sql, transactions = await statements()
    print(f"Graverobber, SQL statements a turn: {sql:.1f}, transactions a turn: {transactions:.1f}")
