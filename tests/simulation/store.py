"""A database in memory, and the store as one process sees it. It keeps the promises of
`bot.data.store`: `test_store.py` holds both to the same ones."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar, cast

from bot.data.absences import Absence, Shard
from bot.data.rows import Answer, Noted
from bot.data.rows import Row as Stored
from bot.errors import AlreadyDone, Away, ChannelTaken, Stale
from bot.table.away import due
from bot.table.reach import DIRECT
from bot.table.table import Table

T = TypeVar("T")


@dataclass
class Row:
    table: Table
    note: Noted
    version: int = 0
    stale_since: float = 0.0

    @property
    def runs(self) -> bool:
        """Does its time run?"""
        return self.note.shown >= self.table.revision or self.table.stage == "lobby"


@dataclass
class Saved:
    press: int | None
    at: float
    before: Table
    after: Table
    over: Table
    """What it was stored over: if all is well, what it was made from."""


@dataclass
class Database:
    """What is stored, and who holds which lock."""

    rows: dict[int, Row] = field(default_factory=dict)
    presses: set[int] = field(default_factory=set)
    absences: dict[tuple[int, float], Absence] = field(default_factory=dict)
    answers: dict[int, Answer] = field(default_factory=dict)
    locks: dict[int, object] = field(default_factory=dict)
    """By shard, the session that holds it."""
    beats: dict[int, float] = field(default_factory=dict)
    """By shard, when it was served last."""
    saved: list[Saved] = field(default_factory=list)
    """Everything that was stored, in order."""
    watchers: list[Callable[[Saved], None]] = field(default_factory=list)
    noted: Callable[[int, object, int], None] = lambda *of: None
    """Is told of each note: the table, the session that writes it, how many shards there are."""

    def create(self, table: Table, press: int, now: float) -> Table:
        if press in self.presses:
            raise AlreadyDone
        if any(r.table.channel == table.channel and r.table.alive for r in self.rows.values()):
            raise ChannelTaken
        made = replace(table, id=len(self.rows) + 1)
        self.rows[made.id] = Row(made, Noted(-1, -1, 0.0, False, "{}"), stale_since=now)
        self._stored(Saved(press, now, made, made, made))
        return made

    def save(
        self,
        before: Table,
        after: Table,
        press: int | None,
        now: float,
        version: int,
        stale_since: float,
    ) -> int:
        """A change; its version."""
        if press in self.presses:
            raise AlreadyDone
        row = self.rows[before.id]
        if row.version != version:
            raise Stale
        saved = Saved(press, now, before, after, row.table)
        row.table, row.version, row.stale_since = after, version + 1, stale_since
        self._stored(saved)
        return row.version

    def _stored(self, saved: Saved) -> None:
        if saved.press is not None:
            self.presses.add(saved.press)
        self.saved.append(saved)
        for watcher in self.watchers:
            watcher(saved)

    def read(self, id: int) -> tuple[Table, Stored] | None:
        if id not in self.rows:
            return None
        row = self.rows[id]
        return row.table, Stored(row.version, row.stale_since, row.note)

    def note(self, notes: Mapping[int, Noted], session: object, of: int) -> None:
        """Write down what is shown, if this session holds the locks."""
        self.owning(notes, session, of)
        for id, note in notes.items():
            self.noted(id, session, of)
            self.rows[id].note = note

    def owning(self, tables: Iterable[int], session: object, of: int) -> None:
        """Raises `Away` if this session does not hold the locks of these tables."""
        if not all(self.holds(id, session, of) for id in tables):
            raise Away

    def holds(self, table: int, session: object, of: int) -> bool:
        """Does this session hold a table's lock?"""
        return self.locks.get((self.rows[table].table.guild >> 22) % of) is session

    def locked(self, session: object, shards: Sequence[Shard]) -> bool:
        """Take the locks of all these shards, or none."""
        if any(self.locks.get(s.number, session) is not session for s in shards):
            return False
        self.locks |= {shard.number: session for shard in shards}
        return True

    def dropped(self, session: object) -> None:
        self.locks = {shard: other for shard, other in self.locks.items() if other is not session}

    def to_show(self, shards: Sequence[Shard], after: int) -> list[int]:
        """The tables that are not settled."""
        return [
            id
            for id, row in self._of(shards)
            if row.note.settled < row.table.revision and not row.note.refused and id > after
        ]

    def refused(self, shards: Sequence[Shard], guilds: Sequence[int]) -> list[tuple[int, int]]:
        """The tables that Discord does not let the bot show, each with its channel."""
        return [
            (id, row.table.channel)
            for id, row in self._of(shards)
            if row.note.refused and (not guilds or row.table.guild in guilds)
        ]

    def due(self, now: float, shards: Sequence[Shard]) -> list[int]:
        """The tables that the clock has to look at."""
        found = [(due(r.table), id) for id, r in self._of(shards) if r.runs]
        return [id for at, id in sorted((a, id) for a, id in found if a is not None and a <= now)]

    def next_due(self, after: float, shards: Sequence[Shard]) -> float | None:
        """When it has to look the next time."""
        times = (due(r.table) for _, r in self._of(shards) if r.runs)
        return min((at for at in times if at is not None and at > after), default=None)

    def stale(self, before: float) -> list[int]:
        """The open tables whose unshown change was stored by this moment."""
        return [
            id
            for id, row in self.rows.items()
            if row.note.shown < row.table.revision
            and row.table.alive
            and row.table.guild != DIRECT
            and 1.0 <= row.stale_since <= before
        ]

    def answered(self, table: int, answer: Answer | None) -> None:
        """Keep the newest interaction at a table where the bot is not."""
        if answer:
            self.answers[table] = answer

    def _of(self, shards: Sequence[Shard]) -> list[tuple[int, Row]]:
        return [
            (id, row)
            for id, row in self.rows.items()
            if not shards or any(shard.has(row.table.guild) for shard in shards)
        ]


class Ask(Protocol):
    """Asks the database to do something."""

    def __call__(self, work: Callable[[], T]) -> Awaitable[T]: ...


class Owner(Protocol):
    """The process that asks."""

    session: object
    of: int

    def tells(self, table: int, payload: str) -> None:
        """Tell the other processes something about a table."""


class Store:
    """The store as one process sees it."""

    def __init__(self, database: Database, ask: Ask, owner: Owner) -> None:
        self._all, self._ask, self._owner = database, ask, owner
        self.engine = cast(Any, None)
        self.heard = list[Callable[[int, str], None]]()

    async def create(
        self, table: Table, press: int, now: float, answer: Answer | None = None, also: Any = None
    ) -> Table:
        def create() -> Table:
            made = self._all.create(table, press, now)
            self._all.answered(made.id, answer)
            return made

        return await self._ask(create)

    async def load(self, id: int, known: Table | None = None) -> tuple[Table, Stored] | None:
        return await self._ask(lambda: self._all.read(id))

    async def version(self, id: int) -> int | None:
        found = await self._ask(lambda: self._all.read(id))
        return found and found[1].version

    async def save(
        self,
        before: Table,
        after: Table,
        press: int | None,
        now: float,
        version: int,
        stale_since: float = 0.0,
        also: Any = (),
        answer: Answer | None = None,
    ) -> int:
        def save() -> int:
            saved = self._all.save(before, after, press, now, version, stale_since)
            self._all.answered(after.id, answer)
            return saved

        return await self._ask(save)

    async def note(self, notes: Mapping[int, Noted]) -> None:
        session, of = self._owner.session, self._owner.of
        await self._ask(lambda: self._all.note(notes, session, of))

    async def to_show(self, shards: Sequence[Shard], after: int = 0) -> list[int]:
        return await self._ask(lambda: self._all.to_show(shards, after))

    async def refused(
        self, shards: Sequence[Shard], guilds: Sequence[int] = ()
    ) -> list[tuple[int, int]]:
        return await self._ask(lambda: self._all.refused(shards, guilds))

    async def due(self, now: float, shards: Sequence[Shard] = ()) -> list[int]:
        return await self._ask(lambda: self._all.due(now, shards))

    async def next_due(self, after: float, shards: Sequence[Shard] = ()) -> float | None:
        return await self._ask(lambda: self._all.next_due(after, shards))

    async def stale(self, before: float) -> list[int]:
        return await self._ask(lambda: self._all.stale(before))

    async def answers(self, table: int) -> Answer | None:
        return await self._ask(lambda: self._all.answers.get(table))

    async def keep_answer(self, table: int, answer: Answer) -> None:
        await self._ask(lambda: self._all.answered(table, answer))

    async def notify(self, table: int, payload: str) -> None:
        await self._ask(lambda: self._owner.tells(table, payload))

    async def secret(self) -> bytes:
        return b"secret"
