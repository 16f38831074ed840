"""A served world, and clients by hand that come to it as shards."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp

from local_discord import Channel, Guild, SessionLimits, World, serve
from tests.local_discord.scene import Cast, Clock, Wire, scene

INVALID_SESSION = {"op": 9, "d": False, "s": None, "t": None}


@dataclass
class Net:
    """A served world; how a bot by hand comes to it."""

    cast: Cast
    http: str
    client: aiohttp.ClientSession
    stack: contextlib.AsyncExitStack

    @property
    def world(self) -> World:
        return self.cast.world

    async def connect(self, at: str = "") -> Wire:
        """A new websocket to one of the addresses."""
        url = (at or self.http).replace("http", "ws", 1) + "/gateway"
        return Wire(await self.stack.enter_async_context(self.client.ws_connect(url)))

    async def identify(self, number: int, count: int, at: str = "") -> Wire:
        """A client that has identified as a shard; what it is answered is still to be read."""
        wire = await self.connect(at)
        await wire.identify(self.cast, shard=[number, count])
        return wire

    async def shard(self, number: int, count: int, at: str = "") -> Wire:
        """A shard that was told of its servers."""
        wire = await self.identify(number, count, at)
        ready = await wire.until("READY")
        for _ in ready["guilds"]:
            await wire.until("GUILD_CREATE")
        return wire

    async def resume(self, broken: Wire, seq: int | None = None, at: str = "") -> Wire:
        """A client that has asked to go on where another one was."""
        wire = await self.connect(at)
        await wire.next()
        ready = next(e for e in broken.events if e["t"] == "READY")
        last = max(e["s"] or 0 for e in broken.events)
        await wire.send(
            6,
            {
                "token": self.cast.application.token,
                "session_id": ready["d"]["session_id"],
                "seq": last if seq is None else seq,
            },
        )
        return wire


def places(cast: Cast, count: int) -> list[tuple[Guild, Channel]]:
    """The scene's server and more of them, each of the next shard."""
    found = [(cast.guild, cast.channel)]
    for number in range(1, count):
        guild = cast.world.guild(str(number))
        found.append((guild, guild.channel("general")))
        cast.world.install(cast.application, guild)
        guild.join(cast.anna)
    return found


@contextlib.asynccontextmanager
async def net(world: World) -> AsyncIterator[Net]:
    cast = scene(world)
    async with (
        serve(world) as address,
        aiohttp.ClientSession() as client,
        contextlib.AsyncExitStack() as stack,
    ):
        yield Net(cast, address.http, client, stack)
    world.check()


def sixteen(**limits: Any) -> World:
    """A world in which sixteen shards may begin at once, whose clock stands still."""
    return World(clock=Clock(), sessions=SessionLimits(max_concurrency=16, **limits))


async def heard(wire: Wire, *channels: Channel) -> None:
    """The next messages that a shard is told of are those."""
    for channel in channels:
        assert (await wire.until("MESSAGE_CREATE"))["channel_id"] == str(channel.id)
