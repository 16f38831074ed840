"""Servers and channels that come and go by the thousand must not keep the database busy."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from random import Random

import sqlalchemy as sa

from bot.data import schema
from bot.data.absences import Shard
from bot.data.store import Store
from bot.live.background import Background
from bot.live.servers import Gone, Permissions
from bot.live.tables import Tables
from bot.table.player import Player
from bot.table.table import Table
from bot.times import LEASE
from tests.bot.tables import unshown

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
    players = (Player(1, "Anna"),)
    table = Table(id=0, guild=guild, channel=guild, game_id="bushwhacked", host=1, players=players)
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
    async with store.engine.begin() as connection:
        await connection.execute(update.values(refused=True, held_until=0.0, holder=None))


async def test_refused_tables_are_tried_together_and_once_more(store: Store) -> None:
    one, two, other = [await lobby(store, guild) for guild in (1, 2, 3)]
    for id in (one, two, other):
        await refuse(store, id)
    clock, shown = [100.0], asyncio.Event()

    async def show() -> None:
        shown.set()

    async def tried() -> list[int]:
        await shown.wait()
        shown.clear()
        return await unshown(store)

    background = Background()
    same = set[int]()
    tables = Tables(store, lambda: clock[0], Random(1))
    permissions = Permissions(tables, background, show, lambda channel: channel not in same)
    asked, ask = list[Collection[int]](), store.leases.refused

    async def counted(guilds: Collection[int] = ()) -> list[tuple[int, int]]:
        asked.append(guilds)
        return await ask(guilds)

    store.leases.refused = counted  # type: ignore[method-assign]
    for _ in range(50):  # another bot there moves roles about
        permissions.changed(1)
        permissions.changed(2)
    assert await tried() == [one, two]
    assert asked == [[1, 2]]
    await refuse(store, one)  # it was stored late
    clock[0] += LEASE
    await permissions.look()
    assert await tried() == [one, two]
    await refuse(store, one)
    clock[0] += LEASE
    await permissions.look()
    assert await unshown(store) == [two]
    same.add(1)  # the channel of the first table is still the same: it is not tried
    await refuse(store, two)
    permissions.changed(1)
    permissions.changed(2)
    assert await tried() == [two]
    permissions.at(1, clock[0] + 100)
    clock[0] += 100
    same.clear()  # as a time-out ends
    await permissions.look()
    assert await tried() == [one, two]
    permissions.at(1, clock[0])  # it is over, but by trying it turns out that it goes on

    async def longer() -> None:
        permissions.at(1, clock[0] + 100)

    permissions._show = longer
    await refuse(store, one)
    await permissions.look()
    permissions._show = show
    await refuse(store, one)
    clock[0] += 100
    await permissions.look()
    assert await unshown(store) == [one, two]
    same.update((1, 2, 3))
    await refuse(store, one)
    await permissions.all()  # for a reason that is not known here
    await background.close()
    assert await unshown(store) == [one, two, other]
