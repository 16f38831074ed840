"""Cop & Rob's rulebook and cover: our own words, with pictures of positions reached by playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from games.cop_and_rob.rules.known.cards import DECK, Kind
from games.cop_and_rob.rules.state import start
from games.cop_and_rob.shown.draw import draw
from games.core import covering, rulebook
from games.pen import Picture

_MOVES = (
    *("place 0,2 NES", "stay", "place 1,-1 NSW", "drive 1,-1"),
    *("place 1,2 SW", "stay", "cover 0,2", "stay"),
    *("place 1,1 NSW", "drive 1,1", "place 1,0 NS"),
)


def story(moves: int, language: str) -> Picture:
    """The picture after so many moves, with its words in this language."""
    dealt = {
        "lots": [],
        "rob": _deck("tee", "curve", "tee"),
        "cop": _deck("tee", "super", "straight"),
    }
    state = start(dealt, 2, {"roles": "host"}).apply(0, "rob")
    for move in _MOVES[:moves]:
        (seat,) = state.acting
        state = state.apply(seat, move)
    return draw(replace(state.view(None), language=language))


def _deck(*top: Kind) -> list[Kind]:
    rest = Counter(DECK)
    rest.subtract(top)
    return [*top, *rest.elements()]


_PICTURES: Mapping[str, int] = {
    "start": 0,
    "curve-fits": 4,
    "driving": 5,
    "ambush": 6,
    "cut-off": 8,
    "joined": 11,
}
"""Picture -> how many moves of the story have been made in it."""


RULEBOOK = rulebook(__package__, {name: partial(story, moves) for name, moves in _PICTURES.items()})

_AMBUSH = 8
"""How far into the rulebook's story: the Ambush has just been played."""


def _covered(language: str) -> Picture:
    """The picture without the decks, so that a phone shows a lobby's buttons below it."""
    picture = story(_AMBUSH, language)
    return picture.crop((0, 0, picture.width, picture.height * 88 // 100))


cover = covering("cop-and-rob-name", "cop-and-rob-cover", _covered)
