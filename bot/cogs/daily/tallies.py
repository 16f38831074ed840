"""How hard people find the puzzles of the last days. Numbers are counted again after a while, not
at each look."""

from __future__ import annotations

from bot.cogs.daily.store.attempts import NOBODY, Attempts, Solves

AGAIN = 600.0
"""Seconds after which they are counted again."""
_KEPT = 100
"""Days that are kept in memory."""


class Tallies:
    """The tallies that one process has counted."""

    def __init__(self, attempts: Attempts) -> None:
        self._attempts = attempts
        self._kept = dict[int, tuple[float, Solves]]()

    async def of(self, day: int, now: float) -> Solves:
        """How everybody got on with a day's puzzle, as it was a few minutes ago."""
        counted, tally = self._kept.get(day, (now - AGAIN, NOBODY))
        if abs(now - counted) < AGAIN:
            return tally
        if len(self._kept) >= _KEPT:
            self._kept.clear()
        tally = await self._attempts.tally(day)
        self._kept[day] = now, tally
        return tally
