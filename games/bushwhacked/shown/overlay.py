"""What is drawn over the picture: what a move would put there; and a judged choice, the square
where a stone is placed or captured."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games import pen
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.moves import On, read
from games.bushwhacked.shown import sprites
from games.bushwhacked.shown.draw import SQUARES, STONE, draw
from games.core import Judged, Move, View

_SIDE = round(1.5 * SQUARES.cell)
"""The side of a mark: a square is too small to be seen on a phone."""


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """What was played and what was best, marked."""
    chosen, better = map(_spot, (one.move, one.best[0]))
    return pen.marked(draw(view), view.language, chosen, better)


def _spot(move: Move) -> pen.Stand | None:
    """None for a pass."""
    match read(move):
        case On(square=square):
            return SQUARES.centre(square), _SIDE
    return None


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The stone, or of a payment its square, left by it."""
    on = read(move)
    return partial(_drawn, view, on) if isinstance(on, On) else None


def _drawn(view: View[Board], on: On) -> pen.Picture:
    image, seat = draw(view), view.board.turn.seat
    box, centre = SQUARES.box(on.square), SQUARES.centre(on.square)
    if on.what == "place":
        pen.ghost(image, pen.sprite(sprites.play_stone(seat), STONE, fine=2), centre)
    else:  # another stone leaves the square
        pen.tint(image, box, pen.PARCHMENT, 0.85)
        if on.what != "pay":
            pen.ghost(image, pen.sprite(sprites.capture_stone(seat), STONE, fine=2), centre)
    pen.dashed(image, box, 4)
    return image
