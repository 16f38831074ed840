"""A backup brought back: checked, of the present schema, and as another history than the one that
Discord has seen since (see `bot.host.history`)."""

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

_OCCUPIED = "There is a database already. With --replace the backup takes its place."

_OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
"""Who else is connected."""


@dataclass
class Restored:
    """What a backup held."""

    at: float | None = None
    """When it was made; None where it does not say, as one that `backup` has not made."""
    rows: int = 0
    open: int = 0
    """Lobbies and running matches that can go on."""
    unreadable: list[str] = field(default_factory=list)
    """What is the matter with the others."""


async def restore(url: str, file: Path, chance: Random, *, replace: bool) -> Restored:
    """Put a backup in the place of the database, which may hold something only if `replace`.

    Raises `Unreachable`, `Unusable`; then the database is what it was, but for a PostgreSQL whose
    restoring broke off half-way, which is empty.
    """
    address = sa.make_url(url)
    about = await _read_about(file)
    if address.get_backend_name() != "sqlite":
        async with _room_on_server(url, replace=replace):
            return await _fill(url, file, about, chance)
    path = Path(address.database or "")
    await asyncio.to_thread(_free, path, file, replace=replace)
    with files.replacing(path) as beside:
        restored = await _fill(sqlite(beside), file, about, chance)
        await asyncio.to_thread(files.alone, beside)
        files.without_journals(path)
    return restored


# --- the backup ----------------------------------------------------------------------------------


async def _read_about(file: Path) -> Mapping[str, Any]:
    """What there is to know of a backup: its schema, and if `backup` has made it, when and its
    proof. Raises `Unusable`."""
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
    """What a backup says of itself; nothing where it is no backup, but a database copied."""
    if not await connection.run_sync(lambda inner: sa.inspect(inner).has_table(schema.facts.name)):
        return {}
    fact = sa.select(schema.facts.c.value).where(schema.facts.c.name == ABOUT)
    told = await connection.scalar(fact)
    return {name: json.loads(told)[name] for name in ("at", "proof")} if told else {}


# --- room for it ---------------------------------------------------------------------------------


def _free(path: Path, file: Path, *, replace: bool) -> None:
    """Raises `Unusable` where there is a database that is in use or not to be replaced."""
    if not path.exists():
        return
    files.other(file, path)
    if path.stat().st_size and not replace:
        raise Unusable(_OCCUPIED)
    files.alone(path)


@asynccontextmanager
async def _room_on_server(url: str, *, replace: bool) -> AsyncIterator[None]:
    """An empty PostgreSQL, empty again where what is done in the block goes wrong: nobody is to go
    on with half of a backup."""
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
    """Raises `Unusable` where there is something that is not to be replaced."""
    if not replace and holds_anything(connection):
        raise Unusable(_OCCUPIED)
    if connection.scalar(_OTHERS):
        raise Unusable("The database is in use: stop the bot first.")
    metadata = sa.MetaData()
    metadata.reflect(connection)
    metadata.drop_all(connection)


# --- filling it ----------------------------------------------------------------------------------


async def _fill(url: str, file: Path, about: Mapping[str, Any], chance: Random) -> Restored:
    """Everything into a database where nothing is; the present schema; every open match played
    through again; another history."""
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
    """See which of the open tables can go on."""
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
