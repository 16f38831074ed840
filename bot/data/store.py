"""Storage of tables, their logs, people and results, through SQLAlchemy Core.

A change of a table is one transaction. A match is stored as its deal and its log.
"""

from __future__ import annotations

import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from functools import cache, partial

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.data import ratings, schema
from bot.data.aside import aside
from bot.data.core import AsyncConnection
from bot.data.database import Database, opened, put
from bot.data.dialect import Write, notify, upsert_of, write_all
from bot.data.lookup import Lookup
from bot.data.nonces import HISTORY, SECRET, digest
from bot.data.rows import (
    MARK,
    NOWHERE,
    Answer,
    Noted,
    Row,
    beginning,
    beside,
    log_writes,
    new_deal,
    read,
    remember,
    row_of,
    sit,
)
from bot.data.thoughts import Thoughts
from bot.errors import AlreadyDone, ChannelTaken, Stale, Unreadable
from bot.table.table import Table
from bot.times import HUNG, TOKEN
from games import GAMES

Beside = Callable[[AsyncConnection], Awaitable[None]]
"""Stores something that belongs to a table, in the transaction that changes it. In `Store.save` it
can't stop the change: see `bot.data.aside`."""

TOLD = "tables"
"""Where it is said what was done at a table (NOTIFY)."""

Created = Callable[[AsyncConnection, int], Awaitable[None]]
"""The same for a new table, with its id. What it raises stops the table from being made."""


_table = schema.tables.c
_ROW = (
    *("guild", "channel", "game", "rules", "stage", "due", "thinking", "revision", "facts"),
    "stale_since",
)
_UPDATE = (
    sa.update(schema.tables)
    .where(_table.id == sa.bindparam("_id"), _table.version == sa.bindparam("_version"))
    .values({name: sa.bindparam(f"_{name}") for name in _ROW})
    .values(
        deal=sa.func.coalesce(sa.bindparam("_deal", type_=sa.Text), _table.deal),
        version=_table.version + 1,
    )
)
"""One change of a table, if nobody has changed it since it was read. What Discord shows of it is
written by its owner's notes alone."""
_GO_ON = _UPDATE.values(tries=0)
"""The same where the match goes on."""
_NOTE = (
    sa.update(schema.tables)
    .where(_table.id == sa.bindparam("_id"))
    .values({name: sa.bindparam(f"_{name}") for name in Noted.__dataclass_fields__})
)


class Store(Lookup):
    """The open database, as one process sees it."""

    def __init__(self, engine: Database) -> None:
        super().__init__(engine)
        self._secret, self._marks = "", b""
        self.owning: Callable[[], AbstractAsyncContextManager[AsyncConnection]] = engine.begin
        """A transaction for notes of what is shown. In the bot only the owner can make it: it is
        one over the connection that has the locks."""
        self.heard = list[Callable[[int, str], None]]()
        """Are told what others have done at a table: its id, and what `notify` was given."""
        self.thoughts = Thoughts(engine)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, *, hung: float = HUNG) -> AsyncIterator[Store]:
        """Open the store on a database of the present schema; it is closed at the end."""
        async with opened(url, hung=hung) as engine:
            yield cls(engine)

    # --- tables --------------------------------------------------------------------------------

    async def create(
        self,
        table: Table,
        press: int,
        now: float,
        answer: Answer | None = None,
        also: Created | None = None,
    ) -> Table:
        """Store a new table, and give it its id.

        `answer`: the interaction by which it will be shown, where the bot is not. `also`: stores
        what belongs to it. Raises `ChannelTaken`, `AlreadyDone`, and whatever `also` raises.
        """
        async with self.engine.begin() as connection:
            await write_all(connection, [_press(connection, press, now)])
            row = dict(row_of(table), stale_since=now, deal=new_deal(None, table))
            del row["id"]
            try:
                new = sa.insert(schema.tables).values(row).returning(schema.tables.c.id)
                made = (await connection.execute(new)).scalar_one()
            except IntegrityError:
                raise ChannelTaken from None
            created = replace(table, id=made)
            if answer:
                await _keep(connection, made, answer)
            await sit(connection, created)
            await remember(connection, table.players)
            if also:
                await also(connection, made)
        return created

    async def load(self, id: int, known: Table | None = None) -> tuple[Table, Row] | None:
        """The table, and what is stored beside it; None if there is none. Raises `Unreadable`.

        `known`: the table as it was read before. If the stored match only went on from there, only
        the new moves are read.
        """
        async with self.engine.snapshot() as connection:
            query = sa.select(schema.tables).where(schema.tables.c.id == id)
            row = (await connection.execute(query)).one_or_none()
            if row is None or row.guild == NOWHERE:
                return None
            line, begun = schema.log.c, beginning(row, known)
            lines = sa.select(line.ply, line.seat, line.move).where(line.table_id == id)
            lines = lines.where(line.ply >= (len(begun.log) if begun else 0)).order_by(line.ply)
            played = (await connection.execute(lines)).all()
        alive = row.stage in ("lobby", "playing")
        if row.game not in GAMES or row.rules % MARK > GAMES[row.game].rules.version:
            raise Unreadable(id, alive=alive, newer=True)
        try:
            return read(row, played, begun), beside(row)
        except Exception as fault:  # noqa: BLE001 - a rule's code meets positions that it never made
            where = _place_of(fault)
            raise Unreadable(id, alive=alive, newer=False, fault=where) from None

    async def close_unread(self, id: int) -> None:
        """Close a table that can't be read. Its facts, deal and log stay as they are."""
        table = schema.tables.c
        update = sa.update(schema.tables).where(table.id == id)
        values = {"stage": "closed", "due": None, "thinking": False}
        shown = {"shown": table.revision, "settled": table.revision}
        update = update.values(version=table.version + 1).values(shown)
        await self.engine.change(update.values(values))

    async def save(
        self,
        before: Table,
        after: Table,
        press: int | None,
        now: float,
        version: int,
        stale_since: float = 0.0,
        also: Sequence[Beside] = (),
        answer: Answer | None = None,
    ) -> int:
        """Store one change of a table. Returns its new version.

        `before`: the table as it was read, with this `version`.
        `press`: the interaction that brings the change, if one does.
        `stale_since`: since when Discord does not show the table as it is.
        `also`: what else is stored with it. If that fails, the change stands without it.
        `answer`: the interaction by which the change can be shown, where the bot is not.

        Raises `AlreadyDone` if this press was stored before, and `Stale`.
        """
        values = {f"_{name}": value for name, value in row_of(after).items()}
        values |= {"_version": version, "_deal": new_deal(before, after)}
        values |= {"_stale_since": stale_since}
        async with self.engine.begin() as connection:
            first = [] if press is None else [_press(connection, press, now)]
            update = _UPDATE if after.match is before.match else _GO_ON
            moves = await log_writes(connection, before, after, now)
            await write_all(connection, [*first, Write(update, [values], Stale), *moves])
            if answer:
                await _keep(connection, after.id, answer)
            if before.players != after.players:
                await sit(connection, after)
                await remember(connection, after.players)
            ended = after.stage == "over" and before.stage != "over"
            if ended or (after.forfeit and not before.forfeit):
                result = partial(ratings.conclude, table=after)
                await aside(connection, result, f"table {after.id}: its result", needed=True)
            for write in also:
                await aside(connection, write, f"table {after.id}: what is stored with it")
        return version + 1

    async def beside(self, id: int, version: int, write: Beside) -> None:
        """Store something that belongs to a table, as a new version of it. Raises `Stale` if it has
        another version by now."""
        same = sa.and_(_table.id == id, _table.version == version)
        async with self.engine.begin() as connection:
            update = sa.update(schema.tables).where(same).values(version=version + 1)
            if not (await connection.execute(update)).rowcount:
                raise Stale
            await write(connection)

    # --- what is shown ---------------------------------------------------------------------------

    async def note(self, notes: Mapping[int, Noted]) -> None:
        """Write down what Discord shows of some tables, by their ids, in one transaction. Raises
        `Away` if this process owns no shards any more."""
        rows = [
            {"_id": id, **{f"_{name}": value for name, value in vars(notes[id]).items()}}
            for id in sorted(notes)
        ]
        async with self.owning() as connection:
            await write_all(connection, [Write(_NOTE, rows)])

    async def answers(self, table: int) -> Answer | None:
        """The newest interaction at a table where the bot is not, while Discord takes its token."""
        answer = schema.answers.c
        query = sa.select(*(answer[name] for name in Answer._fields))
        found = await self.engine.row(query.where(answer.table_id == table))
        return Answer(*found) if found else None

    async def keep_answer(self, table: int, answer: Answer) -> None:
        """Keep it, in place of the one before."""
        async with self.engine.begin() as connection:
            await _keep(connection, table, answer)

    async def forget_answers(self, now: float) -> None:
        """Drop the tokens that Discord no longer takes."""
        old = sa.delete(schema.answers).where(schema.answers.c.at < now - TOKEN)
        await self.engine.change(old)

    # --- what one process tells the others -----------------------------------------------------

    async def notify(self, table: int, told: str) -> None:
        """Tell all owners what was done at a table, at most 7,000 bytes. It may be lost."""
        async with self.engine.reading() as connection:
            await notify(connection, TOLD, f"{table} {told}")

    def hear(self, notified: str) -> None:
        """Another process, or this one, has said this by `notify`."""
        table, _, told = notified.partition(" ")
        for heard in self.heard:
            heard(int(table), told)

    # --- single facts, presses ---------------------------------------------------------

    async def set_fact(self, name: str, value: str) -> None:
        """Keep a single value."""
        await self.engine.put(schema.facts, {"name": name, "value": value})

    async def keyed(self, text: str) -> str:
        """A digest of a text that tells nobody anything (`bot.data.nonces`)."""
        self._secret = self._secret or await self.fact(SECRET) or ""
        return digest(self._secret, text)

    async def secret(self) -> bytes:
        """What the marks of messages are made with. A restored database has another one."""
        if not self._marks:
            history = await self.fact(HISTORY)
            self._marks = (await self.keyed(f"marks {history}")).encode()
        return self._marks

    async def forget_presses(self, before: float) -> None:
        """Drop the presses that Discord can no longer deliver again."""
        await self.engine.change(sa.delete(schema.presses).where(schema.presses.c.at < before))


def _press(connection: AsyncConnection, press: int, now: float) -> Write:
    new = _new_press(connection.dialect.name)
    return Write(new, [{"interaction": press, "at": now}], AlreadyDone)


@cache
def _new_press(dialect: str) -> sa.UpdateBase:
    """Stores a press, if it is not stored."""
    new = upsert_of(dialect, schema.presses).on_conflict_do_nothing()
    names: list[str] = [*schema.presses.c.keys()]
    stores: sa.UpdateBase = new.values({name: sa.bindparam(name) for name in names})
    return stores


async def _keep(connection: AsyncConnection, table: int, answer: Answer) -> None:
    await put(connection, schema.answers, {"table_id": table, **answer._asdict()})


def _place_of(fault: Exception) -> str:
    """The kind of a fault and where it arose; never its text, which may quote what was read."""
    where = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {where.name}"
