"""Storage: tables, their logs, people and results, through SQLAlchemy Core.

A change of a table is one transaction. A match is stored as its deal and its log.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.data import ratings, schema
from bot.data.absences import Shard, inside
from bot.data.database import Database, connect
from bot.data.dialect import upsert
from bot.data.leases import FREE, LEASE, Leases
from bot.data.rows import NOWHERE, Shown, new_deal, ours, read, remember, row_of, sit, write_log
from bot.data.thoughts import Thoughts
from bot.data.unreadable import Unreadable, place_of
from bot.table.table import Table
from games import GAMES

ANSWER_LIFE = 900.0
"""Seconds for which Discord takes an interaction's token."""
PAGE = 500
"""How many tables are listed at once."""
_LOBBIES = 100
"""How many of somebody's tables without a match are looked at."""


class AlreadyDone(Exception):
    """This interaction has had its effect: Discord delivered it twice."""


class ChannelTaken(Exception):
    """Another table is open in the channel."""


class Stale(Exception):
    """Somebody else has changed the table since it was read: read it again, and judge anew."""


class Saved(NamedTuple):
    """A table's row after a change."""

    version: int
    mine: bool
    """Does this process show the table?"""


RUNS = "(shown >= revision OR stage = 'lobby')"
"""Whose time runs: a seat's does not while its table is not shown as it is."""


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
    )
    .returning(_table.holder)
)
_GO_ON = _UPDATE.values(thinker=None, thinks_until=0.0, tries=0)
"""The match goes on: whoever thinks about the position before thinks in vain."""
_PRESS = sa.insert(schema.presses)


class Store:
    """The open database, as one process sees it. `shows`: does it bring tables to Discord?"""

    def __init__(self, engine: Database, *, shows: bool = True) -> None:
        self.engine = engine
        self.shows = shows
        self.me = secrets.token_hex(8)
        """The process, in leases."""
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

    async def version(self, id: int) -> int | None:
        """Of a table's row; None where there is none."""
        found: int | None = await self._scalar(sa.select(_table.version).where(_table.id == id))
        return found

    async def load(self, id: int) -> tuple[Table, Shown] | None:
        """The table, and what Discord shows of it; None where there is none. Raises
        `Unreadable`."""
        async with self.engine.snapshot() as connection:
            query = sa.select(schema.tables).where(schema.tables.c.id == id)
            row = (await connection.execute(query)).one_or_none()
            if row is None or row.guild == NOWHERE:
                return None
            lines = sa.select(schema.log.c.ply, schema.log.c.seat, schema.log.c.move)
            lines = lines.where(schema.log.c.table_id == id).order_by(schema.log.c.ply)
            played = (await connection.execute(lines)).all()
        alive = row.stage in ("lobby", "playing")
        if row.game not in GAMES or row.rules > GAMES[row.game].rules:
            raise Unreadable(id, alive=alive, newer=True)
        try:
            shown = Shown(
                row.shown, row.messages, row.stale_since, row.shown_at, row.refused, row.version
            )
            return read(row, played), shown
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

    async def sits(self, id: int, person: int) -> bool:
        """Has somebody a seat at a table, be it readable or not?"""
        seat = schema.seats.c
        query = sa.select(seat.seat).where(seat.table_id == id, seat.person == person)
        return await self._scalar(query) is not None

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
        return Saved(shown.version + 1, updated.holder == self.me)

    async def answer(self, table: int) -> tuple[int, str] | None:
        """The interaction (id, token) whose answer is a table's newest message, where the bot may
        not have heard of that message yet."""
        answer = schema.answers.c
        query = sa.select(answer.interaction, answer.token).where(answer.table_id == table)
        async with self.engine.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return (found.interaction, found.token) if found else None

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

    async def open_table(self, channel: int) -> int | None:
        """The id of the open table in a channel."""
        table = schema.tables.c
        query = sa.select(table.id).where(table.channel == channel, sa.text(schema.OPEN))
        found: int | None = await self._scalar(query)
        return found

    async def last_table(self, channel: int) -> int | None:
        """The id of the newest table in a channel, open or not."""
        table = schema.tables.c
        query = sa.select(table.id).where(table.channel == channel)
        found: int | None = await self._scalar(query.order_by(table.id.desc()).limit(1))
        return found

    async def open_tables_of(self, person: int) -> list[int]:
        """The ids of the open tables where somebody sits."""
        table, seat = schema.tables.c, schema.seats.c
        query = sa.select(table.id).join(schema.seats, seat.table_id == table.id)
        query = query.where(seat.person == person, sa.text(schema.OPEN), ours())
        query = query.order_by(table.id)
        return await self._scalars(query)

    async def lobbies_of(self, host: int, guild: int) -> list[tuple[int, bool]]:
        """The tables that somebody hosts in a server and that have no match: the channel of each,
        and whether it is still open. Newest first, as many as may matter."""
        table, seat = schema.tables.c, schema.seats.c
        query = sa.select(table.channel, table.stage, table.facts)
        query = query.join(schema.seats, seat.table_id == table.id)
        query = query.where(seat.person == host, table.guild == guild, table.deal.is_(None))
        query = query.order_by(table.id.desc()).limit(_LOBBIES)
        async with self.engine.reading() as connection:
            rows = (await connection.execute(query)).all()
        mine = (row for row in rows if json.loads(row.facts)["host"] == host)
        return [(row.channel, row.stage == "lobby") for row in mine]

    async def finished(self, person: int, game: str) -> int:
        """How many matches of a game somebody has finished."""
        result, match = schema.results, schema.matches
        query = sa.select(sa.func.count()).select_from(
            result.join(match, match.c.table_id == result.c.table_id)
        )
        query = query.where(result.c.person == person, match.c.game == game)
        count: int | None = await self._scalar(query)
        return count or 0

    async def name_of(self, person: int) -> str | None:
        """The last name seen of somebody."""
        query = sa.select(schema.people.c.name).where(schema.people.c.id == person)
        name: str | None = await self._scalar(query)
        return name

    async def due(self, now: float, shards: Sequence[Shard] = ()) -> list[int]:
        """The ids of the tables that the clock has to look at, in the servers of these shards."""
        table = schema.tables.c
        query = sa.select(table.id).where(table.due <= now, sa.text(RUNS), ours(), inside(shards))
        query = query.order_by(table.due)
        return await self._scalars(query)

    async def next_due(self, after: float, shards: Sequence[Shard] = ()) -> float | None:
        """When, after a moment, the clock has to look at a table of these shards next."""
        due = schema.tables.c.due
        query = sa.select(sa.func.min(due))
        query = query.where(due > after, sa.text(RUNS), ours(), inside(shards))
        found: float | None = await self._scalar(query)
        return found

    async def stale(self, before: float) -> list[int]:
        """The ids of the open tables that Discord has not shown as they are since a moment."""
        table = schema.tables.c
        alive = table.stage.in_(("lobby", "playing"))  # not as text: another index would be taken
        query = sa.select(table.id).where(sa.text("shown < revision"), alive, ours())
        return await self._scalars(query.where(table.stale_since.between(1.0, before)))

    async def open_tables_in(
        self, *, guild: int | None = None, channel: int | None = None
    ) -> list[int]:
        """The ids of the open tables of a server or of a channel."""
        table = schema.tables.c
        where = table.channel == channel if guild is None else table.guild == guild
        query = sa.select(table.id).where(where, sa.text(schema.OPEN), ours())
        return await self._scalars(query)

    async def rules_in_use(self) -> list[tuple[str, int, int]]:
        """Which games are being played by which version of their rules, and at how many tables."""
        table = schema.tables.c
        query = sa.select(table.game, table.rules, sa.func.count()).where(table.stage == "playing")
        query = query.group_by(table.game, table.rules).order_by(table.game, table.rules)
        async with self.engine.reading() as connection:
            return [(game, rules, count) for game, rules, count in await connection.execute(query)]

    async def open_places(
        self, shards: Sequence[Shard], guild: int | None = None, *, after: int = 0
    ) -> list[tuple[int, int, int]]:
        """Where the next open tables after a table stand, in a server or in all of these shards:
        table, server, channel."""
        table = schema.tables.c
        query = sa.select(table.id, table.guild, table.channel).where(table.id > after)
        query = query.where(sa.text(schema.OPEN), ours(), inside(shards))
        if guild is not None:
            query = query.where(table.guild == guild)
        query = query.order_by(table.id).limit(PAGE)
        async with self.engine.reading() as connection:
            return [(row.id, row.guild, row.channel) for row in await connection.execute(query)]

    # --- single facts, presses ---------------------------------------------------------

    async def fact(self, name: str) -> str | None:
        """A single value."""
        fact = schema.facts.c
        value: str | None = await self._scalar(sa.select(fact.value).where(fact.name == name))
        return value

    async def set_fact(self, name: str, value: str) -> None:
        """Keep a single value."""
        async with self.engine.begin() as connection:
            row = upsert(connection, schema.facts).values(name=name, value=value)
            row = row.on_conflict_do_update(index_elements=["name"], set_={"value": value})
            await connection.execute(row)

    async def forget_presses(self, before: float) -> None:
        """Drop the presses that Discord can't deliver again any more."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(schema.presses).where(schema.presses.c.at < before))

    async def _scalar(self, query: sa.Select[Any]) -> Any:
        async with self.engine.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def _scalars(self, query: sa.Select[Any]) -> list[Any]:
        async with self.engine.reading() as connection:
            return list((await connection.execute(query)).scalars())


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
