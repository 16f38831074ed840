"""People who could not be written to while a table in direct messages waits for them.

They are tried again with the first thing they do anywhere, and by themselves after 1, 10 and 60
minutes; at a match also each time their turn comes (`bot.screen.plan`). Not more often: refusals
count against the bot. All of it is in memory, so a process that starts tries anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf

from bot.live.background import Background, attempt
from bot.live.live import Live
from bot.live.tables import Tables
from bot.table.reach import DIRECT
from bot.table.table import Table
from games.core import Refused

TRIES = (60.0, 600.0, 3600.0)
"""Seconds after the first refusal at which somebody is tried again."""
AGAIN = 60.0
"""Seconds between two tries that what they do brings."""
LOOK = 30.0
"""Seconds between two looks for those whom it is time to try, or whom others could not reach."""
_NAME = "people who could not be written to"


@dataclass
class _Waiting:
    """Somebody whom a table waits for."""

    since: float
    tries: int = 0
    met: float = -inf
    """When they were tried last because they did something."""

    @property
    def due(self) -> float:
        return self.since + TRIES[self.tries] if self.tries < len(TRIES) else inf


class Unreached:
    """Whom the tables in direct messages wait for, and when they are tried again.

    `knock`: tries whether somebody can be written to at a table.
    """

    def __init__(
        self, tables: Tables, background: Background, knock: Callable[[Live, int], None]
    ) -> None:
        self._tables, self._background, self._knock = tables, background, knock
        self._waiting = dict[int, dict[int, _Waiting]]()
        """By person and table."""
        tables.watchers.append(self._watch)
        tables.met.append(self._met)

    async def begin(self) -> None:
        """From now on look for those who are to be tried again."""
        await attempt(self.look(), _NAME)
        self._background.every(LOOK, self.look, _NAME)

    async def look(self) -> None:
        """Learn whom other processes could not reach, and try those for whom it is time."""
        began = self._tables.now()
        found = await self._tables.store.unreached()
        for person, table in found:
            self._note(person, table)
        now, here = self._tables.now(), any(s.has(DIRECT) for s in self._tables.presence.here)
        for person, table, waiting in list(self._all()):
            if (person, table) not in found and waiting.since < began:
                self._drop(person, table)
            elif here and waiting.due <= now:
                waiting.tries += 1
                await self._try(person, table)

    def _all(self) -> Iterator[tuple[int, int, _Waiting]]:
        for person, tables in self._waiting.items():
            yield from ((person, table, waiting) for table, waiting in tables.items())

    def _watch(self, live: Live) -> None:
        if live.table.reach == "direct":
            for person, reached in _people(live.table).items():
                (self._drop if reached else self._note)(person, live.table.id)

    def _note(self, person: int, table: int) -> None:
        self._waiting.setdefault(person, {}).setdefault(table, _Waiting(self._tables.now()))

    def _drop(self, person: int, table: int) -> None:
        if tables := self._waiting.get(person):
            tables.pop(table, None)
            if not tables:
                del self._waiting[person]

    def _met(self, person: int) -> None:
        """They are there: perhaps they can be written to by now."""
        now = self._tables.now()
        for table, waiting in self._waiting.get(person, {}).items():
            if now - waiting.met >= AGAIN:
                waiting.met = now
                self._background.begin(self._try_here(person, table))

    async def _try_here(self, person: int, table: int) -> None:
        await attempt(self._try(person, table), _NAME)

    async def _try(self, person: int, table: int) -> None:
        try:
            live = await self._tables.live(table)
        except Refused:
            self._drop(person, table)
            return
        self._knock(live, person)


def _people(table: Table) -> dict[int, bool]:
    """Everybody at a table, and whether they can be written to, or need not be."""
    people = (*table.players, *table.invited)
    return {p.id: p.reachable or not table.alive for p in people if p.id > 0}
