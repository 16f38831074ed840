"""What a computer player of Graverobber has found out about its move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outlook:
    """The best that it found to begin with a move: some moves, and the dig after them."""

    worth: float
    """Plots a turn, with what the answer tells counted in."""
    plot: float
    """The chance that the dig finds a Plot: the share of the imagined boards with one there."""
    moves: int
    """How many moves come before the dig."""
    way: str
    """Where it digs."""
