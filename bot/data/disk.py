"""Room on the disk of an SQLite database."""

from __future__ import annotations

import shutil
from pathlib import Path

import sqlalchemy as sa

from bot.causes import FULL

LEAST = 1_000_000
"""Bytes below which a disk is full: what is written again and again may still find room, and the
next thing does not."""


def free(path: Path) -> int:
    """How many bytes are free where a file is, or will be."""
    return shutil.disk_usage(there(path)).free


def there(file: Path) -> Path:
    """The nearest folder above a file that exists."""
    return next(folder for folder in file.absolute().parents if folder.exists())


def file_of(url: sa.URL) -> Path | None:
    """The file that an SQLite database is, or will be."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def full(url: sa.URL) -> str:
    """That there is no room, in a sentence without its end; empty if there is."""
    file = file_of(url)
    if file is None or (left := free(file)) >= LEAST:
        return ""
    return f"{FULL} (in {there(file)} {left // 1000:,} kB are free)"
