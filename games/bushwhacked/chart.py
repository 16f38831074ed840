"""A judged choice on the picture: the square that a stone goes to, or that is captured."""

from __future__ import annotations

from games import pen
from games.bushwhacked.board import Board
from games.bushwhacked.draw import SQUARES, draw
from games.core import Judged, Move, View

_SIDE = round(1.5 * SQUARES.cell)
"""Of a mark: a square is smaller than what can be seen on a phone."""


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """What was played and what was best, marked."""
    chosen, better = map(_spot, (one.move, one.best[0]))
    return pen.marked(draw(view), view.language, chosen, better)


def _spot(move: Move) -> pen.Spot | None:
    """None of a pass."""
    match move.split():
        case [_, square]:
            return SQUARES.centre(square), _SIDE
    return None
