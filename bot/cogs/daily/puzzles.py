"""The puzzles of the days, replayed once."""

from __future__ import annotations

import asyncio

from bot.cogs.daily.days import puzzle_of, shelves
from bot.table.posed import Posed, posed
from games.core import ENGLISH

_KEPT = 10
"""Of how many days they are kept."""


class Puzzles:
    """Those that somebody looks at."""

    def __init__(self) -> None:
        self._kept = dict[int, Posed]()

    async def of(self, day: int, language: str) -> Posed | None:
        """The puzzle of a day as it is read in a language; None where there are no puzzles.

        Raises `Damaged` for one that can't be: the shipped files are at fault.
        """
        if day not in self._kept:
            made = await asyncio.to_thread(_posed, day)
            if made is None:
                return None
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            self._kept[day] = made
        return self._kept[day].read_in(language)


def _posed(day: int) -> Posed | None:
    """It takes a tenth of a second to replay a long match."""
    puzzle = puzzle_of(day, shelves())
    return posed(puzzle, day, ENGLISH) if puzzle else None
