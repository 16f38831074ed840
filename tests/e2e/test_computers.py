"""Computer players at tables: against one, hints, matches to watch."""

from __future__ import annotations

import pytest

from tests.e2e.driver import answer, shown
from tests.e2e.matches import playing
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


async def test_a_hint_is_private_legal_played_by_its_button_and_goes_then(
    scene: Scene, talk: Talk
) -> None:
    await playing(scene, "cop_and_rob")
    await talk("""
        Anna: /hint → only for matches against the computer
        Anna: /resign
        Anna: #resigned
        Anna: /newgame game=graveyard_shift
        Anna: Play the computer
        Anna: #alone.at.easy
        Anna: sees → [Give me a hint]
    """)
    before = [m for m in scene.anna.look(scene.channel) if m.ephemeral]
    for kept in (False, True):
        reply, now = await scene.anna.command("hint", scene.channel), await scene.table()
        await scene.world.wait(lambda: bool(reply.message and reply.message.buttons))  # noqa: B023
        mine = now.seat_for(scene.anna.id)
        if kept:  # it is about a board that has moved on
            await talk(f"Anna: /play move={now.view(mine).legal[0]}")
        log = (await scene.table()).playing.log
        move = shown(reply).text.split("/play ")[1].strip("`")
        await scene.after(scene.anna.press(shown(reply), "Play this"))
        after = (await scene.table()).playing.log
        assert (after == log) if kept else (after[len(log)] == (mine, move))
        if not kept:
            assert [m for m in scene.anna.look(scene.channel) if m.ephemeral] == before
    assert "The board has moved on since." in shown(reply).text


@pytest.mark.twice
async def test_computers_alone_can_be_watched_to_the_end(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift", watch="easy")
    await scene.after(scene.bot.hands.settled())
    now = await scene.table()
    assert now.stage == "over"
    assert "wins" in scene.board().text or "draw" in scene.board().text
    assert [button.label for button in scene.board().buttons] == ["Replay", "Review", "In words"]
    board = answer(await scene.anna.command("leaderboard", scene.channel))
    assert "Computer" not in board.text
