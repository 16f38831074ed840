"""What the bot must not tell the channel or other people."""

from __future__ import annotations

from bot.data.nonces import digest
from local_discord import Message
from tests.e2e.driver import laid, whisper
from tests.e2e.scene import Scene


def public(scene: Scene) -> list[Message]:
    return scene.cleo.look(scene.channel)


async def test_nobody_else_is_told_a_layout(scene: Scene) -> None:
    await laid(scene)
    for message in public(scene):
        told = " ".join([message.text, *(a.description or "" for a in message.attachments)])
        assert not [square for square in ("C5", "F2", "H4", "E2", "B4") if square in told]
        assert {a.filename for a in message.attachments} <= {"board.png"}
    for label in ("In words", "My secret board"):
        reply = await scene.cleo.press(scene.board(), label)
        assert "C5" not in whisper(reply)
        assert reply.message
        assert reply.message.attachments[0].bytes == scene.board().attachments[0].bytes
    for message in scene.bob.look(scene.bob.dm):
        told = " ".join([message.text, *(a.description or "" for a in message.attachments)])
        assert not [square for square in ("C5", "H4", "G4") if square in told]
    offered = await scene.anna.suggest("play", scene.channel, focus="move", move="up")
    assert {"move up 1", "dig up"} <= {move for _, move in offered}
    assert await scene.cleo.suggest("play", scene.channel, focus="move", move="up") == []


def test_nobody_without_the_databases_secret_knows_a_nonce() -> None:
    one, other = ("ab" * 32, "cd" * 32)
    assert digest(one, "b1.4") == digest(one, "b1.4") != digest(other, "b1.4")
