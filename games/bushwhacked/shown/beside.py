"""What stands beside the picture: the players; and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Mapping

from games import pen
from games.bushwhacked.rules.known.board import Board, scored
from games.bushwhacked.rules.known.grid import BITS
from games.core import Standing, View


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours, bases and capture stones."""
    board = view.board
    return tuple(
        Standing(pen.SEATS[seat], scored(*board.score(seat))) for seat in range(board.seats)
    )


def lies(view: View[Board]) -> Mapping[str, object]:
    """Every stone, and who controls the bases."""
    board = view.board
    masks = (*board.play, *board.capture, *map(board.controlled, range(board.seats)))
    return {square: tuple(mask & bit for mask in masks) for square, bit in BITS.items()}
