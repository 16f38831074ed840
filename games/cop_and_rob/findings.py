"""What a computer player of Cop & Rob has found out about its move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Outlook:
    """The two roads after a card has been played."""

    joining: int
    """How many of the cards in Cop's deck would join the roads at once, if Cop were next."""
    deck: int
    """How many cards are in it."""
    apart: int
    """The least number of road cards in a row, over empty cells, from a way out of Cop to an open
    exit of Rob."""
    before: int
    """The same before the move."""


@dataclass(frozen=True)
class Stand:
    """A place for the pawn."""

    keeps: int
    """The ways out that are left at least, wherever a supercard of the other one falls next."""
    supercards: int
    """How many of those are still in the other one's deck."""
