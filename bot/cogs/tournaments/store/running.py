"""Tournaments in the database, as the owner of their servers changes them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from bot.cogs.tournaments.store.rows import ALIVE, TERMS, insert, read, select, touched
from bot.cogs.tournaments.tournament import BYE, DRAW, WIN, Pairing, Tournament
from bot.data import schema
from bot.data.absences import Shard, inside
from bot.data.database import Database

AT_ONCE = 500
"""How many tournaments one query returns."""

_row, _entrant, _pairing = schema.tournaments.c, schema.entrants.c, schema.pairings.c


@lru_cache(1)
def _due(shards: Sequence[Shard]) -> sa.Select[Any]:
    """Cached, since it is asked every few seconds and takes longer to build than to answer."""
    guild = schema.guilds.c
    gone = sa.select(guild.id).where(guild.id == _row.guild, guild.removed.is_not(None))
    query = select(_row.due <= sa.bindparam("_now"), inside(shards, _row.guild), ~gone.exists())
    return query.order_by(_row.due).limit(AT_ONCE)


class Running:
    """The tournaments that have something to do."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def due(self, now: float, shards: Sequence[Shard]) -> Sequence[Tournament]:
        """The tournaments to look at, in these shards' servers, those that wait longest first.
        Servers that have removed the bot are left out."""
        rows = await self._engine.rows(_due(tuple(shards)), {"_now": now})
        return [found for row in rows if (found := read(row))]

    async def give(self, tournament: Tournament, due: float | None) -> None:
        """Say when to look again. If it was changed meanwhile, that has set the time already."""
        same = (_row.id == tournament.id) & (_row.revision == tournament.revision)
        await self._engine.change(sa.update(schema.tournaments).where(same).values(due=due))

    async def begin(
        self,
        tournament: Tournament,
        pairs: Collection[tuple[int, int]],
        began: float,
        ends: float,
        *,
        swapped: bool,
    ) -> None:
        """The next round begins with these pairs. Nothing happens if the tournament has changed
        since they were made: another process was quicker, or somebody has come or gone."""
        round = tournament.round + 1
        terms = TERMS.dump_json(tournament.terms).decode()
        begun = {"round": round, "began": began, "ends": ends, "stage": "playing", "terms": terms}
        update = sa.update(schema.tournaments).where(ALIVE, _row.id == tournament.id)
        update = update.where(_row.revision == tournament.revision).values(
            **begun, revision=_row.revision + 1, due=0.0
        )
        rows = list[Mapping[str, Any]]()
        for board, (first, second) in enumerate(pairs, 1):
            if second == BYE:
                points = {"first_points": WIN, "second_points": 0, "why": "bye", "filed": True}
                rows.append({"board": board, "first": first, "second": BYE, **points})
                continue
            rows.append({"board": board, "first": first, "second": second})
            if swapped:
                rows.append({"board": board, "leg": 1, "first": second, "second": first})
        async with self._engine.begin() as connection:
            if (await connection.execute(update)).rowcount:
                await insert(connection, tournament.id, round, rows)

    async def computer(self, id: int, level: str) -> None:
        """Let a computer play where somebody has no opponent."""
        last = sa.select(sa.func.coalesce(sa.func.max(_entrant.number), 0) + 1)
        async with self._engine.begin() as connection:
            await touched(connection, id, "open")
            theirs = _entrant.tournament_id == id
            known = sa.select(sa.func.count()).where(theirs, _entrant.level != "")
            if not await connection.scalar(known):
                number = await connection.scalar(last.where(theirs))
                row = {"tournament_id": id, "number": number, "person": -1, "level": level}
                await connection.execute(sa.insert(schema.entrants).values(row))

    async def put_off(self, tournament: Tournament, now: float, ends: float) -> None:
        """The round ends later: the bot was away. That is counted up to now."""
        async with self._engine.begin() as connection:
            await touched(connection, tournament.id, began=now, ends=ends)

    async def void(self, tournament: Tournament, ids: Collection[int]) -> None:
        """These matches were never played, or can't be read: draws."""
        update = sa.update(schema.pairings).where(_pairing.id.in_(ids))
        update = update.where(_pairing.first_points.is_(None))
        drawn = {"first_points": DRAW, "second_points": DRAW, "why": "void"}
        async with self._engine.begin() as connection:
            await connection.execute(update.values(drawn))
            await touched(connection, tournament.id)

    async def over(self, tournament: Tournament) -> None:
        """It is over."""
        async with self._engine.begin() as connection:
            await touched(connection, tournament.id, stage="over")

    async def drop(self, tournament: Tournament) -> None:
        """Delete one that has never begun."""
        await self._engine.change(sa.delete(schema.tournaments).where(_row.id == tournament.id))

    async def note(self, tournament: Tournament, **values: object) -> None:
        """Note what Discord shows of it (`shown`, `shown_at`, `message`, `event`)."""
        update = sa.update(schema.tournaments).where(_row.id == tournament.id)
        await self._engine.change(update.values(values))

    async def tried(self, pairing: Pairing) -> None:
        """Note that a table is about to be opened. Else a crash could leave a thread behind that
        nobody looks for."""
        update = sa.update(schema.pairings).where(_pairing.id == pairing.id)
        await self._engine.change(update.values(tries=_pairing.tries + 1))

    async def filed(self, pairings: Collection[Pairing]) -> None:
        """Note that nothing is left to do about these pairings' threads."""
        ids = [pairing.id for pairing in pairings]
        update = sa.update(schema.pairings).where(_pairing.id.in_(ids)).values(filed=True)
        await self._engine.change(update)
