"""Tables and results of a tournament's pairings, in the transaction of the table's change.

Every such change changes the pairing first, then the tournament, then those who play in it: else
two could wait for each other.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cogs.tournaments.store.rows import waking
from bot.cogs.tournaments.tournament import Why
from bot.data import schema

_entrant, _pairing = schema.entrants.c, schema.pairings.c

ELSEWHERE = 1_000
"""So many tries mean that the pairing is no longer played in a thread: else somebody who deletes
threads could keep the bot busy for ever."""


class Quicker(Exception):
    """Another process has opened the table of this pairing, or it needs none any more."""


async def seat(connection: AsyncConnection, pairing: int, table: int) -> None:
    """A pairing is played at this new table. Raises `Quicker`."""
    free = sa.and_(_pairing.id == pairing, _pairing.table_id.is_(None))
    update = sa.update(schema.pairings).where(free, _pairing.first_points.is_(None))
    if not (await connection.execute(update.values(table_id=table))).rowcount:
        raise Quicker


async def decide(
    connection: AsyncConnection,
    tournament: int,
    pairing: int,
    points: tuple[int, int],
    why: Why,
    idle: Iterable[int],
) -> None:
    """Store a match's result, unless it has one, and withdraw the people on these `idle` seats.

    The tournament is woken in any case: the winner may have played on, and only now is nothing left
    to do in the thread.
    """
    first, second = points
    update = sa.update(schema.pairings).where(_pairing.id == pairing)
    update = update.where(_pairing.first_points.is_(None))
    values = {"first_points": first, "second_points": second, "why": why}
    done = update.values(values).returning(_pairing.first, _pairing.second)
    seats = (await connection.execute(done)).one_or_none()
    await connection.execute(waking(tournament))
    if seats is None:
        return
    if numbers := [seats[seat] for seat in idle]:
        here = sa.and_(_entrant.tournament_id == tournament, _entrant.number.in_(numbers))
        gone = sa.update(schema.entrants).where(here, _entrant.level == "")
        await connection.execute(gone.values(plays=False))


async def unseat(connection: AsyncConnection, tournament: int, pairing: int) -> None:
    """The place where a pairing was played is gone: it is played again, in direct messages."""
    update = sa.update(schema.pairings).where(_pairing.id == pairing)
    update = update.where(_pairing.first_points.is_(None)).values(table_id=None, tries=ELSEWHERE)
    await connection.execute(update)
    await connection.execute(waking(tournament))
