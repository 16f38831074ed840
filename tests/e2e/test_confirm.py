"""A slip of the finger: whoever wants it sees each move that they press once more before it is
played."""

from __future__ import annotations

import asyncio

from bot.data.preferences import PersonSettings
from bot.table.confirm import Confirm
from local_discord import Message, Person
from tests.e2e.driver import seated, whisper
from tests.e2e.scene import Scene


async def wants(scene: Scene, person: Person, confirm: Confirm = "always") -> None:
    await scene.bot.people.set_person(person.id, person.name, PersonSettings(confirm=confirm))


async def log_of(scene: Scene) -> list[str]:
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    return [move for _, move in table.playing.log]


async def open_game(scene: Scene, **choices: str) -> None:
    """A match of Bushwhacked in which Anna places the first stone."""
    first = {"Sides": "the host is White", "Who goes first": "Anna"}
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], scene.channel, **first, **choices)


def offered(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_what_is_asked_survives_a_restart_and_goes_stale_like_any_control(
    scene: Scene,
) -> None:
    await open_game(scene)
    await wants(scene, scene.anna)
    board = scene.board()
    await scene.anna.press(board, "⏭ Pass")
    assert "You're about to play: **⏭ Pass**" in board.text
    await scene.restart()
    reply = await scene.bob.press(board, "Play this")
    assert "Anna's turn" in whisper(reply).replace("*", "")
    presses = [scene.anna.press(board, "Play this") for _ in range(2)]
    await asyncio.gather(*presses)
    await scene.settle()
    assert await log_of(scene) == ["pass"]
    assert "about to play" not in "".join(m.text for m in scene.anna.look(scene.channel))
    assert not any("Play this" in offered(m) for m in scene.anna.look(scene.channel))
