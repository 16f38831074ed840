"""What is stored of a server that was left is deleted. What people scored there still counts
worldwide."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cogs.records.store import Reviews
from bot.cogs.standing.store.ranking import Standings
from bot.data import schema
from bot.data.database import Database
from bot.data.people import People
from bot.data.preferences import ServerSettings
from bot.data.ratings import ALL, EVERYWHERE
from bot.data.rerating import recompute
from bot.data.rows import row_of
from bot.data.servers import KEPT, Servers
from bot.data.store import Store
from bot.errors import Away
from games.core import say
from tests.bot.matches import seated
from tests.bot.tables import GUILD, OTHER, finish, opened
from tests.own_data import everything


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store where people 1, 2 and 3 have met in two servers."""
    async with opened(tmp_path) as store:
        await met(store)
        yield store


async def met(store: Store) -> None:
    for guild, loser in ((GUILD, 2), (OTHER, 1), (GUILD, 1), (GUILD, None), (OTHER, 2)):
        await finish(store, [1, 2], loser, guild=guild)
    await finish(store, [1, 3], 3, guild=GUILD, game="cop_and_rob")


async def rows(store: Store, table: sa.Table, *where: Any) -> Sequence[Any]:
    query = sa.select(table).where(*where).order_by(*table.primary_key.columns)
    async with store.engine.connect() as connection:
        return (await connection.execute(query)).all()


async def world(store: Store) -> Sequence[Any]:
    return await rows(store, schema.ratings, schema.ratings.c.guild == EVERYWHERE)


async def left(store: Store, guild: int = GUILD) -> Servers:
    """The server is gone, with all that is stored of it."""
    found = Servers(store.engine)
    await found.removed([guild], 0.0)
    await found.delete(guild)
    return found


async def ids(store: Store, guild: int) -> list[int]:
    """The ids of a server's tables."""
    return [row.id for row in await rows(store, schema.tables, schema.tables.c.guild == guild)]


async def test_nothing_of_the_server_is_left(store: Store) -> None:
    await People(store.engine).set_server(GUILD, ServerSettings(channels=(4711,)))
    for id in await ids(store, GUILD) + await ids(store, OTHER):
        await Reviews(store.engine).keep(id, "{}")
    others = [await rows(store, schema.ratings, schema.ratings.c.guild == OTHER)]
    found = await left(store)
    for table in schema.metadata.sorted_tables:
        for name in {"guild", "id"} & set(table.c.keys()):
            if name == "guild" or table is schema.guilds:
                assert not await rows(store, table, table.c[name] == GUILD)
    [facts] = {row.facts for row in await rows(store, schema.tables, schema.tables.c.guild == 0)}
    assert facts == "{}"
    played = schema.log.join(schema.tables, schema.log.c.table_id == schema.tables.c.id)
    async with store.engine.connect() as connection:
        logs = sa.select(schema.tables.c.guild).select_from(played).distinct()
        assert list((await connection.execute(logs)).scalars()) == [OTHER]
    kept = [row.table_id for row in await rows(store, schema.reviews)]
    assert kept == await ids(store, OTHER)
    for match in await rows(store, schema.matches, schema.matches.c.guild == EVERYWHERE):
        assert (match.reason, match.why) == ("", None)
    assert [await rows(store, schema.ratings, schema.ratings.c.guild == OTHER)] == others
    assert await found.known() == ({OTHER}, set())


async def test_world_ratings_are_what_they_were_to_the_last_digit(store: Store) -> None:
    before = await world(store)
    await left(store)
    assert await world(store) == before
    assert await recompute(store.engine) == 6
    assert await world(store) == before
    await left(store, OTHER)
    await recompute(store.engine)
    assert await world(store) == before
    assert await rows(store, schema.ratings, schema.ratings.c.guild != EVERYWHERE) == []


async def test_a_match_afterwards_is_rated_as_if_nothing_had_gone(
    store: Store, tmp_path: Path
) -> None:
    await left(store)
    await finish(store, [1, 2], 2, guild=OTHER)
    after = await world(store)
    await recompute(store.engine)
    assert await world(store) == after
    (tmp_path / "other").mkdir()
    async with opened(tmp_path / "other") as untouched:
        await met(untouched)
        await finish(untouched, [1, 2], 2, guild=OTHER)
        assert await world(untouched) == after


async def test_nobody_finds_a_table_of_it(store: Store) -> None:
    [table, *_] = await rows(store, schema.tables, schema.tables.c.guild == GUILD)
    await left(store)
    assert await store.load(table.id) is None
    assert await store.last_table(table.channel) is None
    assert (await everything(store.engine, 1))["tables"] != []  # the other server's tables
    page = await Standings(store.engine).ranking((GUILD, ALL), 0, 1)
    assert (page.lines, page.mine) == ((), None)


async def test_a_lobby_that_was_closed_long_ago_goes_and_no_match_does(store: Store) -> None:
    before = [*await ids(store, GUILD), *await ids(store, OTHER)]
    for number, closed in enumerate((0.0, KEPT, None), 1000):
        lobby = seated("bushwhacked", 1, guild=GUILD, channel=number)
        lobby = await store.create(lobby, press=number, now=closed or 0.0)
        if closed is not None:
            after = lobby.closed(say("bot-ending-not-started"))
            await store.save(lobby, after, None, closed, 0, closed)
    await Servers(store.engine).forget_lobbies(KEPT + 1)
    left = [*await ids(store, GUILD), *await ids(store, OTHER)]
    assert len(left) == len(before) + 2
    assert set(before) <= set(left)


async def test_an_open_lobby_counts_however_many_were_closed_since(store: Store) -> None:
    first = seated("bushwhacked", 1, guild=GUILD, channel=1000)
    await store.create(first, press=1000, now=0.0)
    closed = row_of(replace(first, channel=1001, stage="closed"))
    numbers = range(1001, 1101)
    async with store.engine.begin() as connection:
        many = [{**closed, "id": number} for number in numbers]
        await connection.execute(sa.insert(schema.tables), many)
        seats = [{"table_id": number, "seat": 0, "person": 1} for number in numbers]
        await connection.execute(sa.insert(schema.seats), seats)
    assert (1000, True) in await store.lobbies_of(1, GUILD)


async def test_results_go_too_where_that_was_chosen(store: Store) -> None:
    before = await world(store)
    people = People(store.engine)
    await people.set_server(GUILD, ServerSettings(results=False))
    await left(store)
    assert {match.guild for match in await rows(store, schema.matches)} == {OTHER}
    assert {table.guild for table in await rows(store, schema.tables)} == {OTHER}
    assert len(await rows(store, schema.results)) == 4
    assert await world(store) == before
    await recompute(store.engine)
    assert {row.person for row in await world(store)} == {1, 2}
    assert await world(store) != before


async def test_who_is_back_loses_nothing_and_begins_to_count_anew(store: Store) -> None:
    found = Servers(store.engine)
    before = await rows(store, schema.tables)
    await found.removed([GUILD], 0.0)
    await found.removed([GUILD], KEPT - 1)  # it was known already
    assert await found.due(KEPT - 1) == []
    assert await found.due(KEPT) == [GUILD]
    await found.back([GUILD])
    assert await found.due(10**9) == []
    await found.delete(GUILD)  # decided before the server was back
    assert await rows(store, schema.tables) == before
    await found.removed([GUILD], 2 * KEPT)
    assert await found.due(3 * KEPT - 1) == []


class Failing:
    """A database that is away after so many changes."""

    def __init__(self, engine: Database, changes: int) -> None:
        self._engine, self._left = engine, changes

    def begin(self) -> Any:
        self._left -= 1
        if self._left < 0:
            raise Away
        return self._engine.begin()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)


async def test_broken_off_it_goes_on(store: Store) -> None:
    before, found = await world(store), Servers(store.engine)
    await found.removed([GUILD], 0.0)
    failing: Any = Failing(store.engine, changes=2)
    with pytest.raises(Away):
        await Servers(failing, at_once=1).delete(GUILD)
    assert await found.due(KEPT) == [GUILD]
    await recompute(store.engine)
    assert await world(store) == before
    await found.delete(GUILD)
    assert await found.due(KEPT) == []
    await recompute(store.engine)
    assert await world(store) == before


async def test_a_lobby_goes_altogether(store: Store) -> None:
    table = schema.tables.c
    [one, *_] = await rows(store, schema.tables, table.guild == GUILD)
    async with store.engine.begin() as connection:
        lobby = {key: value for key, value in one._mapping.items() if key != "id"}
        lobby |= {"stage": "closed", "channel": 99, "deal": None}
        await connection.execute(sa.insert(schema.tables).values(lobby))
    count = len(await rows(store, schema.tables))
    await left(store)
    assert len(await rows(store, schema.tables)) == count - 1
