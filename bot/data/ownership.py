"""Which process owns which shards: whoever has their locks, which the database itself guards.

PostgreSQL drops the locks of a connection that is gone (`session`), and the system drops the lock
on a file when a process ends. So there is nothing to lease, to renew or to take over. A process has
all the shards that it was told to serve, or none.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from filelock import Timeout

from bot.data import absences, schema
from bot.data.absences import Shard
from bot.data.core import AsyncConnection
from bot.data.database import Database, put
from bot.data.dialect import SCHEMA, lock_beside
from bot.data.session import (
    IDENTIFY,
    OF,
    SHARD,
    START,
    THINKS,
    LockSession,
    briefly,
    held,
    lock,
    unlock,
)
from bot.errors import Away
from bot.times import ASK, DEAD, IDENTIFIES

log = logging.getLogger(__name__)

_STARTING = 10
"""How often it is asked whether others have taken theirs. With `ASK` below `IDLE`."""
_ENDING = 50
"""How often it is asked whether the server has ended this process's own former session."""


class Ownership(ABC):
    """This process's locks."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine
        self._shards: Sequence[Shard] = ()
        self._identifying = defaultdict[int, asyncio.Lock](asyncio.Lock)
        self._tasks = set[asyncio.Task[None]]()
        self.apart = IDENTIFIES
        """Seconds between two identifies under one key."""
        self.dead = DEAD
        """Seconds after which a shard counts as away of which nothing was noted."""
        self.lost = asyncio.Event()
        """Set while the locks that this process had are lost."""
        self.thinkers = False
        """Was there a process that only thinks, at the last beat?"""

    @property
    @abstractmethod
    def holds(self) -> bool:
        """Does this process have its shards' locks?"""

    @abstractmethod
    async def take(self, shards: Sequence[Shard], now: float) -> str:
        """Take all these shards, or none. Returns for what this process has to wait; nothing if it
        has them. Time in which nobody served them becomes an absence. Raises `Away`."""

    @abstractmethod
    def owning(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that only the owner can make. Raises `Away`."""

    async def beat(self, now: float) -> None:
        """Note that the shards are served. If that was not noted for long, since this process stood
        still or its database was away, that was an absence. Raises `Away`."""
        async with self.owning() as connection:
            await self._beat(connection, now)

    async def _beat(self, connection: AsyncConnection, now: float) -> None:
        silent = await connection.execute(absences.SILENT, {"_since": now - self.dead})
        for row in silent.all():
            if (shard := Shard(row.shard, row.of)) in self._shards:
                await absences.begun(connection, [shard], row.seen)
        await self._note(connection, now)

    async def identify(self, key: int) -> None:
        """Wait until a shard may identify under this key, in all processes. Raises `Away`."""
        turn, alone = self._identifying[key], False
        await turn.acquire()
        try:
            while True:
                if alone := await self._alone(key):
                    break
                await asyncio.sleep(ASK)
        finally:
            if not alone:
                turn.release()
        task = asyncio.create_task(self._later(key, turn))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _later(self, key: int, turn: asyncio.Lock) -> None:
        try:
            await asyncio.sleep(self.apart)
            with suppress(Away):
                await self._not_alone(key)
        finally:
            turn.release()

    async def _alone(self, key: int) -> bool:
        return True

    async def _not_alone(self, key: int) -> None:  # noqa: B027 - a file's lock is for all keys
        """Others may identify under this key."""

    async def end(self, now: float | None = None) -> None:
        """Give everything up. `now`: until now the shards were served."""
        try:
            for task in self._tasks:
                task.cancel()
            if now is not None and self.holds:
                await self.beat(now)
        finally:
            await self._free()

    def listen(self, channel: str, told: Callable[[str], None]) -> None:  # noqa: B027 - the same
        """From the next time that the locks are taken, hear what other processes tell there."""

    @abstractmethod
    async def _free(self) -> None:
        """Drop all locks."""

    async def _taken(self, connection: AsyncConnection, now: float) -> None:
        """Nobody has served these shards since somebody last did, nor any shard of another count.
        From now on this process does."""
        of, beats = self._shards[0].of, schema.heartbeats.c
        for row in (await connection.execute(sa.select(schema.heartbeats))).all():
            shard = Shard(row.shard, row.of)
            if row.of != of or shard in self._shards:
                await absences.begun(connection, [shard], min(row.seen, now))
        await connection.execute(sa.delete(schema.heartbeats).where(beats.of != of))
        await self._note(connection, now)

    async def _note(self, connection: AsyncConnection, now: float) -> None:
        rows = [{"shard": s.number, "of": s.of, "seen": now} for s in self._shards]
        await put(connection, schema.heartbeats, *rows)


class File(Ownership):
    """A lock on a file beside an SQLite database: it has one process."""

    def __init__(self, engine: Database) -> None:
        super().__init__(engine)
        self._lock = lock_beside(Path(engine.url.database or ""))
        self._holds = False

    @property
    def holds(self) -> bool:
        """Does this process have the file's lock?"""
        return self._holds

    async def take(self, shards: Sequence[Shard], now: float) -> str:
        """Take the file's lock."""
        if not self._holds:
            try:
                self._lock.acquire(blocking=False)
            except Timeout:
                return "another process runs on this database (SQLite has one)"
            self._holds = True
        self._shards = shards
        async with self._engine.begin() as connection:
            await self._taken(connection, now)
        return ""

    @asynccontextmanager
    async def owning(self) -> AsyncIterator[AsyncConnection]:
        """Any transaction: no other process is there."""
        if not self.holds:
            raise Away
        async with self._engine.begin() as connection:
            yield connection

    async def _free(self) -> None:
        self._holds = False
        self._lock.release()


class Advisory(Ownership):
    """Advisory locks of one PostgreSQL session."""

    def __init__(self, engine: Database) -> None:
        super().__init__(engine)
        self.session = LockSession(engine.url)
        self.session.lost = self._lose
        self._holds = False
        self._former: tuple[int, object] | None = None
        """Its session before: the server may believe that it lives, and has its locks."""

    def _lose(self) -> None:
        if self._holds and not self.lost.is_set():
            log.warning("the connection that has this process's locks is lost")
        self.lost.set()

    @property
    def holds(self) -> bool:
        """Does the session have the locks, and does it live?"""
        return self._holds and not self.lost.is_set() and self.session.alive

    async def take(self, shards: Sequence[Shard], now: float) -> str:
        """Take the locks over a session that lives."""
        if self.lost.is_set() or not self.session.alive:
            self._former, self._holds = self._former or self.session.former, False
            await self.session.begin()
            self.lost.clear()
        if self._former:  # also if the database could not be reached the first time
            await self._bury(*self._former)
            self._former = None
        self._shards = shards
        try:
            async with self.session.transaction() as connection:
                why = await _others(connection, shards)
                if not why:
                    await self._taken(connection, now)
        except BaseException:
            await self.session.end()
            self._lose()
            raise
        self._holds = not why
        return why

    async def _bury(self, pid: int, began: object) -> None:
        """The server may not have noticed yet that this process's own session before is gone."""
        for _ in range(_ENDING):
            async with self.session.transaction() as connection:
                ended = await connection.execute(_END, {"pid": pid, "began": began})
                if ended.first() is None:
                    return
            await asyncio.sleep(ASK / 2)

    @asynccontextmanager
    async def owning(self) -> AsyncIterator[AsyncConnection]:
        """A transaction over the session: who has lost the locks can't make it."""
        if not self._holds or self.lost.is_set():
            raise Away
        async with self.session.transaction() as connection:
            yield connection

    async def beat(self, now: float) -> None:
        """The same, and look whether somebody thinks."""
        async with self.owning() as connection:
            await self._beat(connection, now)
            self.thinkers = bool(await held(connection, THINKS))

    def listen(self, channel: str, told: Callable[[str], None]) -> None:
        """The same, by NOTIFY."""
        self.session.listen(channel, told)

    async def _alone(self, key: int) -> bool:
        return await self.session.lock(IDENTIFY, key)

    async def _not_alone(self, key: int) -> None:
        await self.session.unlock(IDENTIFY, key)

    async def _free(self) -> None:
        self._holds = False
        await self.session.end()


_END = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid = :pid AND backend_start = :began"
)


async def _others(connection: AsyncConnection, shards: Sequence[Shard]) -> str:
    """Take all locks of these shards for the connection, or none; what is in the way."""
    of, numbers = shards[0].of, [shard.number for shard in shards]
    for _ in range(_STARTING):  # another process is taking its shards: a moment
        if await briefly(connection, START):
            break
        await asyncio.sleep(ASK)
    else:
        raise Away
    if counts := {lock.number for lock in await held(connection, OF)} - {of}:
        return f"another process serves shards of {min(counts)}, this one was told --of {of}"
    if not await lock(connection, SCHEMA, shared=True):
        return "the database is being brought to another schema"
    taken = list[int]()
    for number in numbers:
        if await lock(connection, SHARD, number):
            taken.append(number)
    if waits := sorted(set(numbers) - set(taken)):
        for number in taken:
            await unlock(connection, SHARD, number)
        await connection.execute(sa.text(_UNSHARE), {"kind": SCHEMA})
        return f"another process serves shard {', '.join(map(str, waits))}"
    await lock(connection, OF, of, shared=True)
    return ""


_UNSHARE = "SELECT pg_advisory_unlock_shared(CAST(:kind AS integer), 0)"


def ownership(engine: Database) -> Ownership:
    """The locks of a process on this database; it has none yet."""
    return File(engine) if engine.dialect.name == "sqlite" else Advisory(engine)
