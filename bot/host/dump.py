"""Copying all rows of one database into another of the same schema, with a proof that none is
missing. Either may be SQLite or PostgreSQL. Backups, restoring and moving all rest on this."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from hashlib import sha256
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
"""The fact in which a backup says when it was made, its schema and its proof. It is not copied."""
BATCH = 1000
"""How many rows are read at a time."""
_VERSION = "alembic_version"
"""The table that names the schema. It is filled when a database is made, so it is not copied."""


Proof = Mapping[str, tuple[int, str]]
"""By table: how many rows it has, and a digest of them, the same for the same rows in any database;
empty where SQLite itself has copied them into a file that a checksum seals."""


def present(connection: sa.Connection, *, passing: bool = False) -> sa.MetaData:
    """The tables of a database, of whatever version, with types that every database knows.
    `passing`: with those that no backup holds."""
    metadata = sa.MetaData()
    sa.event.listen(metadata, "column_reflect", _generic)
    metadata.reflect(connection, only=lambda name, _: passing or name not in (*PASSING, *BEFORE))
    return metadata


def _generic(_: Any, __: Any, column: dict[str, Any]) -> None:
    column["type"] = column["type"].as_generic()


class _Digest:
    """A digest of a table's rows, made as they pass. It is a sum, so that the order of rows does
    not count: databases differ in it."""

    def __init__(self, proves: bool = True) -> None:
        self._proves = proves
        self._count = self._total = 0

    def add(self, rows: Sequence[sa.Row[Any]]) -> None:
        """Add these rows."""
        for row in rows if self._proves else ():
            text = json.dumps(list(row), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
            self._total += int.from_bytes(sha256(text.encode()).digest())
        self._count += len(rows)

    @property
    def proof(self) -> tuple[int, str]:
        """How many rows there were, and their digest."""
        return self._count, f"{self._total % 2**256:064x}" if self._proves else ""


async def proof(connection: AsyncConnection, *, passing: bool = False) -> Proof:
    """The proof of what a database holds."""
    digests = dict[str, _Digest]()
    for table in (await connection.run_sync(present, passing=passing)).sorted_tables:
        digest = digests[table.name] = _Digest()
        async for rows in _rows(connection, table):
            digest.add(rows)
    return {name: digest.proof for name, digest in digests.items()}


async def copy(
    old: AsyncConnection, new: AsyncConnection, *, passing: bool = False, proves: bool = True
) -> Proof:
    """Copy all rows into an empty database of the same schema. Returns the proof of what was read.

    `proves`: with digests, which take as long again as the rows themselves. Memory holds only a few
    rows at a time. Raises `Unusable` if the new database does not take
    something; then the caller must roll its transaction back.
    """
    digests = dict[str, _Digest]()
    metadata = await new.run_sync(present, passing=passing)
    await new.execute(sa.delete(schema.facts))  # those that were written when it was made
    for table in metadata.sorted_tables:
        digest = digests[table.name] = _Digest(proves)
        try:
            async for rows in _rows(old, table):
                digest.add(rows)
                if table.name != _VERSION:
                    await new.execute(sa.insert(table), [dict(row._mapping) for row in rows])
        except DBAPIError as error:  # its text may quote what is stored
            told = f"The database does not take what is in {table.name}"
            raise Unusable(f"{told} ({type(error.orig).__name__}).") from None
    if await new.run_sync(_counts_ids):
        for name in schema.metadata.tables.keys() & metadata.tables:
            numbered = schema.metadata.tables[name]
            await dialect.skip_ids(new, numbered, await dialect.last_id(old, numbered))
    return {name: digest.proof for name, digest in digests.items()}


def _counts_ids(connection: sa.Connection) -> bool:
    """Does a database remember which ids it has given? SQLite did not before schema 0009."""
    return connection.dialect.name != "sqlite" or sa.inspect(connection).has_table(
        "sqlite_sequence"
    )


async def _rows(
    connection: AsyncConnection, table: sa.Table
) -> AsyncIterator[Sequence[sa.Row[Any]]]:
    """A table's rows, a few at a time, each with its columns in the order of their names."""
    columns = sorted(table.columns, key=lambda column: column.name)
    query = sa.select(*columns).execution_options(yield_per=BATCH)
    if table.name == schema.facts.name:
        query = query.where(table.c.name != ABOUT)
    async for rows in (await connection.stream(query)).partitions(BATCH):
        yield rows


def same(one: Proof, other: Proof, otherwise: str) -> None:
    """Raise `Unusable` if two proofs differ, with the words `otherwise` and the tables."""
    wrong = []
    for name in sorted({*one, *other}):
        (count, digest), (rows, sum_) = one.get(name, (0, "")), other.get(name, (0, ""))
        if count != rows or (digest and sum_ and digest != sum_):
            wrong.append(f"{name} ({count} and {rows} rows)")
    if wrong:
        raise Unusable(f"{otherwise}: {', '.join(wrong)}.")


def holds_anything(connection: sa.Connection) -> bool:
    """Does any table have a row, apart from those that every new database has?"""
    metadata = present(connection, passing=True)
    rows = {name: sa.select(table).limit(1) for name, table in metadata.tables.items()}
    rows.pop(_VERSION, None)
    if "facts" in rows:
        made = metadata.tables["facts"].c.name.in_((BORNE, SECRET, FACT))
        rows["facts"] = rows["facts"].where(~made)
    return any(connection.execute(row).first() for row in rows.values())
