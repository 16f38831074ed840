"""All that is stored about somebody, a few rows at a time, since many years of playing are many.

The tables are found by their column `person`, so that a new table is covered without an edit.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from pydantic import ValidationError

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.people import about_people
from bot.data.rows import facts_in

BATCH = 200
"""How many rows are read at a time."""

Row = Mapping[str, Any]


async def about(engine: Database, person: int) -> AsyncIterator[tuple[str, Sequence[Row]]]:
    """All that is stored about somebody, by what it is, as JSON takes it. Of a table it holds only
    their own part. Between two batches no connection is held, so the reader may take its time."""
    async with engine.reading() as connection:
        yield "person", [await _person(connection, person)]
    seats, table = schema.seats.c, schema.tables.c
    mine = sa.select(table.id, seats.seat, table.stage, table.facts)
    mine = mine.join(schema.seats, seats.table_id == table.id).where(seats.person == person)
    async for rows in _batches(engine, mine, [table.id, seats.seat], with_moves=True):
        yield "tables", rows
    for one in about_people():
        if one is not schema.seats:
            query = sa.select(one).where(one.c.person == person)
            async for rows in _batches(engine, query, list(one.primary_key)):
                yield one.name, rows
    banned = sa.select(schema.bans).where(schema.bans.c.id == person)
    async for rows in _batches(engine, banned, [schema.bans.c.id]):
        yield "bans", rows
    async for rows in _batches(engine, _pairings_of(person), [schema.pairings.c.id]):
        yield "pairings", rows


async def _person(connection: AsyncConnection, person: int) -> Row:
    people = schema.people.c  # the settings as text, since they may be damaged
    settings = sa.cast(people.settings, sa.Text).label("settings")
    others = (column for column in people if column is not people.settings)
    query = sa.select(*others, settings).where(people.id == person)
    stored = (await _rows(connection, query) or [{"id": person}])[0]
    with suppress(ValueError, KeyError):
        stored["settings"] = json.loads(stored["settings"])
    return {"times": "seconds since 1970-01-01 00:00 UTC", **stored}


async def _batches(
    engine: Database,
    query: sa.Select[Any],
    key: Sequence[sa.Column[Any]],
    *,
    with_moves: bool = False,
) -> AsyncIterator[Sequence[Row]]:
    """A query's rows in the order of a key that is among its columns; at least one batch, perhaps
    of none. `with_moves`: they are seats at tables."""
    rest = ordered = query.order_by(*key).limit(BATCH)
    while True:
        async with engine.reading() as connection:
            rows: Sequence[Row] = await _rows(connection, rest)
            told = await _shares(connection, rows) if with_moves else rows
        yield told
        if len(rows) < BATCH:
            return
        last = sa.tuple_(*(sa.literal(rows[-1][column.name], column.type) for column in key))
        rest = ordered.where(sa.tuple_(*key) > last)


def _pairings_of(person: int) -> sa.Select[Any]:
    """Whether they sat first or second in each pairing of a tournament, and its result. Points are
    in halves."""
    pairing, entrant = schema.pairings.c, schema.entrants.c
    sat = sa.and_(
        entrant.tournament_id == pairing.tournament_id,
        entrant.number.in_((pairing.first, pairing.second)),
    )
    first = (pairing.first == entrant.number).label("first")
    mine = sa.case(
        (pairing.first == entrant.number, pairing.first_points), else_=pairing.second_points
    )
    query = sa.select(
        pairing.id,
        pairing.tournament_id,
        pairing.round,
        pairing.board,
        pairing.leg,
        first,
        mine.label("points"),
        pairing.why,
    )
    return query.join(schema.entrants, sat).where(entrant.person == person)


async def _shares(connection: AsyncConnection, seats: Sequence[Row]) -> Sequence[Row]:
    """Each seat's own part of its table: where and when, its marks and moves. The moves are
    numbered by themselves: their places in the shared log would tell how much the others have laid.
    """
    line, moves = schema.log.c, defaultdict[tuple[int, int], list[Row]](list)
    query = sa.select(line.table_id, line.seat, line.move, line.at)
    query = query.where(line.table_id.in_({seat["id"] for seat in seats})).order_by(line.ply)
    for row in await connection.execute(query):
        mine = moves[row.table_id, row.seat]
        mine.append({"number": len(mine) + 1, "move": row.move, "at": row.at})
    return [_share(seat, moves[seat["id"], seat["seat"]]) for seat in seats]


def _share(row: Row, moves: Sequence[Row]) -> Row:
    share = {key: row[key] for key in ("id", "stage", "seat")} | {"moves": moves}
    try:
        facts = facts_in(row["facts"], row["id"])
    except ValidationError:
        return share
    return share | {
        "server": facts.guild,
        "channel": facts.channel,
        "game": facts.game_id,
        "opened": facts.opened,
        "started": facts.started,
        "ended": facts.ended,
        "marks": facts.marks.get(row["seat"], {}),
    }


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]
