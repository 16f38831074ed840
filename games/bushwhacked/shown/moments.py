"""What mattered in a match of Bushwhacked, and what its winners are proud of."""

from __future__ import annotations

from functools import reduce
from itertools import groupby
from operator import or_

from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.grid import BITS, enclosed
from games.bushwhacked.rules.known.moves import On, captures, read
from games.core import Dealt, Feat, Played, Seat, Text, View, Who, say


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


def _many(deal: Dealt, log: Played, seat: Seat) -> bool:
    """Many captures in one turn. What one seat plays in a row is one turn: whoever is left by all
    others has won."""
    turns = (list(lines) for mover, lines in groupby(log, lambda line: line[0]) if mover == seat)
    return any(sum(captures(move) for _, move in turn) >= MANY for turn in turns)


def _dominoes(view: View[Board], log: Played, seat: Seat) -> bool:
    return _many({}, log, seat)


def _landlord(view: View[Board], log: Played, seat: Seat) -> bool:
    """Two bases: one decides most matches."""
    bases, _ = view.board.score(seat)
    return bases >= 2


def _ringed(deal: Dealt, log: Played, seat: Seat) -> bool | None:
    """Stones around two squares, if none had been lost."""
    moves = (read(move) for mover, move in log if mover == seat)
    stones = reduce(or_, (BITS[move.square] for move in moves if isinstance(move, On)), 0)
    return None if enclosed(stones).bit_count() >= 2 else False


FEATS = (Feat("dominoes", _dominoes, _many), Feat("landlord", _landlord, _ringed))
