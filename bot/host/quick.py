"""Copying an SQLite database's rows into another: SQLite does it, so it takes a tenth of the time
that rows take through Python."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from bot.errors import Unusable
from bot.host.dump import ABOUT, PASSING

_SEQUENCE = "sqlite_sequence"
_VERSION = "alembic_version"
_OWN = {_VERSION, _SEQUENCE}
"""Tables that are filled in other ways."""


def copied(old: Path, new: Path) -> Mapping[str, int]:
    """Copy all rows, as they are at one moment, into an empty database of the same schema, without
    what does not last. Returns how many rows each table has. Raises `Unusable` if one is missing.
    """
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        for pragma in ("busy_timeout = 60000", "journal_mode = OFF", "synchronous = OFF"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("ATTACH ? AS old", (str(old),))
        connection.execute("BEGIN")
        connection.execute("DELETE FROM main.facts")  # those that were written when it was made
        there, here = (_tables(connection, name) for name in ("old", "main"))
        counts = {name: _rows(connection, name) for name in sorted((there & here) - _OWN)}
        if _SEQUENCE in there & here:
            connection.execute(f"DELETE FROM main.{_SEQUENCE}")
            connection.execute(f"INSERT INTO main.{_SEQUENCE} SELECT * FROM old.{_SEQUENCE}")
        connection.execute("COMMIT")
        return {**counts, _VERSION: 1}


def _tables(connection: sqlite3.Connection, database: str) -> set[str]:
    rows = connection.execute(f"SELECT name FROM {database}.sqlite_master WHERE type = 'table'")
    return {name for (name,) in rows} - set(PASSING)


def _rows(connection: sqlite3.Connection, table: str) -> int:
    columns = ", ".join(
        f'"{row[1]}"' for row in connection.execute(f'PRAGMA main.table_info("{table}")')
    )
    where = f" WHERE name <> '{ABOUT}'" if table == "facts" else ""
    source = f'SELECT {columns} FROM old."{table}"{where}'
    connection.execute(f'INSERT INTO main."{table}" ({columns}) {source}')
    (read,), (written,) = (
        connection.execute(f"SELECT count(*) FROM {of}").fetchone()
        for of in (f'old."{table}"{where}', f'main."{table}"')
    )
    if read != written:
        raise Unusable(f"Not everything has arrived: {table} has {written} rows instead of {read}.")
    return int(written)


def counted(file: Path) -> Mapping[str, int]:
    """How many rows each table of a backup has."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        names = _tables(connection, "main") - {_SEQUENCE}
        return {name: _count(connection, name) for name in sorted(names)}


def _count(connection: sqlite3.Connection, table: str) -> int:
    where = f" WHERE name <> '{ABOUT}'" if table == "facts" else ""
    return int(connection.execute(f'SELECT count(*) FROM "{table}"{where}').fetchone()[0])
