"""How things stand, in numbers that an index gives quickly; and whether the database answers."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncEngine
from bot.data.database import opened
from bot.data.lookup import RUNS
from bot.data.rows import ours
from bot.times import DEAD

LATE = 5.0
"""Seconds after which a table that is due is late. The clock should have looked at it by then."""


@dataclass(frozen=True)
class Figures:
    """What is open, and what has to be done."""

    open: Mapping[str, int]
    """Lobbies and running matches, by game."""
    unshown: int
    """Tables that Discord does not show as they are."""
    refused: int
    """Tables that Discord does not let the bot show, since it lacks a permission."""
    late: int
    """Tables that are due and that the clock has not looked at."""
    latest: float
    """For how many seconds the first of them has been due."""
    thinking: int
    """Tables where a computer has to move."""
    served: int
    """Shards whose owners were heard of lately, in all processes."""


async def figures(engine: AsyncEngine, now: float, shards: int) -> Figures:
    """Count all of it. (Some conditions are text, since an index has exactly that text.)

    `shards`: how many there are.
    """
    table, count = schema.tables.c, sa.func.count()
    tables = sa.select(count).select_from(schema.tables)
    due = sa.select(count, sa.func.min(table.due)).where(
        table.due <= now - LATE, sa.text(RUNS), ours()
    )
    games = (
        sa.select(table.game, count.label("number"))
        .where(sa.text(schema.OPEN))
        .group_by(table.game)
    )
    beat = schema.heartbeats.c
    heard = sa.select(count).where(beat.of == shards, beat.seen >= now - DEAD)
    async with engine.connect() as connection:
        late, first = (await connection.execute(due)).one()
        return Figures(
            open={row.game: row.number for row in await connection.execute(games)},
            unshown=await connection.scalar(tables.where(sa.text("shown < revision"))) or 0,
            refused=await connection.scalar(tables.where(sa.text("refused"))) or 0,
            late=late,
            latest=now - first if first else 0.0,
            thinking=await connection.scalar(tables.where(sa.text("thinking"))) or 0,
            served=await connection.scalar(heard) or 0,
        )


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
