"""The pictures of Cop & Rob's rulebook, drawn from positions that were dealt and played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial

from games.cop_and_rob.cards import DECK, Kind
from games.cop_and_rob.draw import draw
from games.cop_and_rob.rules import start
from games.core import Page, rulebook
from games.pen import Picture

_STORY = (
    *("place 0,2 NES", "stay", "place 1,-1 NSW", "drive 1,-1"),
    *("place 1,2 SW", "stay", "cover 0,2", "stay"),
    *("place 1,1 NSW", "drive 1,1", "place 1,0 NS"),
)
_PICTURES: Mapping[str, int] = {
    "start": 0,
    "curve-fits": 4,
    "driving": 5,
    "ambush": 6,
    "cut-off": 8,
    "joined": 11,
}
"""How many moves of the story have been made in each."""


def story(moves: int, language: str) -> Picture:
    """The story so many moves in, its words in this language."""
    dealt = {
        "lots": [],
        "rob": _deck("tee", "curve", "tee"),
        "cop": _deck("tee", "super", "straight"),
    }
    state = start(dealt, 2, {"roles": "host"}).apply(0, "rob")
    for move in _STORY[:moves]:
        (seat,) = state.acting
        state = state.apply(seat, move)
    return draw(replace(state.view(None), language=language))


def _deck(*top: Kind) -> list[Kind]:
    rest = Counter(DECK)
    rest.subtract(top)
    return [*top, *rest.elements()]


@cache
def pages(language: str) -> tuple[Page, ...]:
    """The rulebook in this language; words in its pictures, too."""
    pictures = {name: partial(story, moves, language) for name, moves in _PICTURES.items()}
    return rulebook(__package__, pictures)(language)
