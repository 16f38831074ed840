"""What is drawn over the picture: what a move would put there; and a judged choice, the square
where a move ends, or the part that it takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from games import pen
from games.core import Judged, Move, View
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.moves import Enter, Go, Return, Take, read
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.shown.draw import (
    GRID,
    PART,
    draw,
    part_box,
    part_sprite,
    pawn_sprite,
    slot,
)
from games.squares import Square


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """What was played and what was best, marked."""
    chosen, better = (_spot(view, move) for move in (one.move, one.best[0]))
    return pen.marked(draw(view), view.language, chosen, better)


def _spot(view: View[Board], move: Move) -> pen.Stand | None:
    now = view.board.round
    match read(move):
        case Enter(square) | Return(square=square):
            return GRID.centre(square), GRID.cell
        case Go(way):
            return GRID.centre(now.ends()[way]), GRID.cell
        case Take(kind):
            return slot(now.acting, kind), 62
    return None


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture]:
    """The pawn where it would stand, the parts where they would lie."""
    return partial(_drawn, view, move)


def _drawn(view: View[Board], move: Move) -> pen.Picture:
    image, now = draw(view), view.board.round
    match read(move):
        case Enter(square):
            _pawn(image, now, square)
        case Go(way):
            here = now.pawns[now.turn]
            assert here
            _carted(image, view, (here, *now.track(way)), now.play(move))
        case Take(kind):
            x, y = slot(now.turn, kind)
            pen.ghost(image, part_sprite(view, kind, PART), (x, y))
            half = PART / 2 + 4
            pen.dashed(image, (x - half, y - half, x + half, y + half))
        case Return(square=square):
            _parts(image, view, square, now.play(move))
            pen.dashed(image, GRID.box(square), 6)
    return image


def _pawn(image: pen.Picture, now: Round, square: Square) -> None:
    pen.ghost(image, pawn_sprite(now.turn), GRID.centre(square))
    pen.dashed(image, GRID.box(square), 6)


def _carted(image: pen.Picture, view: View[Board], path: tuple[Square, ...], after: Round) -> None:
    """The way, the parts that would lie along it, and the pawn at its end."""
    for square in path[1:-1]:
        _parts(image, view, square, after)
    points = [GRID.centre(square) for square in path]
    for (x0, y0), (x1, y1) in pairwise(points):
        pen.stroke(image, [(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2)], pen.INK, 7)
    _pawn(image, view.board.round, path[-1])


def _parts(image: pen.Picture, view: View[Board], square: Square, after: Round) -> None:
    """The parts that would be added to the stack there."""
    before = len(view.board.round.stack(square))
    for number, kind in list(enumerate(after.stack(square)))[before:]:
        left, top, right, bottom = part_box(after, square, number)
        shape = part_sprite(view, kind, right - left)
        pen.ghost(image, shape, ((left + right) / 2, (top + bottom) / 2))
