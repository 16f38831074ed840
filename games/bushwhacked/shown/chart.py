"""A judged choice in the picture: the square where a stone is placed or captured."""

from __future__ import annotations

from games import pen
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.shown.draw import SQUARES, draw
from games.core import Judged, Move, View

_SIDE = round(1.5 * SQUARES.cell)
"""The side of a mark: a square is too small to be seen on a phone."""


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """What was played and what was best, marked."""
    chosen, better = map(_spot, (one.move, one.best[0]))
    return pen.marked(draw(view), view.language, chosen, better)


def _spot(move: Move) -> pen.Stand | None:
    """None for a pass."""
    match move.split():
        case [_, square]:
            return SQUARES.centre(square), _SIDE
    return None
