"""Challenges in the database.

Whoever looks for one reads two pages of rows, each by an index, however many there are. A row
changes in the transaction that changes its lobby (`follow.py`), or if it is still as it was read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from bot.cogs.challenges.challenge import LIFE, Challenge, ChallengeTerms
from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database, made
from bot.data.dialect import alone
from bot.data.rows import remember
from bot.table.player import Player
from games import GAMES
from games.core import LANGUAGES, Refused, Text, say

PAGE = 50
"""How many challenges one page has."""
GONE = say("bot-challenge-gone")
"""What whoever wants to take a challenge is told if it can't be taken (any more)."""
_OLD = 500
"""How many expired challenges are deleted at once."""

_TERMS = TypeAdapter(ChallengeTerms)
_row = schema.challenges.c
_OWN = ("person", "game", "language", "points", "low", "high", "free")
_FREE = sa.text("free")  # as the indexes say it: else they would not be taken


class Quicker(Refused):
    """Somebody else has taken the challenge, or it is gone."""

    def __init__(self, why: Text = GONE) -> None:
        super().__init__(why)


class Challenges:
    """The stored challenges."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def found(self, language: str, games: Sequence[str], now: float) -> list[Challenge]:
        """The newest challenges to these games: in somebody's language, and in all."""
        found = list[Challenge]()
        async with self._engine.reading() as connection:
            for page in pages(language, games, now):
                found += _read(await connection.execute(page))
        return found

    async def people(self, challenges: Sequence[Challenge]) -> dict[int, set[int]]:
        """By the ids of these challenges: who has made it or sits in its lobby."""
        seat = schema.seats.c
        query = sa.select(seat.table_id, seat.person)
        query = query.where(seat.table_id.in_([one.table for one in challenges if one.table]))
        rows = await self._engine.rows(query)
        return {
            one.id: {one.person, *(row.person for row in rows if row.table_id == one.table)}
            for one in challenges
        }

    async def of(self, person: int, now: float) -> list[Challenge]:
        """Somebody's own challenges, the newest first."""
        query = sa.select(schema.challenges).where(_row.person == person, _row.until > now)
        return _read(await self._engine.rows(query.order_by(_row.id.desc())))

    async def at(self, table: int) -> Challenge | None:
        """The challenge whose lobby this is."""
        return await self._one(_row.table_id == table)

    async def to_call(self, opened: float, now: float) -> list[Challenge]:
        """The oldest challenges that were opened by this moment and have called nobody yet."""
        query = sa.select(schema.challenges).where(sa.text("free AND called IS NULL"))
        query = query.where(_row.opened <= opened, _row.until > now)
        return _read(await self._engine.rows(query.order_by(_row.opened).limit(PAGE)))

    async def free(self, id: int, now: float) -> Challenge:
        """A challenge that can be taken. Raises `Quicker`."""
        challenge = await self._one(sa.and_(_row.id == id, _row.until > now))
        if challenge is None or not challenge.free:
            raise Quicker
        return challenge

    async def own(self, id: int, person: int, now: float) -> Challenge:
        """Somebody's own challenge. Raises `Refused` for any other one."""
        mine = sa.and_(_row.id == id, _row.person == person, _row.until > now)
        challenge = await self._one(mine)
        if challenge is None:
            raise Refused(say("bot-challenge-not-yours"))
        return challenge

    async def add(self, challenge: Challenge, by: Player, most: int) -> None:
        """Store a new challenge. Raises `Refused` if they have so many already."""
        async with self._engine.begin() as connection:
            await insert(connection, challenge, by, most)

    async def change(self, before: Challenge, after: Challenge | None) -> None:
        """Store changed terms, or (None) take it off the list. Raises `Quicker` if somebody has
        taken it meanwhile."""
        async with self._engine.begin() as connection:
            await write(connection, before, after)

    async def mend(self, challenge: Challenge) -> None:
        """Free a challenge that nobody will play: its table is gone or closed, and no change of
        the table told of that, since nobody could read the table any more."""
        table = schema.tables.c
        open_ = sa.exists().where(table.id == _row.table_id, sa.text(schema.OPEN))
        update = sa.update(schema.challenges).where(_row.id == challenge.id, ~open_)
        await self._engine.change(update.values(free=True, table_id=None))

    async def forget(self, now: float) -> None:
        """Delete the challenges whose day is over."""
        old = sa.select(_row.id).where(_row.until <= now).limit(_OLD)
        await self._engine.change(sa.delete(schema.challenges).where(_row.id.in_(old)))

    async def _one(self, where: sa.ColumnElement[bool]) -> Challenge | None:
        query = sa.select(schema.challenges).where(where)
        return next(iter(_read(await self._engine.rows(query))), None)


def pages(language: str, games: Sequence[str], now: float) -> list[sa.Select[Any]]:
    """The two questions whose answers are the pages.

    One is for the newest in a language. The other one is for the newest of all; if that is about
    one game, for the newest in each of the other languages, since an index knows these.
    """

    def each(pairs: Iterable[tuple[str, str]]) -> sa.Select[Any]:
        asked = list(pairs)
        parts = [_newest(*pair, now).limit(PAGE // len(asked)).subquery() for pair in asked]
        return sa.select(sa.union_all(*map(sa.select, parts)).subquery())

    theirs = each((language, game) for game in games)
    if len(games) > 1:
        newest = sa.select(schema.challenges).where(_FREE, _row.opened > now - LIFE)
        return [theirs, newest.order_by(_row.opened.desc()).limit(PAGE)]
    others = [code for code in LANGUAGES if code != language]
    return [theirs, each((code, game) for code in others for game in games)]


def _newest(language: str, game: str, now: float) -> sa.Select[Any]:
    """The newest challenges to a game, in one language. As a stretch of the index: if the two were
    to be equal, PostgreSQL might go through the newest of all instead, and find few."""
    index = _row.language, _row.game, _row.opened
    key = sa.tuple_(*index)
    since, until = (sa.tuple_(language, game, now + seconds) for seconds in (-LIFE, LIFE))
    query = sa.select(schema.challenges).where(_FREE, key > since, key < until)
    return query.order_by(*(column.desc() for column in index))


async def insert(connection: AsyncConnection, challenge: Challenge, by: Player, most: int) -> None:
    """Store a new challenge. Raises `Refused` if they have so many already."""
    await alone(connection, [by.id])
    mine = sa.and_(_row.person == by.id, _row.until > challenge.opened)
    stored = await connection.scalar(sa.select(sa.func.count()).where(mine)) or 0
    if stored >= most:
        raise Refused(say("bot-too-many-open", n=most))
    new = {"opened": challenge.opened, "until": challenge.opened + LIFE}
    values = new | {"guild": challenge.guild, "channel": challenge.channel, **_values(challenge)}
    await connection.execute(sa.insert(schema.challenges).values(values))
    await remember(connection, [by])


async def write(connection: AsyncConnection, before: Challenge, after: Challenge | None) -> None:
    """Change a challenge that is still where it was read, or (None) delete it. Raises `Quicker`."""
    same = sa.and_(_row.id == before.id, _row.free == before.free, _at(before.table))
    if after is None:
        done = await connection.execute(sa.delete(schema.challenges).where(same))
    else:
        update = sa.update(schema.challenges).where(same)
        done = await connection.execute(update.values(_values(after)))
    if not done.rowcount:
        raise Quicker


async def move(before: Challenge, free: bool, connection: AsyncConnection, table: int) -> None:
    """Make a new table the challenge's lobby (`bot.data.store.Created`). Raises `Quicker`."""
    same = sa.and_(_row.id == before.id, _FREE, _at(before.table))
    update = sa.update(schema.challenges).where(same).values(table_id=table, free=free)
    if not (await connection.execute(update)).rowcount:
        raise Quicker


def _at(table: int | None) -> sa.ColumnElement[bool]:
    return _row.table_id.is_(None) if table is None else _row.table_id == table


def _values(challenge: Challenge) -> dict[str, Any]:
    own = {name: getattr(challenge, name) for name in _OWN}
    terms = _TERMS.dump_json(challenge.terms).decode()
    return own | {"terms": terms, "table_id": challenge.table}


def _read(rows: Iterable[Any]) -> list[Challenge]:
    """The challenges in these rows, without those that this version can't read."""
    found = list[Challenge]()
    for row in rows:
        try:
            terms = _TERMS.validate_json(row.terms)
        except ValidationError:
            continue
        if row.game in GAMES:
            found.append(made(Challenge, row, terms=terms, table=row.table_id))
    return found
