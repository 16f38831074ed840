"""The times when a shard was away: a row for each absence, with which deadlines are compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import gcd

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database, put

_ALIVE = "alive"
"""The fact in which a bot of the time before shards noted when it was last there."""


_until = schema.absences.c.until
_UNENDED = sa.select(schema.absences).where(
    ~(_until.is_not(None) & (_until < sa.bindparam("_after")))
)
SILENT = sa.select(schema.heartbeats).where(schema.heartbeats.c.seen < sa.bindparam("_since"))
"""The shards of which nothing was noted since a moment."""


@dataclass(frozen=True, order=True)
class Shard:
    """A part of the servers (Discord, Gateway: sharding)."""

    number: int = 0
    of: int = 1

    def has(self, guild: int) -> bool:
        """Does this server belong to it?"""
        return (guild >> 22) % self.of == self.number

    def meets(self, other: Shard) -> bool:
        """Can a server belong to both? With the same count only if they are the same shard. While
        processes with another count take over, different shards can meet."""
        return (self.number - other.number) % gcd(self.of, other.of) == 0


def inside(
    shards: Sequence[Shard], server: sa.Column[int] = schema.tables.c.guild
) -> sa.ColumnElement[bool]:
    """The condition that a row's server is in these shards, all of one count; without shards, all
    rows. `server`: the column that names the server, if the rows are not tables."""
    if not shards or len(shards) == shards[0].of:
        return sa.true()
    guild = server.bitwise_rshift(sa.literal_column("22"))  # PostgreSQL: an integer
    return (guild % shards[0].of).in_([shard.number for shard in shards])


@dataclass(frozen=True)
class Absence:
    """A shard was away from a moment on; `until` is None while it is not back."""

    shard: Shard
    since: float
    until: float | None = None


class Absences:
    """The stored absences."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def begin(self, of: int, now: float) -> None:
        """At start-up, carry over the absences that still go on from another count of shards, or
        from a bot of the time before shards."""
        async with self._engine.begin() as connection:
            fact = schema.facts.c
            alive = sa.delete(schema.facts).where(fact.name == _ALIVE).returning(fact.value)
            last = (await connection.execute(alive)).scalar_one_or_none()
            away = await unfinished(connection)
            if last is not None:
                away.append(Absence(Shard(), min(float(last), now)))
            shards = [Shard(number, of) for number in range(of)]
            for absence in away:
                if absence.shard.of != of:
                    await _drop(connection, absence)
                met = [s for s in shards if s.meets(absence.shard)]
                await _keep(connection, [replace(absence, shard=s) for s in met])

    async def load(self, after: float, seen: float) -> list[Absence]:
        """The absences that had not ended before a moment. A shard whose owner was not `seen` since
        another moment has been away since it was, whether or not that is stored already."""
        async with self._engine.reading() as connection:
            known = [_absence(row) for row in await connection.execute(_UNENDED, {"_after": after})]
            lost = [
                Absence(Shard(found.shard, found.of), found.seen)
                for found in await connection.execute(SILENT, {"_since": seen})
            ]
        away = {absence.shard for absence in known if absence.until is None}
        return known + [absence for absence in lost if absence.shard not in away]

    async def forget(self, before: float) -> None:
        """Drop the absences that ended before a moment."""
        old = sa.delete(schema.absences).where(schema.absences.c.until < before)
        await self._engine.change(old)

    async def keep(self, absences: Iterable[Absence]) -> None:
        """Store absences, or when they ended."""
        async with self._engine.begin() as connection:
            await _keep(connection, absences)


async def unfinished(connection: AsyncConnection) -> list[Absence]:
    """The absences that go on."""
    query = sa.select(schema.absences).where(schema.absences.c.until.is_(None))
    return [_absence(row) for row in await connection.execute(query)]


async def begun(connection: AsyncConnection, shards: Iterable[Shard], since: float) -> None:
    """Note that these shards are away, unless that is known already."""
    known = {absence.shard for absence in await unfinished(connection)}
    await _keep(connection, [Absence(shard, since) for shard in shards if shard not in known])


async def _keep(connection: AsyncConnection, absences: Iterable[Absence]) -> None:
    rows = [
        {"shard": a.shard.number, "of": a.shard.of, "since": a.since, "until": a.until}
        for a in absences
    ]
    await put(connection, schema.absences, *rows)


async def _drop(connection: AsyncConnection, absence: Absence) -> None:
    row = schema.absences.c
    same = (row.shard == absence.shard.number) & (row.since == absence.since)
    await connection.execute(sa.delete(schema.absences).where(same))


def _absence(row: sa.Row[tuple[int, float, float | None, int]]) -> Absence:
    return Absence(Shard(row.shard, row.of), row.since, row.until)
