"""Leases: which process alone does something about a row, until when.

A process that dies says nothing more; a process that stood still comes too late. So a lease runs
out by itself. Whoever has one says so again and again, and looks at the clock before it does what
others see.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import Database
from bot.data.rows import SHOWN, Shown, in_order, ours, shown_of
from bot.times import LEASE

MOST = 200
"""How many tables that are to be shown are looked up at once."""


def nobodys(holder: sa.Column[Any], until: sa.Column[float]) -> sa.ColumnElement[bool]:
    """Has nobody the lease, at the moment `_now`?"""
    return sa.or_(holder.is_(None), until < sa.bindparam("_now"))


def free(holder: sa.Column[Any], until: sa.Column[float]) -> sa.ColumnElement[bool]:
    """May the process `_me` have it at the moment `_now`, be it once more?"""
    return sa.or_(nobodys(holder, until), holder == sa.bindparam("_me"))


class Lease:
    """The leases of one kind that a process has. `key`, `holder`, `until`: the columns that say of
    which row, who has it, until when; it lasts for so many `seconds`."""

    def __init__(
        self,
        engine: Database,
        me: str,
        columns: tuple[sa.Column[int], sa.Column[Any], sa.Column[float]],
        seconds: float,
    ) -> None:
        self._engine, self._me, self._seconds = engine, me, seconds
        self._key, self._holder, self._until = columns
        self._taking = (
            sa.update(self._key.table)
            .where(self._key == sa.bindparam("_id"), free(self._holder, self._until))
            .values({self._holder: sa.bindparam("_me"), self._until: sa.bindparam("_ends")})
        )
        """Has it from now on; whoever executes it adds what else there is to do or to heed."""

    async def _taken(
        self, taking: sa.Executable, id: int, now: float, **values: object
    ) -> sa.Row[Any] | None:
        """What `taking` returns; None where another process has the lease of this row."""
        given = {"_id": id, "_me": self._me, "_now": now, "_ends": now + self._seconds, **values}
        async with self._engine.begin() as connection:
            return (await connection.execute(taking, given)).one_or_none()

    async def renew(self, ids: Collection[int], now: float) -> Collection[int]:
        """Keep the leases of these rows; those that no other process has taken meanwhile."""
        return await self._change({self._until: now + self._seconds}, self._key.in_(ids))

    async def _give_up(
        self, *which: sa.ColumnExpressionArgument[bool], **values: object
    ) -> Collection[int]:
        """Let others have them, and change this with it; those that this process still had."""
        given = {self._key.table.c[name]: value for name, value in values.items()}
        return await self._change({self._holder: None, self._until: 0.0, **given}, *which)

    async def _change(
        self, values: Mapping[sa.Column[Any], object], *which: sa.ColumnExpressionArgument[bool]
    ) -> Collection[int]:
        mine = in_order(*which, self._holder == self._me, key=self._key)
        change = sa.update(self._key.table).where(mine).values(values).returning(self._key)
        async with self._engine.begin() as connection:
            return set((await connection.execute(change)).scalars())


_table = schema.tables.c
FREE = free(_table.holder, _table.held_until)
"""May this process show the table?"""
MINE = sa.and_(
    _table.holder == sa.bindparam("_me"), _table.term == sa.bindparam("_term", type_=sa.Integer)
)
"""Has this process shown the table ever since it took it this time?"""
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


class Showing(Lease):
    """Which process shows a table."""

    def __init__(self, engine: Database, me: str) -> None:
        super().__init__(engine, me, (_table.id, _table.holder, _table.held_until), LEASE)
        term = sa.case((MINE, _table.term), else_=_table.term + 1)
        self._begin = self._taking.values(term=term).returning(*SHOWN)

    async def take(self, id: int, now: float, term: int = -1) -> Shown | None:
        """Show a table from now on, for as long as a lease lasts; what it shows so far, None where
        another process shows it. `term`: when this process took it the last time."""
        row = await self._taken(self._begin, id, now, _term=term)
        return shown_of(row, self._me) if row else None

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
