"""All achievements computed again from the stored matches, in the order in which they ended. Only a
match that may show something new is played through."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from bot.cogs.achievements.achievement import (
    ROW,
    Ended,
    Numbers,
    Others,
    decide,
    may_show,
    shown_by,
)
from bot.cogs.achievements.store import insert, row_of
from bot.data import schema
from bot.data.anew import Tell
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import all_alone
from bot.data.rows import NOWHERE
from bot.data.store import Store
from bot.errors import Unreadable
from bot.table.table import Table
from bot.table.verdict import Result
from games.core import Seat

AT_ONCE = 200
"""How many matches are read at once."""
_ROWS = 1000
"""How many rows are written at once."""

_match, _result, _row = schema.matches.c, schema.results.c, schema.achievements.c


async def recompute(
    engine: Database, at_once: int = AT_ONCE, tell: Tell = lambda done, of: None
) -> int:
    """Compute all achievements again. Returns how many there are. `tell`: told how many matches are
    done, of how many.

    The matches are played through before the transaction that changes anything; only those that end
    meanwhile are in it. What is shown by a match that can't be played through any more stays.
    """
    book, last, done = _Book(Store(engine)), 0, 0
    matches = await engine.value(sa.select(sa.func.count()).select_from(schema.matches))
    more = True
    while more:
        async with engine.reading() as connection:
            page = await _page(connection, last, at_once)
        for id, match, guild in page:
            await book.add(match, guild)
            last, done = id, done + 1
            tell(done, matches)
        more = len(page) == at_once
    async with engine.begin() as connection:
        await all_alone(connection)
        while page := await _page(connection, last, at_once):
            for id, match, guild in page:
                await book.add(match, guild)
                last = id
        return await book.store(connection)


async def _page(
    connection: AsyncConnection, last: int, at_once: int
) -> Sequence[tuple[int, Ended, int]]:
    """The next matches after this one: each with its id and where it was played."""
    ids = sa.select(_match.id).where(_match.id > last).order_by(_match.id).limit(at_once)
    joined = schema.matches.join(schema.results, _result.table_id == _match.table_id)
    joined = joined.join(schema.tables, schema.tables.c.id == _match.table_id)
    columns = _match.id, _match.table_id, _match.game, _match.ended, _match.turns, _match.rated
    of_seat = _result.person, _result.place, _result.counts
    query = sa.select(*columns, *of_seat, schema.tables.c.guild).select_from(joined)
    query = query.where(_match.id.in_(ids.scalar_subquery())).order_by(_match.id, _result.seat)
    rows = (await connection.execute(query)).all()
    matches = ([*seats] for _, seats in groupby(rows, key=lambda row: row.id))
    return [(seats[0].id, _ended(seats), seats[0].guild) for seats in matches]


def _ended(seats: Sequence[Any]) -> Ended:
    first = seats[0]
    return Ended(
        table=first.table_id,
        game=first.game,
        ended=first.ended,
        turns=first.turns,
        people=tuple(row.person for row in seats),
        places=tuple(row.place for row in seats),
        counts=tuple(first.rated and row.counts for row in seats),
    )


class _Book:
    """Everything that the matches so far have made of people (`Past`)."""

    def __init__(self, store: Store) -> None:
        self._tables = store
        self._numbers = defaultdict[int, Numbers](Numbers)
        self._before = dict[int, Numbers]()
        """The numbers of this match's players before it."""
        self._others = defaultdict[int, Others](Others)
        self._held = defaultdict[int, set[str]](set)
        self._rows = list[dict[str, Any]]()
        self._unread = set[int]()
        """Matches that can't be played through."""

    async def add(self, match: Ended, guild: int) -> None:
        """The next match. One whose server is gone still counts, but shows nothing."""
        self._before = {person: self._numbers[person] for person in match.people}
        for seat, person in enumerate(match.people):
            if match.counts[seat]:
                self._numbers[person] = self._numbers[person].after(match, seat)
                self._others[person] |= match.others(seat)
        if guild == NOWHERE or not await decide(match, may_show(match), self):
            return
        for one in await decide(match, shown_by(match, await self._table(match)), self):
            self._held[one.person].add(one.key)
            self._rows.append(row_of(match, one))

    async def _table(self, match: Ended) -> Table | None:
        """The match played through, as far as it counts; None if that can't be done."""
        try:
            loaded = await self._tables.load(match.table)
        except Unreadable:
            loaded = None
        if loaded is None or loaded[0].match is None:
            self._unread.add(match.table)
            return None
        return Result.counted(loaded[0]).table

    async def held(self, person: int) -> Collection[str]:
        return self._held[person]

    async def numbers(self, match: Ended, seat: Seat) -> Numbers:
        return self._numbers[match.people[seat]]

    async def others(self, match: Ended, seat: Seat) -> Others:
        return self._others[match.people[seat]]

    async def in_a_row(self, match: Ended, seat: Seat) -> bool:
        return self._before[match.people[seat]].streak >= ROW

    async def store(self, connection: AsyncConnection) -> int:
        """Write them down in place of those that there were, without those of people who have had
        their data deleted meanwhile."""
        known = set((await connection.execute(sa.select(_result.person).distinct())).scalars())
        stored = (await connection.execute(sa.select(schema.achievements))).mappings()
        kept = [dict(row) for row in stored if row["table_id"] in self._unread]
        await connection.execute(sa.delete(schema.achievements))
        rows = [row for row in (*kept, *self._rows) if row["person"] in known]
        for start in range(0, len(rows), _ROWS):
            await insert(connection, rows[start : start + _ROWS])
        count = sa.select(sa.func.count()).select_from(schema.achievements)
        return (await connection.execute(count)).scalar_one()
