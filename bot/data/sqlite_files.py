"""SQLite's own part of backing up and restoring: whole files, past SQLAlchemy."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from bot.data.copies import PASSING
from bot.data.files import JOURNALS
from bot.errors import Unusable

HEAD = b"SQLite format 3\x00"
"""How every such file begins."""


def file_of(path: str | None) -> Path:
    """Where a database is. Raises `Unusable` where there is none, or it is in no file."""
    if path in (None, "", ":memory:") or not Path(path or "").is_file():
        raise Unusable(f"There is no database at {path}.")
    return Path(path or "")


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database that others may be writing to; they are not held up.

    In one step: between two of them somebody else's write would make SQLite begin anew, and on a
    busy evening it would never end. What no backup may hold is deleted and overwritten.
    """
    with closing(_open(source, "mode=ro")) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")
        tables = {name for (name,) in writing.execute("SELECT name FROM sqlite_master")}
        for table in tables.intersection(PASSING):
            writing.execute(f"DELETE FROM {table}")
        writing.commit()
        writing.execute("VACUUM")  # what was deleted before is in free pages, readable


def other(file: Path, database: Path) -> None:
    """Raises `Unusable` where a backup's file is the database itself."""
    if file.exists() and file.samefile(database):
        raise Unusable(f"{file} is the database itself.")


def alone(path: Path) -> None:
    """Make sure that nobody else has a database open, and that all of it is in its one file.

    Raises `Unusable`. One that is damaged is nobody's.
    """
    with closing(_open(path, "mode=rw")) as connection:
        connection.execute("PRAGMA busy_timeout = 0")
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
        except sqlite3.OperationalError:
            raise Unusable(f"{path} is in use: stop the bot first.") from None
        except sqlite3.DatabaseError:
            return


def without_journals(path: Path) -> None:
    """Remove what is left of a damaged database's journals: they would be taken for those of the
    file that comes in its place."""
    for suffix in JOURNALS:
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def sound(path: Path) -> None:
    """Raises `Unusable` where a file is damaged."""
    with closing(_open(path, "mode=ro")) as connection:
        try:
            found = [text for (text,) in connection.execute("PRAGMA integrity_check")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
        except sqlite3.DatabaseError as error:
            raise Unusable(f"{path.name} is damaged: {error}.") from None
    if found != ["ok"]:
        raise Unusable(f"{path.name} is damaged: {found[0]}.")
    if orphans:
        raise Unusable(f"{path.name} is damaged: {len(orphans)} rows belong to nothing.")


def engine(path: Path) -> sa.Engine:
    """A file through SQLAlchemy, which leaves no journal beside it."""
    return sa.create_engine(sa.URL.create("sqlite", database=str(path)), hide_parameters=True)


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)
