"""Backups of a PostgreSQL that version 1.3.0 or an earlier one made: a tar archive of what
`pg_dump` wrote, and the proof. Only PostgreSQL's own `pg_restore` reads them."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import tarfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import sqlalchemy as sa

from bot.errors import Unusable

DUMP, ABOUT_FILE = "dump", "about.json"
"""The files in the archive."""


def read_about(file: Path) -> Mapping[str, Any]:
    """When a backup was made, its schema and its proof. Raises `Unusable`."""
    try:
        with tarfile.open(file) as archive, TemporaryDirectory() as folder:
            archive.extract(ABOUT_FILE, folder, filter="data")
            about = (Path(folder) / ABOUT_FILE).read_text("utf-8")
        return cast("Mapping[str, Any]", json.loads(about))
    except (tarfile.TarError, KeyError, ValueError, EOFError):
        raise Unusable(f"{file} is no backup, or not a whole one.") from None


async def fill(url: sa.URL, file: Path) -> None:
    """Put a backup into an empty database. Raises `Unusable`, with what `pg_restore` says."""
    program = shutil.which("pg_restore")
    if url.get_backend_name() == "sqlite" or program is None:
        raise Unusable(
            f"{file} is a backup of an earlier version's PostgreSQL: it goes back into a "
            "PostgreSQL, with pg_restore on PATH (which comes with PostgreSQL's client)."
        )
    with TemporaryDirectory(dir=file.parent, prefix=".restore") as folder:
        try:
            with tarfile.open(file) as archive:
                archive.extract(DUMP, folder, filter="data")
        except (tarfile.TarError, KeyError, EOFError):
            raise Unusable(f"{file} is no backup, or not a whole one.") from None
        restoring = await asyncio.create_subprocess_exec(
            *(program, "--single-transaction", "--no-owner", "--no-privileges"),
            *(f"--dbname={url.database}", str(Path(folder) / DUMP)),
            env={**os.environ, **_environment(url)},
            stderr=asyncio.subprocess.PIPE,
        )
        _, wrong = await restoring.communicate()
    if restoring.returncode:
        # only the first line: those after it may quote what is stored
        raise Unusable(f"It failed. {wrong.decode(errors='replace').partition(chr(10))[0]}")


def _environment(url: sa.URL) -> Mapping[str, str]:
    """The variables that tell libpq where the database is. On a command line, everybody on the
    machine could read the password."""
    query = {name: value for name, value in url.query.items() if isinstance(value, str)}
    told = {
        "PGHOST": query.get("host") or url.host,
        "PGPORT": query.get("port") or (str(url.port) if url.port else None),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
        "PGSSLMODE": query.get("ssl") or query.get("sslmode"),
    }
    return {name: str(value) for name, value in told.items() if value}
