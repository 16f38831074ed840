"""A start with 100,000 unfinished matches that nobody has touched, compared with a start with
few."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.data.database import sqlite
from bot.times import IDENTIFIES
from local_discord import Channel, Guild, SessionLimits, World, serve
from tests.databases import file_of
from tests.e2e.process import BotProcess
from tools.bench.crowd import PEOPLE, SHARDS, matches, number
from tools.bench.load import resident

UNFINISHED = number("UNFINISHED", 100_000)
SERVERS = number("SERVERS", 10_000)


def importing() -> float:
    """Seconds that `import discord` takes."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import discord"], check=True)
    return time.perf_counter() - start


def multiply(database: Path, places: list[tuple[Guild, Channel]]) -> None:
    """Copy the matches of a database into all these channels, as if Discord showed them all."""
    with sqlite3.connect(database) as connection:
        names = [column[1] for column in connection.execute("PRAGMA table_info(tables)")]
        rows = connection.execute("SELECT * FROM tables ORDER BY id").fetchall()
        found = [dict(zip(names, row, strict=True)) for row in rows]
        logs = {
            table["id"]: connection.execute(
                "SELECT ply, seat, move, at FROM log WHERE table_id = ?", (table["id"],)
            ).fetchall()
            for table in found
        }
        seats = {
            table["id"]: connection.execute(
                "SELECT seat, person FROM seats WHERE table_id = ?", (table["id"],)
            ).fetchall()
            for table in found
        }
        for id, (guild, channel) in enumerate(places, len(found) + 1):
            table = found[id % len(found)]
            facts = json.dumps(json.loads(table["facts"]) | _place(guild, channel))
            row = table | _place(guild, channel) | {"id": id, "facts": facts}
            marks = ", ".join("?" * len(row))
            connection.execute(
                f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", tuple(row.values())
            )
            lines = [(id, *line) for line in logs[table["id"]]]
            connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", lines)
            sitting = [(id, *seat) for seat in seats[table["id"]]]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?)", sitting)
        connection.execute("UPDATE tables SET shown = revision, settled = revision")


def _place(guild: Guild, channel: Channel) -> dict[str, int]:
    return {"guild": guild.id, "channel": channel.id}


async def measured(count: int) -> tuple[float, float, int]:
    """Start with so many matches. Returns the seconds until all shards are connected, the MB of
    memory then, and how many messages were shown again. The number of servers and channels is
    always the same."""
    limits = SessionLimits(shards=SHARDS, max_concurrency=SHARDS)
    world = World(sessions=limits)
    application = world.application("Skulduggery")
    people = [world.person(f"Person {n}") for n in range(PEOPLE)]
    guilds = [world.guild(f"Server {n}") for n in range(SERVERS)]
    for guild in guilds:
        world.install(application, guild)
    places = [
        (guild, guild.channel(f"table-{n}"))
        for n in range(-(-UNFINISHED // SERVERS))
        for guild in guilds
    ]
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite(Path(folder) / "bot.db")
        await matches(url, places[:5], people)
        multiply(file_of(url), places[5:count])
        async with serve(world) as address:
            bot = BotProcess(world, application, address, url)
            await bot.start()
            await bot.kill()  # from here on Discord has its commands, and files are in memory
            world.requests.clear()
            await asyncio.sleep(IDENTIFIES)  # Discord's pause between two identifies of a shard
            start = time.perf_counter()
            await bot.start()
            connected = world.gateway.connected
            await world.wait(lambda: all(connected(application, n) for n in range(SHARDS)))
            took = time.perf_counter() - start
            assert bot.process
            await world.settled()
            memory = resident(bot.process.pid)
            posted = world.requests.count("POST", "/channels/{channel_id}/messages")
            edited = world.requests.count("PATCH", "/channels/{channel_id}/messages/{message_id}")
            await bot.kill()
    return took, memory, posted + edited


async def report() -> None:
    """Print how long it takes, what it holds, and what is shown again."""
    base = min(importing() for _ in range(3))
    print(f"A start in {SERVERS} servers ({SHARDS} shards); import discord takes {base:.2f} s:")
    for count in (100, UNFINISHED // 10, UNFINISHED):
        took, memory, shown = await measured(count)
        print(
            f"  {count:6} unfinished matches: {took:.2f} s until all shards are connected "
            f"({took / base:.1f} x import discord), {memory:.0f} MB, {shown} messages shown anew",
            flush=True,
        )


if __name__ == "__main__":
    asyncio.run(report())
