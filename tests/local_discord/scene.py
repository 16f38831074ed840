"""A world with one server, and an unmodified discord.py bot that talks to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import httpx
from discord.ext import commands

from local_discord import Application, Channel, Guild, Person, World, rest, serve
from local_discord.discord_py import redirected
from local_discord.patience import LONG

Client = httpx.AsyncClient
INTENTS = 1 | 1 << 9 | 1 << 12
"""Servers, messages, direct messages."""


class Clock:
    """Stands still until a test turns it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Cast:
    """A world with a server, a channel, a bot's application and two people."""

    world: World
    guild: Guild
    channel: Channel
    application: Application
    anna: Person
    bob: Person

    @property
    def messages(self) -> str:
        """The path at which the API takes the channel's messages."""
        return f"/channels/{self.channel.id}/messages"

    @property
    def commands(self) -> str:
        """The path at which it takes the application's commands."""
        return f"/applications/{self.application.id}/commands"


def scene(world: World) -> Cast:
    guild = world.guild("The Crypt")
    channel = guild.channel("general")
    application = world.application("Skulduggery")
    world.install(application, guild)
    anna, bob = world.person("Anna"), world.person("Bob", locale="ru")
    guild.join(anna, bob)
    return Cast(world, guild, channel, application, anna, bob)


@contextlib.asynccontextmanager
async def running(
    scene: Cast, client: commands.Bot, sync: bool = True
) -> AsyncIterator[commands.Bot]:
    """Serves a scene and runs a bot on it until it is ready."""
    async with serve(scene.world) as address:
        with redirected(address):
            async with connected(scene, client, sync):
                yield client


@contextlib.asynccontextmanager
async def connected(
    scene: Cast, client: commands.Bot, sync: bool = True
) -> AsyncIterator[commands.Bot]:
    """Runs a bot on a scene that is already served."""
    async with client:
        task = asyncio.create_task(client.start(scene.application.token))
        waiting = asyncio.create_task(client.wait_for("ready", timeout=LONG))
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            waiting.cancel()
            task.result()
        await waiting
        await scene.world.wait(lambda: not any(guild.unavailable for guild in client.guilds))
        if sync:
            await client.tree.sync()
        yield client
        await client.close()
        await task


def make_bot() -> commands.Bot:
    """A bot without commands, that does not wait two seconds for more servers to come."""
    intents = discord.Intents.default()
    return commands.Bot(command_prefix=(), intents=intents, guild_ready_timeout=0.02)


def api(scene: Cast) -> Client:
    """Talks to the API without discord.py or a network in between, as the scene's bot."""
    return Client(
        transport=httpx.ASGITransport(rest.build(scene.world)),
        base_url="http://local/api/v10",
        headers={"Authorization": f"Bot {scene.application.token}"},
    )


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str = "b", **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id} | fields


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(custom_id: str = "s", **fields: Any) -> dict[str, Any]:
    """A menu with two entries."""
    options = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    return {"type": 3, "custom_id": custom_id, "options": options} | fields


def v2(*components: dict[str, Any]) -> dict[str, Any]:
    """The payload of a Components V2 message."""
    return {"flags": 32768, "components": list(components)}


def options(count: int) -> list[dict[str, Any]]:
    return [{"label": str(n), "value": str(n)} for n in range(count)]


def people(**fields: Any) -> dict[str, Any]:
    return {"type": 5, "custom_id": "p"} | fields


def defaults(count: int) -> list[dict[str, str]]:
    """People that are picked beforehand."""
    return [{"id": str(n), "type": "user"} for n in range(count)]


def at(tree: dict[str, Any], path: str) -> list[dict[str, str]]:
    """The errors at a place of a 50035 answer's tree."""
    for step in path.split("."):
        tree = tree[step]
    found: list[dict[str, str]] = tree["_errors"]
    return found


class Wire:
    """A bot by hand: a bare websocket, and the events that came over it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.events: list[dict[str, Any]] = []

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def next(self) -> dict[str, Any]:
        payload: dict[str, Any] = await self.socket.receive_json(timeout=LONG)
        self.events.append(payload)
        return payload

    async def until(self, event: str) -> dict[str, Any]:
        """The body of the next event of a kind."""
        while (payload := await self.next())["t"] != event:
            pass
        body: dict[str, Any] = payload["d"]
        return body

    async def identify(self, scene: Cast, intents: int = INTENTS, **more: Any) -> None:
        """Say hello back."""
        assert (await self.next())["op"] == 10
        await self.send(2, {"token": scene.application.token, "intents": intents} | more)


@contextlib.asynccontextmanager
async def wired(
    scene: Cast, intents: int = INTENTS
) -> AsyncIterator[tuple[Wire, aiohttp.ClientSession, str]]:
    """A served scene with a bot by hand, a session that carries its token, the API's address."""
    async with serve(scene.world) as address, aiohttp.ClientSession() as session:
        session.headers["Authorization"] = f"Bot {scene.application.token}"
        async with session.ws_connect(address.gateway) as socket:
            wire = Wire(socket)
            await wire.identify(scene, intents)
            await wire.until("GUILD_CREATE")
            yield wire, session, address.api


# --- uploads --------------------------------------------------------------------------------------


PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (40).to_bytes(4) + (30).to_bytes(4) + bytes(20)


def picture(name: str) -> dict[str, Any]:
    """A gallery of one uploaded picture."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}


GALLERY = picture("board.png")


def upload(payload: dict[str, Any], *files: tuple[str, bytes]) -> dict[str, Any]:
    """Form data as discord.py sends it."""
    parts = {f"files[{n}]": (*file, "application/octet-stream") for n, file in enumerate(files)}
    return {"data": {"payload_json": json.dumps(payload)}, "files": parts}
