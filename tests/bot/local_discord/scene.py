"""A world with one server, and an unmodified discord.py bot that talks to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

import discord
import httpx
import pytest
import yarl
from discord.ext import commands

from bot.local_discord import Address, Application, Channel, Guild, Person, World, rest, serve


class Clock:
    """Stands still until a test turns it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Scene:
    """A world with a server, a channel, a bot and two people."""

    world: World
    guild: Guild
    channel: Channel
    application: Application
    anna: Person
    bob: Person


def scene(world: World) -> Scene:
    guild = world.guild("The Crypt")
    channel = guild.channel("general")
    application = world.application("Skulduggery")
    world.install(application, guild)
    anna, bob = world.person("Anna"), world.person("Bob", locale="ru")
    guild.join(anna, bob)
    return Scene(world, guild, channel, application, anna, bob)


@contextlib.contextmanager
def redirected(address: Address) -> Any:
    """Points discord.py to a local Discord."""
    patch = pytest.MonkeyPatch()
    patch.setattr(discord.http.Route, "BASE", address.api)
    gateway = yarl.URL(address.gateway)
    patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    patch.setattr(discord.Asset, "BASE", address.cdn)
    yield
    patch.undo()


@contextlib.asynccontextmanager
async def running(
    scene: Scene, client: commands.Bot, sync: bool = True
) -> AsyncIterator[commands.Bot]:
    """Serves a scene and runs a bot on it until it is ready."""
    async with serve(scene.world) as address:
        with redirected(address):
            async with connected(scene, client, sync):
                yield client


@contextlib.asynccontextmanager
async def connected(
    scene: Scene, client: commands.Bot, sync: bool = True
) -> AsyncIterator[commands.Bot]:
    """Runs a bot on a scene that is already served."""
    async with client:
        task = asyncio.create_task(client.start(scene.application.token))
        waiting = asyncio.create_task(client.wait_for("ready", timeout=5))
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            waiting.cancel()
            task.result()
        await waiting
        if sync:
            await client.tree.sync()
        yield client
        await client.close()
        await task


def make_bot(**options: Any) -> commands.Bot:
    """A bot without commands, whose errors surface in the test's log."""
    options = {"intents": discord.Intents.default(), "guild_ready_timeout": 0.02} | options
    return commands.Bot(command_prefix=(), **options)


Request = Callable[..., Awaitable[httpx.Response]]


def api(scene: Scene) -> AbstractAsyncContextManager[httpx.AsyncClient]:
    """Talks to the API without discord.py in between, as the scene's bot."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(rest.build(scene.world)),
        base_url="http://local/api/v10",
        headers={"Authorization": f"Bot {scene.application.token}"},
    )
