"""What a match of Bushwhacked looks like: two bases besieged, and stones that were ambushed."""

from __future__ import annotations

from games.bushwhacked.draw import draw
from games.bushwhacked.rules import start
from games.core import Page
from games.pen import Picture

_WHITE = ["I10", "H9", "I8", "J10", "J8", "K9", "D12", "F13", "N5"]
_RED = ["J9", "I13", "H14", "J14", "I15", "L6", "P9", "E5", "K4"]


def _picture() -> Picture:
    moves = [f"place {square}" for pair in zip(_WHITE, _RED, strict=True) for square in pair]
    state = start({"first": 0}, 2, {})
    for move in [*moves, "pass", "capture J9"]:
        state = state.apply(state.acting[0], move)
        if move.startswith("place") and "done" in state.legal(state.acting[0]):
            state = state.apply(state.acting[0], "done")
    return draw(state.view(None))


COVER = Page(
    "A match under way",
    "",
    _picture,
    "A field of 17 by 17 squares: White's stones on all four sides of a base, Red's on all four "
    "sides of another one.",
)
