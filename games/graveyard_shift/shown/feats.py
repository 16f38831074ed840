"""What winners of Graveyard Shift are proud of."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Feat, Move, Seat, View, Who
from games.graveyard_shift.rules.known.board import Board


def _undead(view: View[Board], log: Sequence[tuple[Seat, Move]], seat: Seat) -> bool:
    """The other had won the first round."""
    won = (n.text.values["who"] for n in view.notes if n.text.id == "graveyard-shift-round-won")
    return next(won, None) == Who(1 - seat)


def _whole(view: View[Board], log: Sequence[tuple[Seat, Move]], seat: Seat) -> bool:
    """The last round was won while the other still lacked two parts."""
    now = view.board.round
    return now.winner == seat and len(now.collected[1 - seat]) <= 2


FEATS = (Feat("undead", _undead), Feat("whole", _whole))
