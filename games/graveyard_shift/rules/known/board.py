"""What everybody sees of a match. Only the deals of later rounds are secret."""

from __future__ import annotations

from dataclasses import dataclass

from games.graveyard_shift.rules.known.rounds import Round

SIDES = ("White", "Red")
SIDE_KEYS = ("white", "red")
"""The sides as values of sentences."""


@dataclass(frozen=True)
class Board:
    """What everybody sees."""

    rounds: int
    """How many rounds are played at most."""
    number: int
    """The number of this round, from 1."""
    won: tuple[int, int]
    """Rounds won, by seat."""
    round: Round
    """The round that is played now."""
