"""A sixth game runs on the wire without a line in the bot: people press it, and it goes on after a
restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sixth_game import run, with_sixth_game


@pytest.mark.long
@pytest.mark.dear  # a whole run of pytest, on a copy of the code
def test_a_sixth_game_is_played_on_the_wire(tmp_path: Path) -> None:
    copy = with_sixth_game(tmp_path / "copy")
    tests = "tests/e2e/test_every_game.py"
    done = run(copy, "-m", "pytest", tests, "-k", "toy", "-n", "0", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout
