"""What a computer player of Graveyard Shift has found out about its move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Forced:
    """The move wins the round, whatever the other does. Every answer was tried."""

    turns: int
    """At the latest in so many turns of both together, this one included."""


@dataclass(frozen=True)
class Only:
    """After every other move the other can win the round, whatever is done against it."""

    turns: int
    """At the latest in so many turns of both together, this one included."""


@dataclass(frozen=True)
class Ahead:
    """Nothing is decided as far as the search has seen."""

    turns: int
    """How many turns of both together it looked ahead, this one included."""
