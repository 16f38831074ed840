"""A sixth game is a folder and its place in the registry: nothing else has to know of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games import GAMES, pen
from games.core import View
from games.tools.check import faults, lacks, moves, undescribed
from games.tools.new import new
from games.tools.skeleton import GAME
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
"""Here the command says so, of a new game too."""


@pytest.mark.long  # `make test` tries each module in `test_contracts.py`
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


@pytest.mark.long
def test_the_battery_passes_on_it(tree: Path) -> None:
    battery = sorted(map(str, (tree / "tests" / "games").glob("test_every_game*.py")))
    assert len(battery) == 7
    # Without the conftest, which imports bot and database.
    plain = ("-n", "0", "-p", "no:cacheprovider", "--noconftest", "-p", "tests.unsaid")
    tested = run(tree, "-m", "pytest", *plain, "-k", "toy", *battery)
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout


@pytest.mark.long
def test_what_it_lacks_is_listed_and_made_as_far_as_a_program_can(tree: Path) -> None:
    lacks = [line for line in checked(tree).splitlines() if line.startswith("lacks")]
    assert any("docs/boards/toy.json: python -m games schema toy" in line for line in lacks)
    assert any("a row in README.md: | **Toy** (2): " in line for line in lacks)
    assert "lacks tests/games/golden/toy.txt: python -m tests.games.golden toy" in lacks
    left = [line for line in checked(tree, "--make").splitlines() if line.startswith("lacks")]
    assert [line.split()[1] for line in left] == [
        "tests/games/test_toy.py:",
        "tests/games/oracles/oracle_toy.py:",
        "assets/toy.png:",
        *["“Toy”", "“Kiesel”", "“Камешки”"],  # in docs/listing.md
    ]
    assert "| **Toy** (2): " in (tree / "README.md").read_text("utf-8")


def checked(tree: Path, *options: str) -> str:
    done = run(tree, "-m", "games", "check", "toy", *options)
    assert done.returncode == 1, done.stdout
    return done.stdout


def _small(view: View[Any]) -> pen.Picture:
    picture = pen.card(1000, 400, "Title")
    pen.write(picture, (100, 100), "small", 20)
    pen.note_squares(picture, 80, 8)
    return picture


@pytest.mark.parametrize(
    ("draw", "fault"),
    [
        (lambda view: pen.card(700, 400, "Title"), "700 pixels wide"),
        (lambda view: pen.card(1000, 400, "Title"), "notes no board"),
        (_small, "“small” in a picture has size 20; phones need 35"),
    ],
)
def test_a_picture_beyond_a_limit_is_told(
    draw: Callable[[View[Any]], pen.Picture], fault: str
) -> None:
    game = GAMES["graveyard_shift"]
    assert not faults(game)
    assert any(
        fault in told for told in faults(replace(game, looks=replace(game.looks, draw=draw)))
    )


def test_what_comes_after_a_set_up_is_looked_at_too() -> None:
    words = {move.split()[0] for move in moves(GAMES["graverobber"])}
    assert words >= {"windmill", "clear", "ready", "move", "dig", "skip"}


def test_a_game_of_secret_boards_lacks_others_to_put_in_their_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["graveyard_shift"]
    assert lacks(game.id) == []
    private = replace(game, rules=replace(game.rules, private=True))
    monkeypatch.setitem(GAMES, game.id, private)
    assert [lack.what for lack in lacks(game.id)] == ["a row in tests/games/swaps.py"]


def test_a_field_without_a_docstring_is_told() -> None:
    told = {"properties": {"roll": {"description": "Of the die."}, "mover": {}}}
    inner = {"Deed": {"properties": {"door": {"title": "Door"}}}}
    assert undescribed({**told, "$defs": inner}) == ["Board.mover", "Deed.door"]


@pytest.mark.parametrize(
    "name", ["Chess", "core", "graverobber", "pen_two", "x", "class", "a" * 20]
)
def test_a_name_that_a_game_cannot_have_is_refused(name: str, tmp_path: Path) -> None:
    for folder in ("core", "pen", "graverobber"):
        (tmp_path / folder).mkdir()
    with pytest.raises(ValueError, match=name):
        list(new(name, tmp_path))
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize(
    ("limit", "part"),
    [
        ("5 to 120 minutes", lambda: replace(GAME.time, minutes=4)),
        ("5 to 120 minutes", lambda: replace(GAME.time, minutes=121)),
        ("a turn to count", lambda: replace(GAME.time, shortest=0)),
        ("two to 8", lambda: replace(GAME.rules, seats=(1, 2))),
        ("two to 8", lambda: replace(GAME.rules, seats=(2, 9))),
        ("two, or none", lambda: replace(GAME, feats=GAME.feats[:1])),
    ],
)
def test_what_no_game_may_be_is_refused_in_words(limit: str, part: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=limit):
        part()
