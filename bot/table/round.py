"""The round of a tournament, as far as a table has to know it.

Times are seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Round:
    """The round that a match belongs to."""

    tournament: int
    """The tournament's id."""
    name: str
    """What the host has called it."""
    number: int
    """From 1."""
    pairing: int
    """The id of the pairing that is played here."""
    ends: float
    """When the round is over, whatever still runs. No pause and no given time reaches past it."""
