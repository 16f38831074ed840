"""Graveyard Shift's cover: two carts among the graves."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from games.core import Page, say
from games.graveyard_shift.rules.state import start
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
_MOVES = ("enter A1", "enter D4", "move N", "move S", "move E", "move W", "move E")


def _picture(language: str) -> Picture:
    """Only the board."""
    state = start(_DEAL, 2, {"rounds": "1"})
    for move in _MOVES:
        state = state.apply(state.acting[0], move)
    picture = draw(replace(state.view(None), language=language))
    return picture.crop((0, 0, picture.width, BELOW))


@cache
def cover(language: str) -> Page:
    """The cover, with its words in this language."""
    title, shows = say("graveyard-shift-cover-title"), say("graveyard-shift-cover")
    picture = partial(_picture, language)
    return Page(title.say((), language), "", picture, shows.say((), language))
