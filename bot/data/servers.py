"""Servers that have removed the bot: since when, and deleting what is stored of them.

Results stay, without the server: the ratings everywhere rest on them and are computed again from
them. If the server's owner has decided that results go too, those ratings stay as they are until
they are computed again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import upsert
from bot.data.people import People
from bot.data.rows import NOWHERE
from bot.table.reach import DIRECT

KEPT = 30 * 86_400.0
"""Seconds for which a server's data is kept after it has removed the bot, and a lobby after it has
closed."""
AT_ONCE = 50
"""How many tables are deleted in one transaction: few, so that nobody's move waits for long."""
_AT_MOST = 10_000
"""How many lobbies are forgotten at a time."""
_THEIRS = schema.naming("guild", schema.GOES)
_NAMED = schema.naming("guild", schema.STAYS)


class Servers:
    """The part of the database about servers that come and go."""

    def __init__(self, engine: Database, at_once: int = AT_ONCE) -> None:
        self._engine, self._at_once = engine, at_once

    async def known(self) -> tuple[set[int], set[int]]:
        """The servers of which something is stored: those that have the bot, as far as is known,
        and those that have removed it."""
        guild = schema.guilds.c
        servers = sa.union(*map(sa.select, (schema.tables.c.guild, *_THEIRS, *_NAMED)))
        rows = await self._engine.rows(sa.select(guild.id, guild.removed))
        seen = set(await self._engine.column(servers)) - {NOWHERE, DIRECT}
        gone = {row.id for row in rows if row.removed is not None}
        return (seen | {row.id for row in rows}) - gone, gone

    async def removed(self, guilds: Collection[int], now: float) -> None:
        """Note that these servers have removed the bot. If that was known, the first time stays."""
        rows = [{"id": guild, "removed": now} for guild in guilds]
        if not rows:
            return
        async with self._engine.begin() as connection:
            row = upsert(connection, schema.guilds)
            first = sa.func.coalesce(schema.guilds.c.removed, row.excluded.removed)
            row = row.on_conflict_do_update(index_elements=["id"], set_={"removed": first})
            await connection.execute(row, rows)

    async def back(self, guilds: Collection[int]) -> None:
        """Note that these servers have the bot again."""
        guild = schema.guilds.c
        update = sa.update(schema.guilds).where(guild.id == sa.bindparam("_id"))
        update = update.where(guild.removed.is_not(None)).values(removed=None)
        if guilds:
            await self._engine.change(update, [{"_id": id} for id in guilds])

    async def due(self, now: float) -> list[int]:
        """The servers that have been without the bot for so long that their data is deleted."""
        guild = schema.guilds.c
        query = sa.select(guild.id).where(guild.removed <= now - KEPT, guild.id != DIRECT)
        return await self._engine.column(query.order_by(guild.id))

    async def delete(self, guild: int) -> None:
        """Delete what is stored of a server, in many transactions. If it breaks off in between, it
        can be done again. It stops if the server has the bot again meanwhile."""
        table, results = schema.tables.c, (await People(self._engine).server(guild)).results
        query = sa.select(table.id).where(table.guild == guild).order_by(table.id)
        ids = await self._engine.column(query)
        for start in range(0, len(ids), self._at_once):
            async with self._engine.begin() as connection:
                if not await _is_gone(connection, guild):
                    return
                await _delete_tables(
                    connection, ids[start : start + self._at_once], results=results
                )
        async with self._engine.begin() as connection:
            if await _is_gone(connection, guild):
                for one in _NAMED:
                    update = sa.update(one.table).where(one == guild)
                    await connection.execute(update.values(guild=NOWHERE))
                for one in (schema.ratings.c.guild, *_THEIRS, schema.guilds.c.id):
                    await connection.execute(sa.delete(one.table).where(one == guild))

    async def forget_lobbies(self, now: float) -> None:
        """Delete the lobbies that were closed long ago and never became a match. Else people who
        open and close them all day would fill the database."""
        table, long_ago = schema.tables.c, now - KEPT
        query = sa.select(table.id).where(sa.text(schema.NEVER_BEGAN))
        query = query.where(table.stale_since < long_ago, table.shown_at < long_ago)
        query = query.where(table.guild != NOWHERE).order_by(table.stale_since).limit(_AT_MOST)
        ids = await self._engine.column(query)
        for start in range(0, len(ids), self._at_once):
            async with self._engine.begin() as connection:
                await _delete_tables(connection, ids[start : start + self._at_once], results=False)


async def _is_gone(connection: AsyncConnection, guild: int) -> bool:
    removed = sa.select(schema.guilds.c.removed).where(schema.guilds.c.id == guild)
    return await connection.scalar(removed) is not None


async def _delete_tables(connection: AsyncConnection, ids: Sequence[int], *, results: bool) -> None:
    """Delete these tables: what was played, what was said, and where.

    If `results` stay, a match with a result keeps only that: the game, the people with their
    places, when it ended, and what it does to ratings everywhere.
    """
    match, result, table = schema.matches.c, schema.results.c, schema.tables.c
    parts = (schema.log.c.table_id, schema.seats.c.table_id, schema.answers.c.table_id)
    for part in (*parts, *schema.naming("table_id", schema.GOES)):
        await connection.execute(sa.delete(part.table).where(part.in_(ids)))
    rated = sa.select(match.table_id).where(match.table_id.in_(ids))
    kept = (await connection.execute(rated)).scalars().all() if results else []
    gone = sa.delete(schema.tables).where(table.id.in_(ids), table.id.not_in(kept))
    await connection.execute(gone)
    bare = {
        "guild": NOWHERE,
        "channel": 0,
        "stage": "closed",
        "due": None,
        "thinking": False,
        "shown": table.revision,
        "settled": table.revision,
        "facts": "{}",
        "deal": None,
        "messages": "{}",
        "refused": False,
        "version": table.version + 1,
    }
    await connection.execute(sa.update(schema.tables).where(table.id.in_(kept)).values(bare))
    update = sa.update(schema.matches).where(match.table_id.in_(kept))
    await connection.execute(update.values(guild=NOWHERE, reason="", why=None))
    ours = sa.update(schema.results).where(result.table_id.in_(kept))
    await connection.execute(ours.values(rating=None, overall=None))
