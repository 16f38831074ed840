"""What the bot must not tell the channel or other people."""

from __future__ import annotations

import re

from bot.data.nonces import digest
from local_discord import Message
from tests.databases import copied, on_sqlite
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


def nonces(scene: Scene) -> list[str]:
    """The nonces of all messages that the bot posted by itself; Discord gives them to every
    client."""
    places = (scene.channel, scene.anna.dm, scene.bob.dm)
    found = [m.nonce for place in places for m in scene.anna.look(place) + scene.bob.look(place)]
    return [str(nonce) for nonce in found if nonce is not None]


@on_sqlite
async def test_nonces_count_nothing_and_know_each_message_after_a_crash(scene: Scene) -> None:
    scene.bot.hands.noting.flush = 3600.0
    await laid(scene)
    before = set(nonces(scene))
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.world.wait(lambda: len(set(nonces(scene)) - before) == 2)  # direct message, board
    await scene.world.settled()
    posted = nonces(scene)
    assert all(re.fullmatch("[0-9a-f]{16,24}", nonce) for nonce in posted)
    scene.database = copied(scene.database, "crashed")  # without the notes of what was posted
    await scene.restart()
    await scene.settle()
    assert sorted(nonces(scene)) == sorted(posted)
    await scene.bob.press(scene.dm(scene.bob), "Skip")
    await scene.settle()
    assert len(nonces(scene)) > len(posted)


def test_nobody_without_the_databases_secret_knows_a_nonce() -> None:
    one, other = ("ab" * 32, "cd" * 32)
    assert digest(one, "b1.4") == digest(one, "b1.4") != digest(other, "b1.4")
