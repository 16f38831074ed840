"""What is drawn over the picture: what a move would put there; and a judged choice, the chance of a
mine on each hidden square, what was played, what was best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from games import pen
from games.core import Judged, Move, View, say
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.rules.known.chess import Kind
from games.pointsweeper.rules.known.moves import (
    Claiming,
    Scouting,
    is_claim,
    is_scout,
    reached,
    read,
)
from games.pointsweeper.shown.draw import GRID, draw, draw_way
from games.pointsweeper.shown.sprites import chessman
from games.squares import Square


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """The picture with the marks, the shares and a legend."""
    image, best = draw(view), _squares(view, one.best[0])
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
    squares = reached(move, view.board.minefields[-1].white == view.seat)
    return squares[:1] if is_scout(move) else squares


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The picture with what a scout would see, or the path of a claim and all it would take."""
    match read(move):
        case Scouting(kind, at) | Claiming(kind, _, at):
            return partial(_drawn, view, move, kind, at)
    return None


def _drawn(view: View[Board], move: Move, kind: Kind, at: Square) -> pen.Picture:
    image, minefield = draw(view), view.board.minefields[-1]
    squares = reached(move, minefield.white == view.seat)
    for square in minefield.open(squares):
        pen.tint(image, GRID.box(square), pen.CHOOSE, 0.25)
        pen.dashed(image, GRID.box(square))
    if is_claim(move):
        draw_way(image, squares, pen.CHOOSE)
    pen.ghost(image, pen.sprite(chessman(kind, view.viewer), 66), GRID.centre(at))
    return image
