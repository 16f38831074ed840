"""What is under a backup, its restoring and a move: all rows of one database copied into another of
the same schema, whichever of the two is SQLite or PostgreSQL, with a proof that none is missing."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data import dialect, schema
from bot.data.database import BORNE
from bot.data.nonces import SECRET
from bot.errors import Unusable

PASSING = ("answers", "processes", "shards", "identifies", "claims")
"""Tables that no backup holds: tokens by which Discord would take orders, and which process serves
what at the moment."""
ABOUT = "backup"
"""The fact in which a backup keeps what there is to know of it. It is no part of what is copied."""
BATCH = 1000
"""Rows that are read at a time."""
_VERSION = "alembic_version"
"""The table that says the schema. Whoever makes a database fills it."""


Proof = Mapping[str, tuple[int, str]]
"""By table: how many rows it has, and a digest of them; the same on every database that holds the
same."""


def present(connection: sa.Connection, *, passing: bool = False) -> sa.MetaData:
    """The tables that there are, of whatever version, with types that every database knows; those
    that no backup holds only if `passing`."""
    metadata = sa.MetaData()
    sa.event.listen(metadata, "column_reflect", _generic)
    metadata.reflect(connection, only=lambda name, _: passing or name not in PASSING)
    return metadata


def _generic(_: Any, __: Any, column: dict[str, Any]) -> None:
    column["type"] = column["type"].as_generic()


class _Digest:
    """Made of a table's rows as they pass. It is a sum, so that the order of rows, which databases
    see differently, is of no account."""

    def __init__(self) -> None:
        self._count = self._total = 0

    def add(self, rows: Sequence[sa.Row[Any]]) -> None:
        """These have passed."""
        for row in rows:
            text = json.dumps(list(row), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
            self._total += int.from_bytes(sha256(text.encode()).digest())
        self._count += len(rows)

    @property
    def proof(self) -> tuple[int, str]:
        """How many there were, and the digest."""
        return self._count, f"{self._total % 2**256:064x}"


async def proof(connection: AsyncConnection, *, passing: bool = False) -> Proof:
    """The proof of what a database holds."""
    digests = dict[str, _Digest]()
    for table in (await connection.run_sync(present, passing=passing)).sorted_tables:
        digest = digests[table.name] = _Digest()
        async for rows in _rows(connection, table):
            digest.add(rows)
    return {name: digest.proof for name, digest in digests.items()}


async def copy(old: AsyncConnection, new: AsyncConnection, *, passing: bool = False) -> Proof:
    """Copy all rows into a database of the same schema where nothing is yet; the proof of what was
    read. In memory are a few rows at a time. Raises `Unusable` where the new one does not take
    something; then its transaction is to be broken off."""
    digests = dict[str, _Digest]()
    metadata = await new.run_sync(present, passing=passing)
    await new.execute(sa.delete(schema.facts))  # what whoever made it has just written there
    for table in metadata.sorted_tables:
        digest = digests[table.name] = _Digest()
        try:
            async for rows in _rows(old, table):
                digest.add(rows)
                if table.name != _VERSION:
                    await new.execute(sa.insert(table), [dict(row._mapping) for row in rows])
        except DBAPIError as error:  # its text may show what is stored
            told = f"The database does not take what is in {table.name}"
            raise Unusable(f"{told} ({type(error.orig).__name__}).") from None
    if await new.run_sync(_counts_ids):
        for name in schema.metadata.tables.keys() & metadata.tables:
            numbered = schema.metadata.tables[name]
            await dialect.skip_ids(new, numbered, await dialect.last_id(old, numbered))
    return {name: digest.proof for name, digest in digests.items()}


def _counts_ids(connection: sa.Connection) -> bool:
    """Does a database know which ids it has given? SQLite did not before schema 0009."""
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
    """Raises `Unusable`, with these words and the tables in which they differ."""
    wrong = [
        f"{name} ({one.get(name, (0, ''))[0]} and {other.get(name, (0, ''))[0]} rows)"
        for name in sorted({*one, *other})
        if tuple(one.get(name, (0, ""))) != tuple(other.get(name, (0, "")))
    ]
    if wrong:
        raise Unusable(f"{otherwise}: {', '.join(wrong)}.")


def holds_anything(connection: sa.Connection) -> bool:
    """Is there a row in any table, but for those that every new database has?"""
    metadata = present(connection, passing=True)
    rows = {name: sa.select(table).limit(1) for name, table in metadata.tables.items()}
    rows.pop(_VERSION, None)
    if "facts" in rows:
        made = metadata.tables["facts"].c.name.in_((BORNE, SECRET))
        rows["facts"] = rows["facts"].where(~made)
    return any(connection.execute(row).first() for row in rows.values())
