"""One statement, as most questions and many changes are: asked or done in one line."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import fields
from functools import lru_cache
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.data.core import AsyncConnection
from bot.data.dialect import upsert_of

T = TypeVar("T")


class Statements:
    """What a database answers to one statement. Each raises `Away`, a change `Unsure` too."""

    @abstractmethod
    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that may write."""

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for reading."""

    async def rows(self, query: sa.Executable, values: Any = None) -> Sequence[Any]:
        """The rows. `values`: those of the query's parameters."""
        async with self.reading() as connection:
            return (await connection.execute(query, values)).all()

    async def row(self, query: sa.Executable) -> Any:
        """The only row; None if there is none."""
        async with self.reading() as connection:
            return (await connection.execute(query)).one_or_none()

    async def column(self, query: sa.Executable, values: Any = None) -> list[Any]:
        """The first value of each row."""
        async with self.reading() as connection:
            return list((await connection.execute(query, values)).scalars())

    async def value(self, query: sa.Executable) -> Any:
        """The only row's first value; None if there is no row."""
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def change(self, statement: sa.Executable, values: Any = None) -> int:
        """Do this in a transaction of its own. Returns how many rows it was about. `values`: those
        of its parameters, or of each time that it is done."""
        async with self.begin() as connection:
            return (await connection.execute(statement, values)).rowcount

    async def put(self, table: sa.Table, row: Mapping[str, Any]) -> None:
        """Store a row (see `put`) in a transaction of its own."""
        async with self.begin() as connection:
            await put(connection, table, row)


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
