"""What mattered in a match, for whoever looks at it again."""

from __future__ import annotations

from games.core import Text, View, Who, say
from games.pointsweeper.rules.known.board import Board


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A board was begun or was over, or mines were hit, between these two positions."""
    begun = len(after.board.minefields)
    if begun > len(before.board.minefields):
        return say("pointsweeper-moment-begun", board=begun)
    for seat in (0, 1):
        if after.board.gain(seat).mines > before.board.gain(seat).mines:
            return say("pointsweeper-moment-mines", who=Who(seat))
    over = [field.turn is None for field in after.board.minefields]
    if over != [field.turn is None for field in before.board.minefields]:
        return say("pointsweeper-moment-over", board=begun)
    return None
