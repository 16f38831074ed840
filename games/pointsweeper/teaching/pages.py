"""Pointsweeper's rulebook and cover: our own words, with pictures of positions reached by
playing."""

from __future__ import annotations

from functools import partial
from random import Random

from games.core import Seat, View, covering, rulebook
from games.pen import Picture
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.rules.state import deal, start
from games.pointsweeper.shown.draw import BELOW, GRID, HANDS, WIDTH, draw
from games.posing import pictured, played

_SCOUTING = ("first", "scout B A3", "scout Q E5", "scout R G7", "scout N C6", "scout P C2")
_CLAIMING = ("scout K D7", "claim R G7 G8", "claim Q E5 E8", "claim B A3 C1")
_ENDING = ("pass", "claim R A4 A7", "claim N F4 H5", "pass")
_LATE = (*_SCOUTING, *_CLAIMING, "claim N C6 B8", "claim R A4 A7")


def _after(seat: Seat | None, *moves: str) -> View[Board]:
    return played(start(deal(Random(5), 2, {}), 2, {}), moves).view(seat)


_VIEWS = {
    "claiming": partial(_after, 0, *_SCOUTING, *_CLAIMING),
    "covered": partial(_after, None, "first"),
    "scouting": partial(_after, 0, *_SCOUTING),
    "claimed": partial(_after, None, *_SCOUTING, *_CLAIMING),
    "over": partial(_after, None, *_SCOUTING, *_CLAIMING, *_ENDING),
}
_PICTURES = {name: pictured(draw, view) for name, view in _VIEWS.items()}
_COVER = pictured(draw, partial(_after, None, *_LATE))


def _covered(language: str) -> Picture:
    """Only the board, below its title."""
    whole, top = _COVER(language), GRID.top - 6
    picture = whole.crop((0, 0, WIDTH, HANDS + BELOW - top))
    picture.paste(whole.crop((0, top, WIDTH, BELOW)), (0, HANDS))
    return picture


RULEBOOK = rulebook(__package__, _PICTURES)
cover = covering("pointsweeper-cover", _covered)
