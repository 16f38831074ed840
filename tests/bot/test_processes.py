"""Several processes on one database: who is there, who serves what, whose absence it is."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random

import pytest
import sqlalchemy as sa

from bot.data import processes, schema
from bot.data.absences import Absence, Absences, Shard
from bot.data.processes import Processes
from bot.data.store import Store
from bot.live.presence import Presence
from bot.live.process import Process
from bot.live.shards import Shards
from bot.live.tables import GONE, Tables
from bot.table.table import Table
from bot.table.timer import Span
from bot.times import DEAD, IDENTIFIES, OVERLAP
from tests.databases import ON_POSTGRES

NOW = 1_800_000_000.0
LEFT, RIGHT = Shard(0, 2), Shard(1, 2)


class Turned:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class One:
    """A process with its shards. All processes here share one clock."""

    def __init__(self, opened: Store, clock: Turned) -> None:
        store = Store(opened.engine)
        self.presence = Presence(store, clock)
        self.process = Process(store.engine, now=clock)
        self.shards = Shards(self.process, self.presence)

    async def serves(self, *own: Shard) -> None:
        """Start it, and connect the shards that nobody else serves."""
        await self.shards.begin(own)
        async for shard in self.shards.free():
            await self.shards.ready(shard)
            await self.presence.connected(shard)

    async def waits(self, *own: Shard) -> None:
        """Start it beside a process that serves these shards already."""
        await self.shards.begin(own)
        claimed = await self.process.all.claim(own, self.presence.now())
        assert claimed.waiting == list(own)


@pytest.fixture
def clock() -> Turned:
    return Turned()


async def absences(store: Store) -> list[Absence]:
    return sorted(await Absences(store.engine).load(0.0), key=lambda a: (a.since, a.shard))


async def test_the_dead_are_buried_where_they_were_last_seen(store: Store, clock: Turned) -> None:
    one, other = One(store, clock), One(store, clock)
    await one.serves(LEFT)
    await other.serves(RIGHT)
    clock.now += DEAD - 1
    await one.shards.beat()
    assert (await other.process.beat()).bots == 2
    clock.now += DEAD + 1
    await one.shards.beat()
    assert one.process.neighbours.bots == 1
    assert await absences(store) == [Absence(RIGHT, NOW + DEAD - 1)]
    assert one.presence.spans(1 << 22) == [Span(NOW + DEAD - 1, float("inf"))]
    assert one.presence.spans(2 << 22) == []
    assert one.presence.here == [LEFT]


async def test_one_of_them_does_what_is_done_for_all(store: Store, clock: Turned) -> None:
    thinker = Process(store.engine, "think", now=clock)
    await thinker.beat()
    clock.now += 1
    one, other = One(store, clock), One(store, clock)
    await one.serves(LEFT)
    clock.now += 1
    await other.serves(RIGHT)
    assert [(await p.process.beat()).eldest for p in (one, other)] == [True, False]
    await one.shards.end()
    assert (await other.process.beat()).eldest


async def test_who_stood_still_and_is_not_replaced_goes_on(store: Store, clock: Turned) -> None:
    one, other = One(store, clock), One(store, clock)
    await one.serves(LEFT)
    await other.serves(RIGHT)
    clock.now += 20
    await one.shards.beat()
    await other.shards.beat()
    assert not other.shards.lost.is_set()
    assert await absences(store) == [Absence(RIGHT, NOW, NOW + 20)]
    assert other.presence.here == [RIGHT]


async def test_who_stood_still_and_is_replaced_ends(store: Store, clock: Turned) -> None:
    one, next_one = One(store, clock), One(store, clock)
    await one.serves(LEFT)
    clock.now += 20
    await next_one.serves(LEFT)
    assert await absences(store) == [Absence(LEFT, NOW, NOW + 20)]
    await one.shards.beat()
    assert one.shards.lost.is_set()


async def test_a_process_that_ends_is_away_from_then_on(store: Store, clock: Turned) -> None:
    one = One(store, clock)
    await one.serves(LEFT, RIGHT)
    await one.shards.end()
    assert await absences(store) == [Absence(LEFT, NOW), Absence(RIGHT, NOW)]
    clock.now += 100
    await One(store, clock).serves(LEFT)
    assert await absences(store) == [Absence(LEFT, NOW, NOW + 100), Absence(RIGHT, NOW)]


async def test_handed_over_nobody_was_away_and_everything_is_answered_once(
    store: Store, clock: Turned
) -> None:
    one, heir = One(store, clock), One(store, clock)
    await one.serves(LEFT)
    await heir.waits(LEFT)
    assert await one.process.all.heirs([LEFT]) == [False]
    assert await one.shards.leave()
    freed = [shard async for shard in heir.shards.free()]
    assert freed == [LEFT]
    assert [await one.shards.first(7), await heir.shards.first(7)] == [True, False]
    assert [await heir.shards.first(8), await one.shards.first(8)] == [True, False]
    await heir.shards.ready(LEFT)
    await one.shards.handed_over()
    await one.shards.end()
    assert await absences(store) == []
    clock.now += OVERLAP + 1
    assert [await heir.shards.first(7)] == [True]  # no other process is there, so it need not ask


async def test_another_count_of_shards_takes_on_what_was_away(store: Store, clock: Turned) -> None:
    one = One(store, clock)
    await one.serves(LEFT, RIGHT)
    await one.shards.end()
    clock.now += 50
    four = [Shard(number, 4) for number in range(4)]
    await One(store, clock).serves(*four[:2])
    away = [Absence(shard, NOW, None if shard.number > 1 else NOW + 50) for shard in four]
    assert await absences(store) == away


async def test_the_process_of_the_version_before_was_away_since_it_last_said_so(
    store: Store, clock: Turned
) -> None:
    await store.set_fact("alive", repr(NOW - 300))
    await One(store, clock).serves(LEFT)
    assert await absences(store) == [Absence(LEFT, NOW - 300, NOW), Absence(RIGHT, NOW - 300)]
    assert await store.fact("alive") is None


async def test_shards_meet_where_a_server_can_be_in_both() -> None:
    for guild in range(48):
        of = [Shard(guild % n, n) for n in (1, 2, 3, 4, 16)]
        assert all(a.has(guild << 22) and a.meets(b) for a in of for b in of)
    assert not Shard(0, 4).meets(Shard(2, 4))
    assert not Shard(1, 4).meets(Shard(0, 2))


@pytest.fixture(params=["missed", "not yet missed"])
def ended(request: pytest.FixtureRequest) -> Iterator[int]:
    """The id of a process that has ended; its parent may not have noticed yet."""
    child = subprocess.Popen([sys.executable, "-c", ""])
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
    if request.param == "missed":
        child.wait()
    yield child.pid
    child.wait()


async def test_a_process_on_this_machine_that_is_gone_is_dead_at_once(
    store: Store, clock: Turned, monkeypatch: pytest.MonkeyPatch, ended: int
) -> None:
    gone = Processes(store.engine, "bot")
    with monkeypatch.context() as patched:
        patched.setattr("os.getpid", lambda: ended)
        await gone.beat(NOW)
    known = processes.machine() != ""
    assert (await One(store, clock).process.beat()).bots == (1 if known else 2)


async def test_identifies_under_one_key_are_five_seconds_apart(store: Store) -> None:
    one, other = (Processes(store.engine, "bot") for _ in range(2))
    assert await one.identify(0, NOW) == 0
    assert await other.identify(0, NOW + 1) == pytest.approx(IDENTIFIES - 1)
    assert await other.identify(1, NOW + 1) == 0
    assert await other.identify(0, NOW + IDENTIFIES) == 0
    assert await one.identify(0, NOW) == 0  # the clock was put back


@pytest.mark.skipif(not ON_POSTGRES, reason="SQLite's clock is the machine's")
async def test_the_databases_clock_counts(store: Store) -> None:
    right = time.time
    process = Process(store.engine, machine=lambda: right() + 240)
    await process.beat()
    assert process.now() == pytest.approx(right(), abs=2)
    async with store.engine.reading() as connection:
        seen = await connection.scalar(sa.select(schema.processes.c.seen))
    assert seen == pytest.approx(right(), abs=2)


async def test_tables_are_found_by_their_servers_shards(store: Store) -> None:
    for number in range(4):
        lobby = Table(id=0, guild=number << 22, channel=number + 1, game_id="bushwhacked", host=1)
        await store.create(lobby, press=number + 1, now=NOW)
    for number in range(4):
        own = [Shard(number, 4)]
        assert [channel for _, _, channel in await store.open_places(own)] == [number + 1]
        assert await store.due(2.0**40, own) == []
        assert await store.next_due(0.0, own) is None


async def test_who_is_left_alone_does_not_believe_what_was_read_before(
    store: Store, clock: Turned
) -> None:
    """The other process changed the table for the last time after this one had read it."""
    one, other = One(store, clock), One(store, clock)
    await one.serves(LEFT)
    await other.serves(RIGHT)
    await one.shards.beat()
    tables = Tables(Store(store.engine), clock, Random(1))
    tables.others, one.process.bereft = one.process.others, tables.doubt
    table = await tables.create(Table(id=0, guild=1, channel=1, game_id="bushwhacked", host=1), 1)
    theirs = Tables(Store(store.engine), clock, Random(1))
    theirs.others = lambda: True
    async with theirs.hold(table.id) as held:
        await held.save(held.table.close(GONE, clock.now), None)
    clock.now += DEAD + 1
    await one.shards.beat()
    assert not one.process.others()
    assert not (await tables.look(table.id)).alive
