"""Achievements as the command line computes them again. Imports little: every command reads it."""

from __future__ import annotations

from bot.data.anew import Anew, Tell
from bot.data.database import Database


async def _compute(engine: Database, tell: Tell) -> int:
    from bot.cogs.achievements.recompute import recompute  # noqa: PLC0415 - slow to import

    return await recompute(engine, tell=tell)


ACHIEVEMENTS = Anew(
    "decide all achievements anew from the stored matches", "achievements", _compute
)
