"""One connection to PostgreSQL, whose locks are this process's for as long as it lasts.

PostgreSQL itself drops the advisory locks of a connection that is gone, so nobody has to find out
whether a process still lives. They are asked for again and again and never waited for: whoever
waits can't be told to stop.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from bot import times
from bot.data import address, dialect
from bot.data.core import AsyncConnection, AsyncEngine, create_async_engine
from bot.errors import Away, NoDatabase
from bot.times import HUNG, IDLE, KEEPALIVE, UNCONFIRMED

# The first of a lock's two numbers. (Locks of one number are `dialect`'s.)
START = 1
"""Of transactions: who takes shards does it alone."""
OF, SHARD = 2, 3
"""How many shards there are, shared by all owners; and a shard's."""
IDENTIFY = 5
"""Held for as long as no other shard may identify under the same key."""
THINKS, THOUGHT = 6, 7
"""Shared by all processes that only think; and a table's, where one of them thinks."""
CHECK = 8

_PROBE = 3
"""Within this part of `KEEPALIVE` a machine that says nothing is asked so many times."""
POOLED = (
    "The database is behind a pooler that gives each transaction another session, so no session "
    "can hold a lock: let it pool sessions (PgBouncer: pool_mode = session), or name PostgreSQL "
    "itself in DATABASE_URL"
)


class HeldLock(NamedTuple):
    """A lock that somebody has."""

    number: int
    pid: int
    """Of the session's process on the server."""


class LockSession:
    """The connection. `lost` is called as soon as it is known to be gone."""

    def __init__(self, url: sa.URL, hung: float = HUNG) -> None:
        self._engine = _engine(url, hung)
        self._connection: AsyncConnection | None = None
        self._dead: AsyncConnection | None = None
        self._turn = asyncio.Lock()
        self._confirmed = -inf
        self._listening = dict[str, Callable[[str], None]]()
        self.lost: Callable[[], None] = lambda: None
        self.former: tuple[int, object] | None = None
        """The process on the server, and when it began, of this connection or the one before."""

    @property
    def alive(self) -> bool:
        """Is it there, as far as is known, and was it a moment ago? A process that has stood still
        for longer than the server keeps a silent session must ask first."""
        return self._connection is not None and times.steady() - self._confirmed < UNCONFIRMED

    def listen(self, channel: str, told: Callable[[str], None]) -> None:
        """Once it begins, hear what others NOTIFY there."""
        self._listening[channel] = told

    async def begin(self) -> None:
        """Connect. Raises `Away`."""
        await self.end()
        connection: AsyncConnection | None = None
        try:
            connection = await self._engine.connect()
            raw: Any = (await connection.get_raw_connection()).driver_connection
            for channel in self._listening:
                await raw.add_listener(channel, self._told)
            async with connection.begin():
                for setting in _keeping_alive():
                    await connection.execute(sa.text(setting))
                pid, began = (await connection.execute(_ME)).one()
                self.former = pid, began
            raw.add_termination_listener(lambda _: self._gone(connection))
        except BaseException as error:
            if connection is not None:
                await _closed(connection)
            if isinstance(error, Exception) and dialect.lost(error):
                raise Away from error
            raise
        self._connection, self._confirmed = connection, times.steady()

    async def end(self) -> None:
        """Close it, which drops all its locks."""
        left = self._connection, self._dead
        self._connection = self._dead = None
        for connection in left:
            if connection is not None:
                await _closed(connection)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction over this connection, one after the other. Raises `Away`: then it is
        gone, and nobody knows whether the last thing was stored."""
        async with self._turn:
            connection, began = self._connection, times.steady()
            if connection is None:
                raise Away
            try:
                transaction = await connection.begin()
                try:
                    yield connection
                except BaseException as error:
                    if not isinstance(error, TimeoutError):  # it would wait as long again
                        await transaction.rollback()
                    raise
                await transaction.commit()
                self._confirmed = began
            except BaseException as error:
                away = isinstance(error, Exception) and dialect.lost(error)
                if away or connection.invalidated or connection.in_transaction():
                    self._gone(connection)
                    await _closed(connection)
                if away:
                    raise Away from error
                raise

    async def lock(self, kind: int, number: int = 0, *, shared: bool = False) -> bool:
        """Take a lock, if nobody else has it. Raises `Away`."""
        async with self.transaction() as connection:
            return await lock(connection, kind, number, shared=shared)

    async def unlock(self, kind: int, number: int) -> None:
        """Give up a lock. Raises `Away`: then it is free as well."""
        async with self.transaction() as connection:
            await unlock(connection, kind, number)

    def _told(self, _: object, __: int, channel: str, payload: object) -> None:
        self._listening[channel](str(payload))

    def _gone(self, connection: AsyncConnection | None) -> None:
        if connection is self._connection is not None:
            self._connection, self._dead = None, connection
            self.lost()


async def lock(
    connection: AsyncConnection, kind: int, number: int = 0, *, shared: bool = False
) -> bool:
    """Take a lock for this connection, if nobody else has it."""
    take = sa.func.pg_try_advisory_lock_shared if shared else sa.func.pg_try_advisory_lock
    return bool(await connection.scalar(sa.select(take(kind, number))))


async def unlock(connection: AsyncConnection, kind: int, number: int = 0) -> None:
    """Give up a lock of this connection."""
    await connection.execute(sa.select(sa.func.pg_advisory_unlock(kind, number)))


async def briefly(connection: AsyncConnection, kind: int) -> bool:
    """Take a lock until the transaction ends, if nobody else has it."""
    return bool(await connection.scalar(sa.select(sa.func.pg_try_advisory_xact_lock(kind, 0))))


async def held(connection: AsyncConnection, kind: int) -> Sequence[HeldLock]:
    """The locks of this kind that anybody has in this database."""
    found = (await connection.execute(_HELD, {"kind": kind})).all()
    return [HeldLock(row.number, row.pid) for row in found]


_ME = sa.text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
_HELD = sa.text(
    "SELECT objid::bigint AS number, pid FROM pg_locks "
    "WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid::bigint = :kind "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
).bindparams(sa.bindparam("kind", type_=sa.BigInteger))
"""`objsubid`: locks of two numbers."""


async def goes_on(url: str) -> None:
    """Check that a session goes on from one transaction to the next. Raises `NoDatabase` behind a
    pooler where it doesn't, and whatever a database raises that can't be reached.

    A pooler gives a session to somebody else only if somebody else asks: so another connection
    does in between.
    """
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        return
    engine = _engine(address, HUNG)
    try:
        async with engine.connect() as one, engine.connect() as other:
            if not await _keeps(one, other):
                raise NoDatabase(f"{POOLED}.")
    except sa.exc.DBAPIError as error:
        if str(getattr(error.orig, "sqlstate", "")) in _MIXED_UP:
            raise NoDatabase(f"{POOLED}.") from None
        raise
    finally:
        await engine.dispose()


_MIXED_UP = "26000", "42P05"
"""PostgreSQL's error codes for a prepared statement that another session has, or has not."""


async def _keeps(one: AsyncConnection, other: AsyncConnection) -> bool:
    """Does a connection keep its session, and its locks, while another one asks for something?"""
    pid = sa.select(sa.func.pg_backend_pid())
    async with one.begin():
        mine = (await one.execute(pid)).scalar_one()
        await lock(one, CHECK, mine)
    async with other.begin():
        theirs = await other.scalar(pid)
        async with one.begin():
            has = {found.pid for found in await held(one, CHECK) if found.number == mine}
            now = await one.scalar(pid.where(sa.true()))
    return mine == now and mine in has and theirs != mine


def _engine(url: sa.URL, hung: float) -> AsyncEngine:
    shown = url.render_as_string(hide_password=False)
    engine = create_async_engine(
        url, poolclass=NullPool, hide_parameters=True, connect_args=address.connecting(shown, hung)
    )
    dialect.configure(engine.sync_engine, idle=IDLE)
    return engine


def _keeping_alive() -> Sequence[str]:
    """By statements, like `dialect`'s settings. (Without effect over a socket in a file.)"""
    probe = int(KEEPALIVE / (2 * _PROBE))
    return (
        f"SET tcp_keepalives_idle = {int(KEEPALIVE) - _PROBE * probe}",
        f"SET tcp_keepalives_interval = {probe}",
        f"SET tcp_keepalives_count = {_PROBE}",
        f"SET tcp_user_timeout = {int(KEEPALIVE * 1000)}",
    )


async def _closed(connection: AsyncConnection) -> None:
    """Close a connection, without a word if it may not answer."""
    with suppress(Exception):
        if not connection.closed:
            await connection.invalidate()
            await connection.close()
