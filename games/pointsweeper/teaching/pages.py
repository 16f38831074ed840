"""Pointsweeper's rulebook and cover: our own words, with pictures of positions reached by
playing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from random import Random

from games.core import covering, rulebook
from games.pen import Picture
from games.pointsweeper.rules.state import deal, start
from games.pointsweeper.shown.draw import BELOW, GRID, HANDS, WIDTH, draw

_SCOUTING = ("first", "scout B A3", "scout Q E5", "scout R G7", "scout N C6", "scout P C2")
_CLAIMING = ("scout K D7", "claim R G7 G8", "claim Q E5 E8", "claim B A3 C1")
_ENDING = ("pass", "claim R A4 A7", "claim N F4 H5", "pass")
_SHOWN: Mapping[str, tuple[int | None, tuple[str, ...]]] = {
    "claiming": (0, (*_SCOUTING, *_CLAIMING)),
    "covered": (None, ("first",)),
    "scouting": (0, _SCOUTING),
    "claimed": (None, (*_SCOUTING, *_CLAIMING)),
    "over": (None, (*_SCOUTING, *_CLAIMING, *_ENDING)),
}
"""Picture -> its viewer, and the moves before it, each of whoever was to move."""


def _picture(name: str, language: str) -> Picture:
    seat, moves = _SHOWN[name]
    state = start(deal(Random(5), 2, {}), 2, {})
    for move in moves:
        state = state.apply(state.acting[0], move)
    return draw(replace(state.view(seat), language=language))


RULEBOOK = rulebook(__package__, {name: partial(_picture, name) for name in _SHOWN})


_MOVES = (
    *("first", "scout B A3", "scout Q E5", "scout R G7", "scout N C6", "scout P C2"),
    *("scout K D7", "claim R G7 G8", "claim Q E5 E8", "claim B A3 C1", "claim N C6 B8"),
    "claim R A4 A7",
)


def _covered(language: str) -> Picture:
    """Only the board, below its title."""
    state = start(deal(Random(5), 2, {}), 2, {})
    for move in _MOVES:
        state = state.apply(state.acting[0], move)
    whole, top = draw(replace(state.view(None), language=language)), GRID.top - 6
    picture = whole.crop((0, 0, WIDTH, HANDS + BELOW - top))
    picture.paste(whole.crop((0, top, WIDTH, BELOW)), (0, HANDS))
    return picture


cover = covering("pointsweeper-cover", "pointsweeper-cover-alt", _covered)
