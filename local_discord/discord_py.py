"""Makes discord.py talk to a local Discord. Nothing else in the package needs discord.py."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import discord
import yarl

from .model import Application
from .serve import Address, serve
from .world import World


def redirect(http: str) -> None:
    """Make discord.py talk to the local Discord at an address, such as `serve` gives, from now
    on."""
    address = Address(http)
    discord.http.Route.BASE = address.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.gateway)
    discord.Asset.BASE = address.cdn


@contextlib.contextmanager
def redirected(address: Address) -> Iterator[None]:
    """Inside the block discord.py talks to a local Discord."""
    route, socket, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.Asset
    before = route.BASE, socket.DEFAULT_GATEWAY, asset.BASE
    redirect(address.http)
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY, asset.BASE = before


@contextlib.asynccontextmanager
async def running(
    bot: discord.Client, world: World, application: Application
) -> AsyncIterator[None]:
    """Serve a world and run a bot there. The block begins once the bot has seen its servers.

    Raises whatever the bot's start raises.
    """
    async with serve(world) as address, bot:
        with redirected(address):
            started = asyncio.create_task(bot.start(application.token))
            try:
                await world.wait(lambda: started.done() or _there(bot, world, application))
                if started.done():
                    started.result()
                await world.settled()
                yield
            finally:
                await bot.close()
                await asyncio.gather(started, return_exceptions=True)


def _there(bot: discord.Client, world: World, application: Application) -> bool:
    """Whether all shards of a bot are connected."""
    connected = world.gateway.connected
    if not isinstance(bot, discord.AutoShardedClient) or bot.shard_count is None:
        return connected(application)
    return all(connected(application, n) for n in bot.shard_ids or range(bot.shard_count))
