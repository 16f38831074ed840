"""A sixth game is a folder and its place in the registry: nothing else has to know of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sixth_game import lint_imports, run, with_sixth_game


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_sixth_game(tmp_path_factory.mktemp("six"))


pytestmark = pytest.mark.xdist_group("sixth_game")  # the copy is made once


def test_the_import_contracts_accept_it(tree: Path) -> None:
    linted = lint_imports(tree)
    assert linted.returncode == 0, linted.stdout


FULL = "know the full position"
BREACHES = [
    ("games/toy/rules/state.py", "from games import GAMES", "knows one"),
    ("games/core/state.py", "from games.toy.rules.known.board import Board", "knows one"),
    ("games/toy/shown/words.py", "from PIL import Image", "only drawing touches Pillow"),
    ("games/toy/shown/words.py", "from games.toy.rules.state import start", FULL),
    ("games/toy/extra.py", "from games.toy.rules import foresight", FULL),
    ("games/toy/rules/known/board.py", "from games.toy.mind import computer", "mind, shown, rules"),
    ("games/toy/rules/state.py", "import asyncio", "database or network"),
    ("bot/settings.py", "from games.toy import GAME", "the bot knows no particular game"),
]
"""`test_contracts.py` tries each module; here the command says so, of a new game too."""


def test_the_import_contracts_watch_it(tree: Path) -> None:
    (tree / "games/toy/extra.py").touch()
    before = {file: (tree / file).read_text(encoding="utf-8") for file, _, _ in BREACHES}
    try:
        for file, statement, _ in BREACHES:
            with (tree / file).open("a", encoding="utf-8") as source:
                source.write(
                    f"\nfrom typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    {statement}\n"
                )
        linted = lint_imports(tree)
    finally:
        for file, text in before.items():
            (tree / file).write_text(text, encoding="utf-8")
        (tree / "games/toy/extra.py").unlink()
    assert linted.returncode == 1, linted.stdout
    verdicts = " ".join(linted.stdout.split())  # a long name is broken over two lines
    for file, statement, broken in BREACHES:
        module = file.removesuffix(".py").replace("/", ".")
        assert f"{broken} BROKEN" in verdicts, linted.stdout
        assert f"{module} ->" in verdicts, (statement, linted.stdout)


def test_the_battery_passes_on_it(tree: Path) -> None:
    battery = sorted(map(str, (tree / "tests" / "games").glob("test_every_game*.py")))
    assert len(battery) == 7
    # Without the conftest, which imports bot and database.
    plain = ("-n", "0", "-p", "no:cacheprovider", "--noconftest", "-p", "tests.unsaid")
    tested = run(tree, "-m", "pytest", *plain, "-k", "toy", *battery)
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout
