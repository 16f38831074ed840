"""A bot by hand: it answers interactions over HTTP, one by one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import aiohttp

from local_discord import Channel, Guild, Reply
from tests.local_discord.scene import Cast, Wire, api, button, row, wired

SAY = {"type": 4, "data": {"content": "hi"}}
PING = {"name": "ping", "description": "Answer"}


def modal(title: str, *components: dict[str, Any]) -> dict[str, Any]:
    data = {"custom_id": "m", "title": title, "components": list(components)}
    return {"type": 9, "data": data}


def asked(component: dict[str, Any]) -> dict[str, Any]:
    """A modal that asks for one thing."""
    return modal("a", {"type": 18, "label": "l", "component": {"custom_id": "c"} | component})


ASKED = "data.components.0.component"
ONE_PERSON = [{"id": "1", "type": "user"}]
OPTIONS = [{"label": n, "value": n} for n in "ab"]


class Bench:
    """A bot by hand that has registered /ping."""

    def __init__(self, scene: Cast, wire: Wire, http: aiohttp.ClientSession, url: str) -> None:
        self.scene, self.wire, self.http, self.url = scene, wire, http, url
        self.tasks: list[asyncio.Task[Reply]] = []

    async def begins(self, act: Coroutine[Any, Any, Reply]) -> dict[str, Any]:
        """Somebody does something; the interaction that comes of it."""
        self.tasks.append(asyncio.create_task(act))
        return await self.wire.until("INTERACTION_CREATE")

    async def ping(self) -> dict[str, Any]:
        return await self.begins(self.scene.anna.command("ping", self.scene.channel))

    async def reply(self) -> Reply:
        return await self.tasks[-1]

    async def call(self, method: str, path: str, payload: Any = None) -> tuple[int, Any]:
        async with self.http.request(method, self.url + path, json=payload) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def answer(self, one: dict[str, Any], payload: Any) -> tuple[int, Any]:
        path = f"/interactions/{one['id']}/{one['token']}/callback?with_response=1"
        return await self.call("POST", path, payload)

    async def hook(
        self, method: str, one: dict[str, Any], path: str = "", payload: Any = None
    ) -> tuple[int, Any]:
        hook = f"/webhooks/{one['application_id']}/{one['token']}{path}"
        return await self.call(method, hook, payload)


@contextlib.asynccontextmanager
async def bench(scene: Cast) -> AsyncIterator[Bench]:
    async with wired(scene) as (wire, http, url):
        made = Bench(scene, wire, http, url)
        await made.call("PUT", f"/applications/{scene.application.id}/commands", [PING])
        yield made
        for task in made.tasks:
            task.cancel()


# --- where the bot is not -------------------------------------------------------------------------


ANYWHERE = PING | {"integration_types": [0, 1], "contexts": [0, 1, 2]}
HELLO = {"content": "hello"}
PRESSED = {"type": 4, "data": {"content": "hi", "components": [row(button())]}}


async def register(cast: Cast, *commands: dict[str, Any]) -> Any:
    async with api(cast) as client:
        path = f"/applications/{cast.application.id}/commands"
        return (await client.put(path, json=list(commands))).json()


def elsewhere(cast: Cast) -> tuple[Guild, Channel]:
    """A server without the bot, in which Anna and Bob are."""
    guild = cast.world.guild("Elsewhere")
    channel = guild.channel("general")
    guild.join(cast.anna, cast.bob)
    return guild, channel


async def use(b: Bench, where: Channel, answer: Any = SAY) -> dict[str, Any]:
    """Anna uses /ping somewhere, and is answered."""
    one = await b.begins(b.scene.anna.command("ping", where))
    if answer:
        assert (await b.answer(one, answer))[0] == 200
    return one


async def everywhere(b: Bench) -> None:
    """Anna has installed the bot, whose /ping is for everywhere."""
    b.scene.world.allow_user_install(b.scene.application)
    b.scene.anna.install(b.scene.application)
    await b.call("PUT", f"/applications/{b.scene.application.id}/commands", [ANYWHERE])
