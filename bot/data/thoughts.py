"""Which process thinks for the computer that is to move at a table: by a lease in the table's row.

A lease is no change of the table: it leaves `version` alone. It ends when the match goes on
(`store.save`), when it runs out, and when the process that has it is gone (`processes`).
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from secrets import randbits
from typing import NamedTuple

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import Database
from bot.data.leases import LEASE
from bot.data.rows import ours

_table = schema.tables.c
_THINKING = sa.text("thinking")


class Task(NamedTuple):
    """To think about a position."""

    tries: int
    """How often it has been begun."""
    seed: int
    """For the random numbers, another one each time."""

    @classmethod
    def first(cls) -> Task:
        """Nobody has tried yet."""
        return cls(1, randbits(63))


_TAKE = (
    sa.update(schema.tables)
    .where(
        _table.id == sa.bindparam("_id"),
        _THINKING,
        sa.or_(
            _table.thinker.is_(None),
            _table.thinker == sa.bindparam("_me"),
            _table.thinks_until < sa.bindparam("_now"),
        ),
    )
    .values(
        thinker=sa.bindparam("_me"),
        thinks_until=sa.bindparam("_until"),
        tries=_table.tries + 1,
        seed=sa.bindparam("_seed"),
    )
    .returning(_table.tries)
)


@lru_cache(2)
def _waiting(mine: sa.ColumnElement[bool], *, patient: bool) -> sa.Select[int]:
    """Like `leases._to_show`, asked every second."""
    free = sa.or_(_table.thinker.is_(None), _table.thinks_until < sa.bindparam("_now"))
    query = sa.select(_table.id).where(_THINKING, sa.text("shown >= revision"), free, mine)
    if patient:
        query = query.where(_table.shown_at <= sa.bindparam("_shown_by"))
    query = query.where(_table.id.not_in(sa.bindparam("_besides", expanding=True)))
    return query.order_by(_table.shown_at, _table.id).limit(sa.bindparam("_most"))


class Thoughts:
    """Those of one process."""

    def __init__(self, engine: Database, me: str) -> None:
        self._engine = engine
        self._me = me

    async def waiting(
        self,
        now: float,
        most: int,
        besides: Collection[int] = (),
        shown_by: float | None = None,
    ) -> list[int]:
        """The ids of tables, besides some, where a computer is to move and nobody thinks; those
        that have waited the longest. Only tables that Discord shows as they are, and did by a
        moment."""
        query = _waiting(ours(), patient=shown_by is not None)
        values = {"_now": now, "_besides": besides, "_most": most, "_shown_by": shown_by}
        async with self._engine.reading() as connection:
            return list((await connection.execute(query, values)).scalars())

    async def take(self, id: int, now: float) -> Task | None:
        """Think at a table from now on; None where another process does, or nobody has to."""
        seed = Task.first().seed
        values = {"_id": id, "_me": self._me, "_now": now, "_until": now + LEASE, "_seed": seed}
        async with self._engine.begin() as connection:
            tries = (await connection.execute(_TAKE, values)).scalar_one_or_none()
        return None if tries is None else Task(tries, seed)

    async def renew(self, ids: Collection[int], until: float) -> Collection[int]:
        """Go on thinking at tables; those of them where it is still up to this process."""
        update = sa.update(schema.tables).where(_table.id.in_(ids), _table.thinker == self._me)
        update = update.values(thinks_until=until).returning(_table.id)
        async with self._engine.begin() as connection:
            return set((await connection.execute(update)).scalars())

    async def give_up(self, ids: Collection[int] | None = None) -> None:
        """Let another process think at tables, or at all where this one does, as if this one had
        never begun."""
        chosen = _THINKING if ids is None else _table.id.in_(ids)
        update = sa.update(schema.tables).where(chosen, _table.thinker == self._me)
        update = update.values(thinker=None, thinks_until=0.0, tries=_table.tries - 1)
        async with self._engine.begin() as connection:
            await connection.execute(update)
