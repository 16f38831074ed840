"""SQLite's driver, with one trip to its thread and back for each statement.

`aiosqlite` sends every call to the connection's thread: make a cursor, execute, fetch the rows,
close the cursor. Each call switches threads twice. That takes longer than SQLite needs for one of
the bot's statements, and much longer on a busy machine. So here a statement with all its rows is
one call, a transaction begins with its first statement, and a commit or rollback with nothing to do
is none.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import aiosqlite

CHUNK = 64
"""Rows that `aiosqlite` fetches at once when iterating, which nothing here does."""

Written = tuple[str, Sequence[Mapping[str, Any]], type[Exception] | None]
"""A statement, the values of each time that it is done, and what is raised if it changes no row."""


class Cursor:
    """One statement and all its rows, in the shape that SQLAlchemy expects."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> Cursor:
        """Execute a statement and fetch all its rows."""
        await self._connection.work(self._done, "execute", statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Any) -> Cursor:
        """Execute a statement with each of these parameters."""
        await self._connection.work(self._done, "executemany", statement, parameters)
        return self

    def _done(self, how: str, statement: str, parameters: Any) -> None:
        """Runs in the connection's thread."""
        self._connection.begin()
        cursor = getattr(self._connection._conn, how)(statement, parameters)
        try:
            self.description, self.rowcount = cursor.description, cursor.rowcount
            self.lastrowid = cursor.lastrowid
            self._rows = cursor.fetchall() if cursor.description else ()
        finally:
            cursor.close()

    async def fetchall(self) -> Sequence[Any]:
        """The rows."""
        return self._rows

    async def close(self) -> None:
        """Does nothing: `_done` has closed SQLite's cursor."""


class Connection(aiosqlite.Connection):
    """A connection whose cursors fetch all their rows at once."""

    begins = ""
    """How its transaction begins, with the first statement; empty once it has begun."""

    def begin(self) -> None:
        """Begin the transaction, if one is to begin. Runs in the connection's thread. If that
        fails, the next statement tries it again: none is done outside of it."""
        if self.begins:
            self._conn.execute(self.begins).close()
            self.begins = ""

    def write(self, writes: Iterable[Written]) -> None:
        """Do several statements, one after the other. Runs in the connection's thread."""
        self.begin()
        for statement, rows, otherwise in writes:
            for values in rows:
                cursor = self._conn.execute(statement, values)
                changed = cursor.rowcount
                cursor.close()
                if otherwise and not changed:
                    raise otherwise

    def cursor(self) -> Cursor:  # type: ignore[override]
        """A new cursor."""
        return Cursor(self)

    async def work(self, what: Callable[..., None], *of: Any) -> None:
        """Run something in the connection's thread."""
        await self._execute(what, *of)  # type: ignore[no-untyped-call]

    async def commit(self) -> None:
        """Commit, if a transaction is open."""
        self.begins = ""
        if self.in_transaction:
            await super().commit()

    async def rollback(self) -> None:
        """Roll back, if a transaction is open."""
        self.begins = ""
        if self.in_transaction:
            await super().rollback()


def connect(database: str, **options: Any) -> Connection:
    """A connection, to be awaited."""
    connection = Connection(lambda: sqlite3.connect(database, **options), CHUNK)
    connection._thread.daemon = True  # as SQLAlchemy sets it: the process can end without waiting
    return connection
