"""Tables and results of a tournament's pairings, in the transaction of the table's change.

Every such change changes the pairing first, then the tournament, then those who play in it: else
two could wait for each other.
"""

from __future__ import annotations

import sqlalchemy as sa

from bot.cogs.tournaments.result import Scored
from bot.cogs.tournaments.store.rows import waking
from bot.data import schema
from bot.data.core import AsyncConnection
from bot.table.facts import Round

_entrant, _pairing = schema.entrants.c, schema.pairings.c

ELSEWHERE = 1_000
"""So many tries mean that the pairing is no longer played in a thread: else somebody who deletes
threads could keep the bot busy for ever."""


class AlreadySeated(Exception):
    """Another process has opened the table of this pairing, or it needs none any more."""


async def seat(pairing: int, connection: AsyncConnection, table: int) -> None:
    """A pairing is played at this new table; the tournament's message is to lead there. Raises
    `AlreadySeated`."""
    free = sa.and_(_pairing.id == pairing, _pairing.table_id.is_(None))
    update = sa.update(schema.pairings).where(free, _pairing.first_points.is_(None))
    seated = update.values(table_id=table).returning(_pairing.tournament_id)
    tournament = await connection.scalar(seated)
    if tournament is None:
        raise AlreadySeated
    await connection.execute(waking(tournament))


async def decide(round: Round, result: Scored, connection: AsyncConnection) -> None:
    """Store a match's result, unless it has one: then only what it was played on for has ended. The
    people who did not move at all are withdrawn."""
    (first, second), tournament, pairing = result.points, round.tournament, round.pairing
    update = sa.update(schema.pairings).where(_pairing.id == pairing)
    update = update.where(_pairing.first_points.is_(None))
    values = {"first_points": first, "second_points": second, "why": result.why}
    done = update.values(values).returning(_pairing.round, _pairing.first, _pairing.second)
    row = (await connection.execute(done)).one_or_none()
    await connection.execute(waking(tournament))
    numbers = [(row.first, row.second)[seat] for seat in result.idle] if row else []
    if row is None or not numbers:
        return
    other = schema.pairings.alias().c  # whoever has several matches in a round may move in another
    moves = sa.exists().where(other.tournament_id == tournament, other.round == row.round)
    moves = moves.where(other.id != pairing, other.why != "unplayed")
    moves = moves.where(sa.or_(other.first == _entrant.number, other.second == _entrant.number))
    here = sa.and_(_entrant.tournament_id == tournament, _entrant.number.in_(numbers))
    gone = sa.update(schema.entrants).where(here, _entrant.level == "", ~moves)
    await connection.execute(gone.values(plays=False))


async def unseat(round: Round, connection: AsyncConnection) -> None:
    """The place where a pairing was played is gone: it is played again, in direct messages."""
    update = sa.update(schema.pairings).where(_pairing.id == round.pairing)
    update = update.where(_pairing.first_points.is_(None)).values(table_id=None, tries=ELSEWHERE)
    await connection.execute(update)
    await connection.execute(waking(round.tournament))
