"""Files that are there as a whole or not at all, and an SQLite database as a file."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from filelock import Timeout

from bot.causes import cause
from bot.data.core import AsyncConnection, create_async_engine
from bot.data.dialect import JOURNALS, PRIVATE, lock_beside
from bot.errors import Unusable

_HEAD = b"SQLite format 3\x00"
"""How every SQLite database begins."""
_IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_PART = ".part"
_LEFT = 600.0
"""Seconds after which nobody writes any more to what has not been written to."""
_UNCHANGED = "mode=ro&immutable=1"
"""The options to read a file that nobody changes."""


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """An empty file beside `path`, to be filled in the block. At the end it replaces `path`. An
    exception leaves everything as it was."""
    with scratch(path) as beside:
        yield beside
        _written(beside)
        beside.replace(path)


@contextmanager
def scratch(path: Path) -> Iterator[Path]:
    """An empty file beside `path`, to be filled in the block, and gone after it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{token_hex(4)}{_PART}")
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        yield beside
    finally:
        for end in ("", *JOURNALS):
            beside.with_name(beside.name + end).unlink(missing_ok=True)


def clear(folder: Path, name: str) -> None:
    """Remove what killed processes have left of files whose names begin like this. What has been
    written just now may be another process's work."""
    for left in folder.glob(f".{name}*{_PART}*"):
        with suppress(FileNotFoundError):
            if left.stat().st_mtime < time.time() - _LEFT:
                left.unlink()


def _written(path: Path) -> None:
    """Wait until the file is on the disk, so that it survives a power failure."""
    file = os.open(path, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def file_of(path: str | None) -> Path:
    """A database's file. Raises `Unusable` if there is none."""
    if path in (None, "", ":memory:") or not Path(path or "").is_file():
        raise Unusable(f"There is no database at {path}.")
    return Path(path or "")


def other(file: Path, database: Path) -> None:
    """Raise `Unusable` if a backup's file is the database itself."""
    if file.exists() and file.samefile(database):
        raise Unusable(f"{file} is the database itself.")


def alone(path: Path) -> None:
    """Make sure that nobody else has a database open, and that its one file holds all of it.

    Raises `Unusable` if somebody has it open. A damaged one passes: nobody can be using it.
    """
    with closing(_open(path, "mode=rw")) as connection:
        connection.execute("PRAGMA busy_timeout = 0")
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode not in _IN_USE:
                raise Unusable(f"{path} can't be used: {cause(error) or error}.") from None
            raise Unusable(f"{path} is in use: stop the bot first.") from None
        except sqlite3.DatabaseError:
            return


@contextmanager
def owned(path: Path) -> Iterator[None]:
    """Inside the block, a bot that starts on this database waits. Raises `Unusable` if one runs."""
    if not path.exists():  # nor can one run
        yield
        return
    try:
        with lock_beside(path).acquire(blocking=False):
            yield
    except Timeout:
        raise Unusable(f"{path} is in use: stop the bot first.") from None


def without_journals(path: Path) -> None:
    """Remove what is left of a damaged database's journals. Else SQLite would take them for those
    of the file that replaces it."""
    for suffix in JOURNALS:
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def sound(path: Path, name: str = "") -> None:
    """Raise `Unusable` if a file is damaged. `name`: what it is called."""
    name = name or path.name
    with closing(_open(path, _UNCHANGED)) as connection:
        try:
            found = [text for (text,) in connection.execute("PRAGMA integrity_check")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
        except sqlite3.DatabaseError as error:
            raise Unusable(f"{name} is damaged: {error}.") from None
    if found != ["ok"]:
        raise Unusable(f"{name} is damaged: {found[0]}.")
    if orphans:
        raise Unusable(f"{name} is damaged: {len(orphans)} rows belong to nothing.")


@asynccontextmanager
async def reading(path: Path) -> AsyncIterator[AsyncConnection]:
    """Read a database that nobody changes. Nothing is written beside it."""
    address = f"sqlite+aiosqlite:///{_uri(path, _UNCHANGED)}&uri=true"
    engine = create_async_engine(address, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


def is_database(path: Path) -> bool:
    """Is it an SQLite database? Raises `Unusable` if there is no such file."""
    if not path.is_file():
        raise Unusable(f"There is no file {path}.")
    with path.open("rb") as opened:
        return opened.read(len(_HEAD)) == _HEAD


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(_uri(path, mode), uri=True, isolation_level=None)


def _uri(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?{mode}"
