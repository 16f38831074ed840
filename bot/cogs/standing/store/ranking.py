"""Queries about standings: who leads in a server or everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.meetings import League
from bot.data.ratings import PROVISIONAL
from bot.data.skill import uncertainty

A_PAGE = 10
"""How many people a page of a leaderboard shows."""


@dataclass(frozen=True)
class Ranked:
    """A person's line on a leaderboard."""

    rank: int
    person: int
    name: str
    points: int
    uncertainty: int
    matches: int
    wins: int
    streak: int
    gone: bool = False
    """Have they left the server, as far as the bot knows?"""

    @property
    def provisional(self) -> bool:
        """Is the rating still that of a newcomer?"""
        return self.matches < PROVISIONAL


@dataclass(frozen=True)
class Ranking:
    """A page of a leaderboard."""

    lines: tuple[Ranked, ...]
    mine: Ranked | None
    """The line of the person who asks, if they have one."""
    page: int
    last: int


class Standings:
    """Standings in the database."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    # --- leaderboards --------------------------------------------------------------------------

    async def ranking(self, league: League, page: int, me: int) -> Ranking:
        """A page of a league's leaderboard. Equal points share a rank. Beyond the last page, it is
        the last one.

        People who have left the server or had their data deleted (ids below zero) are left out.
        """
        here = _of(league, present=True)
        async with self._engine.reading() as connection:
            total = (await connection.execute(_count(*here))).scalar_one()
            last = max(0, (total - 1) // A_PAGE)
            page = min(page, last)
            rows = (await connection.execute(_lines(*here, page=page))).all()
            lines = await _ranked(connection, rows, here, page * A_PAGE)
            mine = (
                await connection.execute(_lines(*_of(league), schema.ratings.c.person == me))
            ).all()
            own = await _ranked(connection, mine, here, None)
        return Ranking(tuple(lines), own[0] if own else None, page, last)

    async def set_gone(self, guild: int, people: Iterable[int], gone: bool) -> None:
        """Note that these people have left the server, or are there again."""
        rating = schema.ratings.c
        update = sa.update(schema.ratings)
        update = update.where(rating.guild == guild, rating.person.in_(list(people)))
        await self._engine.change(update.where(rating.gone != gone).values(gone=gone))


Condition = sa.ColumnElement[bool]


def _of(league: League, *, present: bool = False) -> list[Condition]:
    rating, (guild, game) = schema.ratings.c, league
    where = [rating.guild == guild, rating.game == game]
    if not present:
        return where
    known = rating.person + 0 > 0  # the sum keeps SQLite from searching by person, not by points
    return [*where, rating.gone.is_(sa.false()), known]


def _count(*where: Condition) -> sa.Select[Any]:
    return sa.select(sa.func.count()).select_from(schema.ratings).where(*where)


def _lines(*where: Condition, page: int = 0) -> sa.Select[Any]:
    """The people of a page, the best first. Names are looked up only for them."""
    rating, person = schema.ratings.c, schema.people.c
    best = (rating.points.desc(), rating.person.desc())
    keys = sa.select(rating.guild, rating.game, rating.person).where(*where).order_by(*best)
    page_keys = keys.limit(A_PAGE).offset(page * A_PAGE).subquery()
    same = sa.and_(*(page_keys.c[name] == rating[name] for name in ("guild", "game", "person")))
    shown = page_keys.join(schema.ratings, same)
    shown = shown.outerjoin(schema.people, person.id == rating.person)
    name = sa.func.coalesce(person.alias, person.name).label("name")
    return sa.select(schema.ratings, name).select_from(shown).order_by(*best)


async def _ranked(
    connection: AsyncConnection,
    rows: Iterable[sa.Row[Any]],
    here: list[Condition],
    before: int | None,
) -> list[Ranked]:
    """The rows with their ranks. `before`: how many people come before them, if that is known."""
    lines = list[Ranked]()
    for n, row in enumerate(rows):
        if lines and lines[-1].points == row.points:
            rank = lines[-1].rank
        elif lines and before is not None:
            rank = before + n + 1
        else:
            better = _count(*here, schema.ratings.c.points > row.points)
            rank = (await connection.execute(better)).scalar_one() + 1
        lines.append(
            Ranked(
                rank=rank,
                person=row.person,
                name=row.name or "?",
                points=row.points,
                uncertainty=uncertainty(row.sigma),
                matches=row.matches,
                wins=row.wins,
                streak=row.streak,
                gone=row.gone,
            )
        )
    return lines
