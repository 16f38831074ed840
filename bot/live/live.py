"""A table in memory: a copy of what is stored, and what goes on about it in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from bot.data.rows import Row
from bot.data.store import Beside
from bot.screen.doing import person_at
from bot.screen.plan import places
from bot.screen.seen import Dm, Place, Seen
from bot.screen.showing import Showing
from bot.screen.stored import read
from bot.table.apart import Apart
from bot.table.table import Table
from bot.table.timer import Span

log = logging.getLogger(__name__)

UNKNOWN = -1
"""The version of a copy of which is not known whether it is the table's row."""


@dataclass
class Live(Showing):
    """A table in memory."""

    version: int = UNKNOWN
    """Of the table that this is a copy of."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None
    unfollowed: list[Follows] = field(default_factory=list)
    """Those who have nothing stored here (`RESTS`)."""

    def learn(self, row: Row) -> None:
        """Take over what the row says is shown. Only whoever does not show the table learns it
        again and again; its owner knows better.

        If it is not shown as it is, the process before may have shown more than it has noted.
        """
        note = row.note
        self.stale_since = row.stale_since
        self.shown, self.settled, self.shown_at = note.shown, note.settled, note.shown_at
        try:
            self.seen = read(note.messages)
        except ValueError:  # it is posted again
            log.error("where table %s is shown can't be read", self.table.id)
            self.seen = Seen()
        if note.settled < self.table.revision:
            self.doubt(*self.seen.now)
            people = [place for place in places(self.table, self.seen) if self._somebodys(place)]
            self.lost = dict.fromkeys(people, -inf)
            theirs = (person_at(self.table, place) for place in self.seen.refused)
            self.heard = {person: False for person in theirs if person is not None}
        else:
            self.done = self.table.revision

    def _somebodys(self, place: Place) -> bool:
        """Does a person see this place? Nothing was ever posted to a computer."""
        return not (isinstance(place, Dm) and self.table.players[place.seat].level)

    @property
    def stale(self) -> Span:
        """When Discord did not show the table as it is, the last time that it did not."""
        return Span(self.stale_since, inf if self.shown < self.table.revision else self.shown_at)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on for this table."""
        return [task for task in (self.showing, self.thinking) if task]

    @property
    def over(self) -> bool:
        """Is nothing left to do for it, unless somebody presses?"""
        return not self.table.alive and self.settled >= self.table.revision

    @property
    def idle(self) -> bool:
        """May it leave the memory?"""
        return self.noted and not (self.lock.locked() or self.tasks)


Watcher = Callable[[Live], None]
"""Is told of a table that may have changed."""
Visited = Callable[[Live, int], None]
"""Is told of a person who has pressed or typed something at a table."""


@dataclass(frozen=True)
class Followed:
    """What follows from a change of a table."""

    table: Table
    """The table after all of it."""
    write: Beside
    """What is stored with it."""


class Rests:
    """The type of `RESTS`."""


RESTS = Rests()
"""Nothing is stored here from which anything could follow. Whoever says so is asked again only when
something was stored beside the table, here or by another process."""


class Follows(Protocol):
    """Something outside the core that acts when a table changes, in the transaction of the change:
    moves that somebody has planned, a challenge whose lobby closes.

    It can neither refuse the change nor undo it, nor delay it for longer than `ASIDE`: whatever it
    raises is logged as a bug, and the change stands without it. (Only code that keeps the process
    from doing anything else is not bounded.)"""

    async def follow(self, before: Table, after: Table, now: float) -> Followed | Rests | None:
        """What follows; None if nothing does. What this reads may not change without the table's
        version (`Store.beside`): so it is still true when the change is stored."""


class Keeps(Protocol):
    """Something outside the core that keeps people from sitting at one table: blocks. It is asked
    where somebody is about to sit down, so a fault in it refuses that, and nothing else: no match
    ends or goes on by it."""

    async def apart(self, guild: int, people: Collection[int]) -> Apart:
        """Who of these people is kept from whom at a server's tables, as it is now: nobody may sit
        down by what was known before."""
