"""Bringing a backup back: checked, brought to the present schema, and marked as another history
than the one that Discord has seen since (see `bot.host.history`)."""

from __future__ import annotations

import asyncio
import json
import tarfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data import schema
from bot.data.database import connect, is_known, make, migrate, reach, revision, sqlite
from bot.data.store import Store
from bot.errors import Unreadable, Unusable
from bot.host import archive, files
from bot.host.dump import ABOUT, copy, holds_anything, proof, same
from bot.host.history import begin_another
from bot.host.room import need

_OCCUPIED = "There is a database already. With --replace the backup takes its place."

_OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
"""How many others are connected."""


@dataclass
class Restored:
    """What a backup held."""

    at: float | None = None
    """When it was made; None if it does not say, since `backup` has not made it."""
    rows: int = 0
    open: int = 0
    """Lobbies and running matches that can go on."""
    unreadable: list[str] = field(default_factory=list)
    """What is wrong with the others."""


async def restore(url: str, file: Path, chance: Random, *, replace: bool) -> Restored:
    """Put a backup in the place of the database, which may hold something only if `replace`.

    Raises `Unreachable`, `Unusable`. Then the database is what it was, except that a PostgreSQL is
    empty if restoring broke off half-way.
    """
    address = sa.make_url(url)
    about = await _read_about(file)
    if address.get_backend_name() != "sqlite":
        async with _room_on_server(url, replace=replace):
            return await _fill(url, file, about, chance)
    path = Path(address.database or "")
    await asyncio.to_thread(_enough, path, file)
    await asyncio.to_thread(_free, path, file, replace=replace)
    with files.replacing(path) as beside:
        restored = await _fill(sqlite(beside), file, about, chance)
        await asyncio.to_thread(files.alone, beside)
        files.without_journals(path)
    return restored


# --- the backup ----------------------------------------------------------------------------------


async def _read_about(file: Path) -> Mapping[str, Any]:
    """A backup's schema; if `backup` has made it, also when, and its proof. Raises `Unusable`."""
    if files.is_database(file):
        await asyncio.to_thread(files.sound, file)
        async with files.reading(file) as connection:
            about = {"schema": await connection.run_sync(revision), **await _fact(connection)}
    elif tarfile.is_tarfile(file):
        about = dict(archive.read_about(file))
    else:
        raise Unusable(f"{file} is no backup.")
    if about["schema"] is None:
        raise Unusable("That is no database of the bot's.")
    if not is_known(about["schema"]):
        raise Unusable(
            f"The backup is of schema {about['schema']}, which a later version has made: update "
            "the bot."
        )
    return about


async def _fact(connection: AsyncConnection) -> Mapping[str, Any]:
    """What a backup says of itself; nothing if it is only a copied database."""
    if not await connection.run_sync(lambda inner: sa.inspect(inner).has_table(schema.facts.name)):
        return {}
    fact = sa.select(schema.facts.c.value).where(schema.facts.c.name == ABOUT)
    told = await connection.scalar(fact)
    return {name: json.loads(told)[name] for name in ("at", "proof")} if told else {}


# --- room for it ---------------------------------------------------------------------------------


def _enough(path: Path, file: Path) -> None:
    """Raise `Unusable` if there is no room for the database, and for its journal while it is
    filled."""
    need(2 * file.stat().st_size, path)


def _free(path: Path, file: Path, *, replace: bool) -> None:
    """Raise `Unusable` if there is a database that is in use, or must not be replaced."""
    if not path.exists():
        return
    files.other(file, path)
    if path.stat().st_size and not replace:
        raise Unusable(_OCCUPIED)
    files.alone(path)


@asynccontextmanager
async def _room_on_server(url: str, *, replace: bool) -> AsyncIterator[None]:
    """Empty a PostgreSQL for the block. If the block fails it is emptied again, so that nobody goes
    on with half a backup."""
    await reach(url)
    database = connect(url, patient=True)
    try:
        async with database.begin() as connection:
            await connection.run_sync(_clear, replace=replace)
        try:
            yield
        except BaseException:
            async with database.begin() as connection:
                await connection.run_sync(_clear, replace=True)
            raise
    finally:
        await database.dispose()


def _clear(connection: sa.Connection, *, replace: bool) -> None:
    """Drop all tables. Raises `Unusable` if the database is in use, or holds something that must
    not be replaced."""
    if not replace and holds_anything(connection):
        raise Unusable(_OCCUPIED)
    if connection.scalar(_OTHERS):
        raise Unusable("The database is in use: stop the bot first.")
    metadata = sa.MetaData()
    metadata.reflect(connection)
    metadata.drop_all(connection)


# --- filling it ----------------------------------------------------------------------------------


async def _fill(url: str, file: Path, about: Mapping[str, Any], chance: Random) -> Restored:
    """Copy everything into an empty database and check it. Bring that to the present schema, replay
    every open match, and begin another history."""
    if files.is_database(file):
        await make(url, about["schema"])
    else:
        await archive.fill(sa.make_url(url), file)
    database = connect(url, patient=True)
    try:
        async with database.begin() as new:
            if files.is_database(file):
                async with files.reading(file) as old:
                    held = await copy(old, new)
                same(about.get("proof", held), held, "It is not what was backed up")
            arrived = await proof(new)
            same(about.get("proof", arrived), arrived, "Not everything has arrived")
    finally:
        await database.dispose()
    await migrate(url)
    restored = Restored(about.get("at"), sum(count for count, _ in arrived.values()))
    async with Store.open(url) as store:
        await _replay(store, restored)
        async with store.engine.begin() as connection:
            await begin_another(connection, chance, restored.at)
    return restored


async def _replay(store: Store, restored: Restored) -> None:
    """Note which of the open tables can go on, by replaying them."""
    async with store.engine.connect() as connection:
        query = sa.select(schema.tables.c.id).where(sa.text(schema.OPEN))
        ids = (await connection.execute(query.order_by(schema.tables.c.id))).scalars().all()
    for id in ids:
        try:
            loaded = await store.load(id)
        except Unreadable as unread:
            why = "of newer rules or an unknown game" if unread.newer else unread.fault
            restored.unreadable.append(f"table {id}: {why}")
            continue
        if loaded and loaded[0].stage == "playing" and loaded[0].match is None:
            restored.unreadable.append(f"table {id}: its rules are no longer kept")
        else:
            restored.open += 1
