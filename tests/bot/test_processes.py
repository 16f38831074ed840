"""Several processes on one database: who owns what, and whose absence it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from random import Random

import pytest
import pytest_asyncio

from bot.data.absences import Absence, Absences, Shard
from bot.data.database import connect
from bot.data.ownership import Advisory, ownership
from bot.data.store import Store
from bot.live.presence import Presence
from bot.live.process import Process
from bot.live.shards import Shards
from bot.live.tables import Tables
from bot.table.reach import GONE
from bot.table.timer import Span
from bot.times import ASK, DEAD
from tests.bot.house import Turned, killed
from tests.bot.matches import seated
from tests.databases import ON_POSTGRES, on_server

NOW = 1_800_000_000.0
LEFT, RIGHT = Shard(0, 2), Shard(1, 2)


class One:
    """A process with its shards. All processes here share one clock."""

    def __init__(self, url: str, clock: Turned) -> None:
        self.store = Store(connect(url))
        self.tables = Tables(self.store, clock, Random(1))
        self.presence = self.tables.presence
        self.tables.others = self.presence.others
        self.locks = ownership(self.store.engine)
        self.shards = Shards(self.locks, Process(self.store.engine, clock), self.presence)
        self.shards.regained = self.tables.drop

    async def serves(self, *own: Shard) -> None:
        """Start it, and connect its shards."""
        await self.shards.take(own)
        for shard in own:
            await self.presence.connected(shard)

    async def beats(self) -> None:
        """What it does every two seconds."""
        await self.shards.beat()
        await self.shards.look()

    async def absences(self) -> list[Absence]:
        stored = await Absences(self.store.engine).load(0.0, 0.0)
        return sorted(stored, key=lambda absence: (absence.since, absence.shard))


Starts = Callable[[], One]


@pytest_asyncio.fixture
async def start(clock: Turned) -> AsyncIterator[Starts]:
    """Makes a process on a PostgreSQL: an SQLite has only one."""
    url = await on_server()
    async with AsyncExitStack() as stack:

        def started() -> One:
            one = One(url, clock)
            stack.push_async_callback(one.store.engine.dispose)
            stack.push_async_callback(one.locks.end)
            return one

        yield started


@pytest.fixture
def clock() -> Turned:
    return Turned()


async def test_a_shard_of_whose_owner_nothing_is_heard_is_away(
    start: Starts, clock: Turned
) -> None:
    one, other = start(), start()
    await one.serves(LEFT)
    await other.serves(RIGHT)
    clock.now += DEAD - 1
    await other.beats()
    clock.now += DEAD - 1
    await one.beats()
    assert one.presence.spans(1 << 22) == []
    clock.now += 2
    await one.beats()
    assert one.presence.spans(1 << 22) == [Span(NOW + DEAD - 1, float("inf"))]
    assert [span.until for span in one.presence.spans(2 << 22)] == [NOW + 2 * DEAD - 2]
    assert one.presence.here == [LEFT]
    await other.beats()  # it stood still, and goes on
    await one.beats()
    assert [span.until for span in one.presence.spans(1 << 22)] == [clock.now]


async def test_who_owns_what(start: Starts) -> None:
    one, other, all_of_them = start(), start(), start()
    assert not one.presence.owns(0)
    await one.serves(LEFT)
    await other.serves(RIGHT)
    assert [p.presence.owns(0) for p in (one, other)] == [True, False]  # direct messages
    assert [p.presence.owns(1 << 22) for p in (one, other)] == [False, True]
    assert [p.tables.others() for p in (one, other)] == [True, True]
    await one.locks.end()
    await other.locks.end()
    assert not one.presence.owns(0)
    await all_of_them.serves(LEFT, RIGHT)
    assert not all_of_them.tables.others()
    assert isinstance(all_of_them.locks, Advisory)
    all_of_them.locks.lost.set()
    assert all_of_them.tables.others()


async def test_who_starts_waits_until_the_owner_has_ended(start: Starts, clock: Turned) -> None:
    one, heir = start(), start()
    await one.serves(LEFT, RIGHT)
    waiting = asyncio.create_task(heir.serves(LEFT, RIGHT))
    await asyncio.sleep(3 * ASK)
    assert not waiting.done()
    clock.now += 5
    await one.shards.beat()  # on a slow machine it may have been long ago that it had an answer
    clock.now += 2
    await one.shards.end()
    clock.now += 1
    await waiting
    assert await heir.absences() == [
        Absence(LEFT, NOW + 7, NOW + 8),
        Absence(RIGHT, NOW + 7, NOW + 8),
    ]


async def test_who_loses_the_locks_takes_them_again_and_believes_no_copy(
    start: Starts, clock: Turned
) -> None:
    one = start()
    await one.serves(LEFT, RIGHT)
    table = await one.tables.create(seated("bushwhacked", 1, guild=1), 1)
    keeping = asyncio.create_task(one.shards.keep())
    assert isinstance(one.locks, Advisory)
    await killed(one.locks)
    theirs = Tables(one.store, clock, Random(1))
    theirs.others = lambda: True
    async with theirs.hold(table.id) as held:
        await held.save(held.table.close(GONE, clock.now), None)
    await keeping
    assert not one.shards.lost.is_set()
    assert not one.tables.others()
    assert not (await one.tables.look(table.id)).alive


async def test_who_loses_the_locks_to_another_ends(start: Starts) -> None:
    one, heir = start(), start()
    await one.serves(LEFT)
    waiting = asyncio.create_task(heir.serves(LEFT))
    assert isinstance(one.locks, Advisory)
    await killed(one.locks)
    await waiting
    await one.shards.keep()
    assert one.shards.lost.is_set()
    assert not one.presence.owns(0)
    assert heir.presence.owns(0)


@pytest.mark.skipif(not ON_POSTGRES, reason="SQLite's clock is the machine's")
async def test_the_databases_clock_counts(store: Store) -> None:
    right = time.time
    process = Process(store.engine, machine=lambda: right() + 240)
    await process.measure()
    assert process.now() == pytest.approx(right(), abs=2)


async def test_the_process_of_long_ago_was_away_since_it_last_said_so(
    store: Store, clock: Turned
) -> None:
    await store.set_fact("alive", repr(NOW - 300))
    presence = Presence(store, clock)
    await presence.begin([LEFT])
    await presence.connected(LEFT)
    stored = await Absences(store.engine).load(0.0, 0.0)
    assert sorted(stored, key=lambda absence: absence.shard) == [
        Absence(LEFT, NOW - 300, NOW),
        Absence(RIGHT, NOW - 300),
    ]
    assert await store.fact("alive") is None


async def test_shards_meet_where_a_server_can_be_in_both() -> None:
    for guild in range(48):
        of = [Shard(guild % n, n) for n in (1, 2, 3, 4, 16)]
        assert all(a.has(guild << 22) and a.meets(b) for a in of for b in of)
    assert not Shard(0, 4).meets(Shard(2, 4))
    assert not Shard(1, 4).meets(Shard(0, 2))


async def test_tables_are_found_by_their_servers_shards(store: Store) -> None:
    for number in range(4):
        lobby = seated("bushwhacked", 1, guild=number << 22, channel=number + 1)
        await store.create(lobby, press=number + 1, now=NOW)
    for number in range(4):
        own = [Shard(number, 4)]
        assert [channel for _, _, channel in await store.open_places(own)] == [number + 1]
        assert await store.due(2.0**40, own) == []
        assert await store.next_due(0.0, own) is None
