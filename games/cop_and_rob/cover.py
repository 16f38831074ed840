"""What a match of Cop & Rob looks like: Rob's road, and the Ambush that cuts it off."""

from __future__ import annotations

from collections import Counter

from games.cop_and_rob.cards import DECK, Kind
from games.cop_and_rob.draw import draw
from games.cop_and_rob.rules import start
from games.core import Page
from games.pen import Picture

_MOVES = (
    *("rob", "place 0,2 NES", "stay", "place 1,-1 NSW", "drive 1,-1"),
    *("place 1,2 SW", "stay", "cover 0,2", "stay"),
)


def _deck(*top: Kind) -> list[Kind]:
    rest = Counter(DECK)
    rest.subtract(top)
    return [*top, *rest.elements()]


def _picture() -> Picture:
    decks = {"rob": _deck("tee", "curve", "tee"), "cop": _deck("tee", "super", "straight")}
    state = start({"lots": [], **decks}, 2, {"roles": "host"})
    for move in _MOVES:
        state = state.apply(state.acting[0], move)
    return draw(state.view(None))


COVER = Page(
    "A match under way",
    "",
    _picture,
    "Roads of cards on both sides of a bank: Rob's in red, cut off by Cop's Ambush; Cop's in blue.",
)
