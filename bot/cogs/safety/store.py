"""Whom people have blocked and whom servers keep out, in the database.

Nobody's id is stored there, only a digest of the two ids under the database's secret. So a row
tells whom it is about only to whoever has that person's id already.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.dialect import alone, upsert
from bot.data.rows import remember
from bot.data.store import Store
from bot.table.apart import Apart
from bot.table.player import Player
from games.core import Refused, say

MOST = 500
"""How many people somebody can block, or a server can keep out."""
A_PAGE = 20
"""How many of them one page lists."""
_MET = 2000
"""Among how many people names are looked for, those met last first."""
_KNOWN = 20_000
"""Among how many of all people they are looked for then."""
_A_BREATH = 500
"""After so many digests something else may be done."""
_TABLES = 1000
"""At how many of a server's tables they are looked for, the newest first."""

_seat = schema.seats.c


@dataclass(frozen=True)
class KeptOut:
    """Somebody who is kept out."""

    key: str
    """The digest."""
    since: float
    name: str | None
    """As they were last seen; None if nobody can tell who it is."""
    person: int | None = None
    """Their id, if that can be told."""


@dataclass(frozen=True)
class KeptPage:
    """A page of those who are kept out, the newest first."""

    people: Sequence[KeptOut]
    number: int
    """Counted from 0."""
    all: int
    """How many people all pages list."""

    @property
    def last(self) -> int:
        """The number of the last page."""
        return _last(self.all)


def _last(all: int) -> int:
    return max(0, (all - 1) // A_PAGE)


class Keeping:
    """All whom somebody keeps out. Their owner is a person (`blocks`) or a server (`bars`)."""

    def __init__(self, store: Store, table: sa.Table) -> None:
        self._store, self._table = store, table
        self._owner, self._who = table.primary_key.columns

    async def key(self, owner: int, person: int) -> str:
        """What is stored instead of this person's id."""
        return await self._store.keyed(f"{self._table.name} {owner} {person}")

    async def add(self, owner: int, person: int, now: float, name: str = "") -> bool:
        """Keep somebody out; False if they are already. Raises `Refused` if there are too many.

        `name`: what they are called. It is kept among all names, not here: so the list can mention
        them until they have their data deleted."""
        row = {self._owner.name: owner, "who": await self.key(owner, person), "made": now}
        count = sa.select(sa.func.count()).where(self._owner == owner)
        known = sa.select(self._who).where(self._owner == owner, self._who == row["who"])
        async with self._store.engine.begin() as connection:
            await alone(connection, [owner])
            await remember(connection, [Player(person, name)] if name else [])
            if await connection.scalar(known) is not None:
                return False
            if (await connection.scalar(count) or 0) >= MOST:
                raise Refused(say("bot-block-most", n=MOST))
            await connection.execute(upsert(connection, self._table).values(row))
        return True

    async def remove(self, owner: int, key: str) -> bool:
        """Keep somebody out no longer; False if nobody did."""
        gone = sa.delete(self._table).where(self._owner == owner, self._who == key)
        return bool(await self._store.engine.change(gone))

    async def pairs(self, owners: Collection[int], keys: Iterable[str]) -> set[str]:
        """Those of these digests that are stored for any of these owners."""
        query = sa.select(self._who).where(self._owner.in_(owners), self._who.in_(list(keys)))
        return set(await self._store.engine.column(query))

    async def page(self, owner: int, number: int) -> KeptPage:
        """A page, or the last one if there are fewer."""
        mine, made = self._owner == owner, self._table.c.made
        async with self._store.engine.reading() as connection:
            count = sa.select(sa.func.count()).where(mine)
            all = await connection.scalar(count) or 0
            number = min(number, _last(all))
            query = sa.select(self._who, made).where(mine).order_by(made.desc(), self._who)
            rows = (await connection.execute(query.limit(A_PAGE).offset(number * A_PAGE))).all()
        known = await self._known(owner, {row.who for row in rows})
        nobody = None, None
        people = [KeptOut(row.who, row.made, *known.get(row.who, nobody)) for row in rows]
        return KeptPage(people, number, all)

    async def _known(self, owner: int, keys: Collection[str]) -> dict[str, tuple[str, int]]:
        """The names and ids of those whom the owner has met at a table, or whom the bot knows from
        elsewhere: whoever has challenged them, say."""
        if not keys:
            return {}
        people = schema.people.c
        known = sa.select(people.id).where(people.id > 0).order_by(people.id.desc()).limit(_KNOWN)
        found = dict[str, int]()
        for query in (self._met(owner), known):
            if len(found) < len(keys):
                ids = await self._store.engine.column(query)
                found |= await self._among(owner, keys, ids)
        query = sa.select(people.id, people.name).where(people.id.in_(found.values()))
        names = {row.id: row.name for row in await self._store.engine.rows(query)}
        return {key: (names[id], id) for key, id in found.items() if id in names}

    async def _among(self, owner: int, keys: Collection[str], people: list[int]) -> dict[str, int]:
        """Those of these people who are kept out, by their digests."""
        found = dict[str, int]()
        for n, person in enumerate(people):
            if n % _A_BREATH == 0:
                await asyncio.sleep(0)  # nobody waits for all of it
            if (key := await self.key(owner, person)) in keys:
                found[key] = person
        return found

    def _met(self, owner: int) -> sa.Select[Any]:
        """The people whom the owner has met at a table, those met last first."""
        if self._table is schema.blocks:
            mine = sa.select(_seat.table_id).where(_seat.person == owner)
        else:
            tables = schema.tables.c
            mine = sa.select(tables.id.label("table_id")).where(tables.guild == owner)
        newest = mine.order_by(mine.selected_columns.table_id.desc()).limit(_TABLES).subquery()
        query = sa.select(_seat.person).join(newest, newest.c.table_id == _seat.table_id)
        query = query.where(_seat.person > 0, _seat.person != owner).group_by(_seat.person)
        return query.order_by(sa.func.max(_seat.table_id).desc()).limit(_MET)


class Keeper:
    """Keeps people apart at tables (`bot.live.live.Keeps`)."""

    def __init__(self, blocks: Keeping, bars: Keeping) -> None:
        self._blocks, self._bars = blocks, bars

    async def apart(self, guild: int, people: Collection[int]) -> Apart:
        """Who of these people is kept from whom at a server's tables."""
        pairs = {await self._blocks.key(*pair): pair for pair in permutations(people, 2)}
        alone = {await self._bars.key(guild, person): person for person in people}
        blocks = await self._blocks.pairs(people, pairs)
        barred = await self._bars.pairs([guild], alone)
        return Apart(
            frozenset(pairs[key] for key in blocks), frozenset(alone[key] for key in barred)
        )


@dataclass(frozen=True)
class Met:
    """A table where two people sit or sat."""

    table: int
    guild: int
    channel: int
    game: str
    """Its id."""


async def met_at(store: Store, one: int, other: int, table: int = 0) -> Met | None:
    """This table, if both sit or sat there; else the newest such table. None if there is none."""
    mine, theirs, tables = schema.seats.alias(), schema.seats.alias(), schema.tables.c
    query = sa.select(tables.id, tables.guild, tables.channel, tables.game)
    query = query.join(mine, mine.c.table_id == tables.id)
    query = query.join(theirs, theirs.c.table_id == tables.id)
    query = query.where(mine.c.person == one, theirs.c.person == other)
    query = query.order_by((tables.id == table).desc(), tables.id.desc()).limit(1)
    found = await store.engine.row(query)
    return Met(*found) if found else None
