"""What a match of Graveyard Shift looks like: two carts among the graves."""

from __future__ import annotations

from games.core import Page
from games.graveyard_shift.draw import draw
from games.graveyard_shift.rules import start
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
_MOVES = ("enter A1", "enter D4", "move N", "move S", "move E", "move W", "move E")


def _picture() -> Picture:
    state = start(_DEAL, 2, {"rounds": "1"})
    for move in _MOVES:
        state = state.apply(state.acting[0], move)
    return draw(state.view(None))


COVER = Page(
    "A match under way",
    "",
    _picture,
    "A graveyard of 16 squares with gates in its corners, body parts on the graves, and two "
    "assistants with their carts.",
)
