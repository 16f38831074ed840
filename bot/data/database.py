"""The connection to SQLite: many who read, and one who writes after the other.

SQLite lets one connection write at a time. Whoever finds another one writing asks again after
longer and longer pauses, in no order, and gives up after `busy_timeout`: "database is locked". In
one process that lock is therefore never fought for: writers queue in front of it. What is left to
`busy_timeout` is another process.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

WRITES = "writes"
"""The option of a connection that is to write."""


def migrate(path: Path) -> None:
    """Bring the database file to the present schema, making it where it is absent."""
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config = _alembic()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def is_current(path: Path) -> bool:
    """Is there a database file of the present schema?"""
    if not path.exists():
        return False
    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()
    return found == ScriptDirectory.from_config(_alembic()).get_current_head()


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


class Database(AsyncEngine):
    """An engine whose `begin` is for those who write: one after the other, as they came."""

    def __init__(self, sync_engine: sa.Engine) -> None:
        super().__init__(sync_engine)
        self._writing = asyncio.Lock()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write; it is broken off by an exception."""
        async with self._writing, self.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                yield connection


def connect(path: Path) -> Database:
    """The database in this file."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        pool_size=3,
        hide_parameters=True,  # an error must not tell a secret move
    )
    sa.event.listen(engine.sync_engine, "connect", _configure)
    sa.event.listen(engine.sync_engine, "begin", _begin)
    return Database(engine.sync_engine)


def _configure(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # else Python's driver begins by itself, and not at once
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "foreign_keys=ON", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    """Whoever writes takes the lock at once: SQLite refuses a reader who wants it later, without
    any waiting, if somebody else has written since it began to read."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
