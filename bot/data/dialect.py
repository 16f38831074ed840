"""What SQLite and PostgreSQL do differently. The rest of `bot.data` does not know which it is.

SQLite lets one connection write at a time. A connection that finds another one writing asks again
after longer and longer pauses, in no order, and gives up after `busy_timeout`: "database is
locked". So inside one process writers queue before they ask for that lock, and `busy_timeout` only
has to deal with other processes. PostgreSQL has many writers at once. If two of them would read the
same rows before they change them, the second waits in `alone`.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.data import driver
from bot.data.core import AsyncConnection, AsyncEngine
from bot.errors import Away, Older

log = logging.getLogger(__name__)

_WHERE = "where"
WRITES, READS = "writes", "reads"
"""The options of a connection for writing, and of one for reading without a transaction."""
EVERYTHING = 0
"""The lock of `all_alone`. It is nobody's id, since `alone` locks people's ids."""
CALLS = -2
"""Stands in `alone` for everybody who wants to be called (`bot.cogs.challenges`)."""
PRIVATE = 0o600
"""Its owner may read and write it, and nobody else may do anything."""
JOURNALS = ("-wal", "-shm", "-journal")
"""What SQLite appends to a database's name for the files that it keeps beside it. New ones get the
database's own mode."""
_PAGES = 100
"""How many kB of a file each connection of the bot's keeps. (SQLite itself would keep 2,000; the
system keeps them, too, and a transaction that asks it takes 3 µs longer.)"""
_AWAY = "08", "28", "3D", "53", "57", "25006", "25P03", "40", "55P03"
"""PostgreSQL's error codes that are no fault of the statement, by their first characters (Appendix
A). In this order: the connection failed; nobody is let in; there is no such database; there is no
room; an operator stops it, or the statement; nothing may be written; it took too long; others were
in the way (the last two)."""
_REFUSED = "53", "25", "40001", "40P01", "55P03"
"""The codes by which PostgreSQL says that nothing of a transaction is stored."""


def partial_index(name: str, columns: str, where: str, *, unique: bool = False) -> sa.Index:
    """An index of the rows for which a condition holds, by these columns (`one, other`)."""
    rows = sa.text(where)
    return sa.Index(
        name, *columns.split(", "), unique=unique, sqlite_where=rows, info={_WHERE: rows}
    )


def tell_of_conditions(engine: AsyncEngine, schema: sa.MetaData) -> None:
    """Tell PostgreSQL of these conditions, if it is used: to name it where an index is made would
    import all of it beside SQLite, too: 5 MB."""
    if engine.dialect.name != "postgresql":
        return
    for index in (index for table in schema.tables.values() for index in table.indexes):
        if _WHERE in index.info:
            index.dialect_options["postgresql"]["where"] = index.info[_WHERE]


def upsert(connection: AsyncConnection, table: sa.Table) -> Any:
    """An INSERT that can say what to do `on_conflict`."""
    return upsert_of(connection.dialect.name, table)


def upsert_of(dialect: str, table: sa.Table) -> Any:
    """The same for a database of this name, for a statement that is built only once."""
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(table)


def snapshot(engine: AsyncEngine) -> Mapping[str, Any]:
    """The options of a connection that reads everything as it was at one moment."""
    if engine.dialect.name == "postgresql":
        return {"isolation_level": "REPEATABLE READ"}
    return {}


def reading(engine: AsyncEngine) -> Mapping[str, Any]:
    """The options of a connection that reads each thing as it is when asked. It needs no
    transaction, and so saves beginning and ending one."""
    if engine.dialect.name == "postgresql":
        return {"isolation_level": "AUTOCOMMIT"}
    return {READS: True}


def lost(error: Exception) -> bool:
    """Does this error mean that the database is away, and not that the statement was wrong?"""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if type(error).__module__.startswith("asyncpg."):  # SQLAlchemy does not wrap these on connect
        return True
    state = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
    if state.startswith(_AWAY):
        return True
    return isinstance(error, OSError | OperationalError | InterfaceError | PoolTimeout)


def stored_nothing(error: Exception) -> bool:
    """Does a failed commit's error prove that nothing was stored? It does if there was no room, or
    others were in the way. If the database says that it is going away, nobody knows."""
    cause = getattr(error, "orig", None)
    if getattr(cause, "sqlite_errorcode", None) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY):
        return True
    return str(getattr(cause, "sqlstate", None) or "").startswith(_REFUSED)


def one_writer(engine: AsyncEngine) -> bool:
    """Can only one connection write at a time?"""
    return engine.dialect.name == "sqlite"


async def alone(connection: AsyncConnection, people: Iterable[int]) -> None:
    """Until the transaction ends, no other one that calls this changes these people's rows. So what
    is read here can't change before it is written. With only one writer that is so anyway."""
    if connection.dialect.name != "postgresql":
        return
    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock_shared(EVERYTHING)))
    for person in sorted(set(people)):  # in one order: else two could wait for each other
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(person)))


async def all_alone(connection: AsyncConnection) -> None:
    """Until the transaction ends, no other one is `alone` with anybody or migrates."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(EVERYTHING)))


async def last_id(connection: AsyncConnection, table: sa.Table) -> int:
    """The highest id that a table has ever given, perhaps to a row that is gone."""
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
    """From now on a table gives only ids above this one."""
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


class Write(NamedTuple):
    """A statement that changes something, known before it is done."""

    statement: sa.UpdateBase
    """One that is built once, since its SQL is kept."""
    rows: Sequence[Mapping[str, Any]]
    """The values of each time that it is done. They are stored as they are."""
    otherwise: type[Exception] | None = None
    """What is raised if it changes no row."""


async def write_all(connection: AsyncConnection, writes: Iterable[Write]) -> None:
    """Do these one after the other. With SQLite that is one trip to its thread and back: for each
    statement by itself SQLAlchemy and the trip take several times what SQLite does. Raises `Away`,
    and what the writes name."""
    raw = (await connection.get_raw_connection()).driver_connection
    if isinstance(raw, driver.Connection):
        try:
            await raw.work(raw.write, [_in_sql(connection.dialect, write) for write in writes])
        except sqlite3.OperationalError as error:
            raise Away from error
        except asyncio.CancelledError:  # its thread may still do them, after any rolling back
            await connection.invalidate()
            raise
        return
    for statement, rows, otherwise in writes:
        for values in rows if otherwise else [rows]:
            if not (await connection.execute(statement, values)).rowcount and otherwise:
                raise otherwise


def _in_sql(dialect: sa.Dialect, write: Write) -> driver.Written:
    sql, constants = _named(dialect.name, write.statement)
    return sql, [{**constants, **values} for values in write.rows], write.otherwise


@lru_cache(20)
def _named(dialect: str, statement: Any) -> tuple[str, Mapping[str, Any]]:
    """A statement in SQL, with names for its values; and the constants in it."""
    named = import_module(f"sqlalchemy.dialects.{dialect}").dialect(paramstyle="named")
    compiled = statement.compile(dialect=named)
    return str(compiled), compiled.params


async def limit_statements(connection: AsyncConnection, seconds: float | None) -> None:
    """Until the transaction ends, or the savepoint is rolled back, no statement takes longer; None:
    as long as before. A savepoint can't be broken off from outside: the connection would go."""
    if connection.dialect.name == "postgresql":
        limit = "DEFAULT" if seconds is None else int(seconds * 1000)
        await connection.execute(sa.text(f"SET LOCAL statement_timeout TO {limit}"))


SCHEMA = 4
"""The first number of the lock that all owners share (see `bot.data.session`)."""


def lock_beside(database: Path) -> FileLock:
    """The lock on the file beside an SQLite database. Whoever has it owns all shards."""
    database = database.resolve()
    beside = database.with_name(f"{database.name}.lock")
    return FileLock(beside, mode=PRIVATE, thread_local=False, fallback_to_soft=False)


@asynccontextmanager
async def nobody_owns(connection: AsyncConnection, otherwise: str) -> AsyncIterator[None]:
    """Inside the block, which ends with the transaction, no process can own shards. Raises `Older`
    with these words if one does."""
    if connection.dialect.name == "postgresql":
        if not await connection.scalar(sa.select(sa.func.pg_try_advisory_xact_lock(SCHEMA, 0))):
            raise Older(otherwise)
        yield
        return
    try:
        with lock_beside(Path(connection.engine.url.database or "")).acquire(blocking=False):
            yield
    except Timeout:
        raise Older(otherwise) from None


async def notify(connection: AsyncConnection, channel: str, told: str) -> None:
    """Tell other processes something when the transaction has ended. With SQLite there are none."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.pg_notify(channel, told)))


async def clock(connection: AsyncConnection) -> float | None:
    """The database's clock; None if that is this machine's."""
    if connection.dialect.name != "postgresql":
        return None
    moment = await connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())"))
    return float(moment.scalar_one())


def configure(engine: sa.Engine, *, cascades: bool = True, idle: float | None = None) -> None:
    """Set up the engine's connections.

    `cascades`: whether rows go with those that they refer to. Not while Alembic copies a table and
    drops the old one.
    `idle`: the seconds after which a transaction in which nothing is asked is broken off. Else a
    process that stands still in one would keep all others waiting, and they could not even say that
    they are there. None for work on much data, which has the whole of SQLite's cache, too.
    """
    if engine.dialect.name == "postgresql":
        if idle is not None:
            sa.event.listen(engine, "connect", partial(_bound, idle))
        return

    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # else Python's driver begins transactions, and too late
        cursor = connection.cursor()
        timeout = 5_000 if cascades else 60_000
        keys = "ON" if cascades else "OFF"
        for pragma in (
            f"busy_timeout={timeout}",  # first: the next one may have to wait for others
            "journal_mode=WAL",
            f"foreign_keys={keys}",
            "synchronous=FULL",
            *([] if idle is None else [f"cache_size=-{_PAGES}"]),
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    sa.event.listen(engine, "connect", connected)
    sa.event.listen(engine, "begin", _begin)


def _bound(idle: float, connection: Any, _: Any) -> None:
    """Limit how long a transaction may idle. By a statement, since PgBouncer would refuse it among
    a connection's start-up parameters."""
    told = f"SET idle_in_transaction_session_timeout = {int(idle * 1000)}"
    connection.run_async(lambda raw: raw.execute(told))


def _begin(connection: sa.Connection) -> None:
    """Begin a transaction, with the lock if it will write. SQLite lets a reader have the lock later
    only if nobody has written since it began to read; else it refuses at once, without waiting."""
    options = connection.get_execution_options()
    if options.get(READS):
        return
    how = "BEGIN IMMEDIATE" if options.get(WRITES) else "BEGIN"
    raw = connection.connection.driver_connection
    if isinstance(raw, driver.Connection):
        raw.begins = how
    else:
        connection.exec_driver_sql(how)


def keep_private(database: Path) -> None:
    """Make a database's file if it is absent. Let only its owner read it and its journals, whatever
    the umask is and whoever made them."""
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
