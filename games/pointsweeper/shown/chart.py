"""A judged choice in the picture of what its seat saw: the chance of a mine on each hidden square,
what was played, what was best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games import pen
from games.core import Judged, Move, View, say
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.rules.known.chess import paths
from games.pointsweeper.shown.draw import GRID, draw
from games.squares import Square


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """The picture with the marks, the shares and a legend."""
    image = draw(view)
    best = _squares(view, one.best[0])
    _mark(image, pen.played, _squares(view, one.move))
    _mark(image, pen.star, best)
    _mark(image, pen.best, [best[0], best[-1]] if best else [])
    pen.percents(image, GRID, one.percents)
    return pen.legend(image, view.language, say("pointsweeper-review-shares"))


def _mark(image: pen.Picture, mark: pen.Paint, squares: Iterable[Square]) -> None:
    for square in squares:
        pen.put(image, pen.sprite(mark, GRID.cell), GRID.centre(square))


def _squares(view: View[Board], move: Move) -> Sequence[Square]:
    """Where a piece scouts, or the path of a claim; none for a pass."""
    match move.split():
        case ["scout", _, square]:
            return [square]
        case ["claim", kind, start, end]:
            return paths(kind, view.board.minefields[-1].white == view.seat)[start, end]
    return []
