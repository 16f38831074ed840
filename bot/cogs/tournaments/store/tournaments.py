"""Tournaments in the database, as people read and change them.

Every change first changes the tournament's row, so changes wait for each other. Each sets `due`, so
that somebody looks at it: whoever runs it meanwhile does not overwrite that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from bot.cogs.tournaments.ruling import What, ruled
from bot.cogs.tournaments.store.rows import (
    ALIVE,
    GONE,
    TERMS,
    entered,
    insert,
    paired,
    read,
    select,
    touched,
    waking,
)
from bot.cogs.tournaments.tournament import (
    BYE,
    DRAW,
    WIN,
    Field,
    Pairing,
    Terms,
    Tournament,
    check_registering,
)
from bot.data import schema
from bot.data.database import Database
from bot.data.dialect import alone
from bot.data.rows import remember
from bot.table.player import DELETED, Player
from games.core import Refused, say

AT_ONCE = 50
"""How many tournaments one query returns."""
MOST_HERE = 5
"""How many tournaments may be open in a server."""
MOST_HOSTED = 2
"""How many of them one person may host."""
TOO_MANY = say("bot-tournament-too-many", here=MOST_HERE, hosted=MOST_HOSTED)
WAITS = (0.0, 3600.0, 86_400.0)
"""How many seconds somebody waits who has withdrawn once, twice, or more often."""
MEANWHILE = say("bot-tournament-meanwhile")
_PLACE = ("board", "leg", "first", "second")
_NEW = ("guild", "channel", "person", "name", "game", "language", "stage", "opened", "starts")
HALF = 1_000
"""Added to an entrant's number, it is the board of their half bye."""

_row, _entrant, _pairing = schema.tournaments.c, schema.entrants.c, schema.pairings.c


class TournamentStore:
    """All tournaments."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    # --- reading ---------------------------------------------------------------------------------

    async def of(self, id: int) -> Tournament | None:
        """A tournament; None if there is none that this version can read."""
        found = await self._all(_row.id == id)
        return found[0] if found else None

    async def here(self, guild: int, most: int) -> Sequence[Tournament]:
        """A server's newest tournaments."""
        return await self._all(_row.guild == guild, most=most)

    async def mine(self, person: int, most: int) -> Sequence[Tournament]:
        """The newest tournaments in which somebody plays, or which they host."""
        entered = sa.select(_entrant.tournament_id).where(_entrant.person == person)
        return await self._all(sa.or_(_row.id.in_(entered), _row.person == person), most=most)

    async def field(self, id: int) -> Field:
        """A tournament with all that belongs to it. Raises `Refused` if there is none."""
        named = sa.select(*_entrant, schema.people.c.name).join_from(
            schema.entrants, schema.people, schema.people.c.id == _entrant.person, isouter=True
        )
        named = named.where(_entrant.tournament_id == id).order_by(_entrant.number)
        placed = sa.select(*_pairing, schema.tables.c.channel).join_from(
            schema.pairings, schema.tables, schema.tables.c.id == _pairing.table_id, isouter=True
        )
        placed = placed.where(_pairing.tournament_id == id)
        placed = placed.order_by(_pairing.round, _pairing.board, _pairing.leg)
        async with self._engine.snapshot() as connection:
            row = (await connection.execute(select(_row.id == id))).one_or_none()
            who = (await connection.execute(named)).all()
            met = (await connection.execute(placed)).all()
        tournament = row and read(row)
        if not tournament:
            raise Refused(GONE)
        return Field(
            tournament,
            [entered(row) for row in who],
            [paired(row) for row in met],
            {row.number: Player(row.person, _name(row), level=row.level) for row in who},
            {row.id: row.channel for row in met if row.channel and row.channel > 0},
        )

    async def _all(
        self, *where: sa.ColumnElement[bool], most: int = AT_ONCE
    ) -> Sequence[Tournament]:
        query = select(*where).order_by(_row.id.desc()).limit(most)
        rows = await self._engine.rows(query)
        return [found for row in rows if (found := read(row))]

    # --- what people do --------------------------------------------------------------------------

    async def open(self, new: Tournament) -> Tournament:
        """Store a new tournament. Raises `Refused` if there are too many."""
        row = {name: getattr(new, name) for name in _NEW}
        row |= {"terms": TERMS.dump_json(new.terms).decode(), "due": new.opened}
        async with self._engine.begin() as connection:
            await alone(connection, [new.guild])
            alive = sa.select(_row.person).where(_row.guild == new.guild, ALIVE)
            hosts = (await connection.execute(alive)).scalars().all()
            if len(hosts) >= MOST_HERE or hosts.count(new.person) >= MOST_HOSTED:
                raise Refused(TOO_MANY)
            new_row = sa.insert(schema.tournaments).values(row).returning(*schema.tournaments.c)
            stored = read((await connection.execute(new_row)).one())
        assert stored
        return stored

    async def change(self, id: int, terms: Terms, starts: float | None, name: str) -> None:
        """The host has chosen something else. Raises `Refused` once it has begun."""
        async with self._engine.begin() as connection:
            changed = {"terms": TERMS.dump_json(terms).decode(), "starts": starts, "name": name}
            await touched(connection, id, "open", **changed)

    async def start(self, id: int, now: float) -> None:
        """Begin as soon as somebody looks. Raises `Refused` if it has begun."""
        async with self._engine.begin() as connection:
            await touched(connection, id, "open", starts=now)

    async def register(self, id: int, player: Player, now: float) -> None:
        """Somebody plays from the next round on. Raises `Refused`, with the reason."""
        async with self._engine.begin() as connection:
            tournament = await touched(connection, id)
            theirs = _entrant.tournament_id == id
            query = sa.select(schema.entrants).where(theirs)
            entrants = [entered(row) for row in await connection.execute(query)]
            mine = next((one for one in entrants if one.person == player.id), None)
            check_registering(tournament, entrants, mine, now)
            since = tournament.round + 1
            if mine:
                update = sa.update(schema.entrants).where(theirs, _entrant.number == mine.number)
                await connection.execute(update.values(plays=True, since=since))
            else:
                number = 1 + max((one.number for one in entrants), default=0)
                row = {"tournament_id": id, "number": number, "person": player.id, "level": ""}
                await connection.execute(sa.insert(schema.entrants).values(row | {"since": since}))
                if tournament.round:
                    await insert(connection, id, tournament.round, [_late(number)])
            await remember(connection, [player])

    async def withdraw(self, id: int, person: int, now: float) -> None:
        """Somebody plays in no further round. Raises `Refused` if they don't anyway."""
        async with self._engine.begin() as connection:
            await touched(connection, id)
            mine = sa.and_(_entrant.tournament_id == id, _entrant.person == person)
            query = sa.select(_entrant.withdrawn).where(mine, _entrant.plays)
            before = await connection.scalar(query)
            if before is None:
                raise Refused(say("bot-tournament-not-in"))
            waits = WAITS[min(before, len(WAITS) - 1)]
            update = sa.update(schema.entrants).where(mine)
            values = {"plays": False, "withdrawn": before + 1, "free": now + waits}
            await connection.execute(update.values(values))

    async def remove(self, id: int, number: int) -> Sequence[int]:
        """A moderator removes somebody: whoever they were to play against wins. Returns the tables
        to close. Raises `Refused`."""
        running = sa.and_(_pairing.tournament_id == id, _pairing.first_points.is_(None))
        lost, won = {"first": 0, "second": WIN}, {"first": WIN, "second": 0}
        tables = list[int]()
        async with self._engine.begin() as connection:
            for column, points in ((_pairing.first, lost), (_pairing.second, won)):
                update = sa.update(schema.pairings).where(running, column == number)
                values = {f"{name}_points": n for name, n in points.items()}
                done = update.values(why="removed", **values).returning(_pairing.table_id)
                tables += filter(None, (await connection.execute(done)).scalars())
            await touched(connection, id)
            mine = sa.and_(_entrant.tournament_id == id, _entrant.number == number)
            update = sa.update(schema.entrants).where(mine, _entrant.level == "")
            if not (await connection.execute(update.values(plays=False, barred=True))).rowcount:
                raise Refused(say("bot-tournament-not-in"))
        return tables

    async def cancel(self, id: int) -> Sequence[int]:
        """End it. Its open matches bring nobody a point: by that it is known later that it was
        cancelled. Returns the tables to close. Raises `Refused` if it is over."""
        running = sa.and_(_pairing.tournament_id == id, _pairing.first_points.is_(None))
        nothing = {"first_points": 0, "second_points": 0, "why": "void"}
        update = sa.update(schema.pairings).where(running).values(nothing)
        async with self._engine.begin() as connection:
            done = await connection.execute(update.returning(_pairing.table_id))
            tables = list(filter(None, done.scalars()))
            await touched(connection, id, stage="over")
        return tables

    async def rule(
        self, tournament: Tournament, legs: Sequence[Pairing], what: What, reason: str
    ) -> Sequence[int]:
        """Put the result of these matches right. Returns the tables where they were still played.
        Raises `Refused` if anything has changed since they were read."""
        same = sa.and_(_row.round == tournament.round, _row.stage == tournament.stage)
        async with self._engine.begin() as connection:
            for one in legs:
                values = ruled(one, what, reason, tournament.round)
                if not (await connection.execute(_changing(one, values))).rowcount:
                    raise Refused(MEANWHILE)
                if values["first_points"] is None:
                    place = {name: getattr(one, name) for name in _PLACE}
                    await insert(connection, tournament.id, one.round, [place | dict(values)])
            if not (await connection.execute(waking(tournament.id).where(same))).rowcount:
                raise Refused(MEANWHILE)
        return [one.table for one in legs if one.open and one.table]


def _changing(one: Pairing, values: Mapping[str, Any]) -> sa.Update | sa.Delete:
    """Changes a pairing that is as it was read. One to be played makes way for a row with another
    number, so that the table before means nothing to it."""
    same = (
        _pairing.id == one.id,
        _pairing.why == one.why,
        _pairing.table_id.is_not_distinct_from(one.table),
        _pairing.ruling.is_not_distinct_from(one.ruling),
    )
    if values["first_points"] is None:
        return sa.delete(schema.pairings).where(*same)
    return sa.update(schema.pairings).where(*same).values(values)


def _late(number: int) -> Mapping[str, Any]:
    """The half bye of somebody who has come late."""
    points = {"first_points": DRAW, "second_points": 0, "why": "late", "filed": True}
    return {"board": HALF + number, "first": number, "second": BYE, **points}


def _name(row: Any) -> str:
    if row.level:
        return f"Computer {-row.person} ({row.level})"
    return str(row.name or DELETED)
