"""The race for the third Plot, once both players need only one more."""

from __future__ import annotations

from games.core import Seat
from games.graverobber.mind.worlds import Worlds
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import beside
from games.squares import WAYS

_LAST = 2
"""Plots of a player who needs only one more (GR-13)."""


def danger(board: Board, seat: Seat, eyes: Worlds) -> float:
    """How likely the other player wins in its next turn; 0 while either player needs more than one
    Plot.

    It digs where it believes a Plot to be (`eyes`), and this seat sees whether there is one: the
    other's piece stands on this seat's own board (GR-11).
    """
    layout, stands = board.layouts[seat], board.visitors[seat]
    if min(board.won(0), board.won(1)) < _LAST or not layout or not stands:
        return 0.0
    left = set(layout.plots) - board.dug(1 - seat).keys()
    chances = {way: eyes.dig(eyes.where, way) for way in WAYS}
    rightly = sum(chance for way, chance in chances.items() if beside(stands, way) in left)
    return rightly / max(1.0, sum(chances.values()))
