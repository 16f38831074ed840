"""Bushwhacked's cover: two besieged bases, and stones that were ambushed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from games.bushwhacked.rules.state import start
from games.bushwhacked.shown.draw import SQUARES, draw
from games.core import Page, say
from games.pen import Picture

_COORDINATES = 44
"""Pixels that the letters below the board need."""
_WHITE = ["I10", "H9", "I8", "J10", "J8", "K9", "D12", "F13", "N5"]
_RED = ["J9", "I13", "H14", "J14", "I15", "L6", "P9", "E5", "K4"]


@cache
def cover(language: str) -> Page:
    """The cover, with its words in this language."""
    title, alt = say("bushwhacked-name"), say("bushwhacked-cover")
    return Page(title.say((), language), "", partial(_picture, language), alt.say((), language))


def _picture(language: str) -> Picture:
    moves = [f"place {square}" for pair in zip(_WHITE, _RED, strict=True) for square in pair]
    state = start({"first": 0}, 2, {})
    for move in [*moves, "pass", "capture J9"]:
        state = state.apply(state.acting[0], move)
        if move.startswith("place") and "done" in state.legal(state.acting[0]):
            state = state.apply(state.acting[0], "done")
    picture = draw(replace(state.view(None), language=language))
    # without the players' lines: a lobby's buttons stand below, and should not be far off
    return picture.crop((0, 0, picture.width, SQUARES.top + SQUARES.height + _COORDINATES))
