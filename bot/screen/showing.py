"""A table in memory, as its hand needs it: what is seen, what waits, what people have lent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, TypeVar

from bot.data.rows import Answer, Noted
from bot.screen.seen import NOTHING, Board, Place, Seen
from bot.screen.stored import write
from bot.screen.ways import Loan, Token
from bot.table.reach import GONE
from bot.table.table import Table
from games.core import Move

T = TypeVar("T")
STRIPPED = 10
"""So many messages that have passed are known."""


@dataclass
class Press:
    """What somebody's press asks of the hand."""

    message: int
    """The one that was pressed."""
    revision: int
    """The table's, when that was judged."""
    step: Move | None = None
    """How their move begins, if the message shall ask how it goes on."""
    loan: Loan | None = None
    only: bool = False
    """Is it answered by an operation or not at all?"""
    done: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Wait:
    """When something is tried again that has failed."""

    until: float
    tries: int
    revision: int | None = None
    """What Discord calls wrong is tried before that if the table has another revision by now."""


@dataclass
class Showing:
    """A table in memory."""

    table: Table
    seen: Seen = field(default_factory=Seen)
    shown: int = NOTHING
    """The newest revision that every place shows, as far as people can be reached."""
    settled: int = NOTHING
    """The newest one at which nothing else was left to be done, either."""
    done: int = NOTHING
    """The same in memory, where what Discord has refused counts as done."""
    stale_since: float = 0.0
    shown_at: float = 0.0
    """Between these Discord does not show the table as it is (see `Row`)."""
    noted: bool = True
    """Is everything written down?"""
    unnoted: set[Place] = field(default_factory=set)
    """Where a post is not."""
    lost: dict[Place, float] = field(default_factory=dict)
    """Since when there may be a post that nobody has heard of."""
    waits: dict[object, Wait] = field(default_factory=dict)
    heard: dict[int, bool] = field(default_factory=dict)
    """People who were written to, and whether it arrived, if the table says something else."""
    knocked: dict[int, float] = field(default_factory=dict)
    """When somebody who can't be written to was tried last."""
    presses: list[Press] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    """Interactions by which something can be done here, the newest last."""
    pressed: set[int] = field(default_factory=set)
    """Messages that were pressed although their turn had passed."""
    present: set[int] = field(default_factory=set)
    """Who has just opened the table where it is."""
    stripped: deque[int] = field(default_factory=lambda: deque(maxlen=STRIPPED))
    """The last messages that have passed for good: a press may still be on its way from them."""
    warned: set[int] = field(default_factory=set)
    """Who was told that others don't see what the bot answers them."""
    dropped: bool = False
    """Has another copy come in its place?"""
    showing: asyncio.Task[None] | None = None
    busy: bool = False
    """Is an operation under way?"""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    caught_up: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it is shown as it is, and when its hand ends."""

    @property
    def refused(self) -> bool:
        """Does Discord not let the bot show it?"""
        return Board() in self.seen.refused and self.table.ending != GONE

    @property
    def owed(self) -> bool:
        """Is there anything to do for the hand?"""
        owes = self.done != self.table.revision or self.presses or self.heard
        return bool(owes) and not self.dropped

    async def until_shown(self) -> None:
        """Wait until Discord shows it as it is, or its hand has ended."""
        while self.showing and self.shown < self.table.revision:
            self.caught_up.clear()
            await self.caught_up.wait()

    @property
    def note(self) -> Noted:
        """What is written down of it."""
        return Noted(self.shown, self.settled, self.shown_at, self.refused, write(self.seen))

    def doubt(self, *places: Place) -> None:
        """Have these places shown once more."""
        self.seen = self.seen.doubted(places)
        self.done = NOTHING

    def allow(self, *places: Place) -> None:
        """Have tried again what Discord has refused there."""
        self.seen = self.seen.allowed(places)
        self.done = NOTHING


class Changing(Protocol):
    """A table under its lock (`bot.live.held.Held`)."""

    @property
    def table(self) -> Table:
        """The table."""

    async def save(self, after: Table, press: None) -> None:
        """Store a change that nobody has pressed."""


class Stores(Protocol):
    """The store, as the hand needs it (`bot.data.store.Store`)."""

    async def note(self, notes: Mapping[int, Noted]) -> None:
        """Write down what is shown of these tables, in one transaction."""

    async def secret(self) -> bytes:
        """The database's."""

    async def answers(self, table: int) -> Answer | None:
        """The newest interaction at a table where the bot is not."""

    async def keep_answer(self, table: int, answer: Answer) -> None:
        """Keep it."""

    async def notify(self, table: int, payload: str) -> None:
        """Tell a table's owner what was pressed there."""


class House(Protocol):
    """The tables, as the hand needs them (`bot.live.tables.Tables`)."""

    random: Random
    watchers: list[Callable[[Any], None]]
    visited: list[Callable[[Any, int], None]]

    @property
    def now(self) -> Callable[[], float]:
        """The time, in seconds since 1970."""

    @property
    def store(self) -> Stores:
        """The store."""

    @property
    def in_memory(self) -> Sequence[Showing]:
        """The tables that were touched lately."""

    def owns(self, table: Table) -> bool:
        """Is it this process that shows the table?"""

    async def live(self, id: int) -> Showing:
        """A table. Raises `Refused`."""

    async def change(self, id: int, work: Callable[[Any], Awaitable[None]]) -> None:
        """Do something with the table locked."""

    async def unsettled(self, after: int) -> Collection[int]:
        """The next tables of this process's that are not shown as they are."""


class Aside(Protocol):
    """What goes on while nobody waits for it (`bot.live.background.Background`)."""

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start it."""

    async def again(self, work: Callable[[], Awaitable[T]], what: str) -> T:
        """Do it until it succeeds."""
