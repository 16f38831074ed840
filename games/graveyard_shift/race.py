"""How far both are from their fourth part, if nobody got in the other's way: as the logarithm of
the odds of a seat, a sum of weights that are fitted to how rounds of self-play end."""

from __future__ import annotations

from games.core import Seat
from games.graveyard_shift.packed import ALL_KINDS, GRAVE_INDICES, OFF, Packed, kinds
from games.graveyard_shift.rounds import ENTRANCES, GRAVES, SQUARES
from games.search import Weights, fitted
from games.squares import Square, place

SCALE = 150
"""The lead in which the logarithm of the odds of winning the round is 1."""


class RaceWeights(Weights):
    """What a seat's way to its fourth part counts against it; by these, a turn counts 2/3."""

    tempo: float = 1 / 3
    """For who has the turn."""
    near: float = 2.0
    """For every kind that is needed and lies on a grave."""
    far: float = 10 / 3
    """For every other that is needed."""
    first: float = 2 / 3
    """For every turn to fetch the first part, from where the pawn is to a gate."""
    first_far: float = -4 / 3
    """If no grave holds that kind."""
    away: float = 2.0
    """Instead of both for a pawn that is off the map."""
    last: float = 0.0
    """If one kind alone is needed."""


class _Kinds(dict[int, int]):
    """The kinds in every stack that was asked for."""

    def __missing__(self, stack: int) -> int:
        if len(self) > 50_000:
            self.clear()
        self[stack] = found = kinds(stack)
        return found


_KINDS = _Kinds()


def _steps(a: Square, b: Square) -> int:
    (x, y), (u, v) = place(a), place(b)
    return abs(x - u) + abs(y - v)


def _carting(square: Square) -> int:
    return 0 if square in ENTRANCES else 1 if square in GRAVES else 2


_WAYS = [
    sorted((_steps(pawn, square) + _carting(square), n) for n, square in enumerate(SQUARES))
    for pawn in SQUARES
]
"""By where a pawn is: turns to fetch a part from every square, the nearest first."""
_LONGEST = max(ways[-1][0] for ways in _WAYS)


class Race:
    """The race as these weights see it, in whole numbers: see `Packed`."""

    def __init__(self, weights: RaceWeights) -> None:
        each: dict[str, float] = weights.model_dump()
        by = {name: round(SCALE * weight) for name, weight in each.items()}
        self._tempo, self._away, self._first_far = by["tempo"], by["away"], by["first_far"]
        self._first = [by["first"] * turns for turns in range(_LONGEST + 1)]
        self._alone = [
            [
                by["near"] * (need & near).bit_count()
                + by["far"] * (need & ~near).bit_count()
                + by["last"] * (need.bit_count() == 1)
                for near in range(ALL_KINDS + 1)
            ]
            for need in range(ALL_KINDS + 1)
        ]
        """By what is needed, and what graves hold."""

    def lead(self, now: Packed, seat: Seat) -> int:
        """By how much the seat is ahead, at the start of a turn."""
        near = _on_graves(now.stacks)
        mine = self._behind(now.stacks, now.pawns[0], ALL_KINDS ^ now.had[0], near)
        yours = self._behind(now.stacks, now.pawns[1], ALL_KINDS ^ now.had[1], near)
        ahead = yours - mine + (-self._tempo if now.turn else self._tempo)
        return -ahead if seat else ahead

    def _behind(self, stacks: tuple[int, ...], pawn: int, need: int, near: int) -> int:
        alone = self._alone[need][near]
        if pawn != OFF:
            for turns, square in _WAYS[pawn]:
                if found := _KINDS[stacks[square]] & need:
                    fetched = alone + self._first[turns]
                    return fetched + self._first_far if found & ~near else fetched
        return alone + self._away


def _on_graves(stacks: tuple[int, ...]) -> int:
    found = 0
    for square in GRAVE_INDICES:
        found |= _KINDS[stacks[square]]
    return found


PLAIN = Race(RaceWeights())
"""The race as weaker players see it."""
WEIGHTS = fitted(RaceWeights, __package__)
_UNITS = {
    name: Race(RaceWeights(**{other: float(other == name) for other in RaceWeights.model_fields}))
    for name in RaceWeights.model_fields
}


def shown(now: Packed, seat: Seat) -> dict[str, float]:
    """What each weight is multiplied by in the lead of the seat, which is the sum of these."""
    return {name: unit.lead(now, seat) / SCALE for name, unit in _UNITS.items()}
