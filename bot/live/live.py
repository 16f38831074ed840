"""A table in memory: a copy of what is stored, and what goes on about it in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from bot.data.rows import Shown
from bot.data.store import Beside
from bot.live.shown import MESSAGES, Messages
from bot.table.apart import Apart
from bot.table.table import Table
from bot.table.timer import Span
from games.core import Seat

log = logging.getLogger(__name__)

UNKNOWN = -1
"""The version of a copy of which is not known whether it is the table's row; and the term where
this process knows only by the row what is shown."""


@dataclass
class Live:
    """A table in memory, and what Discord shows of it."""

    table: Table
    messages: Messages
    shown: int
    """The revision that Discord shows; written by the outbox alone."""
    stale_since: float = 0.0
    shown_at: float = 0.0
    """Between these Discord does not show the table as it is (see `Shown`)."""
    version: int = UNKNOWN
    """Of the table that this is a copy of."""
    term: int = UNKNOWN
    """When this process took the table to show it the last time, if nobody else has since: then it
    knows better than the row what is shown."""
    read: str = ""
    """The row's messages, as they were read last."""
    again: set[Seat | None] = field(default_factory=set)
    """Whose messages are to be shown once more (see `Messages.doubted`)."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    showing: asyncio.Task[None] | None = None
    thinking: asyncio.Task[None] | None = None
    opening: bool = False
    """Is its next message on its way as the answer to an interaction?"""
    token: bool = False
    """May the token be stored of an interaction that a message was the answer to?"""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    """Set to try at once what Discord did not take."""
    retry: bool = False
    """Is somebody to be written to again who could not be?"""
    retried: float = 0.0
    """When somebody last was, because they pressed something."""
    refused: bool = False
    """Did Discord not let the bot show it the last time?"""
    noted: bool = True
    """Is written down how far Discord was told?"""
    noting: asyncio.Event | None = None
    """Set when it has been written down, while that is under way: whether this process still shows
    the table is open until then."""

    @property
    def leased(self) -> float:
        """Until when this process shows the table, and alone knows where it is shown."""
        return self.messages.until

    @leased.setter
    def leased(self, until: float) -> None:
        self.messages.until = until

    @property
    def keyed(self) -> int:
        """See `Messages`."""
        return self.messages.keyed

    @keyed.setter
    def keyed(self, revision: int) -> None:
        self.messages.keyed = revision

    @property
    def note(self) -> Shown:
        """What Discord shows of the table, to be stored."""
        where = MESSAGES.dump_json(self.messages).decode()
        by_answers = self.table.reach == "answers"  # each token may be needed until it ends
        return Shown(
            self.shown,
            where,
            self.stale_since,
            self.shown_at,
            self.refused,
            self.version,
            term=self.term,
            answered=self.token and not (self.messages.unheard or by_answers),
        )

    def learn(self, shown: Shown) -> None:
        """Take over what the row says is shown, unless this process has shown the table since and
        knows better. A row that was read before our own change, or before we took the table, tells
        nothing new."""
        if shown.version < self.version or shown.term < self.term:
            return
        self.stale_since = shown.stale_since
        if self.noted or shown.term > self.term:
            self.refused = shown.refused
        if shown.term > self.term or not shown.until:
            self.leased = 0.0
        if shown.term == self.term:
            return
        if self.term != UNKNOWN or shown.messages != self.read:
            self._parse(shown)
        self.messages.unheard = self.token = shown.behind
        self.shown, self.shown_at = shown.revision, shown.at
        self.term, self.noted = UNKNOWN, True

    def _parse(self, shown: Shown) -> None:
        keyed, voices, self.read = self.keyed, self.messages.voices, shown.messages
        try:
            self.messages = MESSAGES.validate_json(shown.messages)
        except ValueError:  # it is posted again
            log.error("where table %s is shown can't be read", self.table.id)
            self.messages = Messages()
        self.keyed, self.messages.voices = keyed, voices

    def take(self, shown: Shown) -> None:
        """This process shows the table from now on. If it was also the last one to show it, it
        knows what is shown; else it believes the row."""
        if shown.term < self.term:
            return
        if self.term != UNKNOWN and shown.term == self.term + 1:
            self.term = shown.term
        self.learn(shown)
        if (
            self.term == UNKNOWN and shown.gap
        ):  # the holder died: it may have edited something without a note
            self.again.update((None, *self.messages.dms, *self.messages.lobby))
        self.term, self.leased = shown.term, shown.until

    def written(self, note: Shown, held: bool | None) -> None:
        """A note was written. `held`: this process still shows the table; None: another one does.
        If this process has taken the table again since, the note tells nothing about that."""
        if self.term != note.term:
            return
        self.token = self.token and not note.answered
        if not held:
            self.leased = 0.0
        if held is None:
            self.term = UNKNOWN

    @property
    def stale(self) -> Span:
        """When Discord did not show the table as it is, the last time that it did not."""
        return Span(self.stale_since, inf if self.shown < self.table.revision else self.shown_at)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on for this table."""
        return [task for task in (self.showing, self.thinking) if task]

    @property
    def behind(self) -> bool:
        """Is there anything that Discord has to be told, or that it has told?"""
        unsaid = self.messages.untidy or self.messages.heard or self.messages.unsure
        return self.shown < self.table.revision or bool(unsaid or self.again) or self.retry

    @property
    def busy(self) -> bool:
        """Does this process tell Discord of it now, or is it answering a press that may? Then it
        does not let another process show it."""
        return self.showing is not None or self.lock.locked()

    async def noted_down(self) -> None:
        """Wait until it is known whether this process still shows the table."""
        while self.noting:
            await self.noting.wait()

    @property
    def idle(self) -> bool:
        """May it leave the memory?"""
        return self.noted and not (self.lock.locked() or self.tasks or self.opening)


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


class Follows(Protocol):
    """Something outside the core that acts when a table changes, in the transaction of the change:
    moves that somebody has planned, a challenge whose lobby closes.

    It can neither refuse the change nor undo it, nor delay it for longer than `ASIDE`: whatever it
    raises is logged as a bug, and the change stands without it. (Only code that keeps the process
    from doing anything else is not bounded.)"""

    async def follow(self, before: Table, after: Table, now: float) -> Followed | None:
        """What follows; None if nothing does. What this reads may not change without the table's
        version (`Store.beside`): so it is still true when the change is stored."""


class Keeps(Protocol):
    """Something outside the core that keeps people from sitting at one table: blocks. It is asked
    where somebody is about to sit down, so a fault in it refuses that, and nothing else: no match
    ends or goes on by it."""

    async def apart(self, guild: int, people: Collection[int]) -> Apart:
        """Who of these people is kept from whom at a server's tables, as it is now: nobody may sit
        down by what was known before."""
