"""PostgreSQL's own programs for backing up and restoring."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import Mapping

import sqlalchemy as sa

from bot.errors import Unusable


async def fitting(program: str, server: int) -> str:
    """Where `pg_dump` or `pg_restore` is. Raises `Unusable` where it is missing, or older than the
    server (its main version): then it refuses to work, or misses something."""
    path = shutil.which(program)
    if path is None:
        raise Unusable(
            f"{program} is not on PATH. It comes with PostgreSQL's client; it has to be of version "
            f"{server} or newer."
        )
    said = await _run(path, "--version", environment={})
    found = re.search(r"\d+", said)
    if found is None or int(found[0]) < server:
        version = found[0] if found else "unknown"
        raise Unusable(
            f"{program} is of version {version}, the server of {server}: it has to be of version "
            f"{server} or newer."
        )
    return path


async def run(path: str, *arguments: str, url: sa.URL) -> None:
    """Run one of the programs on a database. Raises `Unusable` with what it says is wrong."""
    await _run(path, *arguments, environment=_environment(url))


def _environment(url: sa.URL) -> Mapping[str, str]:
    """How libpq is told where the database is: a password on the command line could be read by
    everybody on the machine."""
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


async def _run(path: str, *arguments: str, environment: Mapping[str, str]) -> str:
    process = await asyncio.create_subprocess_exec(
        path,
        *arguments,
        env={**os.environ, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, wrong = await process.communicate()
    if process.returncode:
        # the lines that follow may show what is stored
        first = wrong.decode(errors="replace").partition("\n")[0]
        raise Unusable(f"It failed. {first}")
    return said.decode(errors="replace")
