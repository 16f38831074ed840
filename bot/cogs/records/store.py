"""Finished matches in the database, and their reviews."""

from __future__ import annotations

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import Database
from bot.data.dialect import upsert

_review = schema.reviews.c


class StoredMatches:
    """Finished matches in the database."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def times(self, table: int) -> list[float]:
        """The times at which the moves of a table's match were played."""
        line = schema.log.c
        query = sa.select(line.at).where(line.table_id == table).order_by(line.ply)
        return await self._engine.column(query)

    async def last_finished(self, channel: int) -> int | None:
        """The table in a channel whose match ended last."""
        match, table = schema.matches, schema.tables
        query = (
            sa.select(match.c.table_id)
            .join(table, table.c.id == match.c.table_id)
            .where(table.c.channel == channel)
            .order_by(match.c.id.desc())
            .limit(1)
        )
        found: int | None = await self._engine.value(query)
        return found

    async def last_of(self, person: int) -> int | None:
        """The table whose match ended last of those that somebody played."""
        result = schema.results.c
        query = sa.select(result.table_id).where(result.person == person)
        query = query.order_by(result.ended.desc()).limit(1)
        found: int | None = await self._engine.value(query)
        return found


class Reviews:
    """Reviews of finished matches. One is made when somebody first asks, and is kept with the
    match."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def kept(self, table: int) -> str | None:
        """The stored review of a table's match; None if there is none yet."""
        query = sa.select(_review.review).where(_review.table_id == table)
        found: str | None = await self._engine.value(query)
        return found

    async def keep(self, table: int, review: str) -> None:
        """Store a finished review. Nothing happens if another process was quicker, or if the match
        is gone."""
        there = sa.select(sa.literal(table), sa.literal(review)).where(
            sa.exists().where(schema.tables.c.id == table, schema.tables.c.deal.is_not(None))
        )
        async with self._engine.begin() as connection:
            row = upsert(connection, schema.reviews).from_select(["table_id", "review"], there)
            await connection.execute(row.on_conflict_do_nothing())

    async def drop(self, table: int, review: str) -> None:
        """Delete a review that can't be used, unless it has been replaced."""
        gone = sa.delete(schema.reviews)
        gone = gone.where(_review.table_id == table, _review.review == review)
        await self._engine.change(gone)
