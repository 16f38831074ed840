"""What mattered in a match of Cop & Rob, and what its winners are proud of."""

from __future__ import annotations

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK_SIZE
from games.cop_and_rob.rules.known.moves import first
from games.core import Dealt, Feat, Played, Seat, Text, View, Who, say


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
    return view.board.cast["cop"] == seat and _is_late(view.board.turned)


def _is_late(turned: int) -> bool:
    return DECK_SIZE - turned // 2 <= LAST


def _away(view: View[Board], log: Played, seat: Seat) -> bool:
    """Rob has got away until Cop's last card (CR-23)."""
    board = view.board
    escaped = board.turned == 2 * DECK_SIZE and bool(board.streets.ways_out["cop"])
    return board.cast["rob"] == seat and escaped


def _played(log: Played) -> list[Seat]:
    """Who played the cards, card by card: Rob has the first one. All that were turned up were
    played."""
    return [seat for seat, move in log if first(move) in CARDS]


CARDS = ("place", "block", "cover", "lift", "discard")


def _told_late(deal: Dealt, log: Played, seat: Seat) -> bool:
    played = _played(log)
    return _is_late(len(played)) and played[0] != seat


def _told_away(deal: Dealt, log: Played, seat: Seat) -> bool | None:
    """Cop may have lost his last way out with his last card (CR-22)."""
    played = _played(log)
    return None if len(played) == 2 * DECK_SIZE and played[0] == seat else False


FEATS = (Feat("late", _late, _told_late), Feat("away", _away, _told_away))
