"""Computer players at tables: against one, hints, matches to watch."""

from __future__ import annotations

import pytest

from local_discord import Message
from tests.e2e.driver import answer, resigned, shown, whisper
from tests.e2e.matches import against_computer, playing
from tests.e2e.scene import Scene

HINT = "Give me a hint"


def whispered(scene: Scene) -> list[Message]:
    """What only Anna sees in the channel."""
    return [m for m in scene.anna.look(scene.channel) if m.ephemeral]


async def hint(scene: Scene) -> Message:
    """What the computer would play; only Anna is told."""
    reply = await scene.anna.command("hint", scene.channel)
    await scene.world.wait(lambda: bool(reply.message and reply.message.buttons))
    return shown(reply)


async def moves(scene: Scene) -> int:
    return len((await scene.table()).playing.log)


async def test_a_hint_is_private_legal_played_by_its_button_and_goes_then(scene: Scene) -> None:
    await playing(scene, "cop_and_rob")
    told = whisper(await scene.anna.command("hint", scene.channel))
    assert "only for matches against the computer" in told
    await resigned(scene, scene.anna)
    await against_computer(scene, "graveyard_shift")
    assert HINT in [button.label for button in scene.board().buttons]  # she has finished no match
    offered = whispered(scene)  # a newcomer is offered a lesson
    given, before = await hint(scene), (await scene.table()).playing
    move = given.text.split("/play ")[1].strip("`")
    mine = (await scene.table()).seat_for(scene.anna.id)
    assert move in before.state.legal(mine)
    await scene.anna.press(given, "Play this")
    await scene.settle()
    assert (await scene.table()).playing.log[len(before.log)] == (mine, move)
    assert whispered(scene) == offered
    given = await hint(scene)
    await scene.anna.command("play", scene.channel, move=(await scene.table()).view(mine).legal[0])
    await scene.settle()
    log = await moves(scene)
    await scene.anna.press(given, "Play this")
    await scene.settle()
    assert await moves(scene) == log
    assert "The board has moved on since." in given.text


@pytest.mark.twice
async def test_computers_alone_can_be_watched_to_the_end(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift", watch="easy")
    await scene.bot.hands.settled()
    await scene.settle()
    now = await scene.table()
    assert now.stage == "over"
    assert "wins" in scene.board().text or "draw" in scene.board().text
    assert [button.label for button in scene.board().buttons] == ["Replay", "Review", "In words"]
    board = answer(await scene.anna.command("leaderboard", scene.channel))
    assert "Computer" not in board.text
