"""Finished matches in the database, and their reviews."""

from __future__ import annotations

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import Database
from bot.data.dialect import upsert
from bot.data.leases import Lease
from bot.times import REVIEW_LEASE

_review = schema.reviews.c


class Matches:
    """Finished matches in the database."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def times(self, table: int) -> list[float]:
        """The times at which the moves of a table's match were played."""
        line = schema.log.c
        query = sa.select(line.at).where(line.table_id == table).order_by(line.ply)
        async with self._engine.reading() as connection:
            return list((await connection.execute(query)).scalars())

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
        async with self._engine.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def last_of(self, person: int) -> int | None:
        """The table whose match ended last of those that somebody played."""
        result = schema.results.c
        query = sa.select(result.table_id).where(result.person == person)
        query = query.order_by(result.ended.desc()).limit(1)
        async with self._engine.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar_one_or_none()
        return found


class Reviews(Lease):
    """Reviews of finished matches, and the leases of the processes that make them. A review is made
    once, when somebody first asks, and is kept with the match."""

    def __init__(self, engine: Database, me: str) -> None:
        super().__init__(
            engine, me, (_review.table_id, _review.maker, _review.makes_until), REVIEW_LEASE
        )
        self._make = self._taking.where(_review.review.is_(None)).returning(_review.table_id)

    async def kept(self, table: int) -> str | None:
        """The stored review of a table's match; None if there is none yet."""
        query = sa.select(_review.review).where(_review.table_id == table)
        async with self._engine.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def take(self, table: int, now: float) -> bool:
        """Take the lease to make a review. False if there is one already, or if another process is
        making it."""
        async with self._engine.begin() as connection:
            row = upsert(connection, schema.reviews).values(table_id=table)
            await connection.execute(row.on_conflict_do_nothing())
        return await self._taken(self._make, table, now) is not None

    async def keep(self, table: int, review: str) -> None:
        """Store a finished review. It does nothing if another process took over meanwhile, or if
        the match is gone."""
        await self._give_up(_review.table_id == table, review=review)

    async def give_up(self, table: int) -> None:
        """Give up the lease, so that another process can make the review."""
        await self._give_up(_review.table_id == table)

    async def drop(self, table: int, review: str) -> None:
        """Delete a review that can't be used, unless it has been replaced."""
        gone = sa.delete(schema.reviews)
        gone = gone.where(_review.table_id == table, _review.review == review)
        async with self._engine.begin() as connection:
            await connection.execute(gone)
