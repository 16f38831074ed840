"""What mattered in a match, for whoever looks at it again."""

from __future__ import annotations

from games.core import Text, View, Who, say
from games.graveyard_shift.board import Board
from games.graveyard_shift.told import NAMES


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A round was over, or a part was delivered, between these two positions."""
    for seat in (0, 1):
        if after.board.won[seat] > before.board.won[seat]:
            return say("{who} wins round {n}", who=Who(seat), n=before.board.number)
    if after.board.number > before.board.number:
        return say("Round {n} ends without a winner", n=before.board.number)
    for seat in (0, 1):
        for kind in after.board.round.collected[seat]:
            if kind not in before.board.round.collected[seat]:
                return say("{who} takes the {kind}", who=Who(seat), kind=NAMES[kind])
    return None
