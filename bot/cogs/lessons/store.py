"""Where people are in the games' lessons: one row for each person and game."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from bot.cogs.lessons.progress import Progress
from bot.data import schema
from bot.data.database import Database
from bot.errors import Stale


class Lessons:
    """Progress in lessons, in the database."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of(self, person: int, game: str) -> Progress | None:
        """Where somebody is in a game's lesson; None if they never began it."""
        lesson = schema.lessons.c
        return next(iter(await self._found(lesson.person == person, lesson.game == game)), None)

    async def begun(self, person: int) -> list[Progress]:
        """Where somebody is in every lesson that they have begun, the latest first."""
        return await self._found(schema.lessons.c.person == person)

    async def _found(self, *conditions: sa.ColumnElement[bool]) -> list[Progress]:
        lesson = schema.lessons.c
        query = sa.select(lesson.game, lesson.rules, lesson.step, lesson.log).where(*conditions)
        rows = await self._engine.rows(query.order_by(lesson.at.desc()))
        return [Progress(r.game, r.rules, r.step, tuple(json.loads(r.log))) for r in rows]

    async def begin(self, person: int, progress: Progress, now: float) -> None:
        """Note that somebody begins a lesson, for the first time or again."""
        row = {"person": person, "game": progress.game_id, **_written(progress, now)}
        await self._engine.put(schema.lessons, row)

    async def go_on(self, person: int, before: Progress, after: Progress, now: float) -> None:
        """Note that somebody goes on from one point to another. Raises `Stale` if they are not
        there any more: of two presses at once, only one goes on."""
        lesson = schema.lessons.c
        known = {key: value for key, value in _written(before, now).items() if key != "at"}
        update = sa.update(schema.lessons).where(
            lesson.person == person,
            lesson.game == before.game_id,
            *(lesson[name] == value for name, value in known.items()),
        )
        if not await self._engine.change(update.values(_written(after, now))):
            raise Stale


def _written(progress: Progress, now: float) -> dict[str, Any]:
    return {
        "rules": progress.rules,
        "step": progress.step,
        "log": json.dumps(progress.log),
        "at": now,
    }
