"""Several processes of one bot on a PostgreSQL: shards shared out, and taken over."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio

from bot.live.crowding import ALIKE
from bot.times import IDENTIFIES
from local_discord import Channel, Guild, Message, Person, Reply, SessionLimits, World, serve
from local_discord.patience import LONG, PATIENCE, UNHURRIED
from tests.databases import found, on_server
from tests.e2e.driver import named, pressed
from tests.e2e.played import LATE
from tests.e2e.process import ForkedBot

EVERY = 0.02
"""Seconds between two presses of somebody who does nothing else."""


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
        seen = len(self.all(shard))
        assert (await host.command("newgame", channel, game=game)).failed is None
        await self.world.wait(lambda: len(self.all(shard)) > seen)
        await self.world.settled()
        return self.board(shard)

    def board(self, shard: int) -> Message:
        """The newest message there that everybody sees."""
        return self.all(shard)[-1]

    def all(self, shard: int) -> list[Message]:
        """All of them."""
        return [m for m in self.anna.look(self.channels[shard]) if not m.ephemeral]

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
        self.world.skip(IDENTIFIES)  # whoever starts next may identify at once

    async def forgive(self, *codes: str | int) -> None:
        """At the end: what both have done wrong is meant, if Discord called it this. They may do it
        for as long as they live."""
        await self.first.kill()
        await self.second.kill()
        self.world.violations[:] = [v for v in self.world.violations if v.code not in codes]


@contextlib.asynccontextmanager
async def house(shards: int, database: str = "") -> AsyncIterator[House]:
    limits = SessionLimits(shards=shards, max_concurrency=16)
    world = World(rate_limits=False, deadline=UNHURRIED, sessions=limits)
    application, database = world.application("Skulduggery"), database or await on_server()
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
async def shared() -> AsyncIterator[House]:
    """Two processes with two shards each, running."""
    async with house(4) as built:
        built.first.arguments = ("--shards", "0-1", "--of", "4")
        built.second.environment = {"SHARDS": "2,3", "SHARD_COUNT": "4"}
        await built.first.start()
        await built.second.start()
        await built.serving(built.first, 0, 1)
        await built.serving(built.second, 2, 3)
        yield built


@pytest_asyncio.fixture
async def single() -> AsyncIterator[House]:
    """One process with all shards (that is one), running; the second has not been started."""
    async with house(1) as built:
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
    query = "SELECT h.of, h.shard FROM heartbeats h ORDER BY h.shard"
    assert shared.rows(query) == [(4, shard) for shard in range(4)]


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
    await shared.second.start()
    await shared.serving(shared.second, 2, 3)
    query = "SELECT shard FROM absences WHERE until IS NULL ORDER BY shard"
    await shared.until(query, [])
    ended = "SELECT shard, of FROM absences WHERE until > since ORDER BY shard"
    assert shared.rows(ended) == [(2, 4), (3, 4)]


async def waits(bot: ForkedBot) -> None:
    """Wait until it has all but the locks."""
    asked, at = bot.world.requests.log, bot.address.http
    await bot.world.wait(
        lambda: any(r.at == at and r.route.endswith("/gateway/bot") for r in asked)
    )


async def test_an_update_is_a_stop_and_a_start_and_loses_no_answered_press(
    single: House,
) -> None:
    lobby = await single.lobby(0)
    await single.second.launch()
    await waits(single.second)
    assert not single.second.connected  # given the same shard, it waits
    enough, loop = asyncio.Event(), asyncio.get_running_loop()
    replies = asyncio.create_task(pressing(single.bob, lobby, enough))
    assert (await pressed(single.cleo, lobby, "join")).failed is None
    single.first.stop()
    await single.world.wait(lambda: not single.first.connected)
    ended = loop.time()
    await single.serving(single.second, 0)
    assert loop.time() - ended < 5.0 * PATIENCE
    assert await single.first.ended() == 0
    enough.set()
    single.world.skip(single.world.deadline)
    assert all("did not respond" in (reply.failed or "did not respond") for reply in await replies)
    assert (await pressed(single.bob, single.board(0), "join")).failed is None
    await single.until("SELECT count(*) FROM seats", [(3,)])
    await single.until("SELECT count(*) FROM absences WHERE until > since", [(1,)])
    await single.forgive(*LATE)


@pytest.mark.twice
async def test_who_waits_takes_over_from_a_process_that_is_killed(single: House) -> None:
    await single.second.launch()
    await waits(single.second)
    await single.first.kill()
    await single.serving(single.second, 0)
    await single.until("SELECT count(*) FROM absences WHERE until > since", [(1,)])


@pytest.mark.parametrize("signals", [1, 2])
async def test_who_is_told_to_end_leaves_no_session_behind(single: House, signals: int) -> None:
    await single.lobby(0)
    for _ in range(signals):
        single.first.stop()
    assert await single.first.ended() == 0
    assert single.world.gateway.of(single.first.application) == []  # nothing is left to resume
    await single.second.start()


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
async def test_no_server_waits_for_a_slower_shard() -> None:
    async with house(2) as built:
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
