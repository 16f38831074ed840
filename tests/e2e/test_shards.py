"""Several processes of one bot: shards shared out, handed over, taken over."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.live.crowding import ALIKE
from local_discord import Channel, Guild, Message, Person, Reply, SessionLimits, World, serve
from local_discord.patience import LONG, UNHURRIED
from tests.databases import changed, found, migrated
from tests.e2e.driver import named, pressed
from tests.e2e.process import ForkedBot

EVERY = 0.02
"""Seconds between two presses of somebody who does nothing else."""

SECOND = 40060
"""What Discord tells whoever answers second."""


@dataclass
class House:
    """Two processes of a bot, each at an address of its own, and a server for each of 4 shards."""

    world: World
    first: ForkedBot
    second: ForkedBot
    guilds: list[Guild]
    channels: list[Channel]
    anna: Person
    bob: Person
    cleo: Person

    async def lobby(self, shard: int, game: str = "bushwhacked") -> Message:
        """A new table in a server of the shard. (Nobody may have one in all four.)"""
        channel, host = self.channels[shard], self.cleo if shard == 3 else self.anna
        assert (await host.command("newgame", channel, game=game)).failed is None
        await self.world.settled()
        return self.board(shard)

    def board(self, shard: int) -> Message:
        """The newest message there that everybody sees."""
        return [m for m in self.anna.look(self.channels[shard]) if not m.ephemeral][-1]

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What the database holds."""
        return found(self.first.database, query)

    async def until(self, query: str, wanted: list[tuple[Any, ...]]) -> None:
        """Wait until the database holds this."""
        found, loop = self.rows(query), asyncio.get_running_loop()
        ends = loop.time() + LONG
        while found != wanted:
            assert loop.time() < ends, (query, found)
            await asyncio.sleep(0.05)
            found = self.rows(query)

    async def serving(self, bot: ForkedBot, *shards: int) -> None:
        """Wait until a process hears these shards' events."""
        application, at = bot.application, bot.address.http
        connected = self.world.gateway.connected
        await self.world.wait(lambda: all(connected(application, s, at) for s in shards))

    async def forgive(self, *codes: str | int) -> None:
        """At the end: what both have done wrong is meant, if Discord called it this. They may do it
        for as long as they live."""
        await self.first.kill()
        await self.second.kill()
        self.world.violations[:] = [v for v in self.world.violations if v.code not in codes]

    async def both(self) -> None:
        """Start both so that each hears all servers, of which the first does not know it."""
        await self.first.start()
        await self.serving(self.first, 0)
        changed(self.first.database, "UPDATE processes SET leaving = true")
        await self.second.launch()
        await self.serving(self.second, 0)


@contextlib.asynccontextmanager
async def house(folder: Path, shards: int, database: str = "") -> AsyncIterator[House]:
    limits = SessionLimits(shards=shards, max_concurrency=16)
    world = World(rate_limits=False, deadline=UNHURRIED, sessions=limits)
    application, database = world.application("Skulduggery"), database or await migrated(folder)
    people = [world.person(name) for name in ("Anna", "Bob", "Cleo")]
    guilds = [world.guild(f"Crypt {n}") for n in range(4)]
    for guild in guilds:
        world.install(application, guild)
        guild.join(*people)
    channels = [guild.channel("general") for guild in guilds]
    async with serve(world) as one, serve(world) as other:
        first, second = (ForkedBot(world, application, at, database) for at in (one, other))
        try:
            yield House(world, first, second, guilds, channels, *people)
        finally:
            await first.kill()
            await second.kill()
    world.check()
    assert world.gateway.starts.refused == 0


@pytest_asyncio.fixture
async def shared(tmp_path: Path) -> AsyncIterator[House]:
    """Two processes with two shards each, running."""
    async with house(tmp_path, 4) as built:
        built.first.arguments = ("--shards", "0-1", "--of", "4")
        built.second.environment = {"SHARDS": "2,3", "SHARD_COUNT": "4"}
        await built.first.start()
        await built.second.start()
        await built.serving(built.first, 0, 1)
        await built.serving(built.second, 2, 3)
        yield built


@pytest_asyncio.fixture
async def single(tmp_path: Path) -> AsyncIterator[House]:
    """One process with all shards (that is one), running; the second has not been started."""
    async with house(tmp_path, 1) as built:
        await built.first.start()
        await built.serving(built.first, 0)
        yield built


async def pressing(person: Person, message: Message, enough: asyncio.Event) -> list[Reply]:
    """Somebody presses all the time, also while a few earlier presses are not answered."""
    presses = list[asyncio.Task[Reply]]()
    button = named(message, "options")
    while not enough.is_set():
        if sum(not press.done() for press in presses) < ALIKE // 2:
            presses.append(asyncio.create_task(person.press(message, button)))
        await asyncio.sleep(EVERY)
    return await asyncio.gather(*presses)


async def test_each_server_is_answered_by_the_process_that_serves_its_shard(shared: House) -> None:
    for shard in range(4):
        await shared.lobby(shard)
    query = "SELECT s.of, s.shard, s.serves, s.ready FROM shards s ORDER BY s.shard"
    await shared.until(query, [(4, shard, True, True) for shard in range(4)])
    assert len(shared.rows("SELECT DISTINCT process FROM shards")) == 2


async def test_a_press_in_a_direct_message_plays_on_a_server_of_another_process(
    shared: House,
) -> None:
    lobby = await shared.lobby(2, "graverobber")
    await pressed(shared.bob, lobby, "join")
    await shared.world.settled()
    await pressed(shared.anna, shared.board(2), "start")
    await shared.world.wait(lambda: bool(dms(shared.anna)))
    assert (await shared.anna.press(dms(shared.anna)[-1], "Random layout")).failed is None
    query = "SELECT count(*) > 0 FROM log"
    await shared.until(query, [(True,)])


def dms(person: Person) -> list[Message]:
    """The direct messages that have something to press."""
    return [message for message in person.look(person.dm) if message.buttons]


@pytest.mark.twice
async def test_who_plays_where_a_process_died_gets_the_time_back_and_nobody_else(
    shared: House,
) -> None:
    await shared.second.kill()
    query = "SELECT shard FROM absences WHERE until IS NULL ORDER BY shard"
    await shared.until(query, [(2,), (3,)])
    assert shared.rows("SELECT DISTINCT shard FROM shards ORDER BY shard") == [(0,), (1,)]
    await shared.second.start()
    await shared.until(query, [])
    ended = "SELECT shard, of FROM absences WHERE until > since ORDER BY shard"
    assert shared.rows(ended) == [(2, 4), (3, 4)]


@pytest.mark.twice
async def test_an_update_leaves_no_press_unanswered(single: House) -> None:
    lobby = await single.lobby(0)
    await single.second.launch()
    waiting = "SELECT serves, count(*) FROM shards GROUP BY serves ORDER BY serves"
    await single.until(waiting, [(False, 1), (True, 1)])
    assert not single.second.connected  # given the same shard, it waits
    enough = asyncio.Event()
    replies = asyncio.create_task(pressing(single.bob, lobby, enough))
    single.first.stop()
    assert await single.first.ended() == 0
    await single.until(waiting, [(True, 1)])
    enough.set()
    assert len(await replies) > 10
    assert [reply for reply in await replies if reply.failed] == []
    assert single.rows("SELECT * FROM absences") == []


@pytest.mark.twice
async def test_who_waits_takes_over_from_a_process_that_is_killed(single: House) -> None:
    await single.second.launch()
    query = "SELECT count(*) FROM shards"
    await single.until(query, [(2,)])
    await single.first.kill()
    await single.serving(single.second, 0)
    await single.until(query, [(1,)])
    await single.until("SELECT count(*) FROM absences WHERE until > since", [(1,)])


@pytest.mark.parametrize("signals", [1, 2])
async def test_what_is_pressed_after_the_signal_is_answered(single: House, signals: int) -> None:
    lobby = await single.lobby(0)
    for _ in range(signals):
        single.first.stop()
    if signals == 1:
        for seconds in (0.0, 0.012, 0.082):
            await asyncio.sleep(seconds)  # the moment is what is tested
            if single.first.connected:  # a slow machine comes too late, and nobody hears it
                reply = await single.bob.press(lobby, named(lobby, "options"))
                assert reply.failed is None
    assert await single.first.ended() == 0
    assert single.rows("SELECT * FROM shards") == single.rows("SELECT * FROM processes") == []
    assert single.world.gateway.of(single.first.application) == []  # no session is left to resume


@pytest.mark.twice
async def test_who_starts_closes_only_tables_of_its_own_servers(shared: House) -> None:
    for shard in range(4):
        await shared.lobby(shard)
    await shared.first.kill()
    shared.channels[1].delete()
    await shared.first.start()
    await shared.serving(shared.first, 0, 1)  # it hears one shard before the other
    await shared.until("SELECT count(*) FROM tables WHERE stage = 'lobby'", [(3,)])
    for shard in (0, 2, 3):
        assert (await pressed(shared.bob, shared.board(shard), "join")).failed is None


@pytest.mark.twice
async def test_no_server_waits_for_a_slower_shard(tmp_path: Path) -> None:
    async with house(tmp_path, 2) as built:
        built.world.faults.break_gateway(shard=1)
        await built.first.start()
        await built.serving(built.first, 0)
        lobby = await built.lobby(0)
        await pressed(built.bob, lobby, "join")
        await built.world.settled()
        await pressed(built.anna, built.board(0), "start")
        await built.world.settled()
        assert "Bob" in built.board(0).text
        built.world.faults.mend_gateway()
        await built.serving(built.first, 1)
        await built.lobby(1)
