"""Computer players at tables: added in the lobby, hints, stand-ins, matches to watch."""

from __future__ import annotations

import pytest

from tests.e2e.matches import table
from tests.e2e.scene import Scene


@pytest.mark.twice
async def test_computers_alone_can_be_watched_to_the_end(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift", watch="easy")
    await scene.bot.hands.settled()
    await scene.settle()
    now = await table(scene)
    assert now.stage == "over"
    assert "wins" in scene.board().text or "draw" in scene.board().text
    assert [button.label for button in scene.board().buttons] == ["Replay", "Review", "In words"]
    board = (await scene.anna.command("leaderboard", scene.channel)).message
    assert board
    assert "Computer" not in board.text
