"""The lease to think at a table: which process thinks for the computer that has to move.

A lease stands in the table's row but is no change of the table, so it leaves `version` as it is. It
ends when the match goes on (`store.save`), when it runs out, and when its process is gone
(`processes`).
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from secrets import randbits
from typing import NamedTuple

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import Database
from bot.data.leases import Lease, nobodys
from bot.data.rows import ours
from bot.times import LEASE

_table = schema.tables.c
_THINKING = sa.text("thinking")
_SEED = sa.bindparam("_seed", type_=sa.BigInteger)


class Task(NamedTuple):
    """A position to think about."""

    tries: int
    """How often this was begun, with this time."""
    seed: int
    """For the random numbers; another one each time."""

    @classmethod
    def first(cls) -> Task:
        """A position that nobody has tried yet."""
        return cls(1, randbits(63))


@lru_cache(2)
def _waiting(mine: sa.ColumnElement[bool], *, patient: bool) -> sa.Select[int]:
    """Cached, like `leases._to_show`: it is asked every second."""
    free = nobodys(_table.thinker, _table.thinks_until)
    query = sa.select(_table.id).where(_THINKING, sa.text("shown >= revision"), free, mine)
    if patient:
        query = query.where(_table.shown_at <= sa.bindparam("_shown_by"))
    query = query.where(_table.id.not_in(sa.bindparam("_besides", expanding=True)))
    return query.order_by(_table.shown_at, _table.id).limit(sa.bindparam("_most"))


class Thoughts(Lease):
    """The leases to think at tables."""

    def __init__(self, engine: Database, me: str) -> None:
        super().__init__(engine, me, (_table.id, _table.thinker, _table.thinks_until), LEASE)
        trying = self._taking.where(_THINKING).values(tries=_table.tries + 1, seed=_SEED)
        self._try = trying.returning(_table.tries, _table.seed)

    async def waiting(
        self,
        now: float,
        most: int,
        besides: Collection[int] = (),
        shown_by: float | None = None,
    ) -> list[int]:
        """The ids of tables where a computer has to move and nobody thinks, those first that have
        waited longest. Only tables that Discord shows as they are.

        `most`: at most how many. `besides`: without these. `shown_by`: only tables that Discord has
        shown since this moment.
        """
        query = _waiting(ours(), patient=shown_by is not None)
        values = {"_now": now, "_besides": besides, "_most": most, "_shown_by": shown_by}
        async with self._engine.reading() as connection:
            return list((await connection.execute(query, values)).scalars())

    async def take(self, id: int, now: float) -> Task | None:
        """Take the lease to think at a table. None if another process has it, or no computer has to
        move."""
        row = await self._taken(self._try, id, now, _seed=Task.first().seed)
        return Task(row.tries, row.seed) if row else None

    async def give_up(self, ids: Collection[int] | None = None) -> None:
        """Let others think at these tables, or at all where this process does. The try does not
        count, as if it had never begun."""
        chosen = _THINKING if ids is None else _table.id.in_(ids)
        await self._give_up(chosen, tries=_table.tries - 1)
