"""What mattered in a match, for whoever looks at it again."""

from __future__ import annotations

from games.bushwhacked.rules.known.board import Board
from games.core import Text, View, Who, say


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A base was taken, or a stone captured, between these two positions."""
    for seat in range(after.board.seats):
        who = Who(seat)
        if after.board.controlled(seat) & ~before.board.controlled(seat):
            return say("bushwhacked-moment-base", who=who)
        if after.board.capture[seat] & ~before.board.capture[seat]:
            return say("bushwhacked-moment-capture", who=who)
    return None
