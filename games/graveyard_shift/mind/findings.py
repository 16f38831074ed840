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
class Lost:
    """Whatever is played, the other player can win the round: every move was tried."""

    turns: int
    """After this move, in how many turns of both together at most, with this one."""
    sooner: int
    """The same after the move that loses fastest."""
    answers: int = 0
    """How many answers the other player has; 0 if that was not counted."""
    right: int = 0
    """Of these, how many win as fast, as far as the search saw."""


@dataclass(frozen=True)
class Ahead:
    """As far as the search saw, nothing is decided."""

    turns: int
    """How many turns of both together it looked ahead, with this one."""
    repeats: frozenset[Move] = frozenset()
    """Moves after which it saw nothing better for either than to repeat a position. That says
    little of who wins: hardly a round is drawn in the end."""
