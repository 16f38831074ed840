"""Questions about tables that need no whole table: which are open or due, and who sits there."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.absences import Shard, inside
from bot.data.database import Database
from bot.data.rows import DIRECTLY, MARK, NOWHERE, TOURNAMENT
from bot.table.reach import DIRECT
from games import GAMES

RUNS = "(shown >= revision OR stage = 'lobby')"
"""The tables whose time runs. In a match it stops while Discord does not show the table as it is.
"""
PAGE = 500
"""How many tables are listed at once."""
ASKED = 10
"""How many of the lobbies are listed where somebody is invited."""
_LOBBIES = 100
"""How many of somebody's tables without a match are looked at."""

MOST = 200
"""How many tables to show are looked up at once."""

_table = schema.tables.c


def ours() -> sa.ColumnElement[bool]:
    """Is a table of a known game, by rules that are not newer than this process's? Any other one
    belongs to a newer process: it is not shown, played or closed here."""
    return _of_rules(tuple((id, game.rules.version) for id, game in GAMES.items()))


@lru_cache(1)
def _of_rules(known: Sequence[tuple[str, int]]) -> sa.ColumnElement[bool]:
    """Cached, since it is asked every second and takes longer to build than to answer."""
    version = _table.rules % MARK
    return sa.or_(*((_table.game == id) & (version <= rules) for id, rules in known))


@lru_cache(1)
def _unsettled(ours: sa.ColumnElement[bool], shards: Sequence[Shard]) -> sa.Select[int]:
    """Cached, since it is asked every second and takes longer to build than to answer."""
    query = sa.select(_table.id).where(sa.text("settled < revision"), ours, inside(shards))
    query = query.where(_table.id > sa.bindparam("_after"), _table.refused.is_(False))
    return query.order_by(_table.id).limit(MOST)


def _where_sits(person: int, *asked: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Asks this of the tables where somebody sits."""
    seat = schema.seats.c
    query = sa.select(*asked).select_from(schema.tables)
    return query.join(schema.seats, seat.table_id == _table.id).where(seat.person == person)


class Lookup:
    """The questions, asked of an open database."""

    def __init__(self, engine: Database) -> None:
        self.engine = engine

    async def place(self, id: int) -> tuple[int, int] | None:
        """The server and the channel of a table, readable or not; None if there is no table, or
        its server is gone."""
        query = sa.select(_table.guild, _table.channel).where(_table.id == id)
        found = await self.engine.row(query)
        if found is None or found.guild == NOWHERE:
            return None
        return found.guild, found.channel

    async def sits(self, id: int, person: int) -> bool:
        """Does somebody sit at a table, readable or not?"""
        seat = schema.seats.c
        query = sa.select(seat.seat).where(seat.table_id == id, seat.person == person)
        return await self.engine.value(query) is not None

    async def open_table(self, channel: int) -> int | None:
        """The id of the open table in a channel."""
        query = sa.select(_table.id).where(_table.channel == channel, sa.text(schema.OPEN))
        found: int | None = await self.engine.value(query)
        return found

    async def last_table(self, channel: int) -> int | None:
        """The id of the newest table in a channel, open or not."""
        query = sa.select(_table.id).where(_table.channel == channel)
        found: int | None = await self.engine.value(query.order_by(_table.id.desc()).limit(1))
        return found

    async def open_tables_of(self, person: int) -> list[int]:
        """The ids of the open tables where somebody sits."""
        query = _where_sits(person, _table.id).where(sa.text(schema.OPEN), ours())
        return await self.engine.column(query.order_by(_table.id))

    async def asked(self, person: int) -> list[int]:
        """The ids of the newest lobbies where somebody is invited, at most `ASKED`."""
        lobby = sa.and_(_table.stage == "lobby", sa.text(schema.OPEN), ours())
        query = sa.select(_table.id, _table.facts).where(lobby, _table.facts.like(f"%{person}%"))
        # sorted here: else SQLite goes through all tables that there are, in that order
        rows = sorted(await self.engine.rows(query), key=lambda row: -row.id)
        named = ((row.id, json.loads(row.facts).get("invited", ())) for row in rows)
        return [id for id, people in named if person in [p["id"] for p in people]][:ASKED]

    async def unreached(self) -> set[tuple[int, int]]:
        """The people who can't be written to at the newest open tables in direct messages, each
        with the table."""
        direct = sa.and_(_table.guild == DIRECT, sa.text(schema.OPEN), ours())
        query = sa.select(_table.id, _table.facts)
        query = query.where(direct, _table.facts.like('%"reachable":false%'))
        rows = await self.engine.rows(query.order_by(_table.id.desc()).limit(PAGE))
        tables = [(row.id, json.loads(row.facts)) for row in rows]
        return {
            (player["id"], id)
            for id, facts in tables
            for player in (*facts["players"], *facts.get("invited", ()))
            if player["id"] > 0 and not player.get("reachable", True)
        }

    async def tables_at(self, person: int) -> int:
        """At how many open tables somebody sits, without those of tournaments."""
        query = _where_sits(person, sa.func.count()).where(sa.text(schema.OPEN), ours())
        count: int = await self.engine.value(query.where(_table.rules % DIRECTLY < TOURNAMENT))
        return count

    async def lobbies_of(self, host: int, guild: int) -> list[tuple[int, bool]]:
        """The tables that somebody hosts and that have not really begun: without a match, or with
        one against computers in which they have not moved.

        Each as its channel, and whether it is an open lobby. At most `_LOBBIES` are looked at,
        closed ones last, and of those the ones in this server first.
        """
        seat, line = schema.seats.c, schema.log.c
        query = _where_sits(host, _table.channel, _table.stage, _table.facts)
        moved = sa.exists().where(line.table_id == _table.id, line.seat == seat.seat)
        other = schema.seats.alias().c
        others = sa.exists().where(other.table_id == _table.id, other.person > 0)
        begun = sa.and_(_table.stage == "playing", ~moved, ~others.where(other.person != host))
        query = query.where(sa.or_(_table.deal.is_(None), begun))
        last = _table.stage == "closed", _table.guild != guild, _table.id.desc()
        query = query.order_by(*last).limit(_LOBBIES)
        rows = await self.engine.rows(query)
        facts = ((row, json.loads(row.facts)) for row in rows)
        mine = (row for row, its in facts if its["host"] == host and not its.get("round"))
        return [(row.channel, row.stage == "lobby") for row in mine]

    async def loose_challenges_of(self, person: int, now: float) -> int:
        """How many challenges without a lobby somebody has."""
        row = schema.challenges.c
        query = sa.select(sa.func.count()).where(row.person == person, row.table_id.is_(None))
        count: int = await self.engine.value(query.where(row.until > now))
        return count

    async def finished(self, person: int, game: str) -> int:
        """How many matches of a game somebody has finished."""
        result, match = schema.results, schema.matches
        query = sa.select(sa.func.count()).select_from(
            result.join(match, match.c.table_id == result.c.table_id)
        )
        query = query.where(result.c.person == person, match.c.game == game)
        count: int | None = await self.engine.value(query)
        return count or 0

    async def last_level(self, person: int) -> str | None:
        """The level of the computer at the newest table of somebody's that has one."""
        other = schema.seats.alias().c
        computer = sa.exists().where(other.table_id == _table.id, other.person < 0)
        query = _where_sits(person, _table.facts).where(computer).order_by(_table.id.desc())
        facts: str | None = await self.engine.value(query.limit(1))
        players = json.loads(facts)["players"] if facts else []
        return next((player["level"] for player in players if player.get("level")), None)

    async def name_of(self, person: int) -> str | None:
        """The name by which somebody was last seen."""
        query = sa.select(schema.people.c.name).where(schema.people.c.id == person)
        name: str | None = await self.engine.value(query)
        return name

    async def due(self, now: float, shards: Sequence[Shard] = ()) -> list[int]:
        """The ids of the tables that the clock has to look at, in the servers of these shards."""
        query = sa.select(_table.id).where(_table.due <= now, sa.text(RUNS), ours(), inside(shards))
        query = query.order_by(_table.due)
        return await self.engine.column(query)

    async def next_due(self, after: float, shards: Sequence[Shard] = ()) -> float | None:
        """The next time, after a moment, at which the clock has to look at a table of these
        shards."""
        due = _table.due
        query = sa.select(sa.func.min(due))
        query = query.where(due > after, sa.text(RUNS), ours(), inside(shards))
        found: float | None = await self.engine.value(query)
        return found

    async def stale(self, before: float) -> list[int]:
        """The ids of the open tables whose unshown change was stored by this moment."""
        alive = _table.stage.in_(("lobby", "playing"))  # not as text: another index would be taken
        channels = _table.guild != DIRECT  # whoever can't be written to is shown nothing at all
        query = sa.select(_table.id).where(sa.text("shown < revision"), alive, ours(), channels)
        return await self.engine.column(query.where(_table.stale_since.between(1.0, before)))

    async def to_show(self, shards: Sequence[Shard], after: int = 0) -> list[int]:
        """The next tables of these shards after the id `after` that Discord does not show as they
        are, or that have old controls; not where it refuses the bot."""
        query = _unsettled(ours(), tuple(shards))
        return await self.engine.column(query, {"_after": after})

    async def is_shown(self, id: int) -> bool:
        """Does Discord show a table as it is, as far as it lets the bot?"""
        behind = sa.text("shown < revision"), _table.refused.is_(False)
        return await self.engine.value(sa.select(_table.id).where(_table.id == id, *behind)) is None

    async def refused(
        self, shards: Sequence[Shard], guilds: Collection[int] = ()
    ) -> list[tuple[int, int]]:
        """The tables that Discord does not let the bot show, in these servers or in all of the
        shards', each with its channel."""
        query = sa.select(_table.id, _table.channel).where(sa.text("refused"), inside(shards))
        if guilds:
            query = query.where(_table.guild.in_(guilds))
        return [(row.id, row.channel) for row in await self.engine.rows(query)]

    async def open_tables_in(
        self, *, guild: int | None = None, channel: int | None = None
    ) -> list[int]:
        """The ids of the open tables of a server or of a channel."""
        where = _table.channel == channel if guild is None else _table.guild == guild
        query = sa.select(_table.id).where(where, sa.text(schema.OPEN), ours())
        return await self.engine.column(query)

    async def playing(self) -> list[int]:
        """The ids of all running matches' tables."""
        return await self.engine.column(
            sa.select(_table.id).where(_table.stage == "playing", sa.text(schema.OPEN), ours())
        )

    async def open_places(
        self, shards: Sequence[Shard], guilds: Collection[int] = (), *, after: int = 0
    ) -> list[tuple[int, int, int]]:
        """The next open tables after the id `after`, in these servers or in all of these shards:
        table, server, channel."""
        query = sa.select(_table.id, _table.guild, _table.channel).where(_table.id > after)
        query = query.where(sa.text(schema.OPEN), ours(), inside(shards), _table.guild != DIRECT)
        if guilds:
            query = query.where(_table.guild.in_(guilds))
        query = query.order_by(_table.id).limit(PAGE)
        return [(row.id, row.guild, row.channel) for row in await self.engine.rows(query)]

    async def version(self, id: int) -> int | None:
        """The version of a table; None if there is none."""
        return (await self.versions([id])).get(id)

    async def versions(self, ids: Collection[int]) -> Mapping[int, int]:
        """The versions of these tables."""
        query = sa.select(_table.id, _table.version).where(_table.id.in_(ids))
        return {row.id: row.version for row in await self.engine.rows(query)}

    async def pressed(self, press: int) -> bool:
        """Has this press changed anything?"""
        known = schema.presses.c.interaction
        return await self.engine.value(sa.select(known).where(known == press)) is not None

    async def fact(self, name: str) -> str | None:
        """A single value."""
        value: str | None = await self.engine.value(schema.fact(name))
        return value
