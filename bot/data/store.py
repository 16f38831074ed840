"""Storage of tables, their logs, people and results, through SQLAlchemy Core.

A change of a table is one transaction. A match is stored as its deal and its log.
"""

from __future__ import annotations

import secrets
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data import ratings, schema
from bot.data.aside import aside
from bot.data.database import Database, connect
from bot.data.dialect import notify, upsert, upsert_of
from bot.data.leases import FREE, MINE, Showing
from bot.data.lookup import Lookup
from bot.data.nonces import KEYED, SECRET, digest
from bot.data.rows import (
    MARK,
    NOWHERE,
    SHOWN,
    Shown,
    beginning,
    new_deal,
    read,
    remember,
    row_of,
    shown_of,
    sit,
    write_log,
)
from bot.data.thoughts import Thoughts
from bot.errors import AlreadyDone, ChannelTaken, Stale, Unreadable
from bot.table.table import Table
from bot.times import HUNG, IDLE, LEASE, TOKEN
from games import GAMES

Beside = Callable[[AsyncConnection], Awaitable[None]]
"""Stores something that belongs to a table, in the transaction that changes it. In `Store.save` it
can't stop the change: see `bot.data.aside`."""

TOLD = "tables"
"""Where it is said what was done at a table (NOTIFY)."""

Created = Callable[[AsyncConnection, int], Awaitable[None]]
"""The same for a new table, with its id. What it raises stops the table from being made."""


class Awaited(NamedTuple):
    """The answer to an interaction that will be a table's newest message, as it is stored."""

    interaction: int
    token: str
    board: str | None = None
    """What it shows (JSON); None for a new lobby, and where the bot is not."""
    at: float = 0.0
    """When it was stored."""


_table = schema.tables.c
_ROW = ("guild", "channel", "game", "rules", "stage", "due", "thinking", "revision", "facts")
_REVISION = sa.bindparam("_revision", type_=sa.Integer)
_KNOWN = sa.and_(FREE, _table.term == sa.bindparam("_term", type_=sa.Integer))
"""Does this process know what is shown? It does if nobody else has shown the table since."""
_SHOWN = sa.case((_KNOWN, sa.bindparam("_shown", type_=sa.Integer)), else_=_table.shown)
_TAKES = sa.and_(FREE, sa.bindparam("_shows", type_=sa.Boolean), _REVISION > _SHOWN)
"""Will this process show what has changed? If there is something to show, and it may."""
_SAME = _table.messages == sa.bindparam("_read", type_=sa.Text)
_NEWS = sa.bindparam("_news", type_=sa.Boolean)
_UPDATE = (
    sa.update(schema.tables)
    .where(_table.id == sa.bindparam("_id"), _table.version == sa.bindparam("_version"))
    .values({name: sa.bindparam(f"_{name}") for name in _ROW})
    .values(
        deal=sa.func.coalesce(sa.bindparam("_deal", type_=sa.Text), _table.deal),
        version=_table.version + 1,
        holder=sa.case((_TAKES, sa.bindparam("_me", type_=sa.String)), else_=_table.holder),
        held_until=sa.case(
            (_TAKES, sa.bindparam("_until", type_=sa.Float)), else_=_table.held_until
        ),
        term=sa.case((sa.and_(_TAKES, ~MINE), _table.term + 1), else_=_table.term),
        messages=sa.case(
            (
                sa.or_(MINE, sa.and_(_TAKES, sa.or_(_KNOWN, _SAME)), sa.and_(_SAME, _NEWS)),
                sa.bindparam("_messages", type_=sa.Text),
            ),
            else_=_table.messages,
        ),
        shown=_SHOWN,
        shown_at=sa.case(
            (_KNOWN, sa.bindparam("_shown_at", type_=sa.Float)), else_=_table.shown_at
        ),
        stale_since=sa.case(
            (
                sa.and_(_table.revision <= _SHOWN, _REVISION > _SHOWN),
                sa.bindparam("_now", type_=sa.Float),
            ),
            else_=_table.stale_since,
        ),
        keyed=KEYED,
    )
    .returning(*SHOWN)
)
"""One change of a table, if nobody has changed it since it was read.

The right sides read the row as it was. A process that shows the table, or takes it and knows what
is shown, writes that too: so a crash leaves no message behind that nobody knows of. Any other
process leaves it alone: its holder may be writing there. But a message that somebody has pressed is
written in any case: if the holder has died before it noted that message, nobody else knows of it,
and if it is alive, it knows it too and writes it again."""
_GO_ON = _UPDATE.values(tries=0)
"""The same where the match goes on."""
_PRESS = sa.insert(schema.presses)


class Store(Lookup):
    """The open database, as one process sees it. `shows`: does this process show tables at all?"""

    def __init__(self, engine: Database, *, shows: bool = True) -> None:
        super().__init__(engine)
        self.shows = shows
        self.me = secrets.token_hex(8)
        """This process's name in leases."""
        self._secret = ""
        self.owning: Callable[[], AbstractAsyncContextManager[AsyncConnection]] = engine.begin
        """A transaction for notes of what is shown. In the bot only the owner can make it: it is
        one over the connection that has the locks."""
        self.heard = list[Callable[[int, str], None]]()
        """Are told what other processes have done at a table: its id, and what `notify` was given.
        """
        self.leases = Showing(engine, self.me)
        self.thoughts = Thoughts(engine)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, url: str, *, shows: bool = True, hung: float = HUNG, idle: float = IDLE
    ) -> AsyncIterator[Store]:
        """Open the store on a database of the present schema; it is closed at the end."""
        engine = connect(url, hung=hung, idle=idle)
        try:
            yield cls(engine, shows=shows)
        finally:
            await engine.dispose()

    # --- tables --------------------------------------------------------------------------------

    async def create(
        self, table: Table, press: int, now: float, token: str = "", also: Created | None = None
    ) -> Table:
        """Store a new table, which this process will show, and give it its id.

        `token`: the interaction's, if its answer will be the table's first message. `also`: stores
        what belongs to it. Raises `ChannelTaken`, `AlreadyDone`, and whatever `also` raises.
        """
        async with self.engine.begin() as connection:
            await _press(connection, press, now)
            row = dict(row_of(table), holder=self.me, held_until=now + LEASE, stale_since=now)
            row["given_up"] = -1
            row["deal"] = new_deal(None, table)
            del row["id"]
            try:
                new = sa.insert(schema.tables).values(row).returning(schema.tables.c.id)
                made = (await connection.execute(new)).scalar_one()
            except IntegrityError:
                raise ChannelTaken from None
            created = replace(table, id=made)
            if token:
                await _keep_token(connection, made, Awaited(press, token), now)
            await sit(connection, created)
            await remember(connection, table.players)
            if also:
                await also(connection, made)
        return created

    async def load(self, id: int, known: Table | None = None) -> tuple[Table, Shown] | None:
        """The table, and what Discord shows of it; None if there is none. Raises `Unreadable`.

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
            return read(row, played, begun), shown_of(row, self.me)
        except Exception as fault:  # noqa: BLE001 - a rule's code meets positions that it never made
            where = _place_of(fault)
            raise Unreadable(id, alive=alive, newer=False, fault=where) from None

    async def shown(self, id: int) -> Shown | None:
        """What Discord shows of a table, with the row's version; None if there is no table."""
        query = sa.select(*SHOWN).where(_table.id == id)
        async with self.engine.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return shown_of(row, self.me) if row else None

    async def close_unread(self, id: int) -> None:
        """Close a table that can't be read. Its facts, deal and log stay as they are."""
        table = schema.tables.c
        update = sa.update(schema.tables).where(table.id == id)
        values = {"stage": "closed", "due": None, "thinking": False, "shown": table.revision}
        update = update.values(version=table.version + 1)
        async with self.engine.begin() as connection:
            await connection.execute(update.values(values))

    async def save(
        self,
        before: Table,
        after: Table,
        press: int | None,
        now: float,
        shown: Shown,
        awaited: Awaited | None = None,
        read: str = "",
        also: Sequence[Beside] = (),
        *,
        news: bool = False,
    ) -> Shown:
        """Store one change of a table. Returns what the row then says of showing it.

        `before`: the table as it was read together with `shown`.
        `press`: the interaction that brings the change, if one does.
        `shown`: what Discord shows. It is stored only if this process can know it: it shows the
        table, nobody else has shown it since, or its messages are still those that were `read`.
        `awaited`: the answer that will show the change, kept if this process will show the table.
        It will if there is something to show and no other process has the lease. Where the bot is
        not, it has no board, and any process may answer by its token.
        `also`: what else is stored with it. If that fails, the change stands without it.
        `news`: is there a message in `shown` that was not in `read`?

        Raises `AlreadyDone` if this press was stored before, and `Stale`.
        """
        row = dict(row_of(after), **shown.row)
        values = {f"_{name}": value for name, value in row.items()}
        values |= {"_version": shown.version, "_deal": new_deal(before, after)}
        values |= {"_me": self.me, "_now": now, "_until": now + LEASE, "_shows": self.shows}
        values |= {"_term": shown.term, "_read": read, "_news": news}
        async with self.engine.begin() as connection:
            if press is not None:
                await _press(connection, press, now)
            update = _UPDATE if after.match is before.match else _GO_ON
            updated = (await connection.execute(update, values)).one_or_none()
            if updated is None:
                raise Stale
            stored = shown_of(updated, self.me)
            if awaited and (stored.until > now or awaited.board is None):
                await _keep_token(connection, after.id, awaited, now)
            await write_log(connection, before, after, now)
            if before.players != after.players:
                await sit(connection, after)
                await remember(connection, after.players)
            ended = after.stage == "over" and before.stage != "over"
            if ended or (after.forfeit and not before.forfeit):
                result = partial(ratings.conclude, table=after)
                await aside(connection, result, f"table {after.id}: its result", needed=True)
            for write in also:
                await aside(connection, write, f"table {after.id}: what is stored with it")
        return stored

    async def beside(self, id: int, version: int, write: Beside) -> None:
        """Store something that belongs to a table, as a new version of it. Raises `Stale` if it has
        another version by now."""
        same = sa.and_(_table.id == id, _table.version == version)
        async with self.engine.begin() as connection:
            update = sa.update(schema.tables).where(same).values(version=version + 1)
            if not (await connection.execute(update)).rowcount:
                raise Stale
            await write(connection)

    async def answer(self, table: int) -> Awaited | None:
        """The interaction whose answer is a table's newest message, if the bot may not have heard
        yet which message that is."""
        answer = schema.answers.c
        query = sa.select(answer.interaction, answer.token, answer.board, answer.at)
        async with self.engine.reading() as connection:
            found = (await connection.execute(query.where(answer.table_id == table))).one_or_none()
        return Awaited(*found) if found else None

    async def forget_answers(self, now: float) -> None:
        """Drop the tokens that Discord no longer takes."""
        old = sa.delete(schema.answers).where(schema.answers.c.at < now - TOKEN)
        async with self.engine.begin() as connection:
            await connection.execute(old)

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
        async with self.engine.begin() as connection:
            row = upsert(connection, schema.facts).values(name=name, value=value)
            row = row.on_conflict_do_update(index_elements=["name"], set_={"value": value})
            await connection.execute(row)

    async def keyed(self, nonce: str) -> str:
        """The form of a nonce that tells nobody anything (`bot.data.nonces`)."""
        self._secret = self._secret or await self.fact(SECRET) or ""
        return digest(self._secret, nonce)

    async def pressed(self, press: int) -> bool:
        """Has this press changed anything?"""
        known = schema.presses.c.interaction
        async with self.engine.reading() as connection:
            query = sa.select(known).where(known == press)
            return (await connection.execute(query)).one_or_none() is not None

    async def versions(self, ids: Collection[int]) -> Mapping[int, int]:
        """The versions of these tables."""
        query = sa.select(_table.id, _table.version).where(_table.id.in_(ids))
        async with self.engine.reading() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def forget_presses(self, before: float) -> None:
        """Drop the presses that Discord can no longer deliver again."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(schema.presses).where(schema.presses.c.at < before))


async def _press(connection: AsyncConnection, press: int, now: float) -> None:
    try:
        await connection.execute(_PRESS, {"interaction": press, "at": now})
    except IntegrityError:
        raise AlreadyDone from None


async def _keep_token(
    connection: AsyncConnection, table: int, awaited: Awaited, now: float
) -> None:
    """Keep the token of a table's newest message, in place of an earlier message's."""
    keeping = _keeping(connection.dialect.name)
    await connection.execute(keeping, {"table_id": table, **awaited._asdict(), "at": now})


@cache
def _keeping(dialect: str) -> sa.Executable:
    """The statement for it. Cached, since every turn of an open game needs it and building it takes
    longer than executing it."""
    row = upsert_of(dialect, schema.answers)
    new = {column.name: column for column in row.excluded if column.name != "table_id"}
    made: sa.Executable = row.on_conflict_do_update(index_elements=["table_id"], set_=new)
    return made


def _place_of(fault: Exception) -> str:
    """The kind of a fault and where it arose; never its text, which may quote what was read."""
    where = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {where.name}"
