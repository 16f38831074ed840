"""Achievements in the database.

What a finished match earns is read and written in the transaction that stores its result, after
that. Whose numbers are enough is known from their ratings across all servers; only then are their
opponents counted. That and a row of wins look at all results of one person: 25 ms each for somebody
with 10,000 matches, at the end of a match.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from bot.cogs.achievements.achievement import (
    ROW,
    Earned,
    Ended,
    Numbers,
    Others,
    decide,
    shown_by,
)
from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import upsert
from bot.data.ratings import ALL, EVERYWHERE
from bot.table.table import Table
from bot.table.verdict import Result
from games import GAMES
from games.core import Seat

_row, _result, _match = schema.achievements.c, schema.results.c, schema.matches.c
_WON = sa.and_(_result.place == 1, _result.shared.is_(sa.false()))
_COUNTS = sa.and_(_match.rated, _result.counts)
_JOINED = schema.results.join(schema.matches, _match.table_id == _result.table_id)


@dataclass(frozen=True)
class Achieved:
    """What somebody has achieved."""

    key: str
    table: int
    """The match that shows it."""
    at: float


class Achievements:
    """The stored achievements."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of(self, person: int) -> tuple[Achieved, ...]:
        """Everything that somebody has achieved, the first first."""
        query = sa.select(_row.achievement, _row.table_id, _row.at).where(_row.person == person)
        rows = await self._engine.rows(query.order_by(_row.at, _row.achievement))
        return tuple(Achieved(*row) for row in rows)

    async def foreseen(self, table: Table) -> Collection[Earned]:
        """What a match earns that has ended and is about to be stored."""
        result = Result.counted(table)
        async with self._engine.reading() as connection:
            past = _Stored(connection, ended=False)
            match = Ended.of(result)
            return await decide(match, shown_by(match, result.table), past)


async def write(table: Table, connection: AsyncConnection) -> None:
    """Store what a match earns, after its result was stored."""
    result = Result.counted(table)
    match, past = Ended.of(result), _Stored(connection, ended=True)
    found = await decide(match, shown_by(match, result.table), past)
    await insert(connection, (row_of(match, one) for one in found))


def row_of(match: Ended, earned: Earned) -> dict[str, Any]:
    """An achievement as it is stored."""
    return {
        "person": earned.person,
        "achievement": earned.key,
        "table_id": match.table,
        "at": match.ended,
    }


async def insert(connection: AsyncConnection, rows: Iterable[dict[str, Any]]) -> None:
    """Store achievements. Who has one keeps the match that shows it."""
    if new := list(rows):
        insertion = upsert(connection, schema.achievements).on_conflict_do_nothing()
        await connection.execute(insertion, new)


@dataclass(frozen=True)
class _Stored:
    """What the database knows of earlier matches (`Past`)."""

    connection: AsyncConnection
    ended: bool
    """Does it know this match, too?"""

    async def held(self, person: int) -> Collection[str]:
        query = sa.select(_row.achievement).where(_row.person == person)
        return set((await self.connection.execute(query)).scalars())

    async def numbers(self, match: Ended, seat: Seat) -> Numbers:
        ratings = await self._ratings(match.people[seat])
        games = frozenset(row.game for row in ratings if row.wins and row.game != ALL)
        found = (row for row in ratings if row.game == ALL)
        numbers = next((Numbers(row.matches, row.wins, row.streak) for row in found), Numbers())
        numbers = replace(numbers, games=games)
        return numbers if self.ended else numbers.after(match, seat)

    async def others(self, match: Ended, seat: Seat) -> Others:
        seats = schema.results.alias()
        theirs = seats.c
        together = sa.and_(theirs.table_id == _result.table_id, theirs.seat != _result.seat)
        query = sa.select(theirs.person, sa.func.max(sa.case((_WON, 1), else_=0)))
        query = query.select_from(_JOINED.join(seats, together))
        query = query.where(_result.person == match.people[seat], _COUNTS)
        rows = (await self.connection.execute(query.group_by(theirs.person))).all()
        met, beaten = (frozenset(who for who, won in rows if won >= least) for least in (0, 1))
        return Others(met, beaten) | match.others(seat)

    async def in_a_row(self, match: Ended, seat: Seat) -> bool:
        person = match.people[seat]
        if all(row.longest < ROW for row in await self._ratings(person) if row.game == ALL):
            return False
        query = sa.select(_WON).select_from(_JOINED).where(_result.person == person, _COUNTS)
        query = query.where(_result.table_id != match.table).order_by(_match.id.desc()).limit(ROW)
        last = list((await self.connection.execute(query)).scalars())
        return len(last) == ROW and all(last)

    async def _ratings(self, person: int) -> Collection[Any]:
        rating = schema.ratings.c
        columns = rating.game, rating.matches, rating.wins, rating.streak, rating.longest
        query = sa.select(*columns).where(rating.guild == EVERYWHERE, rating.person == person)
        known = rating.game.in_([ALL, *GAMES])
        return (await self.connection.execute(query.where(known))).all()
