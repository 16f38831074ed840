"""What a computer player of Cop & Rob found out about its move."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Move


@dataclass(frozen=True)
class Outlook:
    """The two roads after a card was played."""

    joining: int
    """How many cards in Cop's deck would join the roads at once if it were his turn."""
    deck: int
    """How many cards are in that deck."""
    apart: int
    """The fewest road cards in a row, over empty cells, from a way out of Cop to an open exit of
    Rob."""
    before: int
    """The same number before the move."""
    instead: tuple[Move, Outlook] | None = None
    """The best move on another cell, and the same about it."""


@dataclass(frozen=True)
class Stand:
    """A place for the pawn."""

    keeps: int
    """How many ways out are left at least, wherever the other side's next supercard falls."""
    supercards: int
    """How many supercards the other side's deck still has."""
    instead: tuple[Move, Stand] | None = None
    """The best other place, and the same about it."""
