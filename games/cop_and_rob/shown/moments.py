"""What mattered in a match, for whoever looks at it again."""

from __future__ import annotations

from games.cop_and_rob.rules.known.board import Board
from games.core import Text, View, Who, say


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """The roles were settled, or a supercard was turned up, between these two positions."""
    if after.board.cast and not before.board.cast:
        return say("cop-and-rob-moment-roles", who=Who(after.board.cast["rob"]))
    if after.board.card == "super" and after.board.turned > before.board.turned:
        return say("cop-and-rob-moment-supercard", who=Who(after.board.cast[after.board.role]))
    return None
