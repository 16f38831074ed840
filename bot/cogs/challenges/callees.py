"""Who wants to be called when somebody wants to play, and whom a challenge calls, in the database.

Whoever changes these rows is alone with them. So nobody is called twice, however many processes
call people, and their calls are counted together.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.cogs.challenges.challenge import Challenge
from bot.cogs.challenges.refusals import Refusals, note
from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.dialect import CALLS, alone
from bot.data.skill import Rating
from bot.data.store import Store

A_DAY = 86_400.0
"""Nobody is called twice in this time, and nobody's challenges call people twice in it."""
MOST = 20
"""How many people a challenge calls."""
A_MINUTE = 60
"""How many people are called in a minute, by all processes together."""
PAGE = 200
"""How many people are looked at together."""
_MINUTE = 60.0

_row, _challenge, _rating = schema.callees.c, schema.challenges.c, schema.ratings.c


@dataclass(frozen=True)
class Callee:
    """Somebody who may be called."""

    person: int
    called: float
    """When they were called last."""
    points: int
    """Their rating."""


class Callees:
    """The people who want to be called."""

    def __init__(self, store: Store, refusals: Refusals) -> None:
        self._engine, self._refusals = store.engine, refusals

    # --- what people want ------------------------------------------------------------------------

    async def games_of(self, person: int) -> set[str]:
        """The games for which somebody wants to be called."""
        query = sa.select(_row.game).where(_row.person == person)
        return set(await self._engine.column(query))

    async def choose(self, person: int, games: Collection[str], now: float) -> None:
        """From now on, call somebody for these games only.

        Whoever was never called stands where people stand who were called a day ago: behind
        everybody who has waited longer. Whoever stops calls and wants them again within a day of
        the last one waits for the rest of it.
        """
        stopped = await self._refusals.key(person, 0)
        waits = sa.select(schema.refusals.c.until).where(schema.refusals.c.person == person)
        waits = waits.where(schema.refusals.c.who == stopped, schema.refusals.c.until > now)
        async with self._engine.begin() as connection:
            await alone(connection, [CALLS])
            last = sa.select(sa.func.max(_row.called)).where(_row.person == person)
            called = await connection.scalar(last)
            if called is None:
                called = (await connection.scalar(waits) or now) - A_DAY
            await connection.execute(sa.delete(schema.callees).where(_row.person == person))
            rows = [{"person": person, "game": game, "called": called} for game in sorted(games)]
            if rows:
                await connection.execute(sa.insert(schema.callees), rows)
            elif called > now - A_DAY:
                await note(person, stopped, called + A_DAY, connection)

    # --- whom to call ----------------------------------------------------------------------------

    async def page(self, game: str, after: float, now: float) -> Sequence[Callee]:
        """The people to call for a game, those called longest ago first; only those called after
        this moment, and not within a day."""
        points = sa.func.coalesce(_rating.points, Rating().points)
        rated = (_rating.guild == 0) & (_rating.game == game) & (_rating.person == _row.person)
        query = sa.select(_row.person, _row.called, points)
        query = query.join_from(schema.callees, schema.ratings, rated, isouter=True)
        query = query.where(_row.game == game, _row.called > after, _row.called <= now - A_DAY)
        query = query.order_by(_row.called).limit(PAGE)
        return [Callee(*row) for row in await self._engine.rows(query)]

    async def may_call(self, host: int, now: float) -> bool:
        """Has no challenge of this person called people today?"""
        return not await self._refusals.of(host, [host], now)

    async def room(self, now: float) -> bool:
        """Is there room for one challenge's calls in this minute?"""
        async with self._engine.reading() as connection:
            return await _room(connection, now)

    async def claim(
        self, challenge: Challenge, people: Collection[int], now: float
    ) -> Sequence[int]:
        """Note that a challenge calls these people, before they are written to: so a crash repeats
        nothing. Returns those who are to be called: whom nobody else has called meanwhile."""
        own = await self._refusals.key(challenge.person, challenge.person)
        refusal = schema.refusals.c
        before = sa.select(refusal.until).where(
            refusal.person == challenge.person, refusal.who == own
        )
        before = before.where(refusal.until > now)
        free = sa.text("free AND called IS NULL")
        calls = sa.update(schema.challenges).where(_challenge.id == challenge.id, free)
        called = sa.update(schema.callees).where(_row.person.in_(people))
        called = called.where(_row.called <= now - A_DAY).values(called=now)
        async with self._engine.begin() as connection:
            await alone(connection, [CALLS])
            if not await _room(connection, now):
                return ()
            if not (await connection.execute(calls.values(called=now))).rowcount:
                return ()
            if await connection.scalar(before) is not None:
                return ()
            claimed = (await connection.execute(called.returning(_row.person))).scalars()
            found = list(dict.fromkeys(claimed))
            if people and not found:  # others were quicker everywhere: it looks for more
                again = sa.update(schema.challenges).where(_challenge.id == challenge.id)
                await connection.execute(again.values(called=None))
            if found:
                await note(challenge.person, own, now + A_DAY, connection)
        return found


async def _room(connection: AsyncConnection, now: float) -> bool:
    people: sa.ColumnElement[Any] = sa.func.count(sa.distinct(_row.person))
    lately = await connection.scalar(sa.select(people).where(_row.called > now - _MINUTE))
    return (lately or 0) + MOST <= A_MINUTE
