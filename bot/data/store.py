"""Storage: tables, their logs, people and results, in SQLite through SQLAlchemy Core.

A change of a table is one transaction. A match is stored as its deal and its log.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from pydantic import TypeAdapter
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.data import ratings, schema
from bot.table.table import Facts, Player, Table
from games import GAMES
from games.core import Match

_FACTS = TypeAdapter(Facts)
_FIELDS = tuple(Facts.__dataclass_fields__)


@dataclass(frozen=True)
class Shown:
    """What Discord shows of a table, and when it did not show it as it is."""

    revision: int = -1
    messages: str = "{}"
    """Where (JSON)."""
    stale_since: float = 0.0
    """Since when it showed less than there was, the last time that it did."""
    at: float = 0.0
    """When it showed what there was again; of no meaning while it does not."""

    @property
    def row(self) -> Mapping[str, Any]:
        """As it is stored beside the table."""
        return {
            "shown": self.revision,
            "messages": self.messages,
            "stale_since": self.stale_since,
            "shown_at": self.at,
        }


class AlreadyDone(Exception):
    """This interaction has had its effect: Discord delivered it twice."""


class ChannelTaken(Exception):
    """Another table is open in the channel."""


def migrate(path: Path) -> None:
    """Bring the database file to the present schema, making it where it is absent."""
    path.parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


_RUNS = "(shown >= revision OR stage = 'lobby')"
"""Whose time runs: a seat's does not while its table is not shown as it is."""


class Store:
    """The open database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator[Store]:
        """The store on an up-to-date database file, closed at the end."""
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{path}",
            pool_size=3,
            hide_parameters=True,  # an error must not tell a secret move
        )
        sa.event.listen(engine.sync_engine, "connect", _configure)
        try:
            yield cls(engine)
        finally:
            await engine.dispose()

    # --- tables --------------------------------------------------------------------------------

    async def create(self, table: Table, press: int, now: float) -> Table:
        """Store a new table and give it its id. Raises `ChannelTaken`, `AlreadyDone`."""
        async with self.engine.begin() as connection:
            await _press(connection, press, now)
            row = {k: v for k, v in _row(table).items() if k != "id"}
            try:
                made = await connection.execute(sa.insert(schema.tables).values(row))
            except IntegrityError:
                raise ChannelTaken from None
            created = replace(table, id=made.lastrowid)
            await _seat(connection, created)
            await _remember(connection, table.players)
        return created

    async def load(self, id: int) -> tuple[Table, Shown] | None:
        """The table, and what Discord shows of it."""
        async with self.engine.connect() as connection:
            query = sa.select(schema.tables).where(schema.tables.c.id == id)
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            lines = sa.select(schema.log.c.seat, schema.log.c.move)
            lines = lines.where(schema.log.c.table_id == id).order_by(schema.log.c.ply)
            played = [(seat, move) for seat, move in await connection.execute(lines)]
        facts = _FACTS.validate_json(row.facts)
        table = Table(**{name: getattr(facts, name) for name in _FIELDS})
        match = _replay(table, row.deal, played)
        shown = Shown(row.shown, row.messages, row.stale_since, row.shown_at)
        return replace(table, id=id, match=match), shown

    async def save(
        self,
        before: Table,
        after: Table,
        press: int | None,
        now: float,
        shown: Shown | None = None,
    ) -> None:
        """One change of a table, with what Discord shows of it.

        Raises `AlreadyDone` where this press has been stored before.
        """
        async with self.engine.begin() as connection:
            if press is not None:
                await _press(connection, press, now)
            await _write_log(connection, before, after, now)
            values = {k: v for k, v in _row(after).items() if k != "id"}
            if shown:
                values |= shown.row
            update = sa.update(schema.tables).where(schema.tables.c.id == after.id)
            await connection.execute(update.values(values))
            if before.players != after.players:
                await _seat(connection, after)
                await _remember(connection, after.players)
            ended = after.stage == "over" and before.stage != "over"
            if ended or (after.forfeit and not before.forfeit):
                await ratings.conclude(connection, after)

    async def save_shown(self, shown: Mapping[int, Shown]) -> None:
        """What Discord shows of some tables, by their ids."""
        rows = [{"_id": id, **{f"_{k}": v for k, v in s.row.items()}} for id, s in shown.items()]
        update = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("_id"))
        update = update.values({name: sa.bindparam(f"_{name}") for name in Shown().row})
        async with self.engine.begin() as connection:
            await connection.execute(update, rows)

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
        query = query.where(seat.person == person, sa.text(schema.OPEN)).order_by(table.id)
        return await self._scalars(query)

    async def unshown(self) -> list[int]:
        """The ids of tables that changed since Discord was last told."""
        table = schema.tables.c
        return await self._scalars(sa.select(table.id).where(sa.text("shown < revision")))

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

    async def due(self, now: float) -> list[int]:
        """The ids of the tables that the clock has to look at."""
        table = schema.tables.c
        query = sa.select(table.id).where(table.due <= now, sa.text(_RUNS)).order_by(table.due)
        return await self._scalars(query)

    async def next_due(self, after: float) -> float | None:
        """When, after a moment, the clock has to look at a table next."""
        due = schema.tables.c.due
        query = sa.select(sa.func.min(due)).where(due > after, sa.text(_RUNS))
        found: float | None = await self._scalar(query)
        return found

    async def stale(self, before: float) -> list[int]:
        """The ids of the open tables that Discord has not shown as they are since a moment."""
        table = schema.tables.c
        query = sa.select(table.id).where(sa.text("shown < revision"), sa.text(schema.OPEN))
        return await self._scalars(query.where(table.stale_since.between(1.0, before)))

    async def thinking(self) -> list[int]:
        """The ids of the tables where a computer is to move."""
        return await self._scalars(sa.select(schema.tables.c.id).where(schema.tables.c.thinking))

    async def open_tables_in(
        self, *, guild: int | None = None, channel: int | None = None
    ) -> list[int]:
        """The ids of the open tables of a server or of a channel."""
        table = schema.tables.c
        where = table.channel == channel if guild is None else table.guild == guild
        return await self._scalars(sa.select(table.id).where(where, sa.text(schema.OPEN)))

    # --- single facts, presses ---------------------------------------------------------

    async def fact(self, name: str) -> str | None:
        """A single value."""
        fact = schema.facts.c
        value: str | None = await self._scalar(sa.select(fact.value).where(fact.name == name))
        return value

    async def set_fact(self, name: str, value: str) -> None:
        """Keep a single value."""
        row = insert(schema.facts).values(name=name, value=value)
        row = row.on_conflict_do_update(index_elements=["name"], set_={"value": value})
        async with self.engine.begin() as connection:
            await connection.execute(row)

    async def forget_presses(self, before: float) -> None:
        """Drop the presses that Discord can't deliver again any more."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(schema.presses).where(schema.presses.c.at < before))

    async def _scalar(self, query: sa.Select[Any]) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def _scalars(self, query: sa.Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _configure(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "foreign_keys=ON", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _row(table: Table) -> Mapping[str, Any]:
    return {
        "id": table.id,
        "guild": table.guild,
        "channel": table.channel,
        "game": table.game_id,
        "stage": table.stage,
        "due": table.due,
        "thinking": bool(table.computers),
        "revision": table.revision,
        "facts": _FACTS.dump_json(table).decode(),
        **({"deal": json.dumps(table.match.deal)} if table.match else {}),
    }


def _replay(table: Table, deal: str | None, played: Sequence[tuple[int, str]]) -> Match[Any] | None:
    """The match as stored; None in a lobby, and where the rules have changed since."""
    if deal is None or GAMES[table.game_id].rules != table.rules:
        return None
    match = Match.start(table.game, len(table.players), table.options, json.loads(deal))
    for seat, move in played:
        match = match.follow(seat, move)
    return match


async def _press(connection: AsyncConnection, press: int, now: float) -> None:
    try:
        await connection.execute(sa.insert(schema.presses).values(interaction=press, at=now))
    except IntegrityError:
        raise AlreadyDone from None


async def _write_log(connection: AsyncConnection, before: Table, after: Table, now: float) -> None:
    """The lines that are new; those that a takeback took are deleted."""
    if after.match is None or after.match is before.match:
        return
    old, new = before.match.log if before.match else (), after.match.log
    if len(new) < len(old):
        gone = sa.delete(schema.log).where(schema.log.c.table_id == after.id)
        await connection.execute(gone.where(schema.log.c.ply >= len(new)))
    rows = [
        {"table_id": after.id, "ply": ply, "seat": seat, "move": move, "at": now}
        for ply, (seat, move) in enumerate(new[len(old) :], len(old))
    ]
    if rows:
        await connection.execute(sa.insert(schema.log), rows)


async def _seat(connection: AsyncConnection, table: Table) -> None:
    await connection.execute(sa.delete(schema.seats).where(schema.seats.c.table_id == table.id))
    rows = [
        {"table_id": table.id, "seat": seat, "person": player.id}
        for seat, player in enumerate(table.players)
    ]
    if rows:
        await connection.execute(sa.insert(schema.seats), rows)


async def _remember(connection: AsyncConnection, players: Iterable[Player]) -> None:
    rows = [{"id": player.id, "name": player.name} for player in players if not player.level]
    if rows:
        row = insert(schema.people)
        row = row.on_conflict_do_update(index_elements=["id"], set_={"name": row.excluded.name})
        await connection.execute(row, rows)
