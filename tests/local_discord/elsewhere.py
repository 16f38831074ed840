"""Commands for places where the bot is not."""

from __future__ import annotations

from typing import Any

from local_discord import Channel, Guild
from tests.local_discord.bench import PING, SAY, Bench
from tests.local_discord.scene import Cast, api, button, row

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
