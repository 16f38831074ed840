"""Copying all rows of one database into another of the same schema, and counting them. Either may
be SQLite or PostgreSQL. Backups and restoring rest on this."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.data import dialect, schema
from bot.data.core import AsyncConnection
from bot.data.migrating import BORNE
from bot.data.nonces import SECRET
from bot.errors import Unusable
from bot.host.kept import FACT

BEFORE = "processes", "shards", "identifies", "claims"
"""Tables that databases had before 2.0, and that no backup holds either."""
PASSING = (
    "answers",
    "heartbeats",
    "thoughts",
    "links",
    "sessions",
    "challenges",
)
"""Tables that no backup holds: tokens, with which anybody could act for the bot at Discord, which
process serves what just now, who may use the page (restoring must not revive a session that was
ended), and challenges, for which nobody waits by then."""
ABOUT = "backup"
"""The fact in which a backup says when it was made, its schema and its counts. It is not copied."""
BATCH = 1000
"""How many rows are read at a time."""
_VERSION = "alembic_version"
"""The table that names the schema. It is filled when a database is made, so it is not copied."""


Counts = Mapping[str, int]
"""By table: how many rows it has."""


def present(connection: sa.Connection) -> sa.MetaData:
    """The tables of a database, of whatever version, with types that every database knows."""
    metadata = sa.MetaData()
    sa.event.listen(metadata, "column_reflect", _generic)
    metadata.reflect(connection, only=lambda name, _: name not in (*PASSING, *BEFORE))
    return metadata


def _generic(_: Any, __: Any, column: dict[str, Any]) -> None:
    column["type"] = column["type"].as_generic()


async def counted(connection: AsyncConnection) -> Counts:
    """How many rows a database holds."""
    tables = (await connection.run_sync(present)).sorted_tables
    count = sa.func.count()
    return {
        table.name: await connection.scalar(_without_about(table, sa.select(count))) or 0
        for table in tables
    }


async def copy(old: AsyncConnection, new: AsyncConnection) -> Counts:
    """Copy all rows into an empty database of the same schema. Returns how many were read.

    Memory holds only a few rows at a time. Raises `Unusable` if the new database does not take
    something; then the caller must roll its transaction back.
    """
    counts = dict[str, int]()
    metadata = await new.run_sync(present)
    await new.execute(sa.delete(schema.facts))  # those that were written when it was made
    for table in metadata.sorted_tables:
        counts[table.name] = 0
        try:
            async for rows in _rows(old, table):
                counts[table.name] += len(rows)
                if table.name != _VERSION:
                    await new.execute(sa.insert(table), [dict(row._mapping) for row in rows])
        except DBAPIError as error:  # its text may quote what is stored
            told = f"The database does not take what is in {table.name}"
            raise Unusable(f"{told} ({type(error.orig).__name__}).") from None
    if await new.run_sync(_counts_ids):
        for name in schema.metadata.tables.keys() & metadata.tables:
            numbered = schema.metadata.tables[name]
            await dialect.skip_ids(new, numbered, await dialect.last_id(old, numbered))
    return counts


def _counts_ids(connection: sa.Connection) -> bool:
    """Does a database remember which ids it has given? SQLite did not before schema 0009."""
    return connection.dialect.name != "sqlite" or sa.inspect(connection).has_table(
        "sqlite_sequence"
    )


async def _rows(
    connection: AsyncConnection, table: sa.Table
) -> AsyncIterator[Sequence[sa.Row[Any]]]:
    """A table's rows, a few at a time."""
    query = _without_about(table, sa.select(table)).execution_options(yield_per=BATCH)
    async for rows in (await connection.stream(query)).partitions(BATCH):
        yield rows


def _without_about(table: sa.Table, query: sa.Select[Any]) -> sa.Select[Any]:
    query = query.select_from(table)
    return query.where(table.c.name != ABOUT) if table.name == schema.facts.name else query


def same(one: Counts, other: Counts, otherwise: str) -> None:
    """Raise `Unusable` if two counts differ, with the words `otherwise` and the tables."""
    pairs = ((name, one.get(name, 0), other.get(name, 0)) for name in sorted({*one, *other}))
    wrong = [f"{name} ({here} and {there} rows)" for name, here, there in pairs if here != there]
    if wrong:
        raise Unusable(f"{otherwise}: {', '.join(wrong)}.")


def holds_anything(connection: sa.Connection) -> bool:
    """Does any table have a row, apart from those that every new database has?"""
    metadata = present(connection)
    rows = {name: sa.select(table).limit(1) for name, table in metadata.tables.items()}
    rows.pop(_VERSION, None)
    if "facts" in rows:
        made = metadata.tables["facts"].c.name.in_((BORNE, SECRET, FACT))
        rows["facts"] = rows["facts"].where(~made)
    return any(connection.execute(row).first() for row in rows.values())
