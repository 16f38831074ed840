"""Whether the database takes what is written, and whether there is room for it."""

from __future__ import annotations

import asyncio
from math import ceil
from pathlib import Path
from secrets import token_hex

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncEngine
from bot.data.database import Database
from bot.data.dialect import JOURNALS
from bot.data.disk import file_of, free, full, there
from bot.errors import Unusable
from bot.logs import kind

MB = 1_000_000
TIGHT = 200 * MB
"""Bytes that should be free where the database is."""


async def refuses(engine: Database, within: float) -> str:
    """Why nothing can be written, in a sentence without its end; empty if something can. A row is
    stored and gone at once: only what is committed needs room."""
    if why := await asyncio.to_thread(full, engine.url):
        return why
    name = f"written {token_hex(8)}"
    try:
        async with asyncio.timeout(within), engine.begin() as connection:
            await connection.execute(sa.insert(schema.facts).values(name=name, value=""))
            await connection.execute(sa.delete(schema.facts).where(schema.facts.c.name == name))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
        return kind(error)
    return ""


async def size(engine: AsyncEngine) -> int:
    """How many bytes a database has."""
    file = file_of(engine.url)
    if file is None:
        query = sa.text("SELECT pg_database_size(current_database())")
        async with engine.connect() as connection:
            return int(await connection.scalar(query) or 0)
    files = (file, *(file.with_name(file.name + end) for end in JOURNALS))
    return sum(one.stat().st_size for one in files if one.exists())


def need(bytes_: int, file: Path) -> None:
    """Raise `Unusable` if there is less room where a file is to be."""
    if (left := free(file)) < bytes_:
        raise Unusable(
            f"There is no room for it in {there(file)}: {left / MB:,.0f} MB are free, "
            f"and it takes up to {ceil(bytes_ / MB):,} MB. Nothing was changed."
        )
