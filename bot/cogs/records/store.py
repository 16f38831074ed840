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
    """What is asked about finished matches."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def times(self, table: int) -> list[float]:
        """When every move of a table's match was played."""
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


class Reviews(Lease):
    """Reviews of finished matches, each made once, when somebody first asks, and kept with the
    match; and which process makes one."""

    def __init__(self, engine: Database, me: str) -> None:
        super().__init__(
            engine, me, (_review.table_id, _review.maker, _review.makes_until), REVIEW_LEASE
        )
        self._make = self._taking.where(_review.review.is_(None)).returning(_review.table_id)

    async def kept(self, table: int) -> str | None:
        """The review of a table's match, as it is stored; None where there is none yet."""
        query = sa.select(_review.review).where(_review.table_id == table)
        async with self._engine.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def take(self, table: int, now: float) -> bool:
        """Is it this process that makes the review? Not where there is one, nor while another
        process is at it."""
        async with self._engine.begin() as connection:
            row = upsert(connection, schema.reviews).values(table_id=table)
            await connection.execute(row.on_conflict_do_nothing())
        return await self._taken(self._make, table, now) is not None

    async def keep(self, table: int, review: str) -> None:
        """Keep what was made; nothing where another process took over meanwhile, or where the
        match is gone."""
        await self._give_up(_review.table_id == table, review=review)

    async def give_up(self, table: int) -> None:
        """Let another process make it."""
        await self._give_up(_review.table_id == table)

    async def drop(self, table: int, review: str) -> None:
        """Forget a review that can't be used, if it is still that one."""
        gone = sa.delete(schema.reviews)
        gone = gone.where(_review.table_id == table, _review.review == review)
        async with self._engine.begin() as connection:
            await connection.execute(gone)
