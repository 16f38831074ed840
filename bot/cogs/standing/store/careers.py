"""Queries about a person's career: profiles and histories."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.ratings import ALL, EVERYWHERE, PROVISIONAL
from bot.data.rows import facts_in
from bot.data.skill import uncertainty
from bot.table.player import Player
from games.core import Damaged, Text, from_words, read_text

A_LIST = 5
"""How many matches a page of a history shows."""
COURSE = 100
"""How many of the latest rated matches a profile shows ratings for."""


@dataclass(frozen=True)
class Tally:
    """What a person has achieved in a server, in one game or in all."""

    game: str
    points: int
    uncertainty: int
    matches: int
    won: int
    drawn: int
    lost: int
    course: tuple[int, ...]
    """The ratings after the latest matches, the oldest first."""

    @property
    def provisional(self) -> bool:
        """Is the rating still that of a newcomer?"""
        return self.matches < PROVISIONAL


@dataclass(frozen=True)
class Opponent:
    """The opponent whom a person has met most often in rated matches; somebody who had their data
    deleted only where there is nobody else."""

    name: str
    matches: int
    ahead: int
    """How often the person finished ahead of this opponent."""


@dataclass(frozen=True)
class Profile:
    """A person's rated matches in a server."""

    overall: Tally
    games: tuple[Tally, ...]
    """The most played first."""
    streak: int
    longest: int
    favourite: Opponent


@dataclass(frozen=True)
class Done:
    """A person's finished matches of one game, rated or not."""

    game: str
    matches: int
    won: int
    drawn: int


@dataclass(frozen=True)
class Entry:
    """A finished match in somebody's history."""

    table: int
    game: str
    players: tuple[Player, ...]
    places: tuple[int, ...]
    person: int
    rated: bool
    """Does it count for that person?"""
    turns: int
    reason: Text
    """It names the players by seat."""
    ended: float
    link: str

    @property
    def place(self) -> int:
        """The place of the person whose history it is."""
        return next(p for p, who in zip(self.places, self.players, strict=True) if self._is(who))

    @property
    def shared(self) -> bool:
        """Was the first place shared?"""
        return self.places.count(1) > 1

    @property
    def opponents(self) -> tuple[str, ...]:
        """The names of the others at the table."""
        return tuple(player.name for player in self.players if not self._is(player))

    def _is(self, player: Player) -> bool:
        return player.id == self.person


@dataclass(frozen=True)
class History:
    """A page of somebody's finished matches, the newest first."""

    entries: tuple[Entry, ...]
    page: int
    last: int


class Careers:
    """What people have played, from the database."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    # --- profiles ------------------------------------------------------------------------------

    async def profile(self, guild: int, person: int) -> Profile | None:
        """What a person has achieved in a server; None before their first rated match."""
        rating = schema.ratings.c
        query = sa.select(schema.ratings).where(rating.guild == guild, rating.person == person)
        query = query.order_by(rating.matches.desc(), rating.game)
        async with self._engine.reading() as connection:
            ratings = (await connection.execute(query)).all()
            if not ratings:
                return None
            courses = await _courses(connection, guild, person)
            drawn = await _drawn(connection, guild, person)
            favourite = await _favourite(connection, guild, person)
        tallies = {
            row.game: _tally(row, drawn.get(row.game, 0), courses.get(row.game, ()))
            for row in ratings
        }
        overall = next(row for row in ratings if row.game == ALL)
        games = tuple(tally for game, tally in tallies.items() if game != ALL)
        return Profile(tallies[ALL], games, overall.streak, overall.longest, favourite)

    async def done(self, guild: int, person: int) -> tuple[Done, ...]:
        """What a person has finished in a server or everywhere, the most played game first."""
        match, result = schema.matches, schema.results
        joined = match.join(result, result.c.table_id == match.c.table_id)
        alone, shared = result.c.shared.is_(sa.false()), result.c.shared.is_(sa.true())
        won, drawn = (
            sa.func.sum(sa.case((sa.and_(result.c.place == 1, how), 1), else_=0))
            for how in (alone, shared)
        )
        count = sa.func.count()
        query = sa.select(match.c.game, count, won, drawn).select_from(joined)
        query = query.where(result.c.person == person)
        if guild != EVERYWHERE:
            query = query.where(match.c.guild == guild)
        query = query.group_by(match.c.game).order_by(count.desc(), match.c.game)
        return tuple(Done(*row) for row in await self._engine.rows(query))

    # --- history -------------------------------------------------------------------------------

    async def history(self, guild: int, person: int, page: int) -> History:
        """Somebody's finished matches in a server, rated or not."""
        match, result, table = schema.matches, schema.results, schema.tables
        joined = match.join(result, result.c.table_id == match.c.table_id)
        mine = (result.c.person == person, match.c.guild == guild)
        count = sa.select(sa.func.count()).select_from(joined).where(*mine)
        query = (
            sa.select(match, result.c.counts, table.c.facts, table.c.messages)
            .select_from(joined.join(table, table.c.id == match.c.table_id))
            .where(*mine)
            .order_by(match.c.id.desc())
        )
        async with self._engine.reading() as connection:
            total = (await connection.execute(count)).scalar_one()
            last = max(0, (total - 1) // A_LIST)
            page = min(page, last)
            rows = await connection.execute(query.limit(A_LIST).offset(page * A_LIST))
            entries = [await _entry(connection, row, person) for row in rows.all()]
        return History(tuple(entries), page, last)


Condition = sa.ColumnElement[bool]


def _tally(row: sa.Row[Any], drawn: int, course: Iterable[int]) -> Tally:
    return Tally(
        game=row.game,
        points=row.points,
        uncertainty=uncertainty(row.sigma),
        matches=row.matches,
        won=row.wins,
        drawn=drawn,
        lost=row.matches - row.wins - drawn,
        course=tuple(course),
    )


def _rated(guild: int, person: int) -> tuple[sa.Join, list[Condition]]:
    """A person's results in a server that count for their rating."""
    match, result = schema.matches, schema.results
    joined = match.join(result, result.c.table_id == match.c.table_id)
    where = [result.c.person == person, match.c.guild == guild, match.c.rated, result.c.counts]
    return joined, where


async def _courses(connection: AsyncConnection, guild: int, person: int) -> dict[str, list[int]]:
    """By game: the ratings after the latest matches, the oldest first."""
    joined, where = _rated(guild, person)
    match, result = schema.matches.c, schema.results.c
    query = sa.select(match.game, result.rating, result.overall).select_from(joined).where(*where)
    latest = await connection.execute(query.order_by(match.id.desc()).limit(COURSE))
    courses: dict[str, list[int]] = {ALL: []}
    for game, rating, overall in reversed(latest.all()):
        courses.setdefault(game, []).append(rating)
        courses[ALL].append(overall)
    return courses


async def _drawn(connection: AsyncConnection, guild: int, person: int) -> Mapping[str, int]:
    """By game: how many matches ended in a shared first place."""
    joined, where = _rated(guild, person)
    match, result = schema.matches.c, schema.results.c
    query = sa.select(match.game, sa.func.count()).select_from(joined)
    query = query.where(*where, result.place == 1, result.shared.is_(sa.true()))
    rows = await connection.execute(query.group_by(match.game))
    drawn: dict[str, int] = {row[0]: row[1] for row in rows}
    return drawn | {ALL: sum(drawn.values())}


async def _favourite(connection: AsyncConnection, guild: int, person: int) -> Opponent:
    joined, where = _rated(guild, person)
    mine, theirs, people = schema.results, schema.results.alias(), schema.people
    together = joined.join(
        theirs,
        sa.and_(theirs.c.table_id == mine.c.table_id, theirs.c.person != mine.c.person),
    )
    behind = sa.func.sum(sa.case((theirs.c.place > mine.c.place, 1), else_=0))
    matches = sa.func.count()
    query = (
        sa.select(people.c.name, matches, behind)
        .select_from(together.outerjoin(people, people.c.id == theirs.c.person))
        .where(*where)
        .group_by(theirs.c.person, people.c.name)
        .order_by(theirs.c.person < 0, matches.desc(), sa.func.max(mine.c.table_id).desc())
        .limit(1)
    )
    name, count, ahead = (await connection.execute(query)).one()
    return Opponent(name or "?", count, ahead)


def _reason(row: sa.Row[Any], seats: int) -> Text:
    """Why a match is over. Older rows have only the words of their time."""
    try:
        return read_text(row.why or row.reason, seats)
    except Damaged:
        return from_words(row.reason, seats)


async def _entry(connection: AsyncConnection, row: sa.Row[Any], person: int) -> Entry:
    facts, board = facts_in(row.facts, row.table_id), json.loads(row.messages).get("board")
    result = schema.results.c
    places = sa.select(result.place).where(result.table_id == row.table_id).order_by(result.seat)
    where = f"{board['channel']}/{board['message']}" if board else str(facts.channel)
    guild = facts.guild if facts.reach == "channel" else facts.server or "@me"
    where = "@me" if facts.reach == "direct" else f"{guild}/{where}"
    return Entry(
        table=row.table_id,
        game=row.game,
        players=facts.finishers,
        places=tuple((await connection.execute(places)).scalars()),
        person=person,
        rated=row.rated and row.counts,
        turns=row.turns,
        reason=_reason(row, len(facts.finishers)),
        ended=row.ended,
        link=f"https://discord.com/channels/{where}",
    )
