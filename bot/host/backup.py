"""Backing up everything into one file while the bot runs; moving everything to PostgreSQL.

A backup is always an SQLite database, packed (`bot.host.packed`). It has the same schema as its
source, shows it at one moment, and keeps its proof among its facts. It leaves out what does not
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

from bot.data.address import fault
from bot.data.core import AsyncConnection
from bot.data.database import Database, opened, sqlite
from bot.data.migrating import is_current, is_known, make, migrate, reach, revision
from bot.errors import Unusable
from bot.host import files, quick
from bot.host.dump import ABOUT, Proof, copy, holds_anything, proof, same
from bot.host.packed import pack
from bot.host.room import need, size


async def back_up(url: str, file: Path) -> Proof:
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
            proved = await _written(database, source, plain)
            await asyncio.to_thread(_sealed, plain, packed)
            return proved


async def _written(database: Database, source: Path | None, plain: Path) -> Proof:
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
            counts = await asyncio.to_thread(quick.copied, source, plain)
            proved: Proof = {name: (count, "") for name, count in counts.items()}
        else:
            proved = await _rows(old, plain)
    about = json.dumps({"at": time.time(), "schema": version, "proof": proved})
    with closing(sqlite3.connect(plain)) as backup, backup:
        backup.execute("INSERT INTO facts (name, value) VALUES (?, ?)", (ABOUT, about))
    return proved


async def _rows(old: AsyncConnection, plain: Path) -> Proof:
    async with opened(sqlite(plain), slow=True) as backup, backup.begin() as new:
        return await copy(old, new, proves=False)


def _sealed(plain: Path, packed: Path) -> None:
    """See that the copy is sound, and pack it."""
    files.alone(plain)
    files.sound(plain)
    pack(plain, packed)


async def move(source: str, target: str) -> Proof:
    """Copy an SQLite database into an empty PostgreSQL, all or nothing. Returns what was copied.

    Nobody may use the source: whatever is written there later would be lost. Raises `Unusable`,
    `Unreachable`.
    """
    for name, url in (("FROM", source), ("TO", target)):
        if wrong := fault(url):
            raise Unusable(f"{name} {wrong}")
    origin = sa.make_url(source)
    if origin.get_backend_name() != "sqlite" or not target.startswith("postgresql"):
        raise Unusable("It goes from sqlite+aiosqlite:///… to postgresql+asyncpg://….")
    file = files.file_of(origin.database)
    await asyncio.to_thread(files.alone, file)
    with files.owned(file):
        return await _moved(source, target)


async def _moved(source: str, target: str) -> Proof:
    if not await is_current(source):
        raise Unusable("The old database is of another schema: python -m bot migrate comes first.")
    await reach(target)
    async with opened(target, slow=True) as there, opened(source, slow=True) as here:
        async with there.connect() as connection:
            if await connection.run_sync(holds_anything):
                raise Unusable(
                    "The new database holds something already: it has to be an empty one."
                )
        await migrate(target)
        async with here.begin() as old, there.begin() as new:
            sent = await copy(old, new, passing=True)
            arrived = await proof(new, passing=True)
            same(sent, arrived, "Nothing was changed, since not everything has arrived")
            return sent
