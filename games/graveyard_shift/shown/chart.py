"""A judged choice in the picture: the square where a move ends, or the part that it takes."""

from __future__ import annotations

from games import pen
from games.core import Judged, Move, View
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.shown.draw import GRID, draw, slot


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """What was played and what was best, marked."""
    chosen, better = (_spot(view, move) for move in (one.move, one.best[0]))
    return pen.marked(draw(view), view.language, chosen, better)


def _spot(view: View[Board], move: Move) -> pen.Stand | None:
    now = view.board.round
    match move.split():
        case ["enter", square] | ["return", _, square]:
            return GRID.centre(square), GRID.cell
        case ["move", way]:
            return GRID.centre(now.track(way)[-1]), GRID.cell
        case ["take", kind]:
            return slot(now.acting, kind), 62
    return None
