"""A tournament with everybody who plays in it: what its messages show. Plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.cogs.tournaments.tournament import Entrant, Pairing, Tournament
from bot.table.player import Player


@dataclass(frozen=True)
class Field:
    """A tournament, its entrants and its pairings, as they were read together."""

    tournament: Tournament
    entrants: Sequence[Entrant]
    """By number."""
    pairings: Sequence[Pairing]
    """By round, board and leg."""
    players: Mapping[int, Player]
    """By the entrants' numbers: who they are."""
    threads: Mapping[int, int]
    """By the pairings' ids: the channel of its table; none for tables in direct messages."""

    @property
    def people(self) -> Sequence[Entrant]:
        """The people who play, without computers and without those who have withdrawn."""
        return [one for one in self.entrants if one.plays and not one.level]

    def of(self, person: int) -> Entrant | None:
        """Somebody's own entry; None if they have never registered."""
        return next((one for one in self.entrants if one.person == person), None)

    @property
    def round(self) -> Sequence[Pairing]:
        """The pairings of the present round, in which there is a match."""
        now = self.tournament.round
        return [one for one in self.pairings if one.round == now and one.why not in ("bye", "late")]

    @property
    def running(self) -> Sequence[Pairing]:
        """The matches that have no result yet."""
        return [pairing for pairing in self.round if pairing.open]
