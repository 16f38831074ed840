"""Positions where a computer has to move, and what processes that only think suggest to play there.

Such a process holds the table's lock while it thinks (`session`), so that others think about other
tables, and stores its suggestion. The owner plays that, if it is still the position.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from secrets import randbits
from typing import NamedTuple

import sqlalchemy as sa

from bot.data import schema
from bot.data.absences import Shard, inside
from bot.data.database import Database, put
from bot.data.dialect import notify
from bot.data.lookup import ours
from bot.table.table import Table

SUGGESTED = "thoughts"
"""Where it is said that there is a suggestion (NOTIFY)."""
_table, _thought = schema.tables.c, schema.thoughts.c
_THINKING = sa.text("thinking")


class Task(NamedTuple):
    """A position to think about."""

    tries: int
    """How often this was begun, with this time."""
    seed: int
    """For the random numbers; another one each time."""

    @classmethod
    def first(cls) -> Task:
        """A position that nobody has tried yet."""
        return cls(1, randbits(63))


class Position(NamedTuple):
    """Which of a table's positions it is. (A log only grows, but for what is counted here.)"""

    takebacks: int
    thrown: int
    plies: int

    @classmethod
    def of(cls, table: Table) -> Position:
        """The one of a running match."""
        return cls(table.takebacks, sum(table.thrown.values()), len(table.playing.log))


class Suggestion(NamedTuple):
    """What a computer would play."""

    table: int
    position: Position
    seat: int
    move: str


@lru_cache(4)
def _waiting(
    mine: sa.ColumnElement[bool], shards: tuple[Shard, ...], *, waited: bool
) -> sa.Select[int]:
    """Cached, since it is asked every second and takes longer to build than to answer."""
    suggested = sa.exists().where(_thought.table_id == _table.id)
    query = sa.select(_table.id).where(_THINKING, sa.text("shown >= revision"), mine, ~suggested)
    query = query.where(inside(shards))
    if waited:
        query = query.where(_table.shown_at <= sa.bindparam("_shown_by"))
    query = query.where(_table.id.not_in(sa.bindparam("_besides", expanding=True)))
    return query.order_by(_table.shown_at, _table.id).limit(sa.bindparam("_most"))


class Thoughts:
    """What is thought about, and what was found."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def waiting(
        self,
        most: int,
        besides: Collection[int] = (),
        shards: Sequence[Shard] = (),
        shown_by: float | None = None,
    ) -> list[int]:
        """The ids of tables where a computer has to move and nothing is suggested, those first that
        have waited longest. Only tables that Discord shows as they are.

        `most`: at most how many. `besides`: without these. `shards`: only in their servers.
        `shown_by`: only tables that Discord has shown since this moment.
        """
        query = _waiting(ours(), tuple(shards), waited=shown_by is not None)
        values = {"_besides": besides, "_most": most, "_shown_by": shown_by}
        return await self._engine.column(query, values)

    async def begin(self, id: int) -> Task | None:
        """Count a try before it begins: if the process dies of it, the next one knows. None if no
        computer has to move."""
        task = Task.first()
        trying = sa.update(schema.tables).where(_table.id == id, _THINKING)
        trying = trying.values(tries=_table.tries + 1).returning(_table.tries)
        async with self._engine.begin() as connection:
            tries = (await connection.execute(trying)).scalar_one_or_none()
        return None if tries is None else Task(tries, task.seed)

    async def suggest(self, suggestion: Suggestion) -> None:
        """Store what a computer would play, and tell the owner (on PostgreSQL)."""
        values = suggestion.position._asdict()
        values |= {"table_id": suggestion.table, "seat": suggestion.seat, "move": suggestion.move}
        async with self._engine.begin() as connection:
            await put(connection, schema.thoughts, values)
            await notify(connection, SUGGESTED, str(suggestion.table))

    async def suggested(self, shards: Sequence[Shard]) -> list[Suggestion]:
        """What is suggested at tables of these shards' servers."""
        query = sa.select(schema.thoughts).join(schema.tables, _table.id == _thought.table_id)
        rows = await self._engine.rows(query.where(inside(shards)))
        return [
            Suggestion(
                row.table_id, Position(row.takebacks, row.thrown, row.plies), row.seat, row.move
            )
            for row in rows
        ]

    async def drop(self, suggestion: Suggestion) -> None:
        """Forget a suggestion: it was played, or the match has gone on without it."""
        same = _thought.plies == suggestion.position.plies
        same &= _thought.takebacks == suggestion.position.takebacks
        gone = sa.delete(schema.thoughts).where(_thought.table_id == suggestion.table, same)
        await self._engine.change(gone)
