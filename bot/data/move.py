"""A database moved from SQLite to PostgreSQL, all or nothing, with a proof that nothing is
missing."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data import dialect, schema, sqlite_files
from bot.data.address import fault
from bot.data.copies import BATCH, Proof, differences, holds_anything, proof
from bot.data.database import connect, is_current, migrate, reach
from bot.errors import Unusable


async def move(source: str, target: str) -> Proof:
    """Copy everything, of which the source keeps its own; what it was. Raises `Unusable`,
    `Unreachable`.

    In memory are a few rows at a time. The source must be nobody's meanwhile: what somebody writes
    there afterwards would be lost.
    """
    for name, address in (("FROM", source), ("TO", target)):
        if wrong := fault(address):
            raise Unusable(f"{name} {wrong}")
    origin = sa.make_url(source)
    if origin.get_backend_name() != "sqlite" or not target.startswith("postgresql"):
        raise Unusable("It goes from sqlite+aiosqlite:///… to postgresql+asyncpg://….")
    await asyncio.to_thread(sqlite_files.alone, sqlite_files.file_of(origin.database))
    if not await is_current(source):
        raise Unusable("The old database is of another schema: python -m bot migrate comes first.")
    await reach(target)
    there, here = connect(target, patient=True), connect(source, patient=True)
    try:
        async with there.connect() as connection:
            await connection.run_sync(_empty)
        await migrate(target)
        async with here.begin() as old, there.begin() as new:
            return await _copied(old, new)
    finally:
        await here.dispose()
        await there.dispose()


def _empty(connection: sa.Connection) -> None:
    metadata = sa.MetaData()
    metadata.reflect(connection)
    if holds_anything(connection, metadata):
        raise Unusable("The new database holds something already: it has to be an empty one.")


async def _copied(old: AsyncConnection, new: AsyncConnection) -> Proof:
    """Raises `Unusable` where what arrived is not what was sent; then nothing has."""
    await new.execute(sa.delete(schema.facts))  # what `migrate` has just written there
    for table in schema.metadata.sorted_tables:
        try:
            await _copy(old, new, table)
        except DBAPIError as error:  # its text may show what is stored
            kind = type(error.orig).__name__
            raise Unusable(f"PostgreSQL does not take what is in {table.name} ({kind}).") from None
    sent = await old.run_sync(proof, schema.metadata)
    arrived = await new.run_sync(proof, schema.metadata)
    if wrong := differences(sent, arrived):
        raise Unusable(f"Not everything has arrived: {', '.join(wrong)}. Nothing was changed.")
    return sent


async def _copy(old: AsyncConnection, new: AsyncConnection, table: sa.Table) -> None:
    rows = await old.stream(sa.select(table).execution_options(yield_per=BATCH))
    async for batch in rows.mappings().partitions(BATCH):
        await new.execute(sa.insert(table), [dict(row) for row in batch])
    await dialect.skip_ids(new, table, await dialect.last_id(old, table))
