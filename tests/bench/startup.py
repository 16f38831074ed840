"""How long the bot takes to start with 10,000 unfinished matches in the database."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path

from bot.data.database import sqlite
from local_discord import World, serve
from tests.bench.load import resident
from tests.bench.turns import laid
from tests.databases import file_of
from tests.e2e.process import BotProcess

MATCHES = 10_000


def multiply(database: Path) -> None:
    """Copy the one table in a database, with its seats and log, until there are 10,000."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {MATCHES}) "
            "INSERT INTO tables SELECT i, guild, channel + i, game, stage, due, thinking, "
            "revision, revision, facts, deal, messages FROM tables, n WHERE id = 1"
        )
        for name, columns in (("seats", "seat, person"), ("log", "ply, seat, move, at")):
            connection.execute(
                f"INSERT INTO {name} (table_id, {columns}) SELECT tables.id, {columns} "
                f"FROM {name}, tables WHERE table_id = 1 AND tables.id > 1"
            )
        connection.execute("UPDATE tables SET shown = revision")


async def started(bot: BotProcess) -> tuple[float, float]:
    """Seconds from start until it is connected, and MB of memory then."""
    start = time.perf_counter()
    await bot.start()
    took = time.perf_counter() - start
    assert bot.process
    return took, resident(bot.process.pid)


async def report() -> None:
    """Print both times, and what the difference is."""
    world = World(rate_limits=False)
    guild = world.guild("The Crypt")
    channel = guild.channel("general")
    application = world.application("Skulduggery")
    world.install(application, guild)
    anna, bob = world.person("Anna"), world.person("Bob")
    guild.join(anna, bob)
    with tempfile.TemporaryDirectory() as folder:
        async with serve(world, port=0) as address:
            bot = BotProcess(world, application, address, sqlite(Path(folder) / "bot.db"))
            await bot.start()
            await laid(world, channel, anna, bob)
            await world.settled()
            await asyncio.sleep(1)
            await bot.kill()
            few, little = await started(bot)
            await bot.kill()
            multiply(file_of(bot.database))
            many, much = await started(bot)
            reply = await anna.press(
                [m for m in anna.look(channel) if not m.ephemeral][-1], "In words"
            )
            assert reply.failed is None
            await bot.kill()
    print(f"start with 1 unfinished match: {few:.2f} s, {little:.0f} MB")
    print(f"start with {MATCHES}: {many:.2f} s, {much:.0f} MB ", end="")
    print(f"({(much - little) * 1000 / MATCHES:.2f} kB a table that nobody touches)")


if __name__ == "__main__":
    asyncio.run(report())
