"""What is stored about people and servers: what they prefer, what they own, and forgetting it.

Every query about a person finds the tables by their column `person`, so that a new one is covered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.data import schema
from bot.data.preferences import PersonSettings, ServerSettings
from bot.table.table import DELETED, Facts

_FACTS = TypeAdapter(Facts)


class People:
    """People's and servers' part of the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # --- preferences ---------------------------------------------------------------------------

    async def person(self, person: int) -> PersonSettings:
        """What somebody prefers."""
        people = schema.people.c
        return PersonSettings.model_validate(
            await self._settings(people.settings, people.id, person)
        )

    async def set_person(self, person: int, name: str, settings: PersonSettings) -> None:
        """Keep what somebody prefers."""
        values = {"name": name, "settings": settings.model_dump(mode="json")}
        await self._upsert(schema.people, {"id": person, **values})

    async def server(self, guild: int) -> ServerSettings:
        """What the owner of a server has decided."""
        guilds = schema.guilds.c
        return ServerSettings.model_validate(
            await self._settings(guilds.settings, guilds.id, guild)
        )

    async def set_server(self, guild: int, settings: ServerSettings) -> None:
        """Keep what the owner of a server has decided."""
        values = {"settings": settings.model_dump(mode="json")}
        await self._upsert(schema.guilds, {"id": guild, **values})

    async def _settings(
        self, column: sa.Column[Any], key: sa.Column[Any], id: int
    ) -> Mapping[str, Any]:
        async with self._engine.connect() as connection:
            query = sa.select(column).where(key == id)
            return (await connection.execute(query)).scalar_one_or_none() or {}

    async def _upsert(self, table: sa.Table, row: Mapping[str, Any]) -> None:
        update = insert(table).values(row)
        update = update.on_conflict_do_update(index_elements=["id"], set_=row)
        async with self._engine.begin() as connection:
            await connection.execute(update)

    # --- one's data ----------------------------------------------------------------------------

    async def everything(self, person: int) -> Mapping[str, Any]:
        """All that is stored about somebody, as JSON; of a table, only what is theirs."""
        async with self._engine.connect() as connection:
            me = sa.select(schema.people).where(schema.people.c.id == person)
            found: dict[str, Any] = {
                "times": "seconds since 1970-01-01 00:00 UTC",
                "person": (await _rows(connection, me) or [{"id": person}])[0],
            }
            found["tables"] = [
                await _share(connection, row) for row in await _rows(connection, _seats_of(person))
            ]
            for table in _about_people():
                if table is not schema.seats:
                    mine = sa.select(table).where(table.c.person == person)
                    found[table.name] = await _rows(connection, mine)
        return found

    async def open_tables_naming(self, person: int) -> list[int]:
        """The ids of the open tables where somebody sits or is invited."""
        table = schema.tables.c
        query = sa.select(table.id, table.facts).where(_names(person), sa.text(schema.OPEN))
        async with self._engine.connect() as connection:
            return [id for id, facts in await connection.execute(query) if _in(facts, person)]

    async def forget(self, person: int, nobody: int) -> None:
        """Put somebody nameless in a person's place everywhere, in one transaction.

        Results, moves and ratings stay, with the new id `nobody`: other people's history and
        ratings rest on them. What the person preferred is gone.
        """
        async with self._engine.begin() as connection:
            for table in _about_people():
                update = sa.update(table).where(table.c.person == person)
                await connection.execute(update.values(person=nobody))
            people = schema.people
            await connection.execute(sa.delete(people).where(people.c.id == person))
            row = insert(people).values(id=nobody, name=DELETED).on_conflict_do_nothing()
            await connection.execute(row)
            await _forget_in_facts(connection, person, nobody)


def _about_people() -> list[sa.Table]:
    return [table for table in schema.metadata.sorted_tables if "person" in table.c]


def _names(person: int) -> sa.ColumnElement[bool]:
    """May a table's stored facts be about this person? A first sieve: other numbers fit too."""
    return schema.tables.c.facts.like(f"%{person}%")


def _in(facts: str, person: int) -> bool:
    stored = _FACTS.validate_json(facts)
    return person in [player.id for player in (*stored.players, *stored.invited)]


def _seats_of(person: int) -> sa.Select[Any]:
    table, seat = schema.tables.c, schema.seats.c
    query = sa.select(table.id, seat.seat, table.stage, table.facts)
    query = query.join(schema.seats, seat.table_id == table.id)
    return query.where(seat.person == person).order_by(table.id)


async def _share(connection: AsyncConnection, row: Mapping[str, Any]) -> Mapping[str, Any]:
    """What of a table is one seat's own: where and when, its marks and moves."""
    facts, log = _FACTS.validate_json(row["facts"]), schema.log.c
    mine = sa.select(log.ply, log.move, log.at)
    mine = mine.where(log.table_id == row["id"], log.seat == row["seat"]).order_by(log.ply)
    return {
        "id": row["id"],
        "server": facts.guild,
        "channel": facts.channel,
        "game": facts.game_id,
        "stage": row["stage"],
        "seat": row["seat"],
        "opened": facts.opened,
        "started": facts.started,
        "ended": facts.ended,
        "marks": facts.marks.get(row["seat"], {}),
        "moves": await _rows(connection, mine),
    }


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _forget_in_facts(connection: AsyncConnection, person: int, nobody: int) -> None:
    table = schema.tables.c
    named = await connection.execute(sa.select(table.id, table.facts).where(_names(person)))
    for id, facts in named.all():
        forgotten = _FACTS.validate_json(facts).forget(person, nobody)
        update = sa.update(schema.tables).where(table.id == id)
        await connection.execute(update.values(facts=_FACTS.dump_json(forgotten).decode()))
