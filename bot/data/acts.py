"""What whoever runs the bot does by hand: a log that only grows, which is also what running
processes still have to do; and whom it keeps out."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import Database, made, put
from bot.data.rerating import recompute
from games.core import Refused, say

CLOSE, LEAVE, ANNOUNCE = "close", "leave", "announce"
"""What a running process does."""
BAN, UNBAN, RENAME, UNRATE = "ban", "unban", "rename", "unrate"
"""What is done in the database at once."""
NOTHING = "that changed nothing"
MOST = 2000
"""How many people and servers can be banned."""
TAKEN = 60.0
"""Seconds after which another process does what one has begun."""

_act, _ban = schema.acts.c, schema.bans.c


@dataclass(frozen=True)
class Act:
    """One of them."""

    id: int
    what: str
    target: int
    words: str
    due: float


class Operating:
    """An operator's part of the database. `by`: who does it, for the log."""

    def __init__(self, engine: Database, by: str = "") -> None:
        self._engine, self._by = engine, by[:100]

    async def ask(self, what: str, target: int, words: str = "") -> int:
        """Have a running process do this at its next look. Returns the act's number."""
        async with self._engine.begin() as connection:
            return await self._log(connection, what, target, words, time.time())

    async def close(self, table: int) -> int:
        """Have one close an open table. Returns the act's number; 0 if there is no such table."""
        row = schema.tables.c
        query = sa.select(row.id).where(row.id == table, sa.text(schema.OPEN))
        return await self.ask(CLOSE, table) if await self._engine.rows(query) else 0

    async def ban(self, id: int, words: str, *, server: bool) -> None:
        """Keep a person or a server out. On the page the person's sessions end."""
        async with self._engine.begin() as connection:
            count = sa.select(sa.func.count()).select_from(schema.bans)
            if (await connection.execute(count)).scalar_one() >= MOST:
                raise Refused(say("bot-operate-enough", n=MOST))
            row = {"id": id, "server": server, "made": time.time(), "words": words[:300]}
            await put(connection, schema.bans, row)
            for table in (schema.sessions, schema.links):
                await connection.execute(sa.delete(table).where(table.c.person == id))
            await self._log(connection, BAN, id, words)

    async def unban(self, id: int) -> bool:
        """Let them in again. Returns whether they were kept out."""
        async with self._engine.begin() as connection:
            done = await connection.execute(sa.delete(schema.bans).where(_ban.id == id))
            await self._log(connection, UNBAN, id, told="" if done.rowcount else NOTHING)
            return bool(done.rowcount)

    async def rename(self, person: int, alias: str) -> bool:
        """Have somebody called otherwise where people compare themselves; empty: by their own name
        again. Returns whether they are known."""
        people = schema.people
        update = sa.update(people).where(people.c.id == person)
        async with self._engine.begin() as connection:
            done = await connection.execute(update.values(alias=alias[:32] or None))
            told = "" if done.rowcount else NOTHING
            await self._log(connection, RENAME, person, alias, told=told)
            return bool(done.rowcount)

    async def unrate(self, table: int, tell: Any = lambda done, of: None) -> bool:
        """Take a match out of all ratings. Returns whether it was rated.

        If it was not, they are computed again all the same: whoever has asked before may have been
        stopped between the two."""
        match, one = schema.matches, schema.matches.c.table_id == table
        async with self._engine.begin() as connection:
            was = await connection.scalar(sa.select(match.c.rated).where(one))
            await connection.execute(sa.update(match).where(one).values(rated=False))
            await self._log(connection, UNRATE, table, told="" if was else NOTHING)
        if was is not None:
            await recompute(self._engine, tell)
        return bool(was)

    async def _log(
        self,
        connection: Any,
        what: str,
        target: int,
        words: str = "",
        due: float | None = None,
        told: str = "",
    ) -> int:
        row = {"at": time.time(), "by": self._by, "what": what, "target": target, "words": words}
        stored = await connection.execute(
            sa.insert(schema.acts).values(**row, due=due, told=told).returning(_act.id)
        )
        return int(stored.scalar_one())


async def waiting(engine: Database, now: float) -> Sequence[Act]:
    """What running processes have to do."""
    query = sa.select(schema.acts).where(_act.due <= now, sa.text("due IS NOT NULL"))
    rows = await engine.rows(query.order_by(_act.id).limit(100))
    return [made(Act, row) for row in rows]


async def take(engine: Database, act: Act, now: float) -> bool:
    """Take one, for a while; False if another process has."""
    update = sa.update(schema.acts).where(_act.id == act.id, _act.due == act.due)
    return bool(await engine.change(update.values(due=now + TAKEN)))


async def done(engine: Database, act: Act, told: str) -> None:
    """One is done, or can't be; the log tells how it went."""
    update = sa.update(schema.acts).where(_act.id == act.id)
    await engine.change(update.values(due=None, told=told[:200]))


async def outcome(engine: Database, id: int) -> str:
    """How an act went; empty if it still waits."""
    return str(await engine.value(sa.select(_act.told).where(_act.id == id)) or "")


async def banned(engine: Database) -> tuple[Collection[int], Collection[int]]:
    """The people and the servers that are kept out."""
    rows = await engine.rows(sa.select(_ban.id, _ban.server))
    return {id for id, server in rows if not server}, {id for id, server in rows if server}
