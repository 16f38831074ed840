"""The race for the third Plot, once each player needs but one."""

from __future__ import annotations

from games.core import Seat
from games.graverobber.board import Board
from games.graverobber.ground import beside
from games.graverobber.worlds import Worlds
from games.squares import WAYS

_LAST = 2
"""Plots dug up by who needs only one more (GR-13)."""


def danger(board: Board, seat: Seat, eyes: Worlds) -> float:
    """How likely the other player wins in its next turn; 0 as long as either needs more than that.

    It digs where it believes that a Plot lies (`eyes`), and this seat sees whether one does: the
    other's piece stands on this seat's own board (GR-11).
    """
    layout, stands = board.layouts[seat], board.visitors[seat]
    if min(board.won(0), board.won(1)) < _LAST or not layout or not stands:
        return 0.0
    left = set(layout.plots) - board.dug(1 - seat).keys()
    chances = {way: eyes.dig(eyes.where, way) for way in WAYS}
    rightly = sum(chance for way, chance in chances.items() if beside(stands, way) in left)
    return rightly / max(1.0, sum(chances.values()))
