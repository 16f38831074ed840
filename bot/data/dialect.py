"""What SQLite and PostgreSQL do differently. The rest of `bot.data` does not know which it is.

SQLite lets one connection write at a time. Whoever finds another one writing asks again after
longer and longer pauses, in no order, and gives up after `busy_timeout`: "database is locked". In
one process that lock is therefore never fought for: writers queue in front of it. What is left to
`busy_timeout` is another process. PostgreSQL has writers side by side; where two of them would
read the same rows before they change them, the second waits in `alone`.
"""

from __future__ import annotations

import inspect
import logging
import sqlite3
import stat
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.data import driver

log = logging.getLogger(__name__)

WRITES, READS = "writes", "reads"
"""The options of a connection that is to write, and of one that reads one thing after the other."""
EVERYTHING, PROCESSES = 0, -1
"""What `alone` locks for those who change everything, and `in_turn`; nobody's ids."""
PRIVATE = 0o600
"""Its owner may read and write it, and nobody else may do anything."""
JOURNALS = ("-wal", "-shm", "-journal")
"""What SQLite appends to a database's name for the files that it keeps beside it. It makes them
with the database's own mode."""
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
_FORMS = "sqlite+aiosqlite:///PATH or postgresql+asyncpg://NAME:PASSWORD@HOST/DATABASE"
_SQLALCHEMYS = "prepared_statement_cache_size"
_AWAY = "08", "28", "3D", "53", "57", "25006", "25P03", "40", "55P03"
"""How PostgreSQL's codes begin that mean: the connection failed, nobody is let in, there is no such
database, there is no room, an operator stops it (or what was asked), nothing may be written, too
much time was taken, others were in the way (PostgreSQL, Appendix A). None is the fault of what was
asked."""
_REFUSED = "53", "25", "40001", "40P01", "55P03"
"""Those of them, and others, with which it says of a transaction that nothing of it is stored."""


def partial_index(name: str, column: str, where: str, *, unique: bool = False) -> sa.Index:
    """An index of the rows for which a condition holds, on both."""
    rows = sa.text(where)
    return sa.Index(name, column, unique=unique, sqlite_where=rows, postgresql_where=rows)


def upsert(connection: AsyncConnection, table: sa.Table) -> Any:
    """An INSERT that can say what to do `on_conflict`."""
    return {"sqlite": sqlite, "postgresql": postgresql}[connection.dialect.name].insert(table)


def snapshot(engine: AsyncEngine) -> Mapping[str, Any]:
    """The options of a connection that is to read everything as it was at one moment."""
    if engine.dialect.name == "postgresql":
        return {"isolation_level": "REPEATABLE READ"}
    return {}


def reading(engine: AsyncEngine) -> Mapping[str, Any]:
    """The options of a connection that is to read each thing as it is then: without a transaction,
    which would have to be begun and ended."""
    if engine.dialect.name == "postgresql":
        return {"isolation_level": "AUTOCOMMIT"}
    return {READS: True}


def lost(error: Exception) -> bool:
    """Is the database away, rather than what was asked of it wrong?"""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if type(error).__module__.startswith("asyncpg."):  # while connecting: SQLAlchemy lets it pass
        return True
    state = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
    if state.startswith(_AWAY):
        return True
    return isinstance(error, OSError | OperationalError | InterfaceError | PoolTimeout)


def stored_nothing(error: Exception) -> bool:
    """Does the database itself say, when it was to commit, that it has not? There was no room for
    it, or others were in the way. Of what it says of itself going away, that is not sure."""
    cause = getattr(error, "orig", None)
    if getattr(cause, "sqlite_errorcode", None) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY):
        return True
    return str(getattr(cause, "sqlstate", None) or "").startswith(_REFUSED)


def connecting(url: str, seconds: float | None) -> dict[str, Any]:
    """How to connect to a database that has so much time for each answer; None: any, and there may
    be more rows than go into memory. SQLite is no server: it waits for others' writing alone, and
    `busy_timeout` says how long."""
    if seconds is None:
        return {}
    if sa.make_url(url).get_backend_name() == "sqlite":
        return {"async_creator_fn": driver.connect}
    return {"timeout": seconds, "command_timeout": seconds}


def one_writer(engine: AsyncEngine) -> bool:
    """Can only one connection write at a time?"""
    return engine.dialect.name == "sqlite"


async def alone(connection: AsyncConnection, people: Iterable[int]) -> None:
    """Until the transaction ends, nobody else changes what is about these people: who reads before
    writing must not read what another is about to change. With one writer that is so anyway."""
    if connection.dialect.name != "postgresql":
        return
    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock_shared(EVERYTHING)))
    for person in sorted(set(people)):  # in one order, else two would wait for each other
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(person)))


async def all_alone(connection: AsyncConnection) -> None:
    """Until the transaction ends, nobody else is `alone` with anybody, nor migrates."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(EVERYTHING)))


async def last_id(connection: AsyncConnection, table: sa.Table) -> int:
    """The highest id that a table has given, if only to a row that is gone."""
    column = table.autoincrement_column
    if column is None:
        return 0
    newest = await connection.scalar(sa.select(sa.func.max(column)))
    given = sa.text("SELECT pg_sequence_last_value(pg_get_serial_sequence(:table, :column))")
    values = {"table": table.name, "column": column.name}
    if connection.dialect.name == "sqlite":
        given = sa.text("SELECT seq FROM sqlite_sequence WHERE name = :table")
        values = {"table": table.name}
    return max(newest or 0, await connection.scalar(given, values) or 0)


async def skip_ids(connection: AsyncConnection, table: sa.Table, last: int) -> None:
    """Let a table give no id up to this one."""
    column = table.autoincrement_column
    if column is None or not last:
        return
    if connection.dialect.name == "postgresql":
        sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
        await connection.execute(sa.select(sa.func.setval(sequence, last)))
    elif table.dialect_options["sqlite"]["autoincrement"]:
        values = {"table": table.name, "last": last}
        await connection.execute(_FORGET_SEQUENCE, values)
        await connection.execute(_SET_SEQUENCE, values)


_FORGET_SEQUENCE = sa.text("DELETE FROM sqlite_sequence WHERE name = :table")
_SET_SEQUENCE = sa.text("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)")


async def in_turn(connection: AsyncConnection) -> None:
    """Until the transaction ends, no other process says what it does, nor looks what others do."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(PROCESSES)))


async def clock(connection: AsyncConnection) -> float | None:
    """The database's clock; None where that is this machine's."""
    if connection.dialect.name != "postgresql":
        return None
    moment = await connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())"))
    return float(moment.scalar_one())


def configure(engine: sa.Engine, *, cascades: bool = True, idle: float | None = None) -> None:
    """How connections are set up. `cascades`: do rows go with those they refer to? Not while
    Alembic copies a table and drops the old one. `idle`: after so many seconds in which nothing is
    asked in a transaction, it is broken off. A process that stands still in the middle of one would
    keep all others waiting, which could not even say that they are there."""
    if engine.dialect.name == "postgresql":
        if idle is not None:
            sa.event.listen(engine, "connect", partial(_bound, idle))
        return

    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # else Python's driver begins by itself, and not at once
        cursor = connection.cursor()
        patience = 5_000 if cascades else 60_000
        keys = "ON" if cascades else "OFF"
        for pragma in (
            f"busy_timeout={patience}",  # first: the next one waits for others, too
            "journal_mode=WAL",
            f"foreign_keys={keys}",
            "synchronous=FULL",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    sa.event.listen(engine, "connect", connected)
    sa.event.listen(engine, "begin", _begin)


def _bound(idle: float, connection: Any, _: Any) -> None:
    """Not among what a connection begins with: PgBouncer would refuse it."""
    told = f"SET idle_in_transaction_session_timeout = {int(idle * 1000)}"
    connection.run_async(lambda raw: raw.execute(told))


def _begin(connection: sa.Connection) -> None:
    """Whoever writes takes the lock at once: SQLite refuses a reader who wants it later, without
    any waiting, if somebody else has written since it began to read."""
    options = connection.get_execution_options()
    if not options.get(READS):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(WRITES) else "BEGIN")


def keep_private(database: Path) -> None:
    """See to it that a database's file is there, and that only its owner can read it and its
    journals, whatever the umask is and whoever made them."""
    database.touch(PRIVATE)
    database = database.resolve()  # SQLite keeps them beside the file that a link leads to
    for path in (database, *(database.with_name(database.name + end) for end in JOURNALS)):
        with suppress(FileNotFoundError):  # somebody has just closed the database
            _keep_private(path)


def _keep_private(path: Path) -> None:
    if stat.S_IMODE(path.stat().st_mode) == PRIVATE:
        return
    try:
        path.chmod(PRIVATE)
    except PermissionError:
        log.warning("%s is another user's: see to it that others can't read it", path)


def fault(url: str) -> str | None:
    """What is wrong with an address, to follow its name in a sentence; nothing of it is quoted but
    the names of parameters, since it may hold a password."""
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):  # a port that is no number
        return f"is no address; it is to be like {_FORMS}."
    if address.drivername not in DRIVERS:
        return f"is for a database that can't be used; it is to be like {_FORMS}."
    if address.get_backend_name() == "sqlite":
        in_memory = address.database in (None, "", ":memory:")
        return "is to name a file: what is in memory is lost." if in_memory else None
    known = {*inspect.signature(asyncpg.connect).parameters, _SQLALCHEMYS}
    if strange := sorted(set(address.query) - known):
        hint = " (asyncpg calls it ssl)" if "sslmode" in strange else ""
        return f"names what asyncpg does not know: {', '.join(strange)}{hint}."
    return None


def without_password(url: str) -> str:
    """An address without its password, wherever that stands."""
    address = sa.make_url(url).difference_update_query(["password"])
    return address.render_as_string(hide_password=True)
