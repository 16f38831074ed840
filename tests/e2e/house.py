"""Two processes of a bot on a PostgreSQL, and servers in four shards."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from bot.times import IDENTIFIES
from local_discord import Channel, Guild, Message, Person, SessionLimits, World, serve
from local_discord.patience import LONG, UNHURRIED
from tests.databases import found, on_server
from tests.e2e.process import ForkedBot


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
        return [m for m in self.anna.look(self.channels[shard]) if not m.ephemeral]

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        return found(self.first.database, query)

    async def until(self, query: str, wanted: list[tuple[Any, ...]]) -> None:
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
