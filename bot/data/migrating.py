"""Bringing the database to the present schema, and seeing whether it can be used as it is."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import sqlalchemy as sa

from bot.causes import cause
from bot.data import dialect, schema
from bot.data.address import without_password
from bot.data.core import AsyncConnection
from bot.data.database import opened
from bot.data.disk import full
from bot.data.nonces import keep_secret
from bot.data.session import goes_on
from bot.errors import DatabaseLost, NoDatabase, Older, Unreachable
from bot.times import DEAD

log = logging.getLogger(__name__)

_OLDEST = "0023"
"""The oldest version that works with this schema: since then migrations have only added to it. A
migration that removes something, or changes its meaning, names here the first version that works
with the result."""
BORNE = "borne by"
"""The fact that stores `_OLDEST`, for older processes that start later."""
_version = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32)),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own table, in which it notes the schema."""
_MIGRATIONS = Path(__file__).parent / "migrations"


async def migrate(url: str) -> None:
    """Bring the database to the present schema; make it if there is none.

    If several processes try at once, one does it and the others wait. A database that a newer
    version has brought further stays as it is. Raises `Unreachable`, `Older`, and `NoDatabase` if
    this version can't work with the schema.
    """
    async with _reachable(url):
        _make_room(url)
        async with _migrating(url) as connection:
            await dialect.all_alone(connection)
            now = await dialect.clock(connection) or time.time()
            if await connection.run_sync(_is_older):
                async with dialect.nobody_owns(connection, _RUNS):
                    await connection.run_sync(_upgrade, now)
            else:
                await connection.run_sync(_upgrade, now)


async def make(url: str, version: str) -> None:
    """Make a database of this or an earlier version's schema where there is nothing yet."""
    async with _migrating(url) as connection:
        await connection.run_sync(_make, version)


@asynccontextmanager
async def _migrating(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in which tables may be made anew: no row goes with another one."""
    async with opened(url, cascades=False, slow=True) as database, database.begin() as connection:
        yield connection


async def reach(url: str) -> None:
    """See whether there is a database at all. Raises `Unreachable`."""
    async with _reachable(url), opened(url) as database, database.reading():
        pass


async def carries_locks(url: str) -> None:
    """Check that a process can hold locks there. Raises `NoDatabase`, `Unreachable`."""
    async with _reachable(url):
        await goes_on(url)


async def look(url: str) -> None:
    """Check that the database can be used as it is, without changing anything.

    Raises `Unreachable`, also if it still has to be brought to the present schema; `Older` if that
    has to wait for a process to end; `NoDatabase` if it is too new.
    """
    async with _reachable(url):
        if _absent(url):
            raise Unreachable("There is no database yet: the bot makes it when it starts.")
        async with opened(url) as database, database.reading() as connection:
            now = await dialect.clock(connection) or time.time()
            await connection.run_sync(_is_borne, now)


@asynccontextmanager
async def _reachable(url: str) -> AsyncIterator[None]:
    """Turn the errors of a database that can't be reached into a sentence: `Unreachable`."""
    try:
        yield
    except (DatabaseLost, OSError, sa.exc.DBAPIError) as error:
        inner = error.__cause__ or error
        inner = getattr(inner, "orig", None) or inner
        why = full(sa.make_url(url)) or cause(error) or inner
        raise Unreachable(f"The database {without_password(url)} can't be used: {why}") from None


def _is_borne(connection: sa.Connection, now: float) -> None:
    found = revision(connection)
    if found is None or found < newest_schema():
        look_who_runs(connection, now)
        has = f"schema {found}" if found else "no schema"
        told = f"The database has {has}; this version needs {newest_schema()}"
        raise Unreachable(f"{told}: run python -m bot migrate.")
    if found > newest_schema():
        _bear(connection, found)


async def is_current(url: str) -> bool:
    """Is there a database of the present schema? Raises `Unreachable`."""
    if _absent(url):
        return False
    async with _reachable(url), opened(url) as engine, engine.reading() as connection:
        found = await connection.run_sync(revision)
    return found == newest_schema()


def _absent(url: str) -> bool:
    """Is it a file that is not there yet? (Connecting to it would make it.)"""
    address = sa.make_url(url)
    return address.get_backend_name() == "sqlite" and not Path(address.database or "").exists()


def _make_room(url: str) -> None:
    """Make the folder and the file of an SQLite database. Nobody else can read the file."""
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite" and address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        dialect.keep_private(Path(address.database))


def _upgrade(connection: sa.Connection, now: float) -> None:
    """Make a new database as `schema` says, or bring an older one there by migrations."""
    found = revision(connection)
    if found is None:
        _make(connection, newest_schema())
    elif found > newest_schema():
        return _bear(connection, found)
    else:
        look_who_runs(connection, now)
        if found < newest_schema():
            _bring(connection, newest_schema())
    fact = sa.delete(schema.facts).where(schema.facts.c.name == BORNE)
    connection.execute(fact)
    connection.execute(sa.insert(schema.facts).values(name=BORNE, value=_OLDEST))
    keep_secret(connection)


def _make(connection: sa.Connection, version: str) -> None:
    if version == newest_schema():
        schema.metadata.create_all(connection)
        _version.create(connection)
        connection.execute(sa.insert(_version).values(version_num=version))
    else:
        _bring(connection, version)


def _bring(connection: sa.Connection, version: str) -> None:
    """Run Alembic's migrations up to this version's schema."""
    from alembic import command  # noqa: PLC0415 - 10 MB for which most starts have no use
    from alembic.config import Config  # noqa: PLC0415 - the same

    config = Config()
    config.attributes["connection"] = connection
    config.set_main_option("script_location", str(_MIGRATIONS))
    command.upgrade(config, version)


def _bear(connection: sa.Connection, found: str) -> None:
    """Accept a schema that is newer than this version, or raise `NoDatabase`."""
    if not goes_with(connection):
        told = (
            f"The database has schema {found}; this version knows {newest_schema()}, and does not"
        )
        raise NoDatabase(f"{told} go with it: run a newer one.")
    log.warning("the database has schema %s, newer than this version's", found)


def goes_with(connection: sa.Connection) -> bool:
    """Can this version work with a newer one's schema?"""
    oldest = connection.scalar(schema.fact(BORNE))
    return oldest is not None and newest_schema() >= oldest


_RUNS = "A process of an older version is running"
_SEEN = sa.text("SELECT count(*) FROM processes WHERE seen > :since")


def _is_older(connection: sa.Connection) -> bool:
    found = revision(connection)
    return found is not None and found < newest_schema()


def look_who_runs(connection: sa.Connection, now: float) -> None:
    """Raise `Older` while a process of a version before 2.0 runs. Those held no locks, but said in
    a table that they were there."""
    if not sa.inspect(connection).has_table("processes"):
        return
    if connection.scalar(_SEEN, {"since": now - DEAD}):
        raise Older(
            f"{_RUNS}: the database is brought to schema {newest_schema()} when it has ended"
        )


def newest_schema() -> str:
    """The newest schema that this version knows."""
    return max(_known())


def is_known(revision: str) -> bool:
    """Is it a schema of this version or an earlier one?"""
    return revision in _known()


@cache
def _known() -> frozenset[str]:
    """The schemas of this version and all earlier ones: the names of the migrations begin with
    them."""
    return frozenset(file.stem[:4] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision(connection: sa.Connection) -> str | None:
    """The schema that a database has; None where it has none."""
    if not sa.inspect(connection).has_table(_version.name):
        return None
    return connection.execute(sa.select(_version.c.version_num)).scalar_one_or_none()
