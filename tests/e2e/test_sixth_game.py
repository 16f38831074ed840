"""Games are played on the wire by pressing, and go on after a restart; so is a sixth one, without a
line in the bot. What menus lead to, and what is shown of a game, is proved for each of them by
values (`tests/bot/test_menu.py`, `test_controls.py`, `test_plan.py`)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games import GAMES
from tests.e2e.driver import seated
from tests.e2e.matches import people, turn
from tests.e2e.scene import Scene
from tests.sixth_game import run, with_sixth_game


@pytest.mark.parametrize("game", [*GAMES][4:])
async def test_the_last_one_is_played_and_goes_on_after_a_restart(scene: Scene, game: str) -> None:
    random = Random(game)
    await seated(scene, game, people(scene)[: min(GAMES[game].rules.seats)])
    for ply in range(8):
        if ply == 4:
            await scene.restart()
            await scene.settle()
        await turn(scene, await scene.table(), random)
    assert (await scene.table()).stage == "playing"


@pytest.mark.long
@pytest.mark.dear  # a whole run of pytest, on a copy of the code
def test_a_sixth_game_is_played_on_the_wire(tmp_path: Path) -> None:
    copy = with_sixth_game(tmp_path / "copy")
    tests = "tests/e2e/test_sixth_game.py"
    done = run(copy, "-m", "pytest", tests, "-k", "toy", "-n", "0", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout
