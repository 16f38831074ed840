"""What everybody sees of a match: nothing is secret but the deals of later rounds."""

from __future__ import annotations

from dataclasses import dataclass

from games.graveyard_shift.rounds import Round

SIDES = ("White", "Red")
SIDE_KEYS = ("white", "red")
"""The same as values of sentences."""


@dataclass(frozen=True)
class Board:
    """What everybody sees."""

    rounds: int
    """How many are played at most."""
    number: int
    """Of this round, from 1."""
    won: tuple[int, int]
    """Rounds won, by seat."""
    round: Round
