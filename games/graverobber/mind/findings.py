"""What a computer player of Graverobber found out about its move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outlook:
    """The best plan it found that begins with a move: some moves, and the dig after them."""

    worth: float
    """Plots a turn: what the dig finds and tells, and what can follow."""
    plot: float
    """The chance that the dig finds a Plot: in this share of the imagined boards there is one."""
    moves: int
    """How many moves come before the dig."""
    way: str
    """Where it digs."""
    other: float
    """The chance that the best other dig in this turn finds a Plot."""
    squares: int
    """On how many squares the other piece may stand when it digs, in the imagined boards."""
    whole: bool
    """Were all boards counted that agree with what the player knows? Else only some were
    imagined."""
