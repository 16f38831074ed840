"""A game's folder has the same rooms in every game, and the same name stands for the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import FunctionType

import games
from games import GAMES
from games.core import Game
from games.notation import Said
from tests.games.battery import AnyGame, every_game, looks

TAKEN_APART = re.compile(
    r"\b(?:move|beginning)\.(?:r?split|r?partition|startswith|endswith|removeprefix)\("
)
ROOMS = {"rules", "shown", "mind", "teaching"}
FOLDERS = ROOMS | {"locale"}
CONSTANTS: Mapping[str, str] = {
    "rules.options": "rules.state.OPTIONS",
    "controls": "shown.controls.CONTROLS",
    "touch": "shown.controls.TOUCH",
    "players.levels": "mind.computer.PLAYERS",
    "teaching.rulebook": "teaching.pages.RULEBOOK",
    "teaching.tasks": "teaching.puzzles.TASKS",
    "teaching.line": "teaching.puzzles.LINE",
    "teaching.maker": "teaching.puzzles.MAKER",
    "foresight": "rules.foresight.FORESIGHT",
    "feats": "shown.moments.FEATS",
}
"""A part of a game -> the constant that it is, in the game's folder."""


def folder_of(game: AnyGame) -> Path:
    return Path(games.__file__).parent / game.id


def modules(game: AnyGame) -> Mapping[str, str]:
    """The name of a module -> its room."""
    root = folder_of(game)
    files = (file.relative_to(root) for file in root.glob("*/**/*.py"))
    return {f.stem: ".".join(f.parent.parts) for f in files if f.stem != "__init__"}


def functions(part: object, where: str = "") -> Iterator[tuple[str, FunctionType]]:
    """All functions that a game is made of, by the names of their fields."""
    if isinstance(part, FunctionType):
        yield where, part
    elif is_dataclass(part):
        for field in fields(part):
            name = f"{where}.{field.name}".removeprefix(".")
            yield from functions(getattr(part, field.name), name)


def homes(game: AnyGame) -> Mapping[str, str]:
    """Where the game's own functions come from, within its folder."""
    package = import_module(f"games.{game.id}").__name__
    return {
        where: f"{found.__module__.removeprefix(f'{package}.')}.{found.__name__}"
        for where, found in (*functions(game), *functions(game.players, "players"))
        if found.__module__.startswith(f"{package}.")
    }


@every_game
def test_its_folder_has_four_rooms(game: AnyGame) -> None:
    inside = {path.name for path in folder_of(game).iterdir() if path.name != "__pycache__"}
    assert inside == FOLDERS | {"__init__.py"}


@every_game
def test_what_it_is_made_of_has_the_same_name_in_every_game(game: AnyGame) -> None:
    own = homes(game)
    assert own["looks.draw"] == "shown.draw.draw"
    for other in GAMES.values():
        theirs = homes(other)
        differ = {part for part in own.keys() & theirs.keys() if own[part] != theirs[part]}
        assert not differ, (other.id, [(part, own[part], theirs[part]) for part in differ])


@every_game
def test_constants_have_the_same_name_in_every_game(game: AnyGame) -> None:
    for part, constant in CONSTANTS.items():
        value: object = game
        for name in part.split("."):
            value = getattr(value, name)
        module, _, name = constant.rpartition(".")
        if value and value != _default(part):
            assert getattr(import_module(f"games.{game.id}.{module}"), name) is value, part


def _default(part: str) -> object:
    """What a game without this part has."""
    if "." in part:
        return None
    factory = next(field for field in fields(Game) if field.name == part).default_factory
    return factory() if callable(factory) else None


@every_game
def test_a_module_has_the_same_room_in_every_game(game: AnyGame) -> None:
    own = modules(game)
    assert {room.partition(".")[0] for room in own.values()} == ROOMS
    for other in GAMES.values():
        theirs = modules(other)
        assert {m: own[m] for m in own.keys() & theirs.keys()} == {
            m: theirs[m] for m in own.keys() & theirs.keys()
        }


@every_game
def test_moves_are_read_in_one_place(game: AnyGame) -> None:
    for file in folder_of(game).glob("**/*.py"):
        if file.stem != "moves":
            assert not TAKEN_APART.search(file.read_text("utf-8")), file


@every_game
def test_a_legal_move_is_read_as_no_other_and_anything_else_as_words(game: AnyGame) -> None:
    read = import_module(f"games.{game.id}.rules.known.moves").read
    for match in looks(game.id, 6):
        for seat in range(match.seats):
            values = {read(move): move for move in match.state.legal(seat)}
            assert list(values.values()) == list(match.state.legal(seat))
            assert not any(isinstance(value, Said) for value in values)
    for words in ("", " ", "xyzzy", "A1", "A1 A1 A1"):
        assert read(words) == Said(tuple(words.split(" ")))
