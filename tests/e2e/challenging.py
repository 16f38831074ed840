"""Challenges to one person."""

from __future__ import annotations

from collections.abc import Mapping

from local_discord import Person, Reply
from local_discord.model import User
from tests.e2e.driver import whisper
from tests.e2e.scene import Scene

MENU = "Challenge to a game"


GAME = "graveyard_shift"


CHOSEN: Mapping[str, object] = {"game": GAME, "clock": "1h", "rated": "no"}


async def opened(scene: Scene, by: Person, whom: User) -> Reply:
    """What somebody gets who chooses the command in a person's menu."""
    return await by.user_command(MENU, whom, scene.channel)


async def challenge(scene: Scene, by: Person, whom: User, **more: str) -> str:
    """Somebody challenges somebody; what they are told."""
    reply = await opened(scene, by, whom)
    if reply.modal:
        reply = await by.submit(reply.modal, {**CHOSEN, **more})
    await scene.settle()
    return whisper(reply)
