"""What a computer player of Graverobber has found out about its move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outlook:
    """The best that it found to begin with a move: some moves, and the dig after them."""

    worth: float
    """Plots a turn: what the dig finds and tells, and what can follow."""
    plot: float
    """The chance that the dig finds a Plot: the share of the imagined boards with one there."""
    moves: int
    """How many moves come before the dig."""
    way: str
    """Where it digs."""
    other: float
    """The chance that the best other dig in this turn finds a Plot."""
    whole: bool
    """Have all boards been counted that agree with what the player knows? Else some were drawn."""
