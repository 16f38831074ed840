"""Files that hold what is secret: written beside, readable by nobody else, and there as a whole or
not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """An empty file beside, to be filled; at the end it takes the place of `path`. An exception
    leaves everything as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{token_hex(4)}.part")
    os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
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
