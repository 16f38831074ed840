"""Bushwhacked's rulebook and cover: our own words, with pictures of positions reached by
playing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.state import start
from games.bushwhacked.shown.draw import SQUARES, draw
from games.core import State, View, covering, rulebook
from games.pen import Picture
from games.posing import pictured, played


def _placed(white: str, red: str, *moves: str) -> View[Board]:
    """White and Red have placed these stones in turn, and captured nothing; then White moved."""
    state: State[Board] = start({"first": 0}, 2, {})
    for pair in zip(white.split(), red.split(), strict=True):
        for seat, square in enumerate(pair):
            state = played(state, [f"place {square}"])
            state = played(state, ["done"]) if state.acting == (seat,) else state
    return played(state, moves).view(None)


_VIEWS: Mapping[str, Callable[[], View[Board]]] = {
    "set-up": lambda: start({"first": 0}, 3, {}).view(None),
    "captures": partial(_placed, "F11 H11 G12 L12 K11 M11", "G11 L13 C3 E2 P5 N3", "pass"),
    "chain": partial(_placed, "J10 L10 K11 J9 L9", "K10 K9 D16 F16 H16", "pass", "capture K10"),
    "trade": partial(
        _placed,
        "B3 D3 C2 F2 E3 G3 I2 H3 J3 B10",
        "C3 F3 I3 A10 C10 B11 P13 P15 N12 N16",
        *("pass", "capture C3", "capture F3", "capture I3"),
        *("pass", "capture B10", "trade B10", "pay C3"),
    ),
    "bases": partial(
        _placed,
        "I10 H9 I8 J10 J8 K9 D12 F13 N5",
        "J9 I13 H14 J14 I15 L6 P9 E5 K4",
        *("pass", "capture J9"),
    ),
}
_PICTURES = {name: pictured(draw, view) for name, view in _VIEWS.items()}
_COORDINATES = 44
"""Pixels that the letters below the board need."""


def _covered(language: str) -> Picture:
    picture = _PICTURES["bases"](language)
    # without the players' lines: a lobby's buttons stand below, and should not be far off
    return picture.crop((0, 0, picture.width, SQUARES.top + SQUARES.height + _COORDINATES))


RULEBOOK = rulebook(__package__, _PICTURES)
cover = covering("bushwhacked-cover", _covered)
