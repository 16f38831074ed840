"""What the import contracts forbid, no module of any game can do: a forbidden import is put into
each of them, and the contract that should see it names every one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games import GAMES
from tests.contracts import checked, faults, graph

PLAYS = "teaching.pages"
"""The one module outside a game's rules that may have a full position."""
OUTSIDE = {
    *("__future__", "abc", "array", "bisect", "collections", "contextlib", "dataclasses", "enum"),
    *("fractions", "functools", "heapq", "itertools", "math", "operator", "random", "re"),
    *("statistics", "typing", "PIL", "pydantic"),
}
"""What a game may import that is not ours: nothing that knows the time, a file or a network."""


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
    packages = {f"games.{game}.rules.known": game for game in GAMES}
    state = {m: full for m, full in state.items() if m not in packages}
    for known, game in packages.items():  # among rules the full position's own imports tell
        assert not checked("games-no-circles", {known: f"games.{game}.rules.state"}).kept
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
