"""Bushwhacked: what a move would put there, on the picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games import pen
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.shown import sprites
from games.bushwhacked.shown.draw import SQUARES, STONE, draw
from games.core import Move, View


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The stone, or of a payment its square, left by it."""
    return partial(_drawn, view, move) if " " in move else None


def _drawn(view: View[Board], move: Move) -> pen.Picture:
    image, seat, (word, square) = draw(view), view.board.turn.seat, move.split(" ")
    box, centre = SQUARES.box(square), SQUARES.centre(square)
    if word == "place":
        pen.ghost(image, pen.sprite(sprites.play_stone(seat), STONE, fine=2), centre)
    else:  # another stone leaves the square
        pen.tint(image, box, pen.PARCHMENT, 0.85)
        if word != "pay":
            pen.ghost(image, pen.sprite(sprites.capture_stone(seat), STONE, fine=2), centre)
    pen.dashed(image, box, 4)
    return image
