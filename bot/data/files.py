"""Files that hold what is secret: written beside, readable by nobody else, and there as a whole or
not at all."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

log = logging.getLogger(__name__)

PRIVATE = 0o600
"""Its owner may read and write it, and nobody else may do anything."""
JOURNALS = ("-wal", "-shm", "-journal")
"""What SQLite appends to a database's name for the files that it keeps beside it. It makes them
with the database's own mode."""


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


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """An empty file beside, to be filled; at the end it takes the place of `path`. An exception
    leaves everything as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{token_hex(4)}.part")
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        yield beside
        _written(beside)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _written(path: Path) -> None:
    """Returns when the disk has it, also if the power fails then."""
    file = os.open(path, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
