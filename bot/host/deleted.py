"""People who had their data deleted after a backup was made: when it comes back, they are deleted
again. The database that it replaces knows of them, by digests of their ids."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from time import time

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import opened, put
from bot.data.disk import file_of
from bot.data.nonces import SECRET, deleted_as
from bot.data.people import People, about_people
from bot.data.store import Store
from bot.errors import Unreadable
from bot.table.lobby import without
from games.core import Refused

Asked = Mapping[str, float]
"""Who asked for it, as a digest, and when."""


async def asked_for(url: str) -> Asked:
    """Everybody who asked for it, as far as the database that is there tells. (It may be absent,
    damaged, or of an earlier version.)"""
    file = file_of(sa.make_url(url))
    if file and not file.exists():  # connecting would make it
        return {}
    row = schema.deletions.c
    try:
        async with opened(url) as engine:
            return {one.who: one.at for one in await engine.rows(sa.select(row.who, row.at))}
    except Exception:  # noqa: BLE001 - whatever it is, there is nothing to be learnt
        return {}


async def deleted_again(store: Store, asked: Asked, made: float | None) -> int:
    """Delete the data of whoever asked for it since the backup was made. Returns of how many.

    The others who asked are kept, too: another backup may be brought back after this one.
    """
    engine = store.engine
    async with engine.begin() as connection:
        known = ({"who": who, "at": at} for who, at in asked.items())
        await put(connection, schema.deletions, *known)
    since = {who for who, at in asked.items() if made is None or at > made}
    async with engine.reading() as connection:
        secret = await connection.scalar(schema.fact(SECRET))
        everybody = await _everybody(connection) if since and secret else set()
    again = [person for person in sorted(everybody) if deleted_as(secret or "", person) in since]
    for person in again:
        for id in await People(engine).open_tables_naming(person):
            with suppress(Refused, Unreadable):
                await _leave(store, id, person)
        await People(engine).forget(person, -secrets.randbelow(2**52) - 2**32)
    return len(again)


async def _leave(store: Store, id: int, person: int) -> None:
    """Have somebody leave an open table, as when they asked for it: else a match would wait for
    nobody. (A tournament notes the result when its round ends.)"""
    found, now = await store.load(id), time()
    if found:
        table, row = found
        after = without(table, person, now)
        await store.save(table, after, None, now, row.version, now)


async def _everybody(connection: AsyncConnection) -> set[int]:
    """The ids of all people that the database names."""
    columns = [schema.people.c.id, *(table.c.person for table in about_people())]
    found = [(await connection.execute(sa.select(one).distinct())).scalars() for one in columns]
    return {id for ids in found for id in ids if id > 0}
