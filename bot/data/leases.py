"""Which process shows which table: by a lease in the table's row, that runs out by itself.

A process that dies says nothing more; a process that stood still comes too late. So whoever shows
a table says so again and again, and looks at the clock before it says anything to Discord.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import Database
from bot.data.rows import SHOWN, Shown, in_order, ours, shown_of

LEASE = 6.0
"""Seconds for which a process shows a table, or thinks there, alone, if it does not say again that
it does: a dead one's tables are silent for so long, and then for a thought."""
MOST = 200
"""How many tables that are to be shown are looked up at once."""

_table = schema.tables.c
FREE = sa.or_(
    _table.holder.is_(None),
    _table.holder == sa.bindparam("_me"),
    _table.held_until < sa.bindparam("_now"),
)
"""May this process show the table?"""
MINE = sa.and_(
    _table.holder == sa.bindparam("_me"), _table.term == sa.bindparam("_term", type_=sa.Integer)
)
"""Has this process shown the table ever since it took it this time?"""
_TAKE = (
    sa.update(schema.tables)
    .where(_table.id == sa.bindparam("_id"), FREE)
    .values(
        holder=sa.bindparam("_me"),
        held_until=sa.bindparam("_until"),
        term=sa.case((MINE, _table.term), else_=_table.term + 1),
    )
    .returning(*SHOWN)
)
_LETS_GO = sa.and_(
    _table.version == sa.bindparam("_version"), sa.bindparam("_gives_up", type_=sa.Boolean)
)
"""A change that was stored meanwhile may count on the lease."""
_NOTE = (
    sa.update(schema.tables)
    .where(_table.id == sa.bindparam("_id"), MINE)
    .values({name: sa.bindparam(f"_{name}") for name in Shown().row})
    .values(
        refused=sa.bindparam("_refused", type_=sa.Boolean),
        holder=sa.case((_LETS_GO, sa.null()), else_=_table.holder),
        given_up=sa.case((_LETS_GO, _table.term), else_=_table.given_up),
    )
    .returning(_table.holder)
)


@lru_cache(1)
def _to_show(mine: sa.ColumnElement[bool]) -> sa.Select[int]:
    """It is asked every second: making the question takes longer than answering it."""
    query = sa.select(_table.id).where(sa.text("shown < revision"), FREE, mine)
    query = query.where(_table.id > sa.bindparam("_after"), _table.refused.is_(False))
    return query.order_by(_table.id).limit(MOST)


class Leases:
    """Those of one process."""

    def __init__(self, engine: Database, me: str) -> None:
        self._engine = engine
        self._me = me

    async def take(self, id: int, now: float, term: int = -1) -> Shown | None:
        """Show a table from now on, for as long as a lease lasts; what it shows so far, None where
        another process shows it. `term`: when this process took it the last time."""
        values = {"_id": id, "_me": self._me, "_now": now, "_until": now + LEASE, "_term": term}
        async with self._engine.begin() as connection:
            row = (await connection.execute(_TAKE, values)).one_or_none()
        return shown_of(row, self._me) if row else None

    async def renew(self, ids: Collection[int], until: float) -> Collection[int]:
        """Go on showing tables; those of them where no other process has begun to."""
        mine = in_order(_table.id.in_(ids), _table.holder == self._me)
        update = sa.update(schema.tables).where(mine).values(held_until=until).returning(_table.id)
        async with self._engine.begin() as connection:
            return set((await connection.execute(update)).scalars())

    async def note(
        self, shown: Mapping[int, Shown], keep: Collection[int] = ()
    ) -> Mapping[int, bool]:
        """What Discord shows of some tables, by their ids, in one transaction. This process then
        shows them no longer, but for those to `keep`, and those that were changed meanwhile.

        Returns whether it still does; those are missing that another process has taken by now.
        """
        held = dict[int, bool]()
        async with self._engine.begin() as connection:
            for id in sorted(shown):  # in one order, else two processes would wait for each other
                row = (await connection.execute(_NOTE, self._noted(id, shown[id], keep))).first()
                if row is not None:
                    held[id] = row.holder is not None
            if answered := [id for id in held if shown[id].answered]:
                gone = sa.delete(schema.answers).where(schema.answers.c.table_id.in_(answered))
                await connection.execute(gone)
        return held

    def _noted(self, id: int, shown: Shown, keep: Collection[int]) -> Mapping[str, Any]:
        values = {f"_{name}": value for name, value in shown.row.items()}
        values |= {"_id": id, "_me": self._me, "_term": shown.term, "_refused": shown.refused}
        return values | {"_version": shown.version, "_gives_up": id not in keep}

    async def to_show(self, now: float, after: int) -> list[int]:
        """The ids, above one, of tables that changed since Discord was last told, which this
        process may show; the lowest ones, as many as `MOST`."""
        values = {"_me": self._me, "_now": now, "_after": after}
        async with self._engine.reading() as connection:
            return list((await connection.execute(_to_show(ours()), values)).scalars())

    async def try_refused(self, guilds: Collection[int] = ()) -> None:
        """Tables that Discord did not let the bot show, in these servers or everywhere, are to be
        shown again."""
        refused = sa.text("refused")
        where = [refused, _table.guild.in_(guilds)] if guilds else [refused]
        update = sa.update(schema.tables).where(in_order(*where))
        async with self._engine.begin() as connection:
            await connection.execute(update.values(refused=False))
