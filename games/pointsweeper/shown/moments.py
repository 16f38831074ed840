"""What mattered in a match of Pointsweeper, and what its winners are proud of."""

from __future__ import annotations

from games.core import Feat, Played, Seat, Text, View, Who, say
from games.pointsweeper.rules.known.board import Board, Claim, count


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


FEAST = 20
"""Points of a single claim."""


def _soft(view: View[Board], log: Played, seat: Seat) -> bool:
    """Not a single mine on three boards."""
    return not view.board.gain(seat).mines


def _feast(view: View[Board], log: Played, seat: Seat) -> bool:
    """One claim of many points."""
    return any(
        isinstance(act, Claim)
        and act.seat == seat
        and count(minefield.tiles, act.squares).points >= FEAST
        for minefield in view.board.minefields
        for act in minefield.acts
    )


FEATS = (Feat("soft", _soft), Feat("feast", _feast))
