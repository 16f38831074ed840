"""Who may use the page: links, which are good once, and the sessions that they become.

A secret is stored only as its hash, so that nobody who reads the database can use one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from hashlib import sha256

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import alone
from bot.web.letters import Letter

DAY = 86_400.0
LINK = 120.0
"""Seconds for which a link is good."""
SESSION, RENEWED, OLDEST = 30 * DAY, DAY, 180 * DAY
"""Seconds that a session lives after its last use, that pass before a use counts again, and that it
lives at most."""
WATCHING = INSIDE = DAY
"""Seconds for which a spectator's session lives, and one inside Discord: no frame is there longer,
and none can find it again."""
MOST = 10
"""The most sessions of a person to play, to play inside Discord, to play at one table, to watch,
and their most links."""

_link, _session = schema.links.c, schema.sessions.c
_LASTS = _session.until - _session.made
_INSIDE = sa.and_(_session.table_id.is_(None), _LASTS < 2 * INSIDE)
_OWN = sa.and_(_session.table_id.is_(None), _LASTS >= 2 * INSIDE)
_WATCHES = sa.and_(_session.table_id.is_not(None), sa.not_(_session.plays))


@dataclass(frozen=True)
class Invitation:
    """What a link leads to."""

    person: int
    name: str
    language: str
    """What they read, as far as Discord has said."""
    table: int
    watches: bool
    """Only this table, as everybody sees it?"""


@dataclass(frozen=True)
class Session:
    """A browser that may act as one person."""

    id: str
    person: int
    language: str
    watched: int | None
    """The only table it leads to, as everybody sees it; None for one to play."""
    made: float
    until: float
    only: int | None = None
    """The only table it leads to, to play there; None for a person's own session."""

    @property
    def inside(self) -> bool:
        """Is it a frame's inside Discord, and a person's own?"""
        return self.watched is None and self.until - self.made < 2 * INSIDE


class Sessions:
    """Everybody's links and sessions."""

    def __init__(self, engine: Database, now: Callable[[], float]) -> None:
        self.engine, self._now = engine, now
        self.shuts_out: Callable[[int, int], bool] = lambda person, server: False
        """Does the operator keep this person out? Then no session is theirs."""

    async def link(self, to: Invitation) -> str:
        """The secret of a new link."""
        secret, now = secrets.token_urlsafe(24), self._now()
        row = {
            "hash": _hash(secret),
            "person": to.person,
            "name": to.name[:100],
            "language": to.language,
            "table_id": to.table,
            "watches": to.watches,
            "until": now + LINK,
        }
        async with self.engine.begin() as connection:
            await _make_room(connection, _link.hash, to.person, _link.until, sa.true())
            await connection.execute(sa.insert(schema.links).values(row))
        return secret

    async def look(self, secret: str) -> Invitation | None:
        """What a link leads to, without using it up; None if it is no longer good."""
        query = sa.select(schema.links).where(
            _link.hash == _hash(secret), _link.until > self._now()
        )
        row = await self.engine.row(query)
        return _invitation(row) if row else None

    async def enter(self, letter: Letter, language: str) -> tuple[Session, str]:
        """Begin a session by the link of a direct message. Returns it with its secret."""
        made = _made(self._now(), SESSION, letter.person, language, letter.table, plays=True)
        async with self.engine.begin() as connection:
            return made, await _keep(connection, made, _session.plays)

    async def inside(
        self, person: int, language: str, watched: int | None = None
    ) -> tuple[Session, str]:
        """Begin a session of a frame inside Discord. Returns it with its secret."""
        made = _made(self._now(), INSIDE, person, language, watched)
        async with self.engine.begin() as connection:
            return made, await _keep(connection, made, _WATCHES if watched else _INSIDE)

    async def open(self, secret: str) -> tuple[Session, str] | None:
        """Use a link up. Returns the new session with its secret; None if the link is no longer
        good. Of two who use it at once, only one gets a session."""
        now = self._now()
        using = sa.delete(schema.links).where(_link.hash == _hash(secret), _link.until > now)
        async with self.engine.begin() as connection:
            row = (await connection.execute(using.returning(*schema.links.c))).one_or_none()
            if row is None:
                return None
            to = _invitation(row)
            only, lasts = (to.table, WATCHING) if to.watches else (None, SESSION)
            made = _made(now, lasts, to.person, to.language, only)
            return made, await _keep(connection, made, _WATCHES if to.watches else _OWN)

    async def pressed(self, person: int) -> Invitation | None:
        """Where somebody has last asked for a link that is still good."""
        theirs = sa.select(schema.links).where(_link.person == person, _link.until > self._now())
        row = await self.engine.row(theirs.order_by(_link.until.desc()).limit(1))
        return _invitation(row) if row else None

    async def named(self, id: str) -> Session | None:
        """The session with this id, for whoever has proved otherwise that it is theirs."""
        row = await self._row(id)
        return _read(row) if row else None

    async def of(self, id: str, secret: str) -> Session | None:
        """The session with this id and secret; None if there is none, or none any more. Using it
        renews it."""
        row = await self._row(id)
        if row is None or not secrets.compare_digest(row.hash, _hash(secret)):
            return None
        session = _read(row)
        until = min(self._now() + SESSION, session.made + OLDEST)
        renews = session.watched is None and not session.inside
        if renews and until - session.until > RENEWED:
            update = sa.update(schema.sessions).where(_session.id == id).values(until=until)
            await self.engine.change(update)
        return session

    async def _row(self, id: str) -> sa.Row[tuple[object, ...]] | None:
        query = sa.select(schema.sessions).where(_session.id == id, _session.until > self._now())
        row = await self.engine.row(query)
        return None if row and self.shuts_out(row.person, 0) else row

    async def all_of(self, person: int) -> Sequence[Session]:
        """Somebody's sessions, the newest first."""
        query = sa.select(schema.sessions).where(
            _session.person == person, _session.until > self._now()
        )
        return [_read(row) for row in await self.engine.rows(query.order_by(_session.made.desc()))]

    async def alive(self, ids: Collection[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        query = sa.select(_session.id).where(_session.id.in_(ids), _session.until > self._now())
        return set(await self.engine.column(query))

    async def end(self, person: int, id: str | None = None) -> None:
        """End one of somebody's sessions, or all of them."""
        ending = sa.delete(schema.sessions).where(_session.person == person)
        await self.engine.change(ending if id is None else ending.where(_session.id == id))

    async def forget(self) -> None:
        """Delete what is no longer good."""
        now = self._now()
        for table in (schema.links, schema.sessions):
            await self.engine.change(sa.delete(table).where(table.c.until <= now))


def _made(
    now: float, lasts: float, person: int, language: str, table: int | None, plays: bool = False
) -> Session:
    watched, only = (None, table) if plays else (table, None)
    return Session(secrets.token_hex(6), person, language, watched, now, now + lasts, only)


async def _keep(connection: AsyncConnection, made: Session, alike: sa.ColumnElement[bool]) -> str:
    """Store a session, in the place of the oldest one if there are too many that are `alike`.
    Returns its secret."""
    secret = secrets.token_urlsafe(24)
    await _make_room(connection, _session.id, made.person, _session.made, alike)
    values = {
        "id": made.id,
        "hash": _hash(secret),
        "person": made.person,
        "language": made.language,
        "table_id": made.watched or made.only,
        "made": made.made,
        "until": made.until,
        "plays": made.only is not None,
    }
    await connection.execute(sa.insert(schema.sessions).values(values))
    return secret


async def _make_room(
    connection: AsyncConnection,
    key: sa.Column[str],
    person: int,
    age: sa.Column[float],
    alike: sa.ColumnElement[bool],
) -> None:
    """Make room for one more of somebody's: of those that are `alike`, the oldest go."""
    await alone(connection, [person])  # else two could count the same ones
    theirs = sa.and_(key.table.c.person == person, alike)
    newest = sa.select(key).where(theirs).order_by(age.desc()).limit(MOST - 1)
    kept = (await connection.execute(newest)).scalars().all()
    await connection.execute(sa.delete(key.table).where(theirs, key.not_in(kept)))


def _invitation(row: sa.Row[tuple[object, ...]]) -> Invitation:
    return Invitation(row.person, row.name, row.language, row.table_id, row.watches)


def _read(row: sa.Row[tuple[object, ...]]) -> Session:
    watched, only = (None, row.table_id) if row.plays else (row.table_id, None)
    return Session(row.id, row.person, row.language, watched, row.made, row.until, only)


def _hash(secret: str) -> str:
    return sha256(secret.encode(errors="replace")).hexdigest()  # a cookie may be no UTF-8
