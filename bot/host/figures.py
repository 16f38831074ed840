"""How things stand, in numbers that an index gives quickly; and whether the database answers."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncEngine
from bot.data.database import Database, opened
from bot.data.lookup import RUNS, ours
from bot.times import DEAD

LATE = 5.0
"""Seconds after which a table that is due is late. The clock should have looked at it by then."""


FIGURES = {
    "outbox_tables": "Tables that Discord has to be told of",
    "refused_tables": "Tables that can't be shown: permissions are wanting",
    "late_tables": "Tables that are due and not looked at",
    "late_seconds": "For how long the first of them has been due",
    "thinking_tables": "Tables where a computer is to move",
    "unserved_shards": "Of all processes: nobody owns them",
}
"""What has to be done, by the names of metrics."""
_TABLES = {
    "outbox_tables": "shown < revision",
    "refused_tables": "refused",
    "thinking_tables": "thinking",
}
"""Which tables are counted: as text, since an index has exactly that text."""


async def figures(engine: AsyncEngine, now: float, shards: int) -> Mapping[str, float]:
    """`FIGURES`. `shards`: how many there are."""
    table, beat, count = schema.tables.c, schema.heartbeats.c, sa.func.count()
    tables = sa.select(count).select_from(schema.tables)
    due = sa.select(count, sa.func.min(table.due)).where(
        table.due <= now - LATE, sa.text(RUNS), ours()
    )
    heard = sa.select(count).where(beat.of == shards, beat.seen >= now - DEAD)
    async with engine.connect() as connection:
        late, first = (await connection.execute(due)).one()
        served = await connection.scalar(heard) or 0
        counted = {
            name: await connection.scalar(tables.where(sa.text(which))) or 0
            for name, which in _TABLES.items()
        }
    waits = now - first if first else 0.0
    return {
        **counted,
        "late_tables": late,
        "late_seconds": waits,
        "unserved_shards": shards - served,
    }


async def open_tables(engine: Database) -> Mapping[str, int]:
    """Lobbies and running matches, by game."""
    game, count = schema.tables.c.game, sa.func.count().label("number")
    query = sa.select(game, count).where(sa.text(schema.OPEN)).group_by(game)
    return {row.game: row.number for row in await engine.rows(query)}


async def waiting(engine: AsyncEngine, before: float, ids: Collection[int]) -> list[int]:
    """The tables that Discord has not shown as they are since a moment, without those that it
    refuses. `ids`: tables that have waited as long by this process's own count; the database may
    not know since when they wait."""
    table = schema.tables.c
    long = table.stale_since.between(1.0, before) | table.id.in_(ids)
    query = sa.select(table.id).where(sa.text("shown < revision"), ~table.refused, long, ours())
    async with engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def answers(engine: AsyncEngine, within: float) -> bool:
    """Does the database let this process write, within this many seconds?"""
    try:
        async with asyncio.timeout(within), engine.begin() as connection:
            await connection.execute(sa.select(1))
    except Exception:  # noqa: BLE001 - whatever it is, it is no answer
        return False
    return True


async def answers_others(engine: AsyncEngine, within: float) -> bool:
    """Does the database answer a new connection, as another process would make it?"""
    async with opened(engine.url.render_as_string(hide_password=False)) as fresh:
        return await answers(fresh, within)
