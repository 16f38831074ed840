"""Backing up everything into one file while the bot runs.

A backup is always an SQLite database, packed (`bot.host.packed`). It has the same schema as its
source, shows it at one moment, and keeps its counts among its facts. It leaves out what does not
last (`dump.PASSING`), above all tokens.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from bot.data.core import AsyncConnection
from bot.data.database import Database, opened, sqlite
from bot.data.migrating import is_known, make, reach, revision
from bot.errors import Unusable
from bot.host import files, quick
from bot.host.dump import ABOUT, Counts, copy
from bot.host.packed import pack
from bot.host.room import need, size


async def back_up(url: str, file: Path) -> Counts:
    """Write a backup, in place of an earlier file of that name. Returns what it holds. Raises
    `Unusable`, `Unreachable`."""
    address = sa.make_url(url)
    source = files.file_of(address.database) if address.get_backend_name() == "sqlite" else None
    if source:
        files.other(file, source)
    await reach(url)
    async with opened(url, slow=True) as database:
        files.clear(file.parent, file.name)
        need(await size(database) * 5 // 4, file)  # the copy, and what it is packed into
        with files.replacing(file) as packed, files.scratch(file) as plain:
            held = await _written(database, source, plain)
            await asyncio.to_thread(_sealed, plain, packed)
            return held


async def _written(database: Database, source: Path | None, plain: Path) -> Counts:
    """Copy everything, as it is at one moment, into a new SQLite database."""
    async with database.snapshot() as old:
        version = await old.run_sync(revision)
        if version is None:
            raise Unusable("That is no database of the bot's.")
        if not is_known(version):
            raise Unusable(
                f"The database is of schema {version}, of a later version: update the bot."
            )
        await make(sqlite(plain), version)
        if source:
            held = await asyncio.to_thread(quick.copied, source, plain)
        else:
            held = await _rows(old, plain)
    about = json.dumps({"at": time.time(), "schema": version, "proof": held})
    with closing(sqlite3.connect(plain)) as backup, backup:
        backup.execute("INSERT INTO facts (name, value) VALUES (?, ?)", (ABOUT, about))
    return held


async def _rows(old: AsyncConnection, plain: Path) -> Counts:
    async with opened(sqlite(plain), slow=True) as backup, backup.begin() as new:
        return await copy(old, new)


def _sealed(plain: Path, packed: Path) -> None:
    """See that the copy is sound, and pack it."""
    files.alone(plain)
    files.sound(plain)
    pack(plain, packed)
