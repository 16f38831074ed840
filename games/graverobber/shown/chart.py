"""A judged choice in the picture of what its seat saw: where its other piece may have stood, what
it played, what was best. A dig is drawn from the likeliest of these squares."""

from __future__ import annotations

from collections.abc import Mapping

from games import pen
from games.core import Judged, Move, View, say
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import beside, line
from games.graverobber.shown.draw import GRIDS, draw
from games.squares import Square


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """The picture with the marks, the shares and a legend."""
    image, (other, _) = draw(view), GRIDS
    for move, mark in ((one.move, pen.played), (one.best[0], pen.best)):
        grid, square = _leads_to(view, move, one.shares)
        pen.put(image, pen.sprite(mark, grid.cell), grid.centre(square))
    pen.percents(image, other, one.percents)
    return pen.legend(image, view.language, say("graverobber-review-shares"))


def _leads_to(
    view: View[Board], move: Move, shares: Mapping[Square, float]
) -> tuple[pen.Grid, Square]:
    """The square where a move ends, or that a dig opens. A dig over the edge is marked where the
    piece stands."""
    other, own = GRIDS
    assert view.seat is not None
    match move.split():
        case ["move", way, steps]:
            return own, line(view.board.piece(view.seat), way)[int(steps) - 1]
        case [_, way]:
            stands = max(shares, key=lambda square: shares[square])
            return other, beside(stands, way) or stands
    raise AssertionError(move)
