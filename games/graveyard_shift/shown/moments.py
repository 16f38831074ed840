"""What mattered in a match of Graveyard Shift, and what its winners are proud of."""

from __future__ import annotations

from games.core import Feat, Played, Seat, Text, View, Who, say
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


def _undead(view: View[Board], log: Played, seat: Seat) -> bool:
    """The other had won the first round."""
    won = (n.text.values["who"] for n in view.notes if n.text.id == "graveyard-shift-round-won")
    return next(won, None) == Who(1 - seat)


def _whole(view: View[Board], log: Played, seat: Seat) -> bool:
    """The last round was won while the other still lacked two parts."""
    now = view.board.round
    return now.winner == seat and len(now.collected[1 - seat]) <= 2


FEATS = (Feat("undead", _undead), Feat("whole", _whole))
