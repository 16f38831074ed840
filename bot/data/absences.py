"""When which shard was not there: one row an absence, with which deadlines are compared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import Database
from bot.data.dialect import upsert


@dataclass(frozen=True)
class Absence:
    """A shard was not there from a moment on; `until` is None while it is not back."""

    shard: int
    since: float
    until: float | None = None


class Absences:
    """The absences that are stored."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def load(self, after: float) -> list[Absence]:
        """Those that have not ended before a moment; the others are dropped."""
        row = schema.absences.c
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(schema.absences).where(row.until < after))
            rows = await connection.execute(sa.select(schema.absences).order_by(row.since))
            return [Absence(found.shard, found.since, found.until) for found in rows]

    async def keep(self, absences: Iterable[Absence]) -> None:
        """Store absences, or when they ended."""
        rows = [{"shard": a.shard, "since": a.since, "until": a.until} for a in absences]
        async with self._engine.begin() as connection:
            row = upsert(connection, schema.absences)
            row = row.on_conflict_do_update(
                index_elements=["shard", "since"], set_={"until": row.excluded.until}
            )
            await connection.execute(row, rows)
