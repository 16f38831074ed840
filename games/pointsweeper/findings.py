"""What a computer player of Pointsweeper has found out about its move, on imagined boards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Scouted:
    """A scout."""

    points: float
    """How many more points the best claim brings on the average, mines paid, once one knows."""


@dataclass(frozen=True)
class Claimed:
    """A claim."""

    points: float
    """What it brings on the average; nothing where it hits a mine."""
    mine: float
    """The share of the boards on which there is a mine on its path."""
    sure: bool = False
    """No mine is there on any board: a scout, a claim or the count of all boards proves it."""


@dataclass(frozen=True)
class Passed:
    """No claim, of those it saw, brings more than its mines cost."""


@dataclass(frozen=True)
class Won:
    """The other one takes no more turns, this is the last board, and this player is ahead."""
