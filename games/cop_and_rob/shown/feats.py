"""What winners of Cop & Rob are proud of."""

from __future__ import annotations

from collections.abc import Sequence

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK_SIZE
from games.core import Feat, Move, Seat, View

LAST = 10
"""Cards that Cop has left at most when he catches Rob late."""


def _late(view: View[Board], log: Sequence[tuple[Seat, Move]], seat: Seat) -> bool:
    """Cop has caught Rob with one of his last cards."""
    left = DECK_SIZE - view.board.turned // 2
    return view.board.cast["cop"] == seat and left <= LAST


def _away(view: View[Board], log: Sequence[tuple[Seat, Move]], seat: Seat) -> bool:
    """Rob has got away until Cop's last card (CR-23)."""
    board = view.board
    escaped = board.turned == 2 * DECK_SIZE and bool(board.streets.ways_out["cop"])
    return board.cast["rob"] == seat and escaped


FEATS = (Feat("late", _late), Feat("away", _away))
