"""Patience on the wire: a pause, more time, days away."""

from __future__ import annotations

from local_discord import Message, Person
from tests.e2e.driver import answer, laid, whisper
from tests.e2e.scene import Scene


async def pressed_more(scene: Scene, person: Person, label: str) -> str:
    """Press a button behind ⋯; returns what only this person was told."""
    more = answer(await person.press(scene.board(), "⋯"))
    reply = await person.press(more, label)
    await scene.settle()
    assert reply.failed is None
    return more.text


async def agreed(scene: Scene, asker: Person, other: Person) -> None:
    """Both agree to a pause."""
    assert "Sent" in await pressed_more(scene, asker, "Pause the match")
    assert "would like to pause the match" in scene.board().text
    await other.press(scene.board(), "Accept")
    await scene.settle()
    assert (await scene.table()).pause


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_a_pause_is_agreed_survives_a_restart_and_is_resumed(scene: Scene) -> None:
    await laid(scene)
    own = answer(await scene.anna.press(scene.board(), "My secret board"))
    await agreed(scene, scene.anna, scene.bob)
    await scene.restart()
    for shown in (scene.board(), scene.dm(scene.anna), scene.dm(scene.bob)):
        assert "has been paused since <t:" in shown.text
        assert "Resume" in labels(shown)
        assert not any("Skip" in label for label in labels(shown))
    pressed = await scene.anna.press(own, "Skip")  # shown before the pause
    assert pressed.message
    assert "paused, so nobody moves" in whisper(pressed)
    assert labels(pressed.message) == ["Resume"]
    typed = await scene.anna.command("play", scene.channel, move="skip")
    assert "paused" in whisper(typed)
    assert typed.message
    assert labels(typed.message) == ["Resume"]
    before = scene.board().id
    await scene.bob.press(scene.dm(scene.bob), "Resume")
    await scene.settle()
    assert (await scene.table()).pause is None
    assert scene.board().id != before
    assert scene.board().pings == {scene.anna}
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    assert (await scene.table()).to_move == (1,)
    assert "Resume" not in labels(scene.dm(scene.bob))
