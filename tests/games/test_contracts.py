"""What the import contracts forbid, no module of any game can do: a forbidden import is put into
each of them, and the contract that should see it names every one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter import Contract, api
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

from games import GAMES

ROOT = Path(__file__).parents[2]
KINDS: Mapping[str, type[Contract]] = {
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "layers": LayersContract,
    "protected": ProtectedContract,
}
PLAYS = "teaching.pages"
"""The one module outside a game's rules that may have a full position."""
OUTSIDE = {
    *("__future__", "abc", "array", "bisect", "collections", "contextlib", "dataclasses", "enum"),
    *("fractions", "functools", "heapq", "itertools", "math", "operator", "random", "re"),
    *("statistics", "typing", "PIL", "pydantic"),
}
"""What a game may import that is not ours: nothing that knows the time, a file or a network."""


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(
        "bot", "games", "local_discord", include_external_packages=True, cache_dir=None
    )


def faults(contract: str, breaches: Mapping[str, str]) -> set[tuple[str, str]]:
    """The imports that a contract finds fault with, if these modules had these imports too."""
    read = api.read_configuration(str(ROOT / "pyproject.toml"))
    (options,) = (one for one in read["contracts_options"] if one.get("id") == contract)
    tried = deepcopy(graph())
    for importer, imported in breaches.items():
        tried.add_import(importer=importer, imported=imported, line_number=1, line_contents="")
    made = KINDS[options["type"]](options["name"], read["session_options"], options)
    return set(_links(made.check(tried, verbose=False).metadata))


def _links(found: Any) -> Iterator[tuple[str, str]]:
    """All imports that are named anywhere in a report."""
    if isinstance(found, Mapping) and "importer" in found:
        yield found["importer"], found["imported"]
    elif isinstance(found, Mapping):
        yield from _links(list(found.values()))
    elif isinstance(found, list | tuple | set):
        for one in found:
            yield from _links(one)
    elif hasattr(found, "__dict__"):
        yield from _links(vars(found))


def inside(game: str) -> Mapping[str, str]:
    """The modules of a game, by their names within its folder."""
    package = f"games.{game}"
    return {m.removeprefix(f"{package}."): m for m in graph().find_descendants(package)}


def of_every_game(room: str) -> list[tuple[str, str]]:
    """Game, module: all modules of a room, the packages too."""
    return [
        (game, m) for game in GAMES for name, m in inside(game).items() if name.startswith(room)
    ]


def test_nobody_but_the_rules_knows_a_full_position() -> None:
    rooms = ("rules.known", "shown", "mind", "teaching")
    state = {m: f"games.{g}.rules.state" for room in rooms for g, m in of_every_game(room)}
    packages = {f"games.{game}.rules.known" for game in GAMES}  # see below
    state = {m: full for m, full in state.items() if m not in packages}
    breaches = {m: full for m, full in state.items() if not m.endswith(PLAYS)}
    assert len(breaches) > 20 * len(GAMES)
    assert faults("games-secrets", breaches) == set(breaches.items())
    foreseen = {m: full.replace("state", "foresight") for m, full in state.items()}
    assert faults("games-secrets", foreseen) == set(foreseen.items())


@pytest.mark.parametrize(
    ("room", "above"),
    [("rules", "shown"), ("rules", "mind"), ("shown", "mind"), ("mind", "teaching")],
)
def test_rooms_import_downwards(room: str, above: str) -> None:
    target = {"shown": "words", "mind": "computer", "teaching": "pages"}[above]
    breaches = {m: f"games.{game}.{above}.{target}" for game, m in of_every_game(room)}
    assert faults("games-inside", breaches) == set(breaches.items())


def test_a_room_itself_imports_nothing() -> None:
    for game in GAMES:
        for room in ("rules", "rules.known", "shown", "mind", "teaching"):
            assert not graph().find_modules_directly_imported_by(f"games.{game}.{room}")


def test_games_and_what_they_share_know_no_game() -> None:
    names = list(GAMES)
    boards = [f"games.{game}.rules.known.board" for game in names]
    others = dict(zip(names, [*boards[1:], boards[0]], strict=True))
    breaches = {m: others[game] for game, m in of_every_game("")}
    shared = [
        m for name in ("core", "pen", "search") for m in graph().find_descendants(f"games.{name}")
    ]
    breaches |= dict.fromkeys(shared, boards[0])
    assert faults("games-independent", breaches) >= set(breaches.items())


def test_games_know_no_world() -> None:
    breaches = {m: "asyncio" for _, m in of_every_game("")}
    assert faults("games-know-no-world", breaches) >= set(breaches.items())


def test_only_pictures_touch_pillow() -> None:
    breaches = {m: "PIL" for _, m in of_every_game("") if not m.endswith("shown.draw")}
    assert faults("games-pillow", breaches) >= set(breaches.items())


def test_a_game_imports_nothing_from_outside_but_what_is_named() -> None:
    for game, module in of_every_game(""):
        imported = {m.partition(".")[0] for m in graph().find_modules_directly_imported_by(module)}
        assert imported <= OUTSIDE | {"games"}, (game, module)
