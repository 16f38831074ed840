"""Tournaments as rows of the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from bot.cogs.tournaments.tournament import Entrant, Pairing, Stage, Terms, Tournament
from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import made
from bot.data.fitting import fitting
from games import GAMES
from games.core import Refused, Text, say

TERMS = TypeAdapter(Terms)
SPARE = ("computers", "length", "most")
"""Terms that others may replace: what people registered for stays as it is."""
GONE = say("bot-tournament-gone")
ALIVE = schema.tournaments.c.stage != "over"

_row = schema.tournaments.c


def waking(id: int) -> sa.Update:
    return (
        sa.update(schema.tournaments)
        .where(_row.id == id)
        .values(revision=_row.revision + 1, due=0.0)
    )


async def touched(
    connection: AsyncConnection, id: int, only: Stage | None = None, /, **values: object
) -> Tournament:
    """Change a tournament's row, and hold it until the transaction ends. Raises `Refused` if it is
    over, or (`only`) not in this stage."""
    update = waking(id).where(ALIVE).values(values)
    if only:
        update = update.where(_row.stage == only)
    row = (await connection.execute(update.returning(*_row))).one_or_none()
    if row is None:
        there = sa.select(_row.stage).where(_row.id == id)
        raise Refused(_closed(await connection.scalar(there)))
    tournament = read(row)
    if tournament is None:
        raise Refused(GONE)
    return tournament


def _closed(stage: str | None) -> Text:
    if stage == "playing":
        return say("bot-tournament-begun")
    return say("bot-tournament-over" if stage == "over" else "bot-tournament-gone")


async def insert(
    connection: AsyncConnection, id: int, round: int, rows: Sequence[Mapping[str, Any]]
) -> None:
    plain = {"leg": 0, "first_points": None, "second_points": None, "why": "", "filed": False}
    plain |= {"table_id": None, "ruling": None}
    full = [{**plain, **row, "tournament_id": id, "round": round} for row in rows]
    if full:
        await connection.execute(sa.insert(schema.pairings), full)


def select(*where: sa.ColumnElement[bool]) -> sa.Select[Any]:
    return sa.select(schema.tournaments).where(*where)


def read(row: Any) -> Tournament | None:
    """The tournament in this row; None if this version can't read it."""
    try:
        terms = fitting(TERMS, row.terms, f"tournament {row.id}", SPARE)
    except ValidationError:
        return None
    return made(Tournament, row, terms=terms) if row.game in GAMES else None


def entered(row: Any) -> Entrant:
    """Somebody who has registered. Whoever had their data deleted plays no more."""
    known = made(Entrant, row)
    forgotten = known.person < 0 and not known.level
    return replace(known, plays=known.plays and not forgotten)


def paired(row: Any) -> Pairing:
    return made(Pairing, row, table=row.table_id)
