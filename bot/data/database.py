"""The connection to the database: reading, and writing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.data import address, dialect, schema
from bot.data.core import AsyncConnection, AsyncEngine, create_async_engine
from bot.data.dialect import upsert_of
from bot.errors import Away, Unsure
from bot.times import HUNG, IDLE

T = TypeVar("T")
_CONNECTIONS = 5


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
    update: sa.Executable = insertion.on_conflict_do_update(index_elements=keys, set_=new)
    return update


def sqlite(path: Path | str) -> str:
    """The address of a database in a file."""
    return f"sqlite+aiosqlite:///{path}"


class Database(AsyncEngine):
    """An engine whose `begin` is for writing. If only one connection can write, writers queue.

    What is one statement is asked or done in one line. Each raises `Away`, a change `Unsure` too.
    """

    def __init__(self, sync_engine: sa.Engine) -> None:
        super().__init__(sync_engine)
        self.writing = asyncio.Semaphore(1 if dialect.one_writer(self) else _CONNECTIONS)
        """Held by whoever writes."""
        kinds = {dialect.WRITES: True}, dialect.snapshot(self), dialect.reading(self)
        # once for each kind: to set the options of a connection takes a third of a short request
        self._writes, self._snapshots, self._reads = (
            AsyncEngine(sync_engine.execution_options(**kind)) for kind in kinds
        )

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write. An exception rolls it back. Raises `Away`, `Unsure`."""
        async with self.writing, _reached(self._writes) as connection:
            transaction = await connection.begin()
            try:
                yield connection
            except BaseException as error:
                if not isinstance(error, TimeoutError):
                    await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except Exception as error:
                if not connection.invalidated:  # it may still be in the transaction
                    await connection.invalidate()
                unsure = dialect.lost(error) and not dialect.stored_nothing(error)
                raise (Unsure if unsure else Away) from error

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads everything as it was at one moment. Raises `Away`."""
        async with _reached(self._snapshots) as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading, which sees each thing as it is when asked. Raises `Away`."""
        async with _reached(self._reads) as connection:
            yield connection

    # --- one statement ---------------------------------------------------------------------------

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


@asynccontextmanager
async def _reached(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection. Raises `Away` if the database is lost, other faults as they are."""
    try:
        async with engine.connect() as connection:
            try:
                yield connection
            except Exception as error:
                await _left(connection, error)
                raise
    except Exception as error:
        if dialect.lost(error):
            raise Away from error
        raise


async def _left(connection: AsyncConnection, error: Exception) -> None:
    """Give up a connection that has not answered in time: any other request, even to roll back,
    would wait as long again."""
    if isinstance(error, TimeoutError) and not connection.invalidated:
        await connection.invalidate()


def connect(url: str, *, cascades: bool = True, slow: bool = False, hung: float = HUNG) -> Database:
    """The database at this address.

    `cascades`: see `dialect.configure`.
    `slow`: one statement may take any time, such as to copy much.
    `hung`: otherwise, the seconds after which a database that does not answer is `Away`.
    """
    engine = create_async_engine(
        url,
        pool_size=_CONNECTIONS,
        pool_timeout=hung,  # if all hang, tasks that wait for one fail when those that hang do
        # One that has the pages and statements of the last request serves the next. (Not so with
        # PostgreSQL: whatever stands between might cut a connection that is never used.)
        pool_use_lifo=url.startswith("sqlite"),
        hide_parameters=True,  # an error must not tell a secret move
        connect_args=address.connecting(url, None if slow else hung),
    )
    dialect.tell_of_conditions(engine, schema.metadata)
    dialect.configure(engine.sync_engine, cascades=cascades, idle=None if slow else IDLE)
    return Database(engine.sync_engine)


@asynccontextmanager
async def opened(url: str, **how: Any) -> AsyncIterator[Database]:
    """The same for the block."""
    database = connect(url, **how)
    try:
        yield database
    finally:
        await database.dispose()
