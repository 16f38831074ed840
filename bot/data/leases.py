"""Leases: the one process that may do something about a row, and until when.

A process that dies can't give anything back, and one that stood still comes too late. So a lease
runs out by itself. A process renews the leases it has, and looks at the clock before it does
anything that others see.
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
"""How many tables to show are looked up at once."""


def nobodys(holder: sa.Column[Any], until: sa.Column[float]) -> sa.ColumnElement[bool]:
    """Does nobody have the lease at the moment `_now`?"""
    return sa.or_(holder.is_(None), until < sa.bindparam("_now"))


def free(holder: sa.Column[Any], until: sa.Column[float]) -> sa.ColumnElement[bool]:
    """May the process `_me` take the lease at the moment `_now`, or does it already have it?"""
    return sa.or_(nobodys(holder, until), holder == sa.bindparam("_me"))


class Lease:
    """The leases of one kind that a process has.

    `columns`: those that say which row it is, who has the lease, and until when.
    `seconds`: how long a lease lasts.
    """

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
        """Takes the lease. Each kind adds what else it sets, asks for and returns."""

    async def _taken(
        self, taking: sa.Executable, id: int, now: float, **values: object
    ) -> sa.Row[Any] | None:
        """What `taking` returns; None if another process has the lease of this row."""
        given = {"_id": id, "_me": self._me, "_now": now, "_ends": now + self._seconds, **values}
        async with self._engine.begin() as connection:
            return (await connection.execute(taking, given)).one_or_none()

    async def renew(self, ids: Collection[int], now: float) -> Collection[int]:
        """Renew the leases of these rows. Returns those that no other process has taken."""
        return await self._change({self._until: now + self._seconds}, self._key.in_(ids))

    async def _give_up(
        self, *which: sa.ColumnExpressionArgument[bool], **values: object
    ) -> Collection[int]:
        """Give these leases up, and set `values` in the same rows. Returns the rows whose lease
        this process still had."""
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
"""Is the lease still the one that this process took, in the same term?"""
_LETS_GO = sa.and_(
    _table.version == sa.bindparam("_version"), sa.bindparam("_gives_up", type_=sa.Boolean)
)
"""Does a note end the lease? Not if the table was changed meanwhile: whoever stored that change may
count on this process to show it."""
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
_HEARD = sa.delete(schema.answers).where(
    schema.answers.c.table_id.in_(sa.bindparam("_ids", expanding=True))
)
"""Drops the tokens of answers that are known to be there."""


@lru_cache(1)
def _to_show(mine: sa.ColumnElement[bool]) -> sa.Select[int]:
    """Cached, since it is asked every second and takes longer to build than to answer."""
    query = sa.select(_table.id).where(sa.text("shown < revision"), FREE, mine)
    query = query.where(_table.id > sa.bindparam("_after"), _table.refused.is_(False))
    return query.order_by(_table.id).limit(MOST)


@lru_cache(1)
def _left(mine: sa.ColumnElement[bool]) -> sa.Select[int]:
    """Cached like `_to_show`."""
    query = sa.select(_table.id).where(sa.text("holder IS NOT NULL"), mine)
    query = query.where(_table.holder != sa.bindparam("_me"), _table.refused.is_(False))
    query = query.where(_table.held_until < sa.bindparam("_now"))
    return query.order_by(_table.id).limit(MOST)


class Showing(Lease):
    """The lease to show a table."""

    def __init__(self, engine: Database, me: str) -> None:
        super().__init__(engine, me, (_table.id, _table.holder, _table.held_until), LEASE)
        term = sa.case((MINE, _table.term), else_=_table.term + 1)
        self._begin = self._taking.values(term=term).returning(*SHOWN)

    async def take(self, id: int, now: float, term: int = -1) -> Shown | None:
        """Show a table from now on, for as long as a lease lasts. Returns what is shown so far;
        None if another process shows it. `term`: the one in which this process took it last."""
        row = await self._taken(self._begin, id, now, _term=term)
        return shown_of(row, self._me) if row else None

    async def note(
        self, shown: Mapping[int, Shown], keep: Collection[int] = ()
    ) -> Mapping[int, bool]:
        """Write down what Discord shows of some tables, by their ids, in one transaction. That ends
        the leases, except of those to `keep` and of those that were changed meanwhile.

        Returns for each table whether this process still has the lease. Tables that another process
        has taken are missing.
        """
        held = dict[int, bool]()
        async with self._engine.begin() as connection:
            for id in sorted(shown):  # in one order, else two processes would wait for each other
                row = (await connection.execute(_NOTE, self._noted(id, shown[id], keep))).first()
                if row is not None:
                    held[id] = row.holder is not None
            if answered := [id for id in held if shown[id].answered]:
                await connection.execute(_HEARD, {"_ids": answered})
        return held

    def _noted(self, id: int, shown: Shown, keep: Collection[int]) -> Mapping[str, Any]:
        values = {f"_{name}": value for name, value in shown.row.items()}
        values |= {"_id": id, "_me": self._me, "_term": shown.term, "_refused": shown.refused}
        return values | {"_version": shown.version, "_gives_up": id not in keep}

    async def to_show(self, now: float, after: int) -> list[int]:
        """The tables that Discord does not show as they are and that this process may show: the
        lowest ids above `after`, at most `MOST`."""
        values = {"_me": self._me, "_now": now, "_after": after}
        async with self._engine.reading() as connection:
            return list((await connection.execute(_to_show(ours()), values)).scalars())

    async def left(self, now: float) -> list[int]:
        """Tables whose holder has died: it may have left something undone there, such as old
        controls, although Discord shows the table as it is."""
        async with self._engine.reading() as connection:
            query = _left(ours())
            return list((await connection.execute(query, {"_me": self._me, "_now": now})).scalars())

    async def refused(self, guilds: Collection[int] = ()) -> list[tuple[int, int]]:
        """The tables that Discord did not let the bot show, in these servers or everywhere, each
        with its channel."""
        query = sa.select(_table.id, _table.channel).where(sa.text("refused"))
        if guilds:
            query = query.where(_table.guild.in_(guilds))
        async with self._engine.reading() as connection:
            return [(row.id, row.channel) for row in await connection.execute(query)]

    async def try_refused(self, ids: Collection[int] | None = None) -> None:
        """Let these tables, or all, be tried again that Discord did not let the bot show."""
        refused = sa.text("refused")
        where = [refused] if ids is None else [refused, _table.id.in_(ids)]
        update = sa.update(schema.tables).where(in_order(*where))
        async with self._engine.begin() as connection:
            await connection.execute(update.values(refused=False))
