"""Servers and channels that come and go by the thousand must not keep the database busy."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import sqlalchemy as sa

from bot.data import schema
from bot.data.absences import Shard
from bot.data.store import Store
from bot.live.background import Background
from bot.live.channels import Channels
from bot.live.servers import Gone, Permissions
from bot.live.skew import Skew
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.table.reach import GONE
from tests.bot.matches import seated
from tests.databases import write

SERVERS = range(1000, 3000)


class Counted:
    """Counts how often a store is asked for open places, and passes the question on."""

    def __init__(self, store: Store) -> None:
        self.count, self._ask = 0, store.open_places
        store.open_places = self  # type: ignore[method-assign, assignment]

    async def __call__(self, *args: object, **options: object) -> object:
        self.count += 1
        return await self._ask(*args, **options)  # type: ignore[arg-type]


async def lobby(store: Store, guild: int) -> int:
    """Store a new lobby; returns its id."""
    table = seated("bushwhacked", 1, guild=guild, channel=guild)
    return (await store.create(table, press=guild, now=1.0)).id


async def test_two_thousand_servers_that_are_back_are_looked_at_together(store: Store) -> None:
    kept, lost, elsewhere = [await lobby(store, guild) for guild in (1007, 2345, 5000)]
    tables, looked = Tables(store, lambda: 2.0, Random(1)), list[int]()
    done = asyncio.Event()

    async def exists(server: int, _: int) -> bool:
        looked.append(server)
        if len(looked) == 2:
            done.set()
        return server == 1007

    background, asked = Background(), Counted(store)
    gone = Gone(tables, background, exists)
    for guild in SERVERS:
        gone.available(guild)
    await done.wait()
    while (await tables.look(lost)).stage != "closed":  # noqa: ASYNC110 - the task is Gone's own
        await asyncio.sleep(0)
    await background.close()
    assert looked == [1007, 2345]
    assert [(await tables.look(id)).stage for id in (kept, elsewhere)] == ["lobby", "lobby"]
    assert asked.count < 10


async def test_who_is_back_while_the_database_is_away_is_looked_at_later(store: Store) -> None:
    id, tries = await lobby(store, 1007), 0
    tables = Tables(store, lambda: 2.0, Random(1))
    background = Background(pauses=(0.0,))
    gone = Gone(tables, background, lambda server, channel: asyncio.sleep(0, False))
    ask = store.open_places

    async def away_at_first(*args: object, **options: object) -> object:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise ConnectionError
        return await ask(*args, **options)  # type: ignore[arg-type]

    store.open_places = away_at_first  # type: ignore[method-assign, assignment]
    gone.available(1007)
    while (await tables.look(id)).stage != "closed":  # noqa: ASYNC110 - the task is Gone's own
        await asyncio.sleep(0)
    await background.close()


async def test_a_table_that_has_just_ended_keeps_no_other_open(store: Store) -> None:
    ended, other = [await lobby(store, guild) for guild in (1007, 2345)]
    tables = Tables(store, lambda: 2.0, Random(1))
    assert await tables.close([ended], GONE) == 1
    assert await tables.close([ended, other], GONE) == 1
    assert (await tables.look(other)).stage == "closed"


async def test_what_a_shard_missed_is_closed(store: Store) -> None:
    here, there = Shard(0, 2), Shard(1, 2)
    guild = next(n << 22 for n in range(1, 9) if here.has(n << 22))
    id = await lobby(store, guild)
    tables = Tables(store, lambda: 2.0, Random(1))
    gone = Gone(tables, Background(), lambda server, channel: asyncio.sleep(0, False))
    await gone.missed([there])
    assert (await tables.look(id)).stage == "lobby"
    await gone.missed([here])
    assert (await tables.look(id)).stage == "closed"


async def refuse(store: Store, id: int) -> None:
    """Discord does not let the bot show this table."""
    update = sa.update(schema.tables).where(schema.tables.c.id == id)
    await write(store.engine, update.values(refused=True))


async def test_refused_tables_are_tried_together(store: Store) -> None:
    one, two, other = [await lobby(store, guild) for guild in (1, 2, 3)]
    for id in (one, two, other):
        await refuse(store, id)
    clock, again = [100.0], asyncio.Queue[list[int]]()

    async def tried(tables: Iterable[int]) -> None:
        await again.put(sorted(tables))

    background = Background()
    same = set[int]()
    tables = Tables(store, lambda: clock[0], Random(1))
    permissions = Permissions(tables, background, tried, lambda channel: channel not in same)
    asked, ask = list[Collection[int]](), store.refused

    async def counted(
        shards: Sequence[Shard], guilds: Collection[int] = ()
    ) -> list[tuple[int, int]]:
        asked.append(guilds)
        return await ask(shards, guilds)

    store.refused = counted  # type: ignore[method-assign]
    for _ in range(50):  # another bot there moves roles about
        permissions.changed(1)
        permissions.changed(2)
    assert await again.get() == [one, two]
    assert asked == [[1, 2]]
    same.add(1)  # the channel of the first table is still the same: it is not tried
    permissions.changed(1)
    permissions.changed(2)
    assert await again.get() == [two]
    permissions.at(1, clock[0] + 100)
    clock[0] += 100
    await permissions.look()  # a time-out ends
    assert await again.get() == [one]
    await permissions.look()
    assert again.empty()
    same.update((1, 2, 3))
    await permissions.all()  # for a reason that is not known here
    assert await again.get() == [one, two, other]
    await background.close()


async def test_a_time_out_that_goes_on_is_waited_for_again(store: Store) -> None:
    id, clock = await lobby(store, 1), [100.0]
    await refuse(store, id)
    tries = list[float]()

    async def again(_: Iterable[int]) -> None:
        tries.append(clock[0])
        permissions.at(1, clock[0] + 100)

    tables = Tables(store, lambda: clock[0], Random(1))
    permissions = Permissions(tables, Background(), again, lambda _: True)
    permissions.at(1, clock[0])
    for _ in range(3):
        await permissions.look()
        await permissions.look()
        clock[0] += 100
    assert tries == [100.0, 200.0, 300.0]


@pytest.mark.parametrize(
    ("told", "there"),
    [
        (None, [1, 2]),  # another process has the server
        ({"unavailable": True}, [1, 2]),  # after a start
        ({"channels": [{"id": "2", "type": 0, "name": "hall", "position": 0}]}, [2]),
    ],
)
def test_channels_are_gone_only_once_a_server_has_listed_them(told: Any, there: object) -> None:
    client = discord.Client(intents=discord.Intents.none())
    if told:
        client._connection._add_guild_from_data(cast("Any", {"id": "8", "roles": [], **told}))
    channels = Channels(client, cast("Studio", SimpleNamespace(skew=Skew(None))))
    assert channels.still_there(8, [1, 2]) == there
