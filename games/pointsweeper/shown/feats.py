"""What winners of Pointsweeper are proud of."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Feat, Move, Seat, View
from games.pointsweeper.rules.known.board import Board, Claim, count

FEAST = 20
"""Points of a single claim."""


def _soft(view: View[Board], log: Sequence[tuple[Seat, Move]], seat: Seat) -> bool:
    """Not a single mine on three boards."""
    return not view.board.gain(seat).mines


def _feast(view: View[Board], log: Sequence[tuple[Seat, Move]], seat: Seat) -> bool:
    """One claim of many points."""
    return any(
        isinstance(act, Claim)
        and act.seat == seat
        and count(minefield.tiles, act.squares).points >= FEAST
        for minefield in view.board.minefields
        for act in minefield.acts
    )


FEATS = (Feat("soft", _soft), Feat("feast", _feast))
