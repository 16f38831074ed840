"""What is stored beside a change, and can't stop it: a plan, an achievement, a rating.

Each write has a savepoint of its own. If it fails, nothing of it is stored, its fault is logged as
the bug that it is, and the transaction goes on as if it had not been tried. (On PostgreSQL a
statement that fails would otherwise spoil all others of its transaction.)
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.data import dialect
from bot.data.core import AsyncConnection
from bot.times import ASIDE

log = logging.getLogger(__name__)

Write = Callable[[AsyncConnection], Awaitable[object]]
TRIES = 2
"""How often it is tried where others are in the way."""


async def aside(
    connection: AsyncConnection, write: Write, what: str, *, needed: bool = False
) -> bool:
    """Do this in a savepoint; whether it was done. `what`: what the log calls it.

    PostgreSQL breaks off a statement that takes longer than `ASIDE`. On SQLite there is nobody to
    wait for in a transaction that writes, so a statement takes as long as its rows. Whatever else
    it waits for ends after twice that time; by then a statement can't be under way any more, which
    would cost the connection.
    `needed`: if the database is busy or away, the whole transaction fails as without a savepoint
    (`Away`) and is done again later. Only bugs are passed over.

    Raises what has cost the connection itself: nothing more can be stored by it.
    """
    for tries in range(TRIES):
        nested = await connection.begin_nested()
        limit = asyncio.timeout(None if needed else 2 * ASIDE)
        try:
            async with limit:
                await (write(connection) if needed else _within(connection, write))
            await nested.commit()
        except Exception as error:
            hung = isinstance(error, TimeoutError) and not limit.expired()
            busy = dialect.lost(error) and not limit.expired()
            if connection.invalidated or hung or (needed and busy):
                raise
            await nested.rollback()
            if not busy or tries == TRIES - 1:
                log.exception("%s failed: the change stands without it", what)
                return False
        else:
            return True
    return False


async def _within(connection: AsyncConnection, write: Write) -> None:
    await dialect.limit_statements(connection, ASIDE)
    await write(connection)
    await dialect.limit_statements(connection, None)
