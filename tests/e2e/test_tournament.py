"""Tournaments as people see and press them, on the wire."""

from __future__ import annotations

from bot.cogs.tournaments.sheets import post_sheet
from bot.cogs.tournaments.store.tournaments import Tournaments
from local_discord import Message, Permission, Person
from tests.e2e.driver import whisper
from tests.e2e.scene import Scene

GAME = "graveyard_shift"


def grants(scene: Scene, person: Person, *permissions: Permission) -> None:
    """Give somebody permissions in the server."""
    role = scene.guild.role("Some", sum(map(int, permissions)))
    scene.guild.members[person.id].roles.append(role.id)


async def opened(scene: Scene, host: Person | None = None, **terms: object) -> Message:
    """A new tournament, and the tools that its host is shown."""
    host = host or scene.anna
    grants(scene, host, Permission.CREATE_EVENTS)
    reply = await host.command("tournament new", scene.channel, game=GAME, **terms)
    assert "It's open" in whisper(reply)
    assert reply.message
    return reply.message


async def posted(scene: Scene, id: int = 1) -> Message:
    """Its message, as the bot would post it."""
    found = await Tournaments(scene.bot.store.engine).field(id)
    sent = await scene.bot.channels.send(
        scene.channel.id, post_sheet(found), f"t{id}.{sent_so_far(scene)}"
    )
    await scene.settle()
    return scene.channel.messages[sent.id]


def sent_so_far(scene: Scene) -> int:
    return len(scene.channel.messages)


async def test_a_tournament_is_opened_read_and_joined(scene: Scene) -> None:
    tools = await opened(scene)
    assert {button.label for button in tools.buttons} >= {"Start now", "Options…", "Cancel it"}
    message = await posted(scene)
    assert "Graveyard Shift tournament" in message.text
    assert "Registered: 0 of 64" in message.text
    assert "It begins when" in message.text
    assert (
        whisper(await scene.bob.press(message, "Join"))
        == "You're in. It begins when <@" + f"{scene.anna.id}> starts it."
    )
    assert whisper(await scene.bob.press(message, "Join")) == "You're registered already."
    assert "You've withdrawn" in whisper(await scene.bob.press(message, "Withdraw"))
    assert whisper(await scene.bob.press(message, "Withdraw")) == "You aren't registered."
