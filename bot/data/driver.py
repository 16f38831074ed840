"""SQLite's driver: the way to its thread and back is gone once for each statement.

`aiosqlite` has every call done by the connection's thread: a cursor made, a statement executed, its
rows fetched, the cursor closed. Each costs two switches of threads, which is more than what SQLite
itself takes for one of the bot's statements, and much more on a busy machine. So here a statement
with all its rows is one call, and what has nothing to undo or to store is none.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import aiosqlite

CHUNK = 64
"""Rows fetched at once by whoever iterates over them: nobody here."""


class Cursor:
    """One statement and all its rows, as SQLAlchemy asks for them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> Cursor:
        """Execute it, and fetch what it finds."""
        await self._connection.work(self._done, "execute", statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Any) -> Cursor:
        """Execute it with each of these."""
        await self._connection.work(self._done, "executemany", statement, parameters)
        return self

    def _done(self, how: str, statement: str, parameters: Any) -> None:
        """In the connection's thread."""
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
        """It is."""


class Connection(aiosqlite.Connection):
    """A connection whose cursors know their rows at once."""

    def cursor(self) -> Cursor:  # type: ignore[override]
        """A new cursor."""
        return Cursor(self)

    async def work(self, what: Callable[..., None], *of: Any) -> None:
        """Have something done by the connection's thread."""
        await self._execute(what, *of)  # type: ignore[no-untyped-call]

    async def commit(self) -> None:
        """Store what was changed, if anything."""
        if self.in_transaction:
            await super().commit()

    async def rollback(self) -> None:
        """Undo what was changed, if anything."""
        if self.in_transaction:
            await super().rollback()


def connect(database: str, **options: Any) -> Connection:
    """A connection, to be awaited."""
    connection = Connection(lambda: sqlite3.connect(database, **options), CHUNK)
    connection._thread.daemon = True  # as SQLAlchemy has it: a process that ends need not wait
    return connection
