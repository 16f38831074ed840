"""What a computer player of Pointsweeper found out about its move, on imagined boards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Scouted:
    """A scout."""

    points: float
    """How many more points the best claim brings on average once the scout's result is known, mines
    paid."""


@dataclass(frozen=True)
class Claimed:
    """A claim."""

    points: float
    """The points that it brings on average; 0 on boards where it meets a mine."""
    mine: float
    """The share of the boards with a mine on its path."""
    sure: bool = False
    """No board has a mine there: a scout, a claim, or counting all boards proves it."""


@dataclass(frozen=True)
class Passed:
    """No claim that it saw brings more than its mines cost."""


@dataclass(frozen=True)
class Won:
    """The other player takes no more turns, this is the last board, and this player leads."""
