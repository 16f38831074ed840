"""All ratings computed again from the stored matches, in the order in which they ended, while the
bot goes on playing.

What takes long happens in a thread, before the transaction that changes anything. Inside it only
those matches are rated that have ended meanwhile, and only what has become different is written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.data import schema
from bot.data.anew import Tell
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import all_alone
from bot.data.meetings import Meetings
from bot.data.ratings import Finished, Key, Note, after, note, row_of, store
from bot.data.skill import Rating

AT_ONCE = 1000
"""How many matches are read at once."""
_BASE = 1_000_003
"""Ids are added up as what is left of them by this: all of one would be too much for SQLite."""

_match, _result, _rating = schema.matches.c, schema.results.c, schema.ratings.c
_joined = schema.matches.join(schema.results, _result.table_id == _match.table_id)


async def recompute(engine: Database, tell: Tell = lambda done, of: None) -> int:
    """Compute all ratings again. Returns how many matches were rated. `tell`: told how many are
    done, of how many.

    If what was read is not what is stored any more in the transaction (somebody has had their data
    deleted, a match that was still being stored has an older id), all of it is done inside.
    """
    again = _Again()
    async with engine.reading() as connection:
        query = sa.select(sa.func.count()).select_from(schema.matches).where(_match.rated)
        of = (await connection.execute(query)).scalar_one()
        while await _go_on(connection, again):
            tell(again.matches, of)
    async with engine.begin() as connection:
        await all_alone(connection)
        if await _sums(connection, again.last) != again.sums:
            again = _Again()
        while await _go_on(connection, again):
            tell(again.matches, of)
        await again.store(connection)
    return again.matches


class Sums(NamedTuple):
    """What changes if rated matches are not the same any more, or somebody else has played them."""

    results: int = 0
    places: int = 0
    people: int = 0
    guilds: int = 0

    def plus(self, row: Any) -> Sums:
        """With another result."""
        people, guilds = self.people + abs(row.person) % _BASE, self.guilds + row.guild % _BASE
        return Sums(self.results + 1, self.places + row.place, people, guilds)


class _Again:
    """What the matches so far have made of everybody's ratings."""

    def __init__(self) -> None:
        self.matches, self.last, self.sums = 0, 0, Sums()
        """`last`: the id of the last match."""
        self._book, self._met = dict[Key, Rating](), Meetings()
        self._notes = list[Note]()
        """Those that are not what is stored."""

    def rate(self, page: Sequence[Any]) -> None:
        """Rate these matches, too: by their results, in order."""
        for _, rows in groupby(page, key=lambda row: row.id):
            self._rate([*rows])

    def _rate(self, seats: Sequence[Any]) -> None:
        finished = _finished(seats)
        who = (finished.leagues, finished.people, finished.ended)
        changed = finished.rate(self._book, self._met.count(*who))
        self._met.add(*who)
        self._book |= changed
        noted = {Note(row.table_id, row.person, row.rating, row.overall) for row in seats}
        self._notes += set(after(finished, changed)) - noted
        self.matches, self.last = self.matches + 1, seats[0].id
        for row in seats:
            self.sums = self.sums.plus(row)

    async def store(self, connection: AsyncConnection) -> None:
        """Write down what is not stored like that."""
        rows = (await connection.execute(sa.select(schema.ratings))).all()
        changed, old = await asyncio.to_thread(self._different, rows)
        await store(connection, changed, played=False)
        if old:
            await connection.execute(_DELETE, old)
        await note(connection, self._notes)

    def _different(self, rows: Sequence[Any]) -> tuple[dict[Key, Rating], list[dict[str, Any]]]:
        """The ratings that are stored otherwise, and those that are stored and are none."""
        stored = {(row.guild, row.game, row.person): row._asdict() for row in rows}
        same = {key for key, row in stored.items() if key in self._book and self._is(key, row)}
        old = [dict(zip(_KEY, key, strict=True)) for key in stored if key not in self._book]
        return {key: it for key, it in self._book.items() if key not in same}, old

    def _is(self, key: Key, row: dict[str, Any]) -> bool:
        return {**row, "gone": False} == row_of(key, self._book[key])


_KEY = ("_guild", "_game", "_person")
_DELETE = sa.delete(schema.ratings).where(
    *(
        column == sa.bindparam(name)
        for column, name in zip((_rating.guild, _rating.game, _rating.person), _KEY, strict=True)
    )
)


async def _go_on(connection: AsyncConnection, again: _Again) -> bool:
    """Rate the next ones. Returns whether there were any."""
    ids = sa.select(_match.id).where(_match.rated, _match.id > again.last)
    ids = ids.order_by(_match.id).limit(AT_ONCE)
    query = (
        sa.select(_match.id, _match.guild, _match.game, _match.rule, schema.results)
        .select_from(_joined)
        .where(_match.id.in_(ids.scalar_subquery()))
        .order_by(_match.id, _result.seat)
    )
    page = (await connection.execute(query)).all()
    await asyncio.to_thread(again.rate, page)
    return bool(page)


async def _sums(connection: AsyncConnection, last: int) -> Sums:
    people, guilds = sa.func.abs(_result.person) % _BASE, _match.guild % _BASE
    columns = (_result.place, people, guilds)
    query = sa.select(sa.func.count(), *(sa.func.sum(column) for column in columns))
    query = query.select_from(_joined).where(_match.rated, _match.id <= last)
    count, *sums = (await connection.execute(query)).one()
    return Sums(count, *(int(each or 0) for each in sums))


def _finished(seats: Sequence[Any]) -> Finished:
    """A match from its stored results."""
    first = seats[0]
    return Finished(
        table=first.table_id,
        guild=first.guild,
        game=first.game,
        people=tuple(row.person for row in seats),
        places=tuple(row.place for row in seats),
        counts=tuple(row.counts for row in seats),
        ended=first.ended,
        rule=first.rule,
    )
