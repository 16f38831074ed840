"""All ratings computed again from the stored matches, in the order in which they ended, while the
bot goes on playing.

What takes long happens in a thread, before the transaction that changes anything. Inside it only
those matches are rated that have ended meanwhile, and only what has become different is written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import all_alone
from bot.data.meetings import Meetings
from bot.data.ratings import Finished, Key, Note, after, note, row_of, store
from bot.data.skill import Rating

Tell = Callable[[int, int], None]
"""Is told how many matches are done, of how many."""
Stored = tuple[int, Finished, Sequence[Note]]
"""A match's id, the match, and the ratings that are noted beside its results."""
_BASE = 1_000_003
"""Ids are added up as what is left of them by this: all of one would be too much for SQLite."""

_match, _result = schema.matches.c, schema.results.c
_joined = schema.matches.join(schema.results, _result.table_id == _match.table_id)


async def recompute(engine: Database, tell: Tell = lambda done, of: None) -> int:
    """Compute all ratings again. Returns how many matches were rated.

    If what was read has changed before the transaction (somebody has had their data deleted, a
    match that was still being stored has an older id), all of it is done inside.
    """
    again = _Again()
    async with engine.reading() as connection:
        last = await connection.scalar(sa.select(sa.func.max(_match.id))) or 0
        found = await _sums(connection, last)
        history = await _history(connection, 0, last)
    await asyncio.to_thread(again.rate, history, tell)
    async with engine.begin() as connection:
        await all_alone(connection)
        if await _sums(connection, last) != found:
            again, last = _Again(), 0
        newer = await _history(connection, last)
        await asyncio.to_thread(again.rate, newer, tell)
        await again.store(connection)
    return again.matches


class _Again:
    """What the matches so far have made of everybody's ratings."""

    def __init__(self) -> None:
        self.matches = 0
        self._book, self._met = dict[Key, Rating](), Meetings()
        self._notes = list[Note]()
        """Those that are not what is stored."""

    def rate(self, history: Sequence[Stored], tell: Tell) -> None:
        """Rate these matches, too."""
        for _, finished, noted in history:
            who = (finished.leagues, finished.people, finished.ended)
            changed = finished.rate(self._book, self._met.count(*who))
            self._met.add(*who)
            self._book |= changed
            self._notes += set(after(finished, changed)) - set(noted)
            self.matches += 1
            tell(self.matches, len(history))

    async def store(self, connection: AsyncConnection) -> None:
        """Write down what is not stored like that."""
        rows = (await connection.execute(sa.select(schema.ratings))).mappings()
        stored = {
            (row["guild"], row["game"], row["person"]): {**row, "gone": False} for row in rows
        }
        changed = {k: it for k, it in self._book.items() if stored.get(k) != row_of(k, it)}
        await store(connection, changed, played=False)
        if old := [dict(zip(_KEY, key, strict=True)) for key in stored if key not in self._book]:
            await connection.execute(_DELETE, old)
        await note(connection, self._notes)


_rating = schema.ratings.c
_KEY = ("_guild", "_game", "_person")
_DELETE = sa.delete(schema.ratings).where(
    *(
        column == sa.bindparam(name)
        for column, name in zip((_rating.guild, _rating.game, _rating.person), _KEY, strict=True)
    )
)


async def _sums(connection: AsyncConnection, last: int) -> Sequence[Any]:
    """What changes if the rated matches up to this one are not the same any more, or somebody else
    has played them."""
    sums = [sa.func.sum(column % _BASE) for column in (_result.person, _match.guild)]
    query = sa.select(sa.func.count(), sa.func.sum(_result.place), *sums).select_from(_joined)
    return tuple((await connection.execute(query.where(_match.rated, _match.id <= last))).one())


async def _history(
    connection: AsyncConnection, after: int, last: int | None = None
) -> Sequence[Stored]:
    """The rated matches with these ids, in the order in which they ended."""
    query = (
        sa.select(_match.id, _match.guild, _match.game, _match.rule, schema.results)
        .select_from(_joined)
        .where(_match.rated, _match.id > after)
        .order_by(_match.id, _result.seat)
    )
    if last is not None:
        query = query.where(_match.id <= last)
    rows = (await connection.execute(query)).all()
    return [_stored(list(seats)) for _, seats in groupby(rows, key=lambda row: row.id)]


def _stored(seats: Sequence[Any]) -> Stored:
    """A match from its stored results."""
    first = seats[0]
    finished = Finished(
        table=first.table_id,
        guild=first.guild,
        game=first.game,
        people=tuple(row.person for row in seats),
        places=tuple(row.place for row in seats),
        counts=tuple(row.counts for row in seats),
        ended=first.ended,
        rule=first.rule,
    )
    noted = [Note(row.table_id, row.person, row.rating, row.overall) for row in seats]
    return first.id, finished, noted
