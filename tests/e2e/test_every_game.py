"""Games on the local Discord: pressed through their menus, restarted in the middle."""

from __future__ import annotations

from random import Random

import pytest

from games import GAMES
from tests.e2e.driver import resigned, seated
from tests.e2e.matches import people, turn
from tests.e2e.scene import Scene
from tests.sample import sample

TABLES = [("bushwhacked", 4), ("graverobber", 2)]
TABLES += [(id, min(GAMES[id].rules.seats)) for id in [*GAMES][5:]]
"""A game of four people, one of secret boards, and whatever is new. What menus lead to, and what is
shown of a game, is proved for each of them by values (`tests/bot/test_menu.py`,
`test_presses.py`, `test_plan.py`)."""


@pytest.mark.parametrize(("game", "seats"), [*sample(TABLES[:2]), *TABLES[2:]])
async def test_playing_by_pressing_and_going_on_after_a_restart(
    scene: Scene, game: str, seats: int
) -> None:
    random = Random(f"{game} {seats}")
    await seated(scene, game, people(scene)[:seats])
    for ply in range(12):
        if ply == 6:
            before = scene.board().text
            await scene.restart()
            await scene.settle()
            assert scene.board().text == before
        await turn(scene, await scene.table(), random)
    now = await scene.table()
    assert now.stage == "playing"
    labels = [button.label for button in scene.board().buttons]
    assert ("My secret board" in labels) == now.game.rules.private
    if seats > 2:  # whoever has left is done with it
        await resigned(scene, scene.anna)
        assert await scene.bot.tables.tables_of(scene.anna.id) == []
        assert len(await scene.bot.tables.tables_of(scene.bob.id)) == 1
