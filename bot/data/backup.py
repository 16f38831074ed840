"""A backup: one file that holds everything at one moment, made while the bot runs.

Of SQLite it is a database that could be used as it is, with its proof among its facts. Of
PostgreSQL it is a tar archive of what `pg_dump` writes and of the proof, both of one snapshot.
Neither holds what is passing (`copies.PASSING`), above all no token.
"""

from __future__ import annotations

import asyncio
import json
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

from bot.data import postgres_tools, sqlite_files
from bot.data.copies import PASSING, Proof, present, proof
from bot.data.database import connect, reach, revision
from bot.data.files import replacing
from bot.errors import Unusable

ABOUT = "backup"
"""The fact in which a backup of SQLite keeps what there is to know of it."""
DUMP, ABOUT_FILE = "dump", "about.json"
"""What is in the archive of a PostgreSQL."""


async def back_up(url: str, file: Path) -> Proof:
    """Write a backup, in place of an earlier one of that name; what it holds. Raises `Unusable`,
    `Unreachable`."""
    address = sa.make_url(url)
    with replacing(file) as beside:
        if address.get_backend_name() != "sqlite":
            await reach(url)
            return await _of_postgres(address, beside)
        source = sqlite_files.file_of(address.database)
        sqlite_files.other(file, source)
        return await asyncio.to_thread(_of_sqlite, source, beside)


def _of_sqlite(source: Path, beside: Path) -> Proof:
    sqlite_files.copy(source, beside)
    engine = sqlite_files.engine(beside)
    try:
        with engine.begin() as connection:
            metadata = present(connection)
            if "facts" not in metadata.tables:
                raise Unusable(f"{source} is no database of the bot's.")
            proved = proof(connection, metadata)
            fact = {"name": ABOUT, "value": json.dumps(_about(connection, proved))}
            connection.execute(sa.insert(metadata.tables["facts"]).values(fact))
    finally:
        engine.dispose()
    return proved


async def _of_postgres(address: sa.URL, beside: Path) -> Proof:
    """The proof is read from the snapshot that is dumped, so that both are of one moment."""
    engine = connect(address.render_as_string(hide_password=False), patient=True)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            server = await connection.scalar(sa.text("SHOW server_version_num"))
            dump = await postgres_tools.fitting("pg_dump", int(server) // 10_000)
            metadata = await connection.run_sync(present)
            if "facts" not in metadata.tables:
                raise Unusable("There is no database of the bot's.")
            snapshot = await connection.scalar(sa.select(sa.func.pg_export_snapshot()))
            proved = await connection.run_sync(proof, metadata)
            about = await connection.run_sync(_about, proved)
            with TemporaryDirectory(dir=beside.parent, prefix=".backup") as folder:
                path = Path(folder) / DUMP
                await postgres_tools.run(
                    dump,
                    *("--format=custom", "--no-owner", "--no-privileges"),
                    *(f"--table={name}" for name in metadata.tables),
                    *(f"--table={name}" for name in PASSING),
                    *(f"--exclude-table-data={name}" for name in PASSING),
                    *(f"--snapshot={snapshot}", f"--file={path}"),
                    url=address,
                )
                await asyncio.to_thread(_pack, path, about, beside)
    finally:
        await engine.dispose()
    return proved


def _about(connection: sa.Connection, proved: Proof) -> Mapping[str, Any]:
    return {"at": time.time(), "schema": revision(connection), "proof": proved}


def _pack(dump: Path, about: Mapping[str, Any], file: Path) -> None:
    said = dump.with_name(ABOUT_FILE)
    said.write_text(json.dumps(about), encoding="utf-8")
    with tarfile.open(file, "w") as archive:
        archive.add(said, ABOUT_FILE)
        archive.add(dump, DUMP)
