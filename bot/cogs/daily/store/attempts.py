"""What people have done with the daily puzzles."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import sqlalchemy as sa

from bot.cogs.daily.days import DAY, day_of
from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import upsert
from bot.data.rows import remember
from bot.table.player import Player

MOST = 100
"""How many of a server's solvers are listed."""

ENOUGH = 20
"""So many people must have tried a puzzle before their numbers tell how hard it is."""

_attempt = schema.attempts.c
_TRIED = sa.or_(_attempt.tries > 0, _attempt.line.is_not(None))
_AT_ONCE = sa.and_(_attempt.solved.is_not(None), _attempt.tries == 1, ~_attempt.hint)
_IN_TIME = sa.and_(
    _attempt.opened < (_attempt.day + 1) * DAY, _attempt.solved < (_attempt.day + 2) * DAY
)
"""Does it count for a streak? It does if it was opened on its day and solved then or the day
after."""


@dataclass(frozen=True)
class Attempt:
    """What somebody has done with the puzzle of a day."""

    day: int
    opened: float
    tries: int = 0
    hint: bool = False
    solved: float | None = None
    line: str = ""
    """What has been played since the puzzle's position (`games.lines.to_text`)."""

    @property
    def late(self) -> bool:
        """Was it opened too late to count for a streak?"""
        return day_of(self.opened) > self.day

    def counts(self, now: float) -> bool:
        """Would it count for a streak if it were solved now?"""
        return not self.late and day_of(now) <= self.day + 1


@dataclass(frozen=True)
class Solves:
    """How everybody got on with the puzzle of a day."""

    tried: int = 0
    """How many have given an answer."""
    at_once: int = 0
    """How many of them have solved it without a wrong answer and without the hint."""

    @property
    def stars(self) -> int | None:
        """How hard people find it, from 1 to 5; None if too few have tried."""
        if self.tried < ENOUGH:
            return None
        return min(5, 1 + 5 * (self.tried - self.at_once) // self.tried)


NOBODY = Solves()


@dataclass(frozen=True)
class Solver:
    """Somebody who has solved the puzzle of a day."""

    person: int
    name: str
    tries: int
    hint: bool


class Attempts:
    """Attempts in the database."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def open(self, person: int, day: int, now: float) -> Attempt:
        """Note that somebody looks at a puzzle. Returns what they have done with it."""
        known = await self.found(person, day)
        if known is None:
            async with self._begun(person, day, now):
                known = Attempt(day, now)
        return known

    async def found(self, person: int, day: int) -> Attempt | None:
        """What somebody has done with a puzzle; None if they have not looked at it."""
        columns = (_attempt[name] for name in ("day", "opened", "tries", "hint", "solved", "line"))
        query = sa.select(*columns).where(_attempt.person == person, _attempt.day == day)
        row = await self._engine.row(query)
        if row is None:
            return None
        return Attempt(row.day, row.opened, row.tries, row.hint, row.solved, row.line or "")

    async def before(self, person: int, today: int) -> int:
        """The day of the puzzle that somebody is at: today, or yesterday if they have not solved
        that one and not yet looked at today's."""
        known, before = await self.found(person, today), await self.found(person, today - 1)
        return today - 1 if known is None and before and before.solved is None else today

    async def hinted(self, person: int, day: int, now: float) -> None:
        """Note that they took the hint."""
        async with self._begun(person, day, now) as connection:
            await connection.execute(_update(person, day, {"hint": True}))

    async def tried(self, person: int, day: int, now: float, press: int) -> None:
        """Note a wrong answer. It counts once for this interaction (`press`), even if two processes
        hear of it. A solved puzzle stays as it is."""
        async with self._begun(person, day, now) as connection:
            heard = upsert(connection, schema.presses).values(interaction=press, at=now)
            heard = heard.on_conflict_do_nothing().returning(schema.presses.c.interaction)
            if (await connection.execute(heard)).scalar_one_or_none() is not None:
                await connection.execute(_update(person, day, {"tries": _attempt.tries + 1}))

    async def went_on(self, person: int, day: int, now: float, before: str, line: str) -> None:
        """Note a right answer within the line, if the attempt still stands where it was given."""
        async with self._begun(person, day, now) as connection:
            there = sa.func.coalesce(_attempt.line, "") == before
            await connection.execute(_update(person, day, {"line": line}).where(there))

    async def solved(
        self, person: int, name: str, day: int, now: float, guild: int, line: str = ""
    ) -> None:
        """Note that somebody has done what is asked, in this server (0: in a direct message), by
        this line. Only the first time counts."""
        values = {"tries": _attempt.tries + 1, "solved": now, "guild": guild, "line": line}
        async with self._begun(person, day, now) as connection:
            await remember(connection, [Player(person, name)])
            await connection.execute(_update(person, day, values))

    @asynccontextmanager
    async def _begun(self, person: int, day: int, now: float) -> AsyncIterator[AsyncConnection]:
        """A transaction in which the attempt has begun."""
        async with self._engine.begin() as connection:
            row = upsert(connection, schema.attempts).values(person=person, day=day, opened=now)
            await connection.execute(row.on_conflict_do_nothing())
            yield connection

    async def days(self, person: int) -> Sequence[int]:
        """The days whose puzzles count for somebody's streaks, in order."""
        query = sa.select(_attempt.day).where(_attempt.person == person, _IN_TIME)
        return await self._engine.column(query.order_by(_attempt.day))

    async def tally(self, day: int) -> Solves:
        """How everybody got on with a day's puzzle: numbers only."""
        at_once = sa.func.sum(sa.case((_AT_ONCE, 1), else_=0))
        query = sa.select(sa.func.count(), at_once).where(_attempt.day == day, _TRIED)
        tried, found = await self._engine.row(query)
        return Solves(tried, int(found or 0))

    async def solvers(self, guild: int, day: int) -> Sequence[Solver]:
        """The people who have solved a day's puzzle in a server, the fewest tries first."""
        names = ("person", "tries", "hint")
        person = schema.people.c
        query = sa.select(*(_attempt[name] for name in names), person.name)
        query = query.select_from(
            schema.attempts.outerjoin(schema.people, person.id == _attempt.person)
        )
        query = query.where(_attempt.guild == guild, _attempt.day == day)
        query = query.where(_attempt.solved.is_not(None), _attempt.person > 0)
        query = query.order_by(_attempt.tries, _attempt.hint, _attempt.solved).limit(MOST)
        rows = await self._engine.rows(query)
        return [Solver(row.person, row.name or "?", row.tries, row.hint) for row in rows]


def _update(person: int, day: int, values: Mapping[str, object]) -> sa.Update:
    """An update of an attempt that is not solved yet."""
    update = sa.update(schema.attempts).where(_attempt.person == person, _attempt.day == day)
    return update.where(_attempt.solved.is_(None)).values(values)
