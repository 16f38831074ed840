"""Bringing a backup back: checked, brought to the present schema, and marked as another history
than the one that Discord has seen since (see `bot.host.history`)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import opened, sqlite
from bot.data.disk import file_of
from bot.data.migrating import is_known, make, migrate, newest_schema, reach, revision
from bot.data.store import Store
from bot.errors import Unreadable, Unusable
from bot.host import files, packed, quick
from bot.host.deleted import Asked, asked_for, deleted_again
from bot.host.dump import ABOUT, Proof, copy, holds_anything, proof, same
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
    deleted: int = 0
    """How many people had their data deleted after the backup, and now again."""


async def restore(url: str, file: Path, chance: Random, *, replace: bool) -> Restored:
    """Put a backup in the place of the database, which may hold something only if `replace`.

    Raises `Unreachable`, `Unusable`. Then the database is what it was, except that a PostgreSQL is
    empty if restoring broke off half-way.
    """
    path = file_of(sa.make_url(url))
    asked = await asked_for(url)
    if not (packed.is_packed(file) or files.is_database(file)):
        raise Unusable(f"{file} is no backup, or one by 1.3.0 or before: see docs/hosting.md.")
    need(packed.size(file), path or file)
    if path:
        await asyncio.to_thread(_free, path, file, replace=replace)
        files.clear(path.parent, path.name)
        with files.owned(path), files.replacing(path) as beside:
            about = await _unpacked(file, beside)
            restored = await _brought(sqlite(beside), about, chance, asked)
            await asyncio.to_thread(files.alone, beside)
            files.without_journals(path)
        return restored
    with files.scratch(file) as plain:
        about = await _unpacked(file, plain)
        async with _room_on_server(url, replace=replace):
            await _sent(plain, url)
            return await _brought(url, about, chance, asked)


# --- the backup ----------------------------------------------------------------------------------


async def _unpacked(file: Path, plain: Path) -> Mapping[str, Any]:
    """Unpack a backup, see that it is whole, and that it is what was backed up. Returns what it
    says of itself: its schema; if `backup` has made it, also when, and its proof."""
    await asyncio.to_thread(packed.unpack, file, plain)
    await asyncio.to_thread(files.sound, plain, file.name)
    async with files.reading(plain) as connection:
        about = _usable({"schema": await connection.run_sync(revision), **await _fact(connection)})
        counts = await asyncio.to_thread(quick.counted, plain)
        held: Proof = {name: (count, "") for name, count in counts.items()}
        said: Proof = about.get("proof", held)
        if any(digest for _, digest in said.values()):
            held = await proof(connection)
        same(said, held, "It is not what was backed up")
    with closing(sqlite3.connect(plain)) as backup, backup:
        backup.execute("DELETE FROM facts WHERE name = ?", (ABOUT,))
    return {**about, "proof": held}


def _usable(about: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a backup says of itself, if this version can use it. Raises `Unusable`."""
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
    async with opened(url, slow=True) as database:
        async with database.begin() as connection:
            await connection.run_sync(_clear, replace=replace)
        try:
            yield
        except BaseException:
            async with database.begin() as connection:
                await connection.run_sync(_clear, replace=True)
            raise


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


async def _sent(plain: Path, url: str) -> None:
    """Copy everything into an empty PostgreSQL, and see that it has arrived. An older schema is
    brought to the present one before: the first migrations know only SQLite."""
    await migrate(sqlite(plain))
    await asyncio.to_thread(files.alone, plain)
    await make(url, newest_schema())
    async with (
        opened(url, slow=True) as database,
        database.begin() as new,
        files.reading(plain) as old,
    ):
        sent = await copy(old, new)
        same(sent, await proof(new), "Not everything has arrived")


async def _brought(url: str, about: Mapping[str, Any], chance: Random, asked: Asked) -> Restored:
    """Bring what has come back to the present schema, replay every open match, begin another
    history, and delete again whoever asked for that since."""
    await migrate(url)
    made, held = about.get("at"), about.get("proof", {})
    restored = Restored(made, sum(count for count, _ in held.values()))
    async with Store.open(url) as store:
        async with store.engine.begin() as connection:
            await begin_another(connection, chance, restored.at)
        restored.deleted = await deleted_again(store, asked, made)
        await _replay(store, restored)
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
