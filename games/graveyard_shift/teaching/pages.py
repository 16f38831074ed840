"""Graveyard Shift's rulebook and cover: our own words, with pictures of positions reached by
playing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.core import covering, rulebook
from games.graveyard_shift.rules.state import GraveyardShiftState, start
from games.graveyard_shift.shown.draw import BELOW, draw
from games.pen import Picture

_DEAL = {
    "first": 0,
    "rounds": [
        {
            **{"B2": ["heart", "brain"], "C2": ["legs", "chest"]},
            **{"B3": ["chest", "legs"], "C3": ["brain", "heart"]},
            **{"A2": ["chest"], "A3": ["brain"], "B1": ["heart"], "B4": ["legs"]},
            **{"C1": ["brain"], "C4": ["heart"], "D2": ["chest"], "D3": ["legs"]},
        }
    ],
}


def _position(moves: str) -> GraveyardShiftState:
    state = start(_DEAL, 2, {"rounds": "1"})
    for move in filter(None, moves.split("; ")):
        state = state.apply(state.acting[0], move)
    return state


def _after(moves: str) -> Callable[[str], Picture]:
    def picture(language: str) -> Picture:
        return draw(replace(_position(moves).view(None), language=language))

    return picture


RULEBOOK = rulebook(
    __package__,
    {
        "dealt": _after(""),
        "sown": _after("enter A1; enter D4; move N; move S; move E; move W; move E"),
        "attacked": _after("enter A1; enter A4; move N; move S; move N"),
        "delivered": _after(
            "enter A1; enter D4; move N; move W; move N; move W; move N; take chest"
        ),
    },
)


_SOWN = ("enter A1", "enter D4", "move N", "move S", "move E", "move W", "move E")


def _covered(language: str) -> Picture:
    """Only the board."""
    state = start(_DEAL, 2, {"rounds": "1"})
    for move in _SOWN:
        state = state.apply(state.acting[0], move)
    picture = draw(replace(state.view(None), language=language))
    return picture.crop((0, 0, picture.width, BELOW))


cover = covering("graveyard-shift-cover-title", "graveyard-shift-cover", _covered)
