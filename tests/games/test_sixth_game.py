"""A sixth game is a folder and its place in the registry: nothing else has to know of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sample import sample
from tests.sixth_game import lint_imports, run, with_sixth_game


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_sixth_game(tmp_path_factory.mktemp("six"))


pytestmark = pytest.mark.xdist_group("sixth_game")  # the copy is made once


def test_the_import_contracts_accept_it(tree: Path) -> None:
    linted = lint_imports(tree)
    assert linted.returncode == 0, linted.stdout


@pytest.mark.parametrize(
    ("file", "statement", "broken"),
    sample(
        [
            ("games/toy/rules.py", "from games import GAMES", "knows one"),
            ("games/toy/words.py", "from PIL import Image", "only drawing touches Pillow"),
            ("games/toy/words.py", "from games.toy.rules import start", "never the full position"),
            ("games/toy/rules.py", "import asyncio", "database or network"),
            ("bot/settings.py", "from games.toy import GAME", "the bot knows no particular game"),
            ("games/toy/words.py", "from games.bushwhacked.words import tip", "knows one"),
            ("games/core/state.py", "from games.toy.board import Board", "knows one"),
            ("games/search/lot.py", "from games.toy.board import Board", "knows one"),
            ("games/toy/board.py", "from games.toy import rules", "never the full position"),
        ],
        first=5,
    ),
)
def test_the_import_contracts_watch_it(tree: Path, file: str, statement: str, broken: str) -> None:
    source = tree / file
    before = source.read_text(encoding="utf-8")
    hidden = f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    {statement}\n"
    try:
        source.write_text(f"{before}\n{hidden}", encoding="utf-8")
        linted = lint_imports(tree)
    finally:
        source.write_text(before, encoding="utf-8")
    assert linted.returncode == 1, linted.stdout
    verdicts = " ".join(linted.stdout.split())  # a long name is broken over two lines
    assert f"{broken} BROKEN" in verdicts, linted.stdout


def test_the_battery_passes_on_it(tree: Path) -> None:
    battery = "tests/games/test_every_game.py"
    tested = run(tree, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-k", "toy", battery)
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout
