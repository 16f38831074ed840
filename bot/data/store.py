"""Storage: tables, their logs, people and results, through SQLAlchemy Core.

A change of a table is one transaction. A match is stored as its deal and its log.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data import ratings, schema
from bot.data.database import Database, connect
from bot.data.dialect import upsert
from bot.data.leases import FREE, LEASE, Leases
from bot.data.lookup import Lookup
from bot.data.nonces import KEYED, SECRET, digest
from bot.data.rows import (
    NOWHERE,
    Shown,
    beginning,
    new_deal,
    read,
    remember,
    row_of,
    sit,
    write_log,
)
from bot.data.thoughts import Thoughts
from bot.data.unreadable import Unreadable, place_of
from bot.table.table import Table
from games import GAMES

ANSWER_LIFE = 900.0
"""Seconds for which Discord takes an interaction's token."""


class AlreadyDone(Exception):
    """This interaction has had its effect: Discord delivered it twice."""


class ChannelTaken(Exception):
    """Another table is open in the channel."""


class Stale(Exception):
    """Somebody else has changed the table since it was read: read it again, and judge anew."""


class Saved(NamedTuple):
    """A table's row after a change."""

    version: int
    keyed: int
    """See `Shown`."""
    mine: bool
    """Does this process show the table?"""


_table = schema.tables.c
_ROW = ("guild", "channel", "game", "rules", "stage", "due", "thinking", "revision", "facts")
_UPDATE = (
    sa.update(schema.tables)
    .where(_table.id == sa.bindparam("_id"), _table.version == sa.bindparam("_version"))
    .values({name: sa.bindparam(f"_{name}") for name in (*_ROW, *Shown().row)})
    .values(
        deal=sa.func.coalesce(sa.bindparam("_deal", type_=sa.Text), _table.deal),
        version=_table.version + 1,
        holder=sa.case((FREE, sa.bindparam("_holder", type_=sa.String)), else_=_table.holder),
        held_until=sa.case((FREE, sa.bindparam("_until", type_=sa.Float)), else_=_table.held_until),
        keyed=KEYED,
    )
    .returning(_table.holder, _table.keyed)
)
_GO_ON = _UPDATE.values(thinker=None, thinks_until=0.0, tries=0)
"""The match goes on: whoever thinks about the position before thinks in vain."""
_PRESS = sa.insert(schema.presses)


class Store(Lookup):
    """The open database, as one process sees it. `shows`: does it bring tables to Discord?"""

    def __init__(self, engine: Database, *, shows: bool = True) -> None:
        super().__init__(engine)
        self.shows = shows
        self.me = secrets.token_hex(8)
        """The process, in leases."""
        self._secret = ""
        self.leases = Leases(engine, self.me)
        self.thoughts = Thoughts(engine, self.me)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, *, shows: bool = True) -> AsyncIterator[Store]:
        """The store on an up-to-date database, closed at the end."""
        engine = connect(url)
        try:
            yield cls(engine, shows=shows)
        finally:
            await engine.dispose()

    # --- tables --------------------------------------------------------------------------------

    async def create(self, table: Table, press: int, now: float, token: str = "") -> Table:
        """Store a new table, to be shown by this process, and give it its id. Raises
        `ChannelTaken`, `AlreadyDone`.

        `token`: the interaction's, where the answer to it is to be the table's first message.
        """
        async with self.engine.begin() as connection:
            await _press(connection, press, now)
            row = dict(row_of(table), holder=self.me, held_until=now + LEASE)
            row["deal"] = new_deal(None, table)
            del row["id"]
            try:
                new = sa.insert(schema.tables).values(row).returning(schema.tables.c.id)
                made = (await connection.execute(new)).scalar_one()
            except IntegrityError:
                raise ChannelTaken from None
            created = replace(table, id=made)
            if token:
                await _keep_token(connection, made, press, token, now)
            await sit(connection, created)
            await remember(connection, table.players)
        return created

    async def load(self, id: int, known: Table | None = None) -> tuple[Table, Shown] | None:
        """The table, and what Discord shows of it; None where there is none. Raises
        `Unreadable`.

        `known`: the table as it was read before, whose match is gone on with where it still is the
        beginning of this one.
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
        if row.game not in GAMES or row.rules > GAMES[row.game].rules:
            raise Unreadable(id, alive=alive, newer=True)
        try:
            shown = Shown(
                row.shown,
                row.messages,
                row.stale_since,
                row.shown_at,
                row.refused,
                row.version,
                row.keyed,
            )
            return read(row, played, begun), shown
        except Exception as fault:  # noqa: BLE001 - a rule's code meets positions that it never made
            where = place_of(fault)
            raise Unreadable(id, alive=alive, newer=False, fault=where) from None

    async def close_unread(self, id: int) -> None:
        """Close a table without reading it; what is stored of it stays, but for its stage."""
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
        token: str = "",
    ) -> Saved:
        """One change of a table as it was read with `shown`, and what Discord shows of it.

        Where there is something to show, and nobody else is at it, this process is to show it.
        `token`: the interaction's, where the answer to it is to be the table's next message.
        Raises `AlreadyDone` where this press has been stored before, `Stale`.
        """
        shows = self.shows and after.revision > shown.revision
        row = dict(row_of(after), **shown.row)
        values = {f"_{name}": value for name, value in row.items()}
        values |= {"_version": shown.version, "_deal": new_deal(before, after)}
        values |= {"_me": self.me, "_now": now, "_until": now + LEASE if shows else 0.0}
        values["_holder"] = self.me if shows else None
        async with self.engine.begin() as connection:
            if press is not None:
                await _press(connection, press, now)
            update = _UPDATE if after.match is before.match else _GO_ON
            updated = (await connection.execute(update, values)).one_or_none()
            if updated is None:
                raise Stale
            if press is not None and token:
                await _keep_token(connection, after.id, press, token, now)
            await write_log(connection, before, after, now)
            if before.players != after.players:
                await sit(connection, after)
                await remember(connection, after.players)
            ended = after.stage == "over" and before.stage != "over"
            if ended or (after.forfeit and not before.forfeit):
                await ratings.conclude(connection, after)
        return Saved(shown.version + 1, updated.keyed, updated.holder == self.me)

    async def answered(self, id: int, shown: Shown) -> int | None:
        """What `leases.note` does, of a table whose first message is known now, or known not to
        exist: nobody needs the interaction's token any more."""
        versions = await self.leases.note({id: shown}, keep=[id])
        gone = sa.delete(schema.answers).where(schema.answers.c.table_id == id)
        async with self.engine.begin() as connection:
            await connection.execute(gone)
        return versions.get(id)

    async def forget_answers(self, now: float) -> None:
        """Drop the tokens that Discord does not take any more."""
        old = sa.delete(schema.answers).where(schema.answers.c.at < now - ANSWER_LIFE)
        async with self.engine.begin() as connection:
            await connection.execute(old)

    # --- single facts, presses ---------------------------------------------------------

    async def set_fact(self, name: str, value: str) -> None:
        """Keep a single value."""
        async with self.engine.begin() as connection:
            row = upsert(connection, schema.facts).values(name=name, value=value)
            row = row.on_conflict_do_update(index_elements=["name"], set_={"value": value})
            await connection.execute(row)

    async def keyed(self, nonce: str) -> str:
        """A nonce that says nothing (`bot.data.nonces`)."""
        self._secret = self._secret or await self.fact(SECRET) or ""
        return digest(self._secret, nonce)

    async def forget_presses(self, before: float) -> None:
        """Drop the presses that Discord can't deliver again any more."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(schema.presses).where(schema.presses.c.at < before))


async def _press(connection: AsyncConnection, press: int, now: float) -> None:
    try:
        await connection.execute(_PRESS, {"interaction": press, "at": now})
    except IntegrityError:
        raise AlreadyDone from None


async def _keep_token(
    connection: AsyncConnection, table: int, press: int, token: str, now: float
) -> None:
    """The one of the table's newest message; that of an earlier one is not needed any more."""
    answer = {"interaction": press, "token": token, "at": now}
    row = upsert(connection, schema.answers).values(table_id=table, **answer)
    await connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_=answer))
