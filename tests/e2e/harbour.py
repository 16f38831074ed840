"""A second server with the bot, and challenges to everybody as people open and find them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.yes import YES
from local_discord import Channel, Guild, Message, Person, Reply
from tests.databases import found
from tests.e2e.driver import shown
from tests.e2e.scene import Scene

GAME = "graveyard_shift"
ROWS = "SELECT person, free, table_id FROM challenges ORDER BY id"


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


async def opened(scene: Scene, host: Person, where: Channel, game: str = GAME) -> Message:
    """What the host is shown who opens a lobby to everybody."""
    reply = await host.command("newgame", where, game=game, everybody=True)
    await scene.settle()
    assert reply.followups
    assert reply.followups[-1].ephemeral
    return reply.followups[-1]


async def find(person: Person, where: Channel, **more: object) -> Message:
    """What somebody finds."""
    return shown(await person.command("find", where, **more))


def plays(message: Message) -> list[str]:
    """The buttons that take a challenge."""
    ids = [b.custom_id for b in message.buttons if b.custom_id]
    return [id for id in ids if ".take." in id]


async def challenged(scene: Scene, host: Person, where: Channel) -> Message:
    """Open a challenge without a lobby; what its host is shown."""
    listed = await find(host, where, game=GAME)
    await pressed_named(host, listed, ".open.")
    sure = f".open.{GAME}.{YES}"
    if any(sure in (b.custom_id or "") for b in listed.buttons):  # new to the game
        await pressed_named(host, listed, sure)
    return listed


async def pressed_named(person: Person, message: Message, part: str) -> Reply:
    """Press the first button with this in its custom id."""
    ids = [b.custom_id for b in message.buttons if b.custom_id and part in b.custom_id]
    return await person.press(message, ids[0])


def stored(scene: Scene) -> list[tuple[object, ...]]:
    """Each challenge: whose it is, whether it is free, its table."""
    return found(scene.database, ROWS)


def posted(who: Person, where: Channel) -> list[Message]:
    """What everybody sees in a channel."""
    return [m for m in who.look(where) if not m.ephemeral]
