"""The games, by id. A sixth game is a folder beside these and its place in this list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games import bushwhacked, cop_and_rob, graverobber, graveyard_shift, pointsweeper
from games.core import Game

_ALL: tuple[Game[Any], ...] = (
    graveyard_shift.GAME,
    cop_and_rob.GAME,
    bushwhacked.GAME,
    pointsweeper.GAME,
    graverobber.GAME,
)
"""The easiest to learn first: so they are offered."""

GAMES: Mapping[str, Game[Any]] = {game.id: game for game in _ALL}
"""Each in the newest version of its rules, with which new matches begin."""


def playable(id: str, rules: int) -> Game[Any] | None:
    """The game by that version of its rules; None for an unknown game or version.

    Such a match is left as it is: another process may know it, or a later one.
    """
    return GAMES[id].versions.get(rules) if id in GAMES else None
