"""What must not be told: to the channel, to other people."""

from __future__ import annotations

from local_discord import Message
from tests.e2e.driver import laid, whisper
from tests.e2e.scene import Scene


def public(scene: Scene) -> list[Message]:
    return scene.cleo.look(scene.channel)


async def test_the_channel_and_its_pictures_tell_no_layout(scene: Scene) -> None:
    await laid(scene)
    for message in public(scene):
        told = " ".join([message.text, *(a.description or "" for a in message.attachments)])
        assert not [square for square in ("C5", "F2", "H4", "E2", "B4") if square in told]
        assert {a.filename for a in message.attachments} <= {"board.png"}


async def test_a_spectator_gets_the_public_board_alone(scene: Scene) -> None:
    await laid(scene)
    for label in ("In words", "My secret board"):
        reply = await scene.cleo.press(scene.board(), label)
        assert "C5" not in whisper(reply)
        assert reply.message
        assert reply.message.attachments[0].bytes == scene.board().attachments[0].bytes


async def test_the_opponents_letter_tells_no_layout(scene: Scene) -> None:
    await laid(scene)
    for message in scene.bob.look(scene.bob.dm):
        told = " ".join([message.text, *(a.description or "" for a in message.attachments)])
        assert not [square for square in ("C5", "F2", "H4") if square in told]
