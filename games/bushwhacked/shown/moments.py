"""What mattered in a match of Bushwhacked, and what its winners are proud of."""

from __future__ import annotations

from itertools import groupby

from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.moves import captures
from games.core import Feat, Played, Seat, Text, View, Who, say


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A base was taken, or a stone captured, between these two positions."""
    for seat in range(after.board.seats):
        who = Who(seat)
        if after.board.controlled(seat) & ~before.board.controlled(seat):
            return say("bushwhacked-moment-base", who=who)
        if after.board.capture[seat] & ~before.board.capture[seat]:
            return say("bushwhacked-moment-capture", who=who)
    return None


MANY = 3
"""Stones captured in one turn."""


def _dominoes(view: View[Board], log: Played, seat: Seat) -> bool:
    """Many captures in one turn. What one seat plays in a row is one turn: whoever is left by all
    others has won."""
    turns = (list(lines) for mover, lines in groupby(log, lambda line: line[0]) if mover == seat)
    return any(sum(captures(move) for _, move in turn) >= MANY for turn in turns)


def _landlord(view: View[Board], log: Played, seat: Seat) -> bool:
    """Two bases: one decides most matches."""
    bases, _ = view.board.score(seat)
    return bases >= 2


FEATS = (Feat("dominoes", _dominoes), Feat("landlord", _landlord))
