"""What is drawn over the picture: what a move would put there; and a judged choice, the chance of a
mine on each hidden square, what was played, what was best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from games import pen
from games.core import Judged, Move, View, say
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.rules.known.chess import paths, sights
from games.pointsweeper.rules.known.moves import Claiming, Scouting, read
from games.pointsweeper.shown.draw import GRID, draw, draw_way
from games.pointsweeper.shown.sprites import chessman
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
    match read(move):
        case Scouting(square=square):
            return [square]
        case Claiming(kind, start, end):
            return paths(kind, view.board.minefields[-1].white == view.seat)[start, end]
    return []


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The picture with what a scout would see, or the path of a claim and all it would take."""
    if view.seat is None or not view.board.minefields:
        return None
    minefield = view.board.minefields[-1]
    white = minefield.white == view.seat
    match read(move):
        case Scouting(kind, square):
            sees = minefield.open(sights(kind, white)[square])
            return partial(_drawn, view, chessman(kind, view.seat), square, sees, ())
        case Claiming(kind, start, end):
            path = paths(kind, white)[start, end]
            takes = minefield.open(path)
            return partial(_drawn, view, chessman(kind, view.seat), end, takes, path)
    return None


def _drawn(
    view: View[Board],
    man: pen.Paint,
    at: Square,
    squares: Iterable[Square],
    way: Sequence[Square],
) -> pen.Picture:
    image = draw(view)
    for square in squares:
        pen.tint(image, GRID.box(square), pen.CHOOSE, 0.25)
        pen.dashed(image, GRID.box(square))
    draw_way(image, way, pen.CHOOSE)
    pen.ghost(image, pen.sprite(man, 66), GRID.centre(at))
    return image
