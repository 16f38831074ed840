"""How far both are from their fourth part if neither got in the other's way.

The lead is the logarithm of the odds that a seat wins the round: a sum of weights, fitted to how
rounds of self-play ended.
"""

from __future__ import annotations

from games.core import Seat
from games.graveyard_shift.mind.packed import ALL_KINDS, GRAVE_INDICES, OFF, Packed, kinds
from games.graveyard_shift.rules.known.yard import ENTRANCES, GRAVES, SQUARES
from games.search import Weights, fitted
from games.squares import Square, distance

SCALE = 150
"""A lead of so much makes the logarithm of the odds 1."""


class RaceWeights(Weights):
    """What a seat's way to its fourth part counts against it. With these defaults a turn counts
    2/3."""

    tempo: float = 1 / 3
    """For the seat that has the turn."""
    near: float = 2.0
    """For each needed kind that lies on a grave."""
    far: float = 10 / 3
    """For each other needed kind."""
    first: float = 2 / 3
    """For each turn that it takes to fetch the first part, from where the pawn is to a gate."""
    first_far: float = -4 / 3
    """More, if no grave holds that kind."""
    away: float = 2.0
    """Instead of these two, for a pawn that is off the map."""
    last: float = 0.0
    """If only one kind is needed."""


def _carting(square: Square) -> int:
    return 0 if square in ENTRANCES else 1 if square in GRAVES else 2


_WAYS = [
    sorted((distance(pawn, square) + _carting(square), n) for n, square in enumerate(SQUARES))
    for pawn in SQUARES
]
"""By the pawn's square: how many turns it takes to fetch a part from each square, the nearest
first."""
_LONGEST = max(ways[-1][0] for ways in _WAYS)


class Race:
    """The race by these weights, in whole numbers."""

    def __init__(self, weights: RaceWeights) -> None:
        self._tempo, self._away = round(SCALE * weights.tempo), round(SCALE * weights.away)
        self._first_far = round(SCALE * weights.first_far)
        first, near, far = (round(SCALE * w) for w in (weights.first, weights.near, weights.far))
        last = round(SCALE * weights.last)
        self._first = [first * turns for turns in range(_LONGEST + 1)]
        self._alone = [
            [
                near * (need & held).bit_count()
                + far * (need & ~held).bit_count()
                + (last if need.bit_count() == 1 else 0)
                for held in range(ALL_KINDS + 1)
            ]
            for need in range(ALL_KINDS + 1)
        ]
        """By the kinds that are needed, and the kinds on graves: what counts wherever the pawn
        is."""

    def lead(self, now: Packed, seat: Seat) -> int:
        """How far the seat is ahead, at the beginning of a turn."""
        near = _on_graves(now.stacks)
        mine = self._behind(now.stacks, now.pawns[0], ALL_KINDS ^ now.had[0], near)
        yours = self._behind(now.stacks, now.pawns[1], ALL_KINDS ^ now.had[1], near)
        ahead = yours - mine + (-self._tempo if now.turn else self._tempo)
        return -ahead if seat else ahead

    def _behind(self, stacks: tuple[int, ...], pawn: int, need: int, near: int) -> int:
        alone = self._alone[need][near]
        if pawn != OFF:
            for turns, square in _WAYS[pawn]:
                if found := kinds(stacks[square]) & need:
                    fetched = alone + self._first[turns]
                    return fetched + self._first_far if found & ~near else fetched
        return alone + self._away


def _on_graves(stacks: tuple[int, ...]) -> int:
    found = 0
    for square in GRAVE_INDICES:
        found |= kinds(stacks[square])
    return found


PLAIN = Race(RaceWeights())
"""The race as weaker players see it."""
WEIGHTS = fitted(RaceWeights, __package__)
_UNITS = {
    name: Race(RaceWeights(**{other: float(other == name) for other in RaceWeights.model_fields}))
    for name in RaceWeights.model_fields
}


def shown(now: Packed, seat: Seat) -> dict[str, float]:
    """The factor of each weight in the seat's lead, which is the sum of weights times factors."""
    return {name: unit.lead(now, seat) / SCALE for name, unit in _UNITS.items()}
