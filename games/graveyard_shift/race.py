"""How far both are from their fourth part, in turns, if nobody got in the other's way."""

from __future__ import annotations

from games.core import Seat
from games.graveyard_shift.packed import ALL_KINDS, GRAVE_INDICES, OFF, Packed, kinds
from games.graveyard_shift.rounds import ENTRANCES, GRAVES, SQUARES
from games.squares import Square, place

_NEAR, _FAR = 3, 5
"""Turns from off the map to a delivery: enter, step on a grave, cart; a mausoleum is farther."""
_TURN = 100
"""What a turn counts; see `Packed` for what is an integer here."""
TEMPO = 50
"""What it counts to have the turn."""


class _Kinds(dict[int, int]):
    """The kinds in every stack that was asked for."""

    def __missing__(self, stack: int) -> int:
        if len(self) > 50_000:
            self.clear()
        self[stack] = found = kinds(stack)
        return found


_KINDS = _Kinds()
_ALONE = [
    [
        sum((_NEAR if near >> n & 1 else _FAR) for n in range(4) if need >> n & 1)
        for near in range(ALL_KINDS + 1)
    ]
    for need in range(ALL_KINDS + 1)
]
"""Turns to collect what is needed from off the map, by what is needed and what graves hold."""


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


def lead(now: Packed, seat: Seat) -> int:
    """By how much the seat is ahead in the race, 100 a turn, at the start of a turn."""
    stacks, near = now.stacks, 0
    for square in GRAVE_INDICES:
        near |= _KINDS[stacks[square]]
    mine = _turns(stacks, now.pawns[0], ALL_KINDS ^ now.had[0], near)
    yours = _turns(stacks, now.pawns[1], ALL_KINDS ^ now.had[1], near)
    ahead = _TURN * (yours - mine) + (TEMPO if now.turn == 0 else -TEMPO)
    return -ahead if seat else ahead


def _turns(stacks: tuple[int, ...], pawn: int, need: int, near: int) -> int:
    """Turns to collect what is needed, the first part on the way from where the pawn is."""
    alone = _ALONE[need][near & need]
    if pawn == OFF:
        return alone
    for turns, square in _WAYS[pawn]:
        if found := _KINDS[stacks[square]] & need:
            return alone + turns - (_FAR if found & ~near else _NEAR)
    return alone
