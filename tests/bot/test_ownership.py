"""One owner a shard, guarded by the database's own locks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot import times
from bot.data import absences, schema
from bot.data.absences import Absence, Shard
from bot.data.database import Database, connect
from bot.data.migrating import carries_locks
from bot.data.ownership import Advisory, Ownership, ownership
from bot.data.session import THINKS, LockSession
from bot.errors import Away, NoDatabase
from bot.times import ASK, DEAD, IDENTIFIES
from tests.bot.house import killed
from tests.bot.pooler import pooled
from tests.databases import migrated, on_server

pytestmark = pytest.mark.lite

NOW = 1_800_000_000.0
WHOLE, LEFT, RIGHT = Shard(), Shard(0, 2), Shard(1, 2)


class House:
    """Some processes on one database."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url, self._stack = url, stack

    async def one(self) -> Ownership:
        """Another process, which owns nothing yet."""
        engine = connect(self.url)
        self._stack.push_async_callback(engine.dispose)
        owner = ownership(engine)
        self._stack.push_async_callback(owner.end)
        return owner

    async def advisory(self) -> Advisory:
        owner = await self.one()
        assert isinstance(owner, Advisory)
        return owner


@pytest_asyncio.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


@pytest_asyncio.fixture
async def sqlite(tmp_path: Path, stack: AsyncExitStack) -> House:
    return House(await migrated(tmp_path), stack)


@pytest_asyncio.fixture
async def server(stack: AsyncExitStack) -> House:
    return House(await on_server(), stack)


@pytest.fixture(params=["sqlite", "server"])
def house(request: pytest.FixtureRequest) -> House:
    made: House = request.getfixturevalue(request.param)
    return made


async def away(engine: Database) -> list[Absence]:
    async with engine.reading() as connection:
        return sorted(await absences.unfinished(connection), key=lambda a: (a.since, a.shard))


# --- what both databases promise -----------------------------------------------------------------


async def test_a_shard_has_one_owner_and_the_next_one_waits_until_it_has_ended(
    house: House,
) -> None:
    one, other = await house.one(), await house.one()
    assert not one.holds
    assert await one.take([WHOLE], NOW) == ""
    assert "another process" in await other.take([WHOLE], NOW)
    assert (one.holds, other.holds) == (True, False)
    await one.end(NOW + 1)
    assert await other.take([WHOLE], NOW + 2) == ""
    assert (one.holds, other.holds) == (False, True)


async def test_only_the_owner_can_note(house: House) -> None:
    one, other = await house.one(), await house.one()
    await one.take([WHOLE], NOW)
    await other.take([WHOLE], NOW)
    async with one.owning() as connection:
        await connection.execute(sa.insert(schema.facts).values(name="a", value="b"))
    with pytest.raises(Away):
        async with other.owning():
            raise AssertionError
    await one.end()
    with pytest.raises(Away):
        async with one.owning():
            raise AssertionError


async def test_what_fails_in_a_note_is_not_stored_and_keeps_the_locks(house: House) -> None:
    one = await house.one()
    await one.take([WHOLE], NOW)
    with suppress(ZeroDivisionError):
        async with one.owning() as connection:
            await connection.execute(sa.insert(schema.facts).values(name="a", value="b"))
            raise ZeroDivisionError
    assert one.holds
    async with one.owning() as connection:
        query = sa.select(schema.facts.c.value).where(schema.facts.c.name == "a")
        assert await connection.scalar(query) is None


@pytest.mark.parametrize(
    ("own", "beat", "ended", "heirs", "gone"),
    [
        ([LEFT, RIGHT], 2, None, [LEFT, RIGHT], 2),  # as if it had died
        ([WHOLE], 0, 1.5, [WHOLE], 1.5),  # who ends in order was there to the end
        ([LEFT, RIGHT], 0, None, [Shard(3, 4)], 0),  # another count of shards
    ],
)
async def test_time_in_which_nobody_served_is_an_absence(
    house: House,
    own: list[Shard],
    beat: float,
    ended: float | None,
    heirs: list[Shard],
    gone: float,
) -> None:
    one, other = await house.one(), await house.one()
    await one.take(own, NOW)
    await one.beat(NOW + beat)
    await one.end(ended and NOW + ended)
    await other.take(heirs, NOW + 9)
    assert await away(other._engine) == [Absence(shard, NOW + gone) for shard in own]
    async with other._engine.reading() as connection:
        rows = (await connection.execute(sa.select(schema.heartbeats))).all()
    assert [tuple(row) for row in rows] == [(it.number, it.of, NOW + 9) for it in heirs]


async def test_who_stood_still_was_away(house: House) -> None:
    one = await house.one()
    await one.take([LEFT, RIGHT], NOW)
    await one.beat(NOW + DEAD)
    assert await away(one._engine) == []
    await one.beat(NOW + 3 * DEAD)
    assert await away(one._engine) == [Absence(LEFT, NOW + DEAD), Absence(RIGHT, NOW + DEAD)]


async def test_shards_of_one_key_identify_one_after_the_other(house: House) -> None:
    one = await house.one()
    one.apart = ASK / 4
    await one.take([WHOLE], NOW)
    await one.identify(0)
    await one.identify(1)
    second = asyncio.create_task(one.identify(0))
    await asyncio.sleep(0)
    assert not second.done()
    await second


# --- PostgreSQL ----------------------------------------------------------------------------------


async def test_processes_share_the_shards_and_each_has_all_of_its_own_or_none(
    server: House,
) -> None:
    one, other, third = [await server.advisory() for _ in range(3)]
    four = [Shard(number, 4) for number in range(4)]
    assert await one.take(four[:2], NOW) == ""
    assert await other.take(four[1:3], NOW) == "another process serves shard 1"
    assert await third.take(four[2:], NOW) == ""  # the second has kept none
    assert (one.holds, other.holds, third.holds) == (True, False, True)


async def test_who_is_told_another_count_waits_and_says_for_what(server: House) -> None:
    one, other = await server.advisory(), await server.advisory()
    await one.take([LEFT], NOW)
    assert await other.take([Shard(3, 4)], NOW) == (
        "another process serves shards of 2, this one was told --of 4"
    )
    await one.end()
    assert await other.take([Shard(3, 4)], NOW) == ""


async def test_two_who_start_at_once_share_what_they_are_told(server: House) -> None:
    owners = [await server.advisory() for _ in range(4)]
    tries = [asyncio.create_task(_taken(owner, [LEFT, RIGHT])) for owner in owners]
    done, waiting = await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
    assert sum(owner.holds for owner in owners) == len(done) == 1
    for task in waiting:
        task.cancel()
    await asyncio.wait(waiting)


async def _taken(owner: Ownership, shards: list[Shard]) -> None:
    while True:
        try:
            if not await owner.take(shards, NOW):
                return
        except Away:
            pass
        await asyncio.sleep(ASK)


async def test_a_session_that_is_ended_loses_its_locks_at_once_and_takes_them_again(
    server: House,
) -> None:
    one = await server.advisory()
    await one.take([WHOLE], NOW)
    await killed(one)
    await one.lost.wait()
    assert not one.holds
    with pytest.raises(Away):
        await one.beat(NOW)
    assert await one.take([WHOLE], NOW) == ""
    assert one.holds
    assert not one.lost.is_set()
    await one.beat(NOW)


async def test_who_lost_the_locks_to_another_is_told_so(server: House) -> None:
    one, other = await server.advisory(), await server.advisory()
    await one.take([WHOLE], NOW)
    await killed(one)
    await _taken(other, [WHOLE])
    await one.lost.wait()
    assert await one.take([WHOLE], NOW) == "another process serves shard 0"
    assert not one.holds


@pytest.mark.parametrize("failed", [0, 2])
async def test_its_own_session_that_the_server_still_keeps_is_in_nobodys_way(
    server: House, failed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The network broke: this process has given up a session of which the server believes that it
    lives. It may have to try more than once until it reaches the server."""

    async def unreachable() -> None:
        raise Away

    one = await server.advisory()
    await one.take([WHOLE], NOW)
    kept = one.session._connection
    one.session._connection = None
    one.lost.set()
    with monkeypatch.context() as broken:
        broken.setattr(one.session, "begin", unreachable)
        for _ in range(failed):
            with pytest.raises(Away):
                await one.take([WHOLE], NOW)
    assert await one.take([WHOLE], NOW) == ""
    assert one.holds
    assert kept
    await kept.invalidate()
    await kept.close()


async def test_who_stood_still_asks_before_it_believes_in_its_locks(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await server.advisory()
    await one.take([WHOLE], NOW)
    steady = times.steady
    monkeypatch.setattr(times, "steady", lambda: steady() + 20)
    assert not one.holds
    await one.beat(NOW)
    assert one.holds


async def test_a_database_that_does_not_answer_is_a_lost_lock(server: House) -> None:
    one = await server.advisory()
    one.session = LockSession(one._engine.url, hung=0.5)
    one.session.lost = one.lost.set
    await one.take([WHOLE], NOW)
    with pytest.raises((Away, TimeoutError)):
        async with one.owning() as connection:
            await connection.execute(sa.text("SELECT pg_sleep(60)"))
    assert one.lost.is_set()
    assert not one.holds


async def test_a_cancelled_note_costs_the_locks_only_for_a_moment(server: House) -> None:
    one = await server.advisory()
    await one.take([WHOLE], NOW)
    begun = asyncio.Event()

    async def note() -> None:
        async with one.owning() as connection:
            begun.set()
            await connection.execute(sa.text("SELECT pg_sleep(60)"))

    task = asyncio.create_task(note())
    await begun.wait()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    if one.lost.is_set():
        assert await one.take([WHOLE], NOW) == ""
    await one.beat(NOW)


async def test_one_key_is_one_key_in_all_processes(server: House) -> None:
    one, other = await server.advisory(), await server.advisory()
    assert one.apart == IDENTIFIES
    await one.take([LEFT], NOW)
    await other.take([RIGHT], NOW)
    await one.identify(0)
    await other.identify(1)
    waits = asyncio.create_task(other.identify(0))
    await asyncio.sleep(2 * ASK)
    assert not waits.done()
    await one.end()  # who is gone keeps nobody waiting
    await waits


async def test_an_owner_sees_who_thinks(server: House) -> None:
    one, thinker = await server.advisory(), LockSession((await server.one())._engine.url)
    await one.take([WHOLE], NOW)
    await one.beat(NOW)
    assert not one.thinkers
    await thinker.begin()
    assert await thinker.lock(THINKS, shared=True)
    await one.beat(NOW)
    assert one.thinkers
    await thinker.end()


async def test_what_is_told_over_the_database_is_heard(server: House) -> None:
    one, heard = await server.advisory(), asyncio.Queue[str]()
    one.session.listen("tables", heard.put_nowait)
    await one.take([WHOLE], NOW)
    async with one._engine.begin() as connection:
        await connection.execute(sa.select(sa.func.pg_notify("tables", "7 all")))
    assert await heard.get() == "7 all"


async def test_a_pooler_of_transactions_is_refused_in_a_sentence(server: House) -> None:
    await carries_locks(server.url)
    async with pooled(server.url) as url:
        with pytest.raises(NoDatabase, match="pool_mode = session"):
            await carries_locks(url)


async def test_sqlite_needs_no_session(sqlite: House) -> None:
    await carries_locks(sqlite.url)
