"""Plans in the database: one row for each seat that has one.

They change only together with their table's version, so nobody can play there without the plans
that they have read (`Held.beside`, `Held.follow`).
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from bot.cogs.plans.plan import Plan, PlanNews
from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database, put
from games.core import Seat

log = logging.getLogger(__name__)

_PLAN, _TOLD = TypeAdapter(Plan), TypeAdapter(tuple[PlanNews, ...])
_row = schema.plans.c


@dataclass(frozen=True)
class Owned:
    """A person's plan."""

    person: int
    plan: Plan
    told: tuple[PlanNews, ...] = ()
    """What the person is yet to be told."""

    @property
    def over(self) -> bool:
        """Is nothing left of it?"""
        return self.plan.empty and not self.told


class Plans:
    """The stored plans."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of(self, table: int) -> Mapping[Seat, Owned]:
        """The plans at a table, by seat."""
        query = sa.select(_row.person, _row.plan, _row.told).where(_row.table_id == table)
        rows = await self._engine.rows(query.order_by(_row.seat))
        plans = [owned for row in rows if (owned := _read(table, row))]
        return {owned.plan.seat: owned for owned in plans}

    async def untold(self) -> list[int]:
        """The tables where somebody is yet to be told something."""
        query = sa.select(_row.table_id).where(_row.told != "[]").distinct()
        return await self._engine.column(query)

    async def told(self, table: int, owned: Owned) -> None:
        """Note that this has been told. What was played meanwhile is still to be told."""
        here = sa.and_(_row.table_id == table, _row.seat == owned.plan.seat)
        async with self._engine.begin() as connection:
            found = await connection.execute(sa.select(_row.told).where(here).with_for_update())
            stored = _told(found.scalar_one_or_none() or "[]")
            left = tuple(told for told in stored if told not in owned.told)
            values = {"told": _TOLD.dump_json(left).decode()}
            await connection.execute(sa.update(schema.plans).where(here).values(values))
            empty = sa.and_(here, _row.told == "[]", _row.rests)
            await connection.execute(sa.delete(schema.plans).where(empty))


async def write(connection: AsyncConnection, table: int, owned: Owned) -> None:
    """Store a plan, or delete it if nothing is left of it."""
    seat = owned.plan.seat
    if owned.over:
        gone = sa.delete(schema.plans).where(_row.table_id == table, _row.seat == seat)
        await connection.execute(gone)
        return
    values = {
        "person": owned.person,
        "plan": _PLAN.dump_json(owned.plan).decode(),
        "told": _TOLD.dump_json(owned.told).decode(),
        "rests": owned.plan.empty,
    }
    await put(connection, schema.plans, {"table_id": table, "seat": seat, **values})


def _read(table: int, row: Any) -> Owned | None:
    """A stored plan; None if it can't be read. The match goes on without it."""
    try:
        return Owned(row.person, _PLAN.validate_json(row.plan), _told(row.told))
    except ValidationError:
        log.error("a plan at table %s can't be read: left alone", table)
        return None


def _told(stored: str) -> tuple[PlanNews, ...]:
    """What is yet to be told; nothing if it can't be read."""
    try:
        return _TOLD.validate_json(stored)
    except ValidationError:
        return ()
