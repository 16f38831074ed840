"""A short match, dealt and played for the pictures of the rulebook and the cover."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from games.cop_and_rob.rules.known.cards import DECK, Kind
from games.cop_and_rob.rules.state import start
from games.cop_and_rob.shown.draw import draw
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
