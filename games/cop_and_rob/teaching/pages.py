"""Cop & Rob's rulebook and cover: our own words, with pictures of positions reached by playing."""

from __future__ import annotations

from collections import Counter
from functools import partial

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK, Kind
from games.cop_and_rob.rules.state import start
from games.cop_and_rob.shown.draw import below, draw
from games.cop_and_rob.shown.window import window
from games.core import View, covering, rulebook
from games.pen import Picture
from games.posing import pictured, played

_MOVES = (
    *("place 0,2 NES", "stay", "place 1,-1 NSW", "drive 1,-1"),
    *("place 1,2 SW", "stay", "cover 0,2", "stay"),
    *("place 1,1 NSW", "drive 1,1", "place 1,0 NS"),
)


def _story(moves: int) -> View[Board]:
    """After so many moves."""
    dealt = {
        "lots": [],
        "rob": _deck("tee", "curve", "tee"),
        "cop": _deck("tee", "super", "straight"),
    }
    return played(start(dealt, 2, {"roles": "host"}), ("rob", *_MOVES[:moves])).view(None)


def _deck(*top: Kind) -> list[Kind]:
    rest = Counter(DECK)
    rest.subtract(top)
    return [*top, *rest.elements()]


_MADE = {"start": 0, "curve-fits": 4, "driving": 5, "ambush": 6, "cut-off": 8, "joined": 11}
"""Picture -> how many moves of the story have been made in it."""
_PICTURES = {name: pictured(draw, partial(_story, moves)) for name, moves in _MADE.items()}


def _covered(language: str) -> Picture:
    """The picture without the decks, so that a phone shows a lobby's buttons below it."""
    picture, field = (
        _PICTURES["cut-off"](language),
        window(_story(_MADE["cut-off"]).board, over=False),
    )
    return picture.crop((0, 0, picture.width, below(field)))


RULEBOOK = rulebook(__package__, _PICTURES)
cover = covering("cop-and-rob-cover", _covered)
