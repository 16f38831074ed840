"""What a computer player of Graveyard Shift found out about its move."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Move


@dataclass(frozen=True)
class Forced:
    """The move wins the round whatever the other player does: every answer was tried."""

    turns: int
    """In how many turns of both together at most, with this one."""


@dataclass(frozen=True)
class Only:
    """After every other move, the other player can win the round whatever is done against it."""

    turns: int
    """In how many turns of both together at most, with this one."""


@dataclass(frozen=True)
class Ahead:
    """As far as the search saw, nothing is decided."""

    turns: int
    """How many turns of both together it looked ahead, with this one."""
    repeats: frozenset[Move] = frozenset()
    """Moves after which it saw nothing better for either than to repeat a position. That says
    little of who wins: hardly a round is drawn in the end."""
