"""Rows, as they are stored and read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.data.core import AsyncConnection
from bot.data.dialect import upsert_of

T = TypeVar("T")


def made(kind: type[T], row: Any, **others: Any) -> T:
    """A dataclass made of a row's columns that are called as its fields, and of these `others`."""
    names = {field.name for field in fields(kind)} - others.keys()  # type: ignore[arg-type]
    return kind(**{name: getattr(row, name) for name in names}, **others)


async def put(connection: AsyncConnection, table: sa.Table, *rows: Mapping[str, Any]) -> None:
    """Store rows that name the same columns. Where there is one with the same primary key, it gets
    these values."""
    if rows:
        await connection.execute(_put(connection.dialect.name, table, tuple(rows[0])), list(rows))


@lru_cache(50)
def _put(dialect: str, table: sa.Table, names: Sequence[str]) -> sa.Executable:
    """Cached, since building it takes longer than executing it."""
    insertion, keys = upsert_of(dialect, table), [key.name for key in table.primary_key]
    new = {name: insertion.excluded[name] for name in names if name not in keys}
    made: sa.Executable = insertion.on_conflict_do_update(index_elements=keys, set_=new)
    return made
