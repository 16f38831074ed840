"""All achievements computed again from the stored matches, in the order in which they ended.

What takes long is to play matches through. Processes do that, one a core; here is only counted what
comes of it. A match is not played through unless its facts, deal and log leave open whether it
shows something which its winner does not have yet.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
from collections import defaultdict, deque
from collections.abc import AsyncGenerator, Collection, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import aclosing
from itertools import groupby
from types import SimpleNamespace
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.cogs.achievements.achievement import (
    ROW,
    Ended,
    Numbers,
    Others,
    ShownFeats,
    decide,
    left_open,
    may_show,
    shown_by,
    shown_by_facts,
)
from bot.cogs.achievements.store import insert, row_of
from bot.data import schema
from bot.data.anew import Tell
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import all_alone
from bot.data.rows import NOWHERE, bare, read
from bot.table.table import Table
from bot.table.verdict import Result, is_played, unmoved
from games import playable
from games.core import Move, Seat

AT_ONCE = 200
"""How many matches are read, and played through by a process, at once."""
_FEW = 1000
"""So many matches are played through here: to start processes takes longer."""
_ROWS = 1000
"""How many rows are written at once."""

_match, _result, _row = schema.matches.c, schema.results.c, schema.achievements.c
_table, _line = schema.tables.c, schema.log.c


class Stored(NamedTuple):
    """A match as it is stored."""

    id: int
    match: Ended
    guild: int
    new: frozenset[str]
    """What its winner may have done that they do not have from an earlier match."""
    table: Any
    """The row of its table; None: nothing comes of its moves."""
    log: str
    """Its log, a line each (`_LINE`)."""


class LogLine(NamedTuple):
    """A line of its log."""

    ply: int
    seat: Seat
    move: str


Line = tuple[Seat, Move]
_LINE = sa.cast(_line.ply, sa.String) + " " + sa.cast(_line.seat, sa.String) + " " + _line.move

Judged = tuple[Stored, ShownFeats | None]
"""A match, and what it shows by itself; None: it can't be played through any more."""


async def recompute(
    engine: Database, at_once: int = AT_ONCE, tell: Tell = lambda done, of: None
) -> int:
    """Compute all achievements again. Returns how many there are. `tell`: told how many matches are
    done, of how many.

    The matches are played through before the transaction that changes anything; only those that end
    meanwhile are in it. What is shown by a match that can't be played through any more stays.
    """
    book, last, done = _Book(), 0, 0
    async with engine.reading() as connection:
        count = sa.select(sa.func.count()).select_from(schema.matches)
        matches = (await connection.execute(count)).scalar_one()
    with _executor(matches) as executor:
        async with aclosing(_judged(engine, book, at_once, executor)) as pages:
            async for page in pages:
                for stored, shown in page:
                    await book.add(stored, shown)
                    last, done = stored.id, done + 1
                    tell(done, matches)
    async with engine.begin() as connection:
        await all_alone(connection)
        while newer := await _page(connection, book, last, at_once):
            for stored, shown in await asyncio.to_thread(judged, newer):
                await book.add(stored, shown)
                last = stored.id
        return await book.store(connection)


def _executor(matches: int) -> Executor:
    if matches <= _FEW:
        return ThreadPoolExecutor(1)
    context = multiprocessing.get_context("spawn")  # a fork would share the database's connections
    return ProcessPoolExecutor(os.cpu_count(), mp_context=context)


async def _judged(
    engine: Database, book: _Book, at_once: int, executor: Executor
) -> AsyncGenerator[Sequence[Judged], None]:
    """All matches, in order. Some pages are read and judged ahead."""
    loop, ahead, last, more = asyncio.get_running_loop(), deque[Any](), 0, True
    while more or ahead:
        while more and len(ahead) < 2 * (os.cpu_count() or 1):
            async with engine.reading() as connection:
                page = await _page(connection, book, last, at_once)
            more, last = len(page) == at_once, page[-1].id if page else last
            ahead.append(loop.run_in_executor(executor, judged, page))
        yield await ahead.popleft()


def judged(page: Sequence[Stored]) -> Sequence[Judged]:
    """What each of these matches shows. Touches no database."""
    return [(stored._replace(table=None, log=""), _shown(stored)) for stored in page]


def _shown(stored: Stored) -> ShownFeats | None:
    match = stored.match
    if stored.table is None or (match.winner is None and not any(match.counts)):
        return ShownFeats()
    try:
        table, log = bare(stored.table), _read(stored.log)
        if (stored.new or match.winner is None) and not playable(table.game_id, table.rules):
            return None
        if (told := _told(stored, table, log)) is not None:
            counted = log[: table.forfeit.ply] if table.forfeit else log
            unplayed = bool(unmoved(len(match.people), counted))
            return ShownFeats(shown_by_facts(match, table) | told, unplayed)
        table = read(stored.table, [LogLine(ply, *line) for ply, line in enumerate(log)])
        return shown_by(match, Result.counted(table).table)
    except Exception:  # noqa: BLE001 - damaged, or by rules that are not kept
        return None


def _told(stored: Stored, table: Table, log: Sequence[Line]) -> frozenset[str] | None:
    """What its winner has done that is new, by the deal and the log alone; None: they leave that
    open."""
    winner, new = stored.match.winner, stored.new & left_open(stored.match, table)
    if winner is None or not new:
        return frozenset()
    if "computer" in new:
        return None
    deal = json.loads(stored.table.deal)
    feats = {f"{table.game_id}.{feat.id}": feat for feat in table.game.feats}
    told = {key: feats[key].told(deal, log, winner) for key in new & feats.keys()}
    done = frozenset(key for key, has in told.items() if has)
    ruled = not done or all(is_played(move) for _, move in log)
    return done if ruled and None not in told.values() else None


def _read(log: str) -> Sequence[Line]:
    """The lines of a log, which the database may have put together in any order. Raises `KeyError`
    if it has a gap."""
    parts = (line.split(" ", 2) for line in log.splitlines())
    lines = {int(ply): (int(seat), move) for ply, seat, move in parts}
    return [lines[ply] for ply in range(len(lines))]


async def _page(
    connection: AsyncConnection, book: _Book, last: int, at_once: int
) -> Sequence[Stored]:
    """The next matches after this one."""
    ids = sa.select(_match.id).where(_match.id > last).order_by(_match.id).limit(at_once)
    joined = schema.matches.join(schema.results, _result.table_id == _match.table_id)
    joined = joined.join(schema.tables, _table.id == _match.table_id)
    columns = _match.id, _match.table_id, _match.game, _match.ended, _match.turns, _match.rated
    of_seat = _result.person, _result.place, _result.counts
    query = sa.select(*columns, *of_seat, _table.guild).select_from(joined)
    query = query.where(_match.id.in_(ids.scalar_subquery())).order_by(_match.id, _result.seat)
    rows = (await connection.execute(query)).all()
    matches = [[*seats] for _, seats in groupby(rows, key=lambda row: row.id)]
    found = [(seats[0].id, _ended(seats), seats[0].guild) for seats in matches]
    told = [match.table for _, match, guild in found if guild != NOWHERE]
    tables, logs = await _tables(connection, told), await _logs(connection, told)
    return [
        Stored(
            id, match, guild, book.new(match), tables.get(match.table), logs.get(match.table, "")
        )
        for id, match, guild in found
    ]


async def _tables(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, Any]:
    query = sa.select(_table.id, _table.game, _table.rules, _table.facts, _table.deal)
    rows = (await connection.execute(query.where(_table.id.in_(ids)))).mappings()
    return {row["id"]: SimpleNamespace(**row) for row in rows}


async def _logs(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, str]:
    query = sa.select(_line.table_id, sa.func.aggregate_strings(_LINE, "\n").label("log"))
    query = query.where(_line.table_id.in_(ids)).group_by(_line.table_id)
    return {row.table_id: row.log for row in await connection.execute(query)}


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

    def __init__(self) -> None:
        self._numbers = defaultdict[int, Numbers](Numbers)
        self._before = dict[int, Numbers]()
        """The numbers of this match's players before it."""
        self._others = defaultdict[int, Others](Others)
        self._held = defaultdict[int, set[str]](set)
        self._rows = list[dict[str, Any]]()
        self._unread = set[int]()
        """Matches that can't be played through."""

    def new(self, match: Ended) -> frozenset[str]:
        """What the winner may have done in this match that they do not have yet."""
        winner = match.winner
        return may_show(match) - (set() if winner is None else self._held[match.people[winner]])

    async def add(self, stored: Stored, shown: ShownFeats | None) -> None:
        """The next match. One whose server is gone still counts, but shows nothing."""
        match = stored.match
        self._before = {person: self._numbers[person] for person in match.people}
        for seat, person in enumerate(match.people):
            if match.counts[seat]:
                self._numbers[person] = self._numbers[person].after(match, seat)
                self._others[person] |= match.others(seat)
        if stored.guild == NOWHERE:
            return
        if shown is None:
            self._unread.add(match.table)
        for one in await decide(match, shown or shown_by(match, None), self):
            self._held[one.person].add(one.key)
            self._rows.append(row_of(match, one))

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
