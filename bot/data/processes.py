"""The processes that run on this database, and which shards each one serves.

A process that decides by what the others do reads that and writes its decision in one transaction,
and only one process does so at a time.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data import absences, schema
from bot.data.absences import Shard
from bot.data.database import Database, newest_schema
from bot.data.dialect import clock, in_turn, upsert
from bot.data.rows import in_order
from bot.times import DEAD, IDENTIFIES


@dataclass(frozen=True)
class Neighbours:
    """How many processes there are, with this one."""

    bots: int = 1
    thinkers: int = 0
    known: bool = True
    """Did the others take this process for living? If not, it has just begun, or stood still."""
    eldest: bool = True
    """Is it the eldest bot, which does what one has to do for all?"""


@dataclass(frozen=True)
class Claimed:
    """The outcome of asking for shards."""

    waiting: Sequence[Shard]
    """Those that another process serves and will go on serving."""
    shared: bool
    """Does another process serve any of them, perhaps one that is leaving?"""


class Processes:
    """The processes, as one of them sees them. `kind`: see `schema.processes`."""

    def __init__(self, engine: Database, kind: str, id: str = "") -> None:
        self.id = id or token_hex(8)
        self._engine = engine
        self._kind = kind
        self.apart = IDENTIFIES

    async def clock(self) -> float | None:
        """The database's clock; None if that is this machine's."""
        async with self._engine.reading() as connection:
            return await clock(connection)

    async def beat(self, now: float) -> Neighbours:
        """Note that this process is there, and remove the dead ones. Returns who is there."""
        process = schema.processes.c
        async with self._alone() as connection:
            seen = sa.update(schema.processes).where(process.id == self.id).values(seen=now)
            known = bool((await connection.execute(seen)).rowcount)
            if not known:
                await connection.execute(sa.insert(schema.processes).values(self._row(now)))
            await _bury(connection, now)
            query = sa.select(process.id, process.kind).order_by(process.started, process.id)
            there = (await connection.execute(query)).all()
        bots = [row.id for row in there if row.kind == "bot"]
        return Neighbours(len(bots), len(there) - len(bots), known, self.id in bots[:1])

    async def unaware(self) -> int:
        """How many other processes have not looked who is there since this one began."""
        process = schema.processes.c
        mine = sa.select(process.started).where(process.id == self.id).scalar_subquery()
        query = sa.select(sa.func.count()).where(process.id != self.id, process.seen <= mine)
        async with self._engine.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def claim(self, wanted: Sequence[Shard], now: float) -> Claimed:
        """Ask to serve these shards. For those that it can't serve yet, it is noted that this
        process waits; it asks again."""
        async with self._alone() as connection:
            await _bury(connection, now)
            others = [row for row in await _serving(connection) if row.process != self.id]
            stays = [_shard(row) for row in others if not row.leaving]
            waiting = [shard for shard in wanted if any(map(shard.meets, stays))]
            rows = [self._claim(shard, serves=shard not in waiting) for shard in wanted]
            row = upsert(connection, schema.shards)
            keys = ["process", "of", "shard"]
            new = {"serves": row.excluded.serves}
            row = row.on_conflict_do_update(index_elements=keys, set_=new)
            await connection.execute(row, rows)
        shared = any(_shard(row).meets(shard) for row in others for shard in wanted)
        return Claimed(waiting, shared)

    def _claim(self, shard: Shard, *, serves: bool) -> dict[str, object]:
        key = {"process": self.id, "of": shard.of, "shard": shard.number}
        return {**key, "serves": serves, "ready": False}

    def _row(self, now: float) -> dict[str, object]:
        return {
            "id": self.id,
            "kind": self._kind,
            "machine": machine(),
            "pid": os.getpid(),
            "started": now,
            "seen": now,
            "schema": newest_schema(),
        }

    async def ready(self, shard: Shard) -> None:
        """Note that this process hears the shard's events."""
        row = schema.shards.c
        here = (row.process == self.id) & (row.of == shard.of) & (row.shard == shard.number)
        async with self._engine.begin() as connection:
            await connection.execute(sa.update(schema.shards).where(here).values(ready=True))

    async def leave(self) -> None:
        """Note that this process is about to end, so that others may serve its shards already."""
        row = schema.processes.c
        async with self._alone() as connection:
            leaving = sa.update(schema.processes).where(row.id == self.id).values(leaving=True)
            await connection.execute(leaving)

    async def heirs(self, shards: Sequence[Shard]) -> list[bool]:
        """For each shard of another process that takes over from these: whether it is heard there
        already."""
        row, process = schema.shards.c, schema.processes.c
        query = sa.select(schema.shards).join(schema.processes, process.id == row.process)
        query = query.where(row.process != self.id, ~process.leaving)
        async with self._engine.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [row.ready for row in rows if any(map(_shard(row).meets, shards))]

    async def end(self, now: float) -> None:
        """Note that this process is gone."""
        async with self._alone() as connection:
            await _remove(connection, self.id, now)

    async def identify(self, key: int, now: float) -> float:
        """Note that a shard identifies now under this key, and return 0. If it is too early, note
        nothing and return the seconds to wait."""
        async with self._alone() as connection:
            last = sa.select(schema.identifies.c.at).where(schema.identifies.c.key == key)
            at = (await connection.execute(last)).scalar_one_or_none()
            if at is not None and 0 <= now - at < self.apart:
                return float(at + self.apart - now)
            row = upsert(connection, schema.identifies).values(key=key, at=now)
            row = row.on_conflict_do_update(index_elements=["key"], set_={"at": now})
            await connection.execute(row)
        return 0.0

    async def first(self, interaction: int, now: float) -> bool:
        """Claim an interaction. True if no other process has claimed it before."""
        async with self._engine.begin() as connection:
            claim = upsert(connection, schema.claims).values(interaction=interaction, at=now)
            done = await connection.execute(claim.on_conflict_do_nothing())
        return bool(done.rowcount)

    async def forget_claims(self, before: float) -> None:
        """Drop old claims."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(schema.claims).where(schema.claims.c.at < before))

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.begin() as connection:
            await in_turn(connection)
            yield connection


async def _bury(connection: AsyncConnection, now: float) -> None:
    for row in (await connection.execute(sa.select(schema.processes))).all():
        here = row.machine and row.machine == machine()
        if row.seen < now - DEAD or (here and not _runs(row.pid)):
            await _remove(connection, row.id, row.seen)


async def _remove(connection: AsyncConnection, process: str, since: float) -> None:
    """Remove a process that is gone. Its shards count as away since then, unless another process
    serves them, and its leases end, so that nobody waits for it to show tables or to think.

    Rows that somebody is changing are left out, and their leases run out by themselves: a process
    that only says that it is there must not wait for others.
    """
    table = schema.tables.c
    mine = in_order(table.holder.is_not(None), table.holder == process, waits=False)
    held = sa.update(schema.tables).where(mine)
    await connection.execute(held.values(held_until=0.0))  # who held it stays: see `leases.left`
    thought = in_order(sa.text("thinking"), table.thinker == process, waits=False)
    thinks = sa.update(schema.tables).where(thought)
    await connection.execute(thinks.values(thinker=None, thinks_until=0.0))
    serving = await _serving(connection)
    others = [_shard(row) for row in serving if row.process != process]
    own = [_shard(row) for row in serving if row.process == process]
    left = [shard for shard in own if not any(map(shard.meets, others))]
    await absences.begun(connection, left, since)
    for about, column in ((schema.shards, "process"), (schema.processes, "id")):
        await connection.execute(sa.delete(about).where(about.c[column] == process))


async def _serving(connection: AsyncConnection) -> Sequence[sa.Row[Any]]:
    row, process = schema.shards.c, schema.processes.c
    query = sa.select(schema.shards, process.leaving).where(row.serves)
    query = query.join(schema.processes, process.id == row.process)
    return (await connection.execute(query)).all()


def _shard(row: sa.Row[Any]) -> Shard:
    return Shard(row.shard, row.of)


def machine() -> str:
    """Tells apart the places where a process's id means one process: machine, boot, container.
    Empty if that is not known. A digest, so that it names no machine."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii")
        room = Path("/proc/self/ns/pid").stat().st_ino
    except OSError:
        return ""
    return hashlib.sha256(f"{boot}{room}".encode()).hexdigest()[:16]


def _runs(pid: int) -> bool:
    """Does a process run? Not one that has ended and is only not waited for yet (a zombie)."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2]
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return not state.lstrip().startswith("Z")
