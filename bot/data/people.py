"""What is stored about people and servers: their preferences, and forgetting them.

Forgetting a person finds the tables by their column `person`, so that a new table is covered
without an edit.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from time import monotonic, time
from typing import Any, TypeVar

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import Database, put
from bot.data.dialect import upsert
from bot.data.fitting import fitting
from bot.data.nonces import SECRET, deleted_as
from bot.data.preferences import PersonSettings, ServerSettings
from bot.data.recent import Recent
from bot.data.rows import facts_in
from bot.table.facts import Facts
from bot.table.player import DELETED

log = logging.getLogger(__name__)

_NOTED = 366 * 86_400.0
"""Seconds for which it is kept that somebody had their data deleted. Older backups are too old."""
_AGAIN = 100
"""How many messages about somebody are made anew once they are forgotten."""
_AT_ONCE = 100
"""How many tables are changed by one statement."""
_FACTS = TypeAdapter(Facts)
_WORDS = re.compile(r'("(?:text|alt)": ?")(?:[^"\\]|\\.)+"')
"""What stays of earlier messages (`bot.screen.stored`), which names people. A description stays
one: by it, a message that was only looked at is told from others."""
THEIRS_ALONE = [column.table for column in schema.naming("person", schema.GOES)]
"""The tables whose rows are deleted with the person: nobody else's history rests on them."""
_Kind = TypeVar("_Kind", PersonSettings, ServerSettings)


class People:
    """People's and servers' part of the database.

    Preferences are asked for every turn, so they are read again only after some seconds, or when
    this process changes them.
    """

    def __init__(self, engine: Database, clock: Callable[[], float] = monotonic) -> None:
        self._engine = engine
        self._persons = Recent[tuple[PersonSettings, str | None]](clock)
        """What they prefer, and the language that Discord last said they use."""
        self._servers = Recent[ServerSettings](clock)

    # --- preferences ---------------------------------------------------------------------------

    async def person(self, person: int) -> PersonSettings:
        """What somebody prefers."""
        settings, _ = await self._person(person)
        return settings

    async def read_again(self, person: int) -> PersonSettings:
        """What somebody prefers, even if another process has only just stored it."""
        self._persons.forget(person)
        return await self.person(person)

    async def several(self, people: Collection[int]) -> Mapping[int, PersonSettings]:
        """What these people prefer, as it is stored now."""
        row = schema.people.c
        settings = sa.cast(row.settings, sa.Text).label("settings")
        query = sa.select(row.id, settings).where(row.id.in_(people))
        rows = await self._engine.rows(query)
        stored = {row.id: row.settings for row in rows}
        return {id: _parsed(PersonSettings, stored.get(id), id) for id in people}

    async def language(self, person: int) -> tuple[str, str | None]:
        """The language that somebody has chosen, and the one that Discord last said they use."""
        settings, locale = await self._person(person)
        return settings.language, locale

    async def _person(self, person: int) -> tuple[PersonSettings, str | None]:
        """Read at once, so that a press that asks for both reads only once."""
        if known := self._persons.get(person):
            return known
        people = schema.people.c
        settings = sa.cast(people.settings, sa.Text).label("settings")
        query = sa.select(people.locale, settings).where(people.id == person)
        found = await self._engine.row(query)
        if found is None:
            return self._persons.keep(person, (PersonSettings(), None))
        preferred = _parsed(PersonSettings, found.settings, person)
        return self._persons.keep(person, (preferred, found.locale))

    async def keep_locale(self, person: int, locale: str) -> None:
        """Store the language that Discord says somebody uses, if they are stored and it is news."""
        _, stored = self._persons.get(person) or (None, None)
        if stored == locale[:10]:
            return
        people = schema.people.c
        other = sa.or_(people.locale.is_(None), people.locale != locale[:10])
        found = sa.select(people.id).where(people.id == person, other)
        if await self._engine.value(found) is None:
            return
        update = sa.update(schema.people).where(people.id == person)
        await self._engine.change(update.values(locale=locale[:10]))
        self._persons.forget(person)

    async def set_person(self, person: int, name: str, settings: PersonSettings) -> None:
        """Store what somebody prefers."""
        values = {"name": name, "settings": settings.model_dump(mode="json")}
        await self._engine.put(schema.people, {"id": person, **values})
        self._persons.forget(person)

    async def server(self, guild: int) -> ServerSettings:
        """What the owner of a server has decided."""
        if known := self._servers.get(guild):
            return known
        guilds = schema.guilds.c
        query = sa.select(sa.cast(guilds.settings, sa.Text)).where(guilds.id == guild)
        text = await self._engine.value(query)
        return self._servers.keep(guild, _parsed(ServerSettings, text, guild))

    async def set_server(self, guild: int, settings: ServerSettings) -> None:
        """Store what the owner of a server has decided."""
        values = {"settings": settings.model_dump(mode="json")}
        await self._engine.put(schema.guilds, {"id": guild, **values})
        self._servers.forget(guild)

    # --- one's data ----------------------------------------------------------------------------

    async def open_tables_naming(self, person: int) -> list[int]:
        """The ids of the open tables where somebody sits or is invited."""
        table = schema.tables.c
        query = sa.select(table.id, table.facts).where(_names(person), sa.text(schema.OPEN))
        return [id for id, facts in await self._engine.rows(query) if _in(id, facts, person)]

    async def forget(self, person: int, nobody: int) -> None:
        """Put somebody nameless in a person's place everywhere, in one transaction.

        Results, moves and ratings stay under the new id `nobody`: other people's history and
        ratings rest on them. What the person preferred, learned or solved is deleted. The row of
        `tables` is changed first, as in every transaction that changes one: else two could wait for
        each other.
        """
        async with self._engine.begin() as connection:
            await _forget_in_facts(connection, person, nobody)
            await _show_again(connection, person)
            for table in THEIRS_ALONE:
                await connection.execute(sa.delete(table).where(table.c.person == person))
            for table in about_people():
                update = sa.update(table).where(table.c.person == person)
                await connection.execute(update.values(person=nobody))
            people = schema.people
            await connection.execute(sa.delete(people).where(people.c.id == person))
            row = upsert(connection, people).values(id=nobody, name=DELETED)
            await connection.execute(row.on_conflict_do_nothing())
            await _note_deletion(connection, person)
        self._persons.forget(person)


async def _show_again(connection: AsyncConnection, person: int) -> None:
    """Have the messages of tournaments that name somebody made anew: of the newest ones, since each
    is an edit."""
    row, entrant = schema.tournaments.c, schema.entrants.c
    entered = sa.select(entrant.tournament_id).where(entrant.person == person)
    named = (row.person == person) | row.id.in_(entered)
    newest = sa.select(row.id).where(named, row.message != 0).order_by(row.id.desc()).limit(_AGAIN)
    update = sa.update(schema.tournaments).where(row.id.in_(newest))
    await connection.execute(update.values(revision=row.revision + 1, due=0.0))


async def _note_deletion(connection: AsyncConnection, person: int) -> None:
    """Keep that somebody asked for it, for a year: no backup may bring them back."""
    deletion, now = schema.deletions, time()
    if secret := await connection.scalar(schema.fact(SECRET)):
        await put(connection, deletion, {"who": deleted_as(secret, person), "at": now})
    await connection.execute(sa.delete(deletion).where(deletion.c.at < now - _NOTED))


def _parsed(kind: type[_Kind], text: str | None, id: int) -> _Kind:
    """The stored settings. Damaged ones are logged, and count as never chosen."""
    what = f"the stored {kind.__name__} of {id}"
    try:
        return fitting(TypeAdapter(kind), text or "{}", what)
    except ValidationError:
        log.error("%s can't be read", what)
        return kind()


def about_people() -> list[sa.Table]:
    """The tables whose rows name somebody."""
    return [table for table in schema.metadata.sorted_tables if "person" in table.c]


def _names(person: int) -> sa.ColumnElement[bool]:
    """May a table's stored facts name this person? A first sieve: other numbers match too."""
    return schema.tables.c.facts.like(f"%{person}%")


def _in(table: int, facts: str, person: int) -> bool:
    try:
        stored = facts_in(facts, table)
    except ValidationError:  # nobody can leave a table that can't be read
        return False
    return person in [player.id for player in (*stored.players, *stored.invited)]


async def _forget_in_facts(connection: AsyncConnection, person: int, nobody: int) -> None:
    table, result = schema.tables.c, schema.results.c
    finished = sa.select(result.table_id).where(result.person == person)  # also those just left
    query = sa.select(table.id, table.facts, table.messages, table.stage)
    query = query.where(_names(person) | table.id.in_(finished)).order_by(table.id)
    named = await connection.execute(query.with_for_update())  # else a change could get lost
    update = sa.update(schema.tables).where(table.id == sa.bindparam("_id"))
    update = update.values(facts=sa.bindparam("_facts"), messages=sa.bindparam("_messages"))
    update = update.values(version=table.version + 1)
    for some in named.partitions(_AT_ONCE):
        changed = [values for row in some if (values := _without(row, person, nobody))]
        if changed:
            await connection.execute(update, changed)


def _without(row: Any, person: int, nobody: int) -> Mapping[str, Any] | None:
    """A table's new values without somebody; None if they are the old ones.

    Once a match is over, no message of it needs the words of one before it. Where the bot is not,
    nothing would ever come after them.
    """
    facts, messages = row.facts, row.messages
    if str(person) in facts:
        facts = _forgotten(facts, person, nobody)
    if row.stage in ("over", "closed"):
        messages = _WORDS.sub(
            lambda found: found[1] + ('…"' if "alt" in found[1] else '"'), messages
        )
    if (facts, messages) == (row.facts, row.messages):
        return None
    return {"_id": row.id, "_facts": facts, "_messages": messages}


def _forgotten(facts: str, person: int, nobody: int) -> str:
    """Stored facts without somebody. If nothing can be read, nothing is kept."""
    try:
        stored = _FACTS.validate_json(facts)
    except ValidationError:
        with suppress(ValueError):
            return json.dumps(_nameless(json.loads(facts), person, nobody))
        return "{}"
    return _FACTS.dump_json(stored.forget(person, nobody)).decode()


def _nameless(found: Any, person: int, nobody: int) -> Any:
    """JSON of an unknown shape, with somebody nameless in a person's place."""
    if isinstance(found, dict):
        named = {"name": DELETED} if found.get("id") == person else {}
        return {key: _nameless(value, person, nobody) for key, value in found.items()} | named
    if isinstance(found, list):
        return [_nameless(value, person, nobody) for value in found]
    return nobody if found == person else found
