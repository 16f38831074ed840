"""What mattered in a match of Cop & Rob, and what its winners are proud of."""

from __future__ import annotations

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK_SIZE
from games.core import Feat, Played, Seat, Text, View, Who, say


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """The roles were settled, or a supercard was turned up, between these two positions."""
    if after.board.cast and not before.board.cast:
        return say("cop-and-rob-moment-roles", who=Who(after.board.cast["rob"]))
    if after.board.card == "super" and after.board.turned > before.board.turned:
        return say("cop-and-rob-moment-supercard", who=Who(after.board.cast[after.board.role]))
    return None


LAST = 10
"""Cards that Cop has left at most when he catches Rob late."""


def _late(view: View[Board], log: Played, seat: Seat) -> bool:
    """Cop has caught Rob with one of his last cards."""
    return view.board.cast["cop"] == seat and DECK_SIZE - view.board.turned // 2 <= LAST


def _away(view: View[Board], log: Played, seat: Seat) -> bool:
    """Rob has got away until Cop's last card (CR-23)."""
    board = view.board
    escaped = board.turned == 2 * DECK_SIZE and bool(board.streets.ways_out["cop"])
    return board.cast["rob"] == seat and escaped


FEATS = (Feat("late", _late), Feat("away", _away))
