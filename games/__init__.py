"""The games, by id. A sixth game is a folder beside these and a place in this list."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from games.core import Game

_NAMES = (
    "graveyard_shift",
    "cop_and_rob",
    "bushwhacked",
    "pointsweeper",
    "graverobber",
)
"""The easiest to learn comes first: they are offered in this order."""

GAMES: Mapping[str, Game[Any]] = {name: import_module(f"games.{name}").GAME for name in _NAMES}
"""Each by the newest version of its rules; new matches begin with that."""


def playable(id: str, rules: int) -> Game[Any] | None:
    """The game by this version of its rules; None if game or version is unknown.

    A match of such a game is left alone: another process, or a later one, may know it.
    """
    return GAMES[id].versions.get(rules) if id in GAMES else None
