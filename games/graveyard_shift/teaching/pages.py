"""Graveyard Shift's rulebook and cover: our own words, with pictures of positions reached by
playing."""

from __future__ import annotations

from functools import partial

from games.core import View, covering, rulebook
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.state import start
from games.graveyard_shift.shown.draw import BELOW, draw
from games.pen import Picture
from games.posing import pictured, played

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


def _after(moves: str) -> View[Board]:
    state = start(_DEAL, 2, {"rounds": "1"})
    return played(state, filter(None, moves.split("; "))).view(None)


_MOVES = {
    "dealt": "",
    "sown": "enter A1; enter D4; move N; move S; move E; move W; move E",
    "attacked": "enter A1; enter A4; move N; move S; move N",
    "delivered": "enter A1; enter D4; move N; move W; move N; move W; move N; take chest",
}
"""Picture -> the moves before it."""
_PICTURES = {name: pictured(draw, partial(_after, moves)) for name, moves in _MOVES.items()}


def _covered(language: str) -> Picture:
    """Only the board."""
    picture = _PICTURES["sown"](language)
    return picture.crop((0, 0, picture.width, BELOW))


RULEBOOK = rulebook(__package__, _PICTURES)
cover = covering("graveyard-shift-cover", _covered)
