"""What is drawn over the picture: what a move would put there; and a judged choice, the chance of a
mine on each hidden square, what was played, what was best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from games import pen
from games.core import Judged, Move, View, say
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.rules.known.chess import Kind, paths, sights
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
    match move.split():
        case ["scout", _, square]:
            return [square]
        case ["claim", kind, start, end]:
            return paths(kind, view.board.minefields[-1].white == view.seat)[start, end]
    return []


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The picture with what a scout would see, or the path of a claim and all it would take."""
    words = move.split()
    if words[0] not in ("scout", "claim"):
        return None
    return partial(_draw_ghost, view, *words)


def _draw_ghost(
    view: View[Board], act: str, kind: Kind, start: Square, end: Square = ""
) -> pen.Picture:
    assert view.seat is not None
    image, minefield = draw(view), view.board.minefields[-1]
    white = minefield.white == view.seat
    path = sights(kind, white)[start] if act == "scout" else paths(kind, white)[start, end]
    for square in minefield.open(path):
        pen.tint(image, GRID.box(square), pen.CHOOSE, 0.25)
        pen.dashed(image, GRID.box(square))
    if act == "claim":
        draw_way(image, path, pen.CHOOSE)
    pen.ghost(image, pen.sprite(chessman(kind, view.seat), 66), GRID.centre(end or start))
    return image
