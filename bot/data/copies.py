"""What copies of a database have in common: a proof that nothing is missing, and what no copy that
is kept may hold."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256

import sqlalchemy as sa

from bot.data.database import BORNE
from bot.data.nonces import SECRET

PASSING = ("answers", "processes", "shards", "identifies", "claims")
"""Tables that no backup holds: tokens by which Discord would take orders, and which process serves
what at the moment."""
BATCH = 1000
"""Rows that are read at a time."""


Proof = Mapping[str, tuple[int, str]]
"""By table: how many rows it has, and a digest of them."""


def proof(connection: sa.Connection, metadata: sa.MetaData) -> Proof:
    """The proof of these tables, the same on every database that holds the same."""
    return {table.name: _proved(connection, table) for table in metadata.sorted_tables}


def _proved(connection: sa.Connection, table: sa.Table) -> tuple[int, str]:
    """The digest is a sum, so that the order of rows, which databases see differently, is of no
    account."""
    count = total = 0
    columns = sorted(table.columns, key=lambda column: column.name)
    reading = connection.execution_options(yield_per=BATCH)
    for row in reading.execute(sa.select(*columns)):
        text = json.dumps(list(row), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        total += int.from_bytes(sha256(text.encode()).digest())
        count += 1
    return count, f"{total % 2**256:064x}"


def differences(one: Proof, other: Proof) -> list[str]:
    """The tables that are not the same, with their counts."""
    return [
        f"{name} ({one.get(name, (0, ''))[0]} and {other.get(name, (0, ''))[0]} rows)"
        for name in sorted({*one, *other})
        if tuple(one.get(name, (0, ""))) != tuple(other.get(name, (0, "")))
    ]


def present(connection: sa.Connection) -> sa.MetaData:
    """The tables that there are, of whatever version, without those that no backup holds."""
    metadata = sa.MetaData()
    metadata.reflect(connection, only=lambda name, _: name not in PASSING)
    return metadata


def holds_anything(connection: sa.Connection, metadata: sa.MetaData) -> bool:
    """Is there a row in any of these tables, but for those that every new database has?"""
    rows = {name: sa.select(table).limit(1) for name, table in metadata.tables.items()}
    rows.pop("alembic_version", None)
    if "facts" in rows:
        made = metadata.tables["facts"].c.name.in_((BORNE, SECRET))
        rows["facts"] = rows["facts"].where(~made)
    return any(connection.execute(row).first() for row in rows.values())
