"""What one turn costs on the local Discord, next to a bare discord.py handler.

The bot (or the bare handler) is a process of its own, so that its CPU time is its own. Its rate
limits are off. Times are milliseconds from a person's press.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from bot.data.database import sqlite
from local_discord import Channel, Guild, Message, Person, Reply, World, serve
from local_discord.tree import Button
from tests.e2e.process import BotProcess
from tests.e2e.scene import playing

TURNS = 60
LAYOUTS = (
    "windmill C5; grave F2; plot F3; grave H4; plot G4; grave B2; plot B3; ready",
    "wm e2; g b4; p b5; g g7; p g8; g d7; p d8; ready",
)
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Costs:
    """What was measured, one entry a turn."""

    acknowledged: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    requests: float = 0.0
    cpu: float = 0.0

    def line(self, name: str) -> str:
        """One line of the report."""
        return (
            f"{name:24} acknowledged {_of(self.acknowledged)}   posted {_of(self.posted)}   "
            f"bot CPU {self.cpu:5.1f} ms   requests besides {self.requests:.1f}"
        )


def _of(times: list[float]) -> str:
    ordered = sorted(times)
    return f"{statistics.median(ordered):5.1f} (p99 {ordered[int(len(ordered) * 0.99)]:5.1f})"


def cpu_of(process: asyncio.subprocess.Process) -> float:
    """Milliseconds of CPU a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / TICKS


async def measure(
    world: World,
    process: asyncio.subprocess.Process,
    channel: Channel,
    turn: Callable[[int], Awaitable[Reply]],
) -> Costs:
    """Take turns; what each costs until the channel has a new message."""
    costs = Costs()
    world.requests.clear()
    before = cpu_of(process)
    for n in range(TURNS):
        count = len(channel.messages)
        reply = await turn(n)
        answered = time.perf_counter()
        await world.wait(lambda count=count: len(channel.messages) > count)  # type: ignore[misc]
        acknowledged = (reply.seconds or 0) * 1000
        costs.acknowledged.append(acknowledged)
        costs.posted.append(acknowledged + (time.perf_counter() - answered) * 1000)
        await world.settled()
    costs.cpu = (cpu_of(process) - before) / TURNS
    costs.requests = world.requests.count() / TURNS - 1
    return costs


@contextlib.asynccontextmanager
async def world_with_bot() -> AsyncIterator[tuple[World, Guild, Channel, BotProcess]]:
    """A server with one channel, and the bot's process, not yet started."""
    world = World(rate_limits=False)
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
    await world.settled()
    await bob.press(_board(anna, channel), "Join")
    await world.settled()
    panel = (await anna.press(_board(anna, channel), "Options…")).message
    assert panel
    await anna.choose(panel, "Sides", "Sides: the host is Red")
    await anna.press(_board(anna, channel), "Start")
    await world.settled()
    for person, layout in zip((anna, bob), LAYOUTS, strict=True):
        await person.command("play", channel, move=layout)
        await world.settled()


def _board(person: Person, channel: Channel) -> Message:
    return [m for m in person.look(channel) if not m.ephemeral][-1]


async def the_bot() -> Costs:
    """Turns of a real match: each digs by a button in the letter."""
    async with world_with_bot() as (world, guild, channel, process):
        anna, bob = world.person("Anna"), world.person("Bob")
        guild.join(anna, bob)
        await process.start()
        await laid(world, channel, anna, bob)
        assert process.process

        async def turn(n: int) -> Reply:
            person = (anna, bob)[n % 2]

            def digs() -> list[Button]:
                buttons = person.look(person.dm)[-1].buttons
                return [button for button in buttons if "Dig up" in (button.label or "")]

            await world.wait(digs)
            return await person.press(person.look(person.dm)[-1], digs()[0])

        return await measure(world, process.process, channel, turn)


async def bare() -> Costs:
    """A bare handler that edits the pressed message and posts a ready-made PNG."""
    async with world_with_bot() as (world, guild, channel, process):
        anna = world.person("Anna")
        guild.join(anna)
        environment = {
            **os.environ,
            "DISCORD_TOKEN": process.application.token,
            "DISCORD_API": process.address.http,
        }
        process.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.bare", str(channel.id)), env=environment
        )
        await world.wait(lambda: channel.messages, timeout=20)

        async def turn(_: int) -> Reply:
            return await anna.press(_board(anna, channel), "Press")

        return await measure(world, process.process, channel, turn)


async def statements() -> tuple[float, float]:
    """SQL statements and transactions a turn, shown-notes included."""
    counted = {"statements": 0, "commits": 0}
    with tempfile.TemporaryDirectory() as folder:
        async with playing(sqlite(Path(folder) / "bot.db")) as scene:
            engine = scene.bot.store.engine.sync_engine

            def count(*_: object) -> None:
                counted["statements"] += 1

            def commit(*_: object) -> None:
                counted["commits"] += 1

            await laid(scene.world, scene.channel, scene.anna, scene.bob)
            await scene.settle()
            sa.event.listen(engine, "before_cursor_execute", count)
            sa.event.listen(engine, "commit", commit)
            for n in range(10):
                person = (scene.anna, scene.bob)[n % 2]
                await person.press(scene.letter(person), "Skip" if n % 3 else "⛏ Dig up")
                await scene.world.settled()
    return counted["statements"] / 10, counted["commits"] / 10


async def report() -> None:
    """Print what a turn costs."""
    print("A turn of Graverobber, pressed in the letter; ms at the median (99th percentile):")
    print((await the_bot()).line("Skulduggery"))
    print((await bare()).line("a bare handler"))
    sql, transactions = await statements()
    print(f"SQL statements a turn: {sql:.1f}, transactions a turn: {transactions:.1f}")
