"""Matches that somebody let run out: how often, and whether one more is rated.

Whoever vanishes loses all their matches at about the same time. The first of them is rated, the
others are not: they say nothing about how well anybody plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.table.player import Player
from bot.table.timer import missing
from bot.table.verdict import Result
from games.core import DRAW, RESIGN, TIMEOUT

SERIES = 7 * 86_400.0
"""Matches lost on time within so many seconds of the first may belong together. Days away lie
between them: no time runs in those."""
KEPT = 183 * 86_400.0
"""Matches that ended this many seconds ago say nothing about somebody any more."""
IN_A_ROW = 3
"""Whoever lets so many matches run out, one after the other, has vanished."""
SELDOM = 10
"""Of this many matches somebody who seldom lets one run out lets run out at most one."""

_result, _match, _table = schema.results.c, schema.matches.c, schema.tables.c


@dataclass(frozen=True)
class Lapse:
    """How many matches against people somebody let run out, of how many."""

    late: int
    matches: int

    @property
    def seldom(self) -> bool:
        """Is that seldom? A single one always is."""
        return self.late <= max(1, self.matches // SELDOM)


class Lapses:
    """The questions, asked of an open database."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of(self, person: int, now: float) -> Lapse:
        """How often somebody let a match run out in the last half year."""
        late = sa.func.sum(sa.case((_result.late.is_(sa.true()), 1), else_=0))
        query = sa.select(late, sa.func.count()).where(
            _result.person == person, _result.ended > now - KEPT, _result.late.is_not(None)
        )
        found = await self._engine.row(query)
        return Lapse(found[0] or 0, found[1])

    async def vanished(self, person: int) -> Sequence[int]:
        """The tables of the last matches that somebody played against people, if they let all of
        them run out and have moved nowhere since the first of these; else none."""
        last = sa.select(_result.late, _result.ended, _result.table_id)
        last = last.where(_result.person == person, _result.late.is_not(None))
        last = last.order_by(_result.ended.desc(), _result.table_id.desc()).limit(IN_A_ROW)
        async with self._engine.reading() as connection:
            rows = (await connection.execute(last)).all()
            if len(rows) < IN_A_ROW or not all(row.late for row in rows):
                return ()
            moved = (await connection.execute(_moved(person, rows[-1].ended))).scalar_one()
        return () if moved else [row.table_id for row in rows]


async def repeated(connection: AsyncConnection, result: Result) -> bool:
    """Has somebody lost this match of two people on time, and does that belong to one that they
    lost so before, and that is rated? It does if both ran at once, and they have moved nowhere
    since: so nobody who goes on playing elsewhere, or begins anew, spares themselves a loss."""
    seats = zip(result.finishes, result.late, result.table.finishers, strict=True)
    late = [player for one, is_late, player in seats if is_late and one.person > 0]
    if len(result.finishes) != 2 or any(one.computer for one in result.finishes):
        return False
    return any([await _repeats(connection, player, result) for player in late])


async def _repeats(connection: AsyncConnection, player: Player, result: Result) -> bool:
    person, away = player.id, [player.away] if player.away else []
    query = sa.select(sa.func.max(_result.ended)).select_from(
        schema.results.join(schema.matches, _match.table_id == _result.table_id)
    )
    query = query.where(_result.person == person, _result.late.is_(sa.true()))
    since = result.ended - SERIES - sum(span.until - span.since for span in away)
    query = query.where(_match.rated, _result.counts, _result.ended > since)
    first = (await connection.execute(query)).scalar_one()
    if first is None or result.table.started >= first:
        return False
    if result.ended - first - missing(away, first, result.ended) >= SERIES:
        return False
    return not (await connection.execute(_moved(person, first))).scalar_one()


def _moved(person: int, since: float) -> sa.Select[tuple[bool]]:
    """Has somebody moved anywhere since? Only tables that ran then are looked at. What followed
    by itself in the change that another player's move made (forced, or planned) is no move."""
    seat, line, mine = schema.seats.c, schema.log.c, schema.results.alias().c
    earlier = schema.log.alias().c
    follows = sa.exists().where(
        earlier.table_id == line.table_id,
        earlier.ply < line.ply,
        earlier.at == line.at,
        earlier.seat != line.seat,
    )
    ended = sa.exists().where(
        mine.table_id == seat.table_id, mine.person == person, mine.ended > since
    )
    query = sa.select(line.ply).select_from(
        schema.seats.join(schema.tables, _table.id == seat.table_id).join(
            schema.log, sa.and_(line.table_id == seat.table_id, line.seat == seat.seat)
        )
    )
    query = query.where(seat.person == person, sa.or_(_table.stage == "playing", ended))
    query = query.where(line.at > since, line.move.not_in((RESIGN, TIMEOUT, DRAW)), ~follows)
    return sa.select(query.exists())
