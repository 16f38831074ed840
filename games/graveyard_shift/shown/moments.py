"""What mattered in a match, for whoever looks at it again."""

from __future__ import annotations

from games.core import Text, View, Who, say
from games.graveyard_shift.rules.known.board import Board


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A round was over, or a part was delivered, between these two positions."""
    number = before.board.number
    for seat in (0, 1):
        if after.board.won[seat] > before.board.won[seat]:
            return say("graveyard-shift-moment-won", who=Who(seat), n=number)
    if after.board.number > number:
        return say("graveyard-shift-moment-drawn", n=number)
    for seat in (0, 1):
        for kind in after.board.round.collected[seat]:
            if kind not in before.board.round.collected[seat]:
                return say("graveyard-shift-moment-takes", who=Who(seat), kind=kind)
    return None
