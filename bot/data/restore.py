"""A backup brought back: checked, of the present schema, and as another history than the one that
Discord has seen since (see `bot.data.history`)."""

from __future__ import annotations

import asyncio
import json
import shutil
import tarfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

import sqlalchemy as sa

from bot.data import postgres_tools, schema, sqlite_files
from bot.data.backup import ABOUT, ABOUT_FILE, DUMP
from bot.data.copies import Proof, differences, holds_anything, present, proof
from bot.data.database import Database, connect, is_known, migrate, reach, revision, sqlite
from bot.data.files import replacing
from bot.data.history import Forgets, begin_another
from bot.data.store import Store
from bot.errors import Unreadable, Unusable

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


async def restore(
    url: str, file: Path, forgets: Forgets, chance: Random, *, replace: bool
) -> Restored:
    """Put a backup in the place of the database, which may hold something only if `replace`.

    Raises `Unreachable`, `Unusable`; then the database is what it was, but for a PostgreSQL whose
    restoring broke off half-way, which is empty.
    """
    address = sa.make_url(url)
    kind, ours = _kind(file), address.get_backend_name()
    if kind != ours:
        hint = " Restore it as SQLite, then use move-database." if kind == "sqlite" else ""
        raise Unusable(f"{file} is a backup of {kind}, and the database is {ours}.{hint}")
    if kind == "postgresql":
        return await _into_postgres(url, file, forgets, chance, replace=replace)
    return await _into_sqlite(Path(address.database or ""), file, forgets, chance, replace=replace)


def _kind(file: Path) -> str:
    if not file.is_file():
        raise Unusable(f"There is no file {file}.")
    with file.open("rb") as opened:
        head = opened.read(len(sqlite_files.HEAD))
    if head == sqlite_files.HEAD:
        return "sqlite"
    if tarfile.is_tarfile(file):
        return "postgresql"
    raise Unusable(f"{file} is no backup.")


# --- SQLite --------------------------------------------------------------------------------------


async def _into_sqlite(
    path: Path, file: Path, forgets: Forgets, chance: Random, *, replace: bool
) -> Restored:
    """All is done on a copy beside, which takes the database's place in the end."""
    await asyncio.to_thread(_free, path, file, replace=replace)
    with replacing(path) as beside:
        await asyncio.to_thread(shutil.copyfile, file, beside)
        await asyncio.to_thread(sqlite_files.sound, beside)
        restored = await asyncio.to_thread(_proved, beside)
        await _renew(sqlite(beside), restored, forgets, chance)
        await asyncio.to_thread(sqlite_files.alone, beside)
        sqlite_files.without_journals(path)
    return restored


def _free(path: Path, file: Path, *, replace: bool) -> None:
    """Raises `Unusable` where there is a database that is in use or not to be replaced."""
    if not path.exists():
        return
    sqlite_files.other(file, path)
    if path.stat().st_size and not replace:
        raise Unusable(_OCCUPIED)
    sqlite_files.alone(path)


def _proved(path: Path) -> Restored:
    """Compare a backup with its own proof, if it has one. Raises `Unusable`."""
    engine = sqlite_files.engine(path)
    try:
        with engine.begin() as connection:
            _of_this_version(revision(connection))
            metadata = present(connection)
            facts = metadata.tables["facts"]
            ours = facts.c.name == ABOUT
            told = connection.scalar(sa.select(facts.c.value).where(ours))
            connection.execute(sa.delete(facts).where(ours))
            found = proof(connection, metadata)
    finally:
        engine.dispose()
    return _same(json.loads(told) if told else None, found)


def _of_this_version(schema: str | None) -> None:
    if schema is None:
        raise Unusable("That is no database of the bot's.")
    if not is_known(schema):
        raise Unusable(
            f"The backup is of schema {schema}, which a later version has made: update the bot."
        )


def _same(about: Mapping[str, Any] | None, found: Proof) -> Restored:
    rows = sum(count for count, _ in found.values())
    if about is None:
        return Restored(rows=rows)
    if wrong := differences(about["proof"], found):
        raise Unusable(f"It is not what was backed up: {', '.join(wrong)}.")
    return Restored(about["at"], rows)


# --- PostgreSQL ----------------------------------------------------------------------------------


async def _into_postgres(
    url: str, file: Path, forgets: Forgets, chance: Random, *, replace: bool
) -> Restored:
    """What goes wrong leaves an empty database: nobody is to go on with half of a backup."""
    await reach(url)
    engine = connect(url, patient=True)
    try:
        with TemporaryDirectory(dir=file.parent, prefix=".restore") as folder:
            about = await asyncio.to_thread(_unpacked, file, Path(folder))
            _of_this_version(about["schema"])
            async with engine.connect() as connection:
                server = await connection.scalar(sa.text("SHOW server_version_num"))
            tool = await postgres_tools.fitting("pg_restore", int(server) // 10_000)
            async with engine.begin() as connection:
                await connection.run_sync(_cleared, replace=replace)
            try:
                return await _filled(engine, tool, Path(folder) / DUMP, about, forgets, chance)
            except BaseException:
                async with engine.begin() as connection:
                    await connection.run_sync(_cleared, replace=True)
                raise
    finally:
        await engine.dispose()


async def _filled(
    engine: Database,
    tool: str,
    dump: Path,
    about: Mapping[str, Any],
    forgets: Forgets,
    chance: Random,
) -> Restored:
    url = engine.url
    options = ("--single-transaction", "--no-owner", "--no-privileges", f"--dbname={url.database}")
    await postgres_tools.run(tool, *options, str(dump), url=url)
    async with engine.connect() as connection:
        metadata = await connection.run_sync(present)
        restored = _same(about, await connection.run_sync(proof, metadata))
    await _renew(url.render_as_string(hide_password=False), restored, forgets, chance)
    return restored


def _unpacked(file: Path, folder: Path) -> Mapping[str, Any]:
    try:
        with tarfile.open(file) as archive:
            for name in (ABOUT_FILE, DUMP):
                archive.extract(name, folder, filter="data")
        return cast("Mapping[str, Any]", json.loads((folder / ABOUT_FILE).read_text("utf-8")))
    except (tarfile.TarError, KeyError, ValueError, EOFError):
        raise Unusable(f"{file} is no backup, or not a whole one.") from None


def _cleared(connection: sa.Connection, *, replace: bool) -> None:
    """Make room. Raises `Unusable` where there is something that is not to be replaced."""
    metadata = sa.MetaData()
    metadata.reflect(connection)
    if not replace and holds_anything(connection, metadata):
        raise Unusable(_OCCUPIED)
    if connection.scalar(_OTHERS):
        raise Unusable("The database is in use: stop the bot first.")
    metadata.drop_all(connection)


# --- what both need ------------------------------------------------------------------------------


async def _renew(url: str, restored: Restored, forgets: Forgets, chance: Random) -> None:
    """The present schema; every open match played through again; another history."""
    await migrate(url)
    async with Store.open(url) as store:
        await _replay(store, restored)
        async with store.engine.begin() as connection:
            await begin_another(connection, forgets, chance, restored.at)


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
