"""A second server with the bot, and challenges to everybody."""

from __future__ import annotations

from dataclasses import dataclass

from local_discord import Channel, Guild, Message, Person
from tests.e2e.scene import Scene

GAME = "graveyard_shift"


@dataclass
class Harbour:
    """Another server with the bot: Mia, Oleg and Anna are there, Bob and Cleo are not."""

    guild: Guild
    boards: Channel
    mia: Person
    oleg: Person


async def harbour_of(scene: Scene) -> Harbour:
    """That server, built."""
    mia, oleg = scene.world.person("Mia", "de"), scene.world.person("Oleg", "ru")
    guild = scene.world.guild("Harbour Games", owner=oleg)
    boards = guild.channel("boards")
    guild.join(oleg, mia, scene.anna)
    scene.world.install(scene.application, guild)
    await scene.world.wait(lambda: scene.bot.get_guild(guild.id))
    return Harbour(guild, boards, mia, oleg)


def challenges(who: str) -> str:
    """The rows of somebody new to the game who opens a challenge without a lobby."""
    open = f"find.open.{GAME}"
    return f"{who}: /find game={GAME}\n{who}: #{open}\n{who}: #{open}.yes → [Withdraw]"


def posted(who: Person, where: Channel) -> list[Message]:
    """What everybody sees in a channel."""
    return [m for m in who.look(where) if not m.ephemeral]
