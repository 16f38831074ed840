"""Bushwhacked's rulebook and cover: our own words, with pictures of positions reached by
playing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.state import BushwhackedState, start
from games.bushwhacked.shown.draw import SQUARES, draw
from games.core import View, covering, rulebook
from games.pen import Picture


def _play(state: BushwhackedState, *moves: str) -> BushwhackedState:
    """The position after these moves, each of the player to move."""
    for move in moves:
        (seat,) = state.acting
        assert state.refusal(seat, move) is None
        state = state.apply(seat, move)
    return state


def _placed(white: str, red: str) -> BushwhackedState:
    """White and Red have placed these stones in turn, and captured nothing; it is White's turn."""
    state = start({"first": 0}, 2, {})
    for pair in zip(white.split(), red.split(), strict=True):
        for seat, square in enumerate(pair):
            state = _play(state, f"place {square}")
            state = _play(state, "done") if state.acting == (seat,) else state
    return state


def _set_up() -> View[Board]:
    return start({"first": 0}, 3, {}).view(None)


def _captures() -> View[Board]:
    state = _placed("F11 H11 G12 L12 K11 M11", "G11 L13 C3 E2 P5 N3")
    return _play(state, "pass").view(None)


def _chain() -> View[Board]:
    state = _placed("J10 L10 K11 J9 L9", "K10 K9 D16 F16 H16")
    return _play(state, "pass", "capture K10").view(None)


def _trade() -> View[Board]:
    state = _placed(
        "B3 D3 C2 F2 E3 G3 I2 H3 J3 B10",
        "C3 F3 I3 A10 C10 B11 P13 P15 N12 N16",
    )
    state = _play(state, "pass", "capture C3", "capture F3", "capture I3")
    return _play(state, "pass", "capture B10", "trade B10", "pay C3").view(None)


def _bases() -> View[Board]:
    state = _placed(
        "I10 H9 I8 J10 J8 K9 D12 F13 N5",
        "J9 I13 H14 J14 I15 L6 P9 E5 K4",
    )
    return _play(state, "pass", "capture J9").view(None)


_VIEWS: Mapping[str, Callable[[], View[Board]]] = {
    "set-up": _set_up,
    "captures": _captures,
    "chain": _chain,
    "trade": _trade,
    "bases": _bases,
}


def _picture(view: Callable[[], View[Board]], language: str) -> Picture:
    return draw(replace(view(), language=language))


RULEBOOK = rulebook(__package__, {name: partial(_picture, view) for name, view in _VIEWS.items()})


_COORDINATES = 44
"""Pixels that the letters below the board need."""


_WHITE = ["I10", "H9", "I8", "J10", "J8", "K9", "D12", "F13", "N5"]


_RED = ["J9", "I13", "H14", "J14", "I15", "L6", "P9", "E5", "K4"]


def _covered(language: str) -> Picture:
    moves = [f"place {square}" for pair in zip(_WHITE, _RED, strict=True) for square in pair]
    state = start({"first": 0}, 2, {})
    for move in [*moves, "pass", "capture J9"]:
        state = state.apply(state.acting[0], move)
        if move in moves and "done" in state.legal(state.acting[0]):
            state = state.apply(state.acting[0], "done")
    picture = draw(replace(state.view(None), language=language))
    # without the players' lines: a lobby's buttons stand below, and should not be far off
    return picture.crop((0, 0, picture.width, SQUARES.top + SQUARES.height + _COORDINATES))


cover = covering("bushwhacked-name", "bushwhacked-cover", _covered)
