"""How far both are from their fourth part if neither got in the other's way.

The lead is the logarithm of the odds that a seat wins the round: a sum of weights.
"""

from __future__ import annotations

from games.core import Seat
from games.graveyard_shift.mind.packed import ALL_KINDS, GRAVE_INDICES, OFF, Packed, kinds
from games.graveyard_shift.rules.known.yard import ENTRANCES, GRAVES, SQUARES
from games.squares import Square, distance

SCALE = 150
"""A lead of so much makes the logarithm of the odds 1. What follows is what a seat's way to its
fourth part counts against it; a turn counts 2/3."""
_TEMPO = SCALE // 3
"""For the seat that has the turn."""
_NEAR = SCALE * 2
"""For each needed kind that lies on a grave."""
_FAR = SCALE * 10 // 3
"""For each other needed kind."""
_FIRST = SCALE * 2 // 3
"""For each turn that it takes to fetch the first part, from where the pawn is to a gate."""
_FIRST_FAR = -SCALE * 4 // 3
"""More, if no grave holds that kind."""
_AWAY = SCALE * 2
"""Instead of these two, for a pawn that is off the map."""


def _carting(square: Square) -> int:
    return 0 if square in ENTRANCES else 1 if square in GRAVES else 2


_WAYS = [
    sorted((distance(pawn, square) + _carting(square), n) for n, square in enumerate(SQUARES))
    for pawn in SQUARES
]
"""By the pawn's square: how many turns it takes to fetch a part from each square, the nearest
first."""
_ALONE = [
    [
        _NEAR * (need & held).bit_count() + _FAR * (need & ~held).bit_count()
        for held in range(ALL_KINDS + 1)
    ]
    for need in range(ALL_KINDS + 1)
]
"""By the kinds that are needed, and the kinds on graves: what counts wherever the pawn is."""


def lead(now: Packed, seat: Seat) -> int:
    """How far the seat is ahead, at the beginning of a turn."""
    near = _on_graves(now.stacks)
    mine = _behind(now.stacks, now.pawns[0], ALL_KINDS ^ now.had[0], near)
    yours = _behind(now.stacks, now.pawns[1], ALL_KINDS ^ now.had[1], near)
    ahead = yours - mine + (-_TEMPO if now.turn else _TEMPO)
    return -ahead if seat else ahead


def _behind(stacks: tuple[int, ...], pawn: int, need: int, near: int) -> int:
    alone = _ALONE[need][near]
    if pawn != OFF:
        for turns, square in _WAYS[pawn]:
            if found := kinds(stacks[square]) & need:
                fetched = alone + _FIRST * turns
                return fetched + _FIRST_FAR if found & ~near else fetched
    return alone + _AWAY


def _on_graves(stacks: tuple[int, ...]) -> int:
    found = 0
    for square in GRAVE_INDICES:
        found |= kinds(stacks[square])
    return found
