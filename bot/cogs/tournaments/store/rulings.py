"""Results that the host puts right, in the database."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.cogs.tournaments.ruling import What, ruled
from bot.cogs.tournaments.store.rows import insert, waking
from bot.cogs.tournaments.tournament import Pairing, Tournament
from bot.data import schema
from bot.data.database import Database
from games.core import Refused, say

MEANWHILE = say("bot-tournament-meanwhile")
_row, _pairing = schema.tournaments.c, schema.pairings.c


async def rule(
    engine: Database, tournament: Tournament, legs: Sequence[Pairing], what: What, reason: str
) -> Sequence[int]:
    """Put the result of these matches right. Returns the tables where they were still played.
    Raises `Refused` if anything has changed since they were read."""
    same = sa.and_(_row.id == tournament.id, _row.round == tournament.round)
    async with engine.begin() as connection:
        for one in legs:
            values = ruled(one, what, reason, tournament.round)
            as_read = sa.and_(
                _pairing.id == one.id,
                _pairing.why == one.why,
                _pairing.table_id.is_not_distinct_from(one.table),
                _pairing.ruling.is_not_distinct_from(one.ruling),
            )
            anew = values["first_points"] is None
            change = (
                sa.delete(schema.pairings).where(as_read)
                if anew
                else sa.update(schema.pairings).where(as_read).values(values)
            )
            if not (await connection.execute(change)).rowcount:
                raise Refused(MEANWHILE)
            if anew:  # under another number, so that the table before means nothing here any more
                place = {"board": one.board, "leg": one.leg}
                seats = {"first": one.first, "second": one.second}
                row = {**place, **seats, **values}
                await insert(connection, tournament.id, one.round, [row])
        held = waking(tournament.id).where(same, _row.stage == tournament.stage)
        if not (await connection.execute(held)).rowcount:
            raise Refused(MEANWHILE)
    return [one.table for one in legs if one.open and one.table]
