"""What somebody has open and waiting for others, and how much of it they may have."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.dialect import alone
from bot.table.lobby import MOST_OPEN
from games.core import Refused, say

UNANSWERED = 10
"""How many people somebody can challenge in a day who do not accept."""
A_DAY = 86_400.0
_LOOKED_AT = 100
"""How many of somebody's tables without a match are looked at, the open ones first."""

_table, _seat, _challenge = schema.tables.c, schema.seats.c, schema.challenges.c


@dataclass(frozen=True)
class _Lobby:
    """A table that has not begun, or was closed before it did."""

    host: int
    people: Collection[int]
    """Who sits there or is invited."""
    personal: bool
    open: bool
    opened: float


def check_on(challenges: bool) -> None:
    """Raises `Refused` if the operator has shut challenges off."""
    if not challenges:
        raise Refused(say("bot-challenges-off"))


async def check_challenging(
    connection: AsyncConnection, person: int, other: int, who: str, now: float
) -> None:
    """Raises `Refused` if somebody has too much open to challenge another person, called `who`. The
    new challenge's lobby is stored already, in the same transaction."""
    await alone(connection, [person, other])
    mine = [lobby for lobby in await _lobbies(connection, person) if lobby.host == person]
    theirs = [lobby for lobby in await _lobbies(connection, other) if lobby.host == other]
    pair = [
        lobby
        for lobby in (*mine, *theirs)
        if lobby.open and lobby.personal and {person, other} <= set(lobby.people)
    ]
    if len(pair) > 1:
        raise Refused(say("bot-personal-open", who=who))
    loose = sa.select(sa.func.count()).where(_challenge.person == person, _challenge.until > now)
    loose = loose.where(_challenge.table_id.is_(None))
    if sum(lobby.open for lobby in mine) + (await connection.scalar(loose) or 0) > MOST_OPEN:
        raise Refused(say("bot-personal-too-many", n=MOST_OPEN))
    lately = [lobby for lobby in mine if lobby.personal and lobby.opened > now - A_DAY]
    if len(lately) > UNANSWERED:
        raise Refused(say("bot-personal-enough", n=UNANSWERED))


async def _lobbies(connection: AsyncConnection, person: int) -> list[_Lobby]:
    """The tables without a match where somebody sits."""
    query = sa.select(_table.stage, _table.facts)
    query = query.join(schema.seats, _seat.table_id == _table.id)
    query = query.where(_seat.person == person, _table.deal.is_(None))
    query = query.order_by(_table.stage == "closed", _table.id.desc()).limit(_LOOKED_AT)
    return [_read(row) for row in await connection.execute(query)]


def _read(row: Any) -> _Lobby:
    facts = json.loads(row.facts)
    return _Lobby(
        host=facts["host"],
        people=[player["id"] for player in (*facts["players"], *facts["invited"])],
        personal=facts.get("personal", False),
        open=row.stage == "lobby",
        opened=facts["opened"],
    )
