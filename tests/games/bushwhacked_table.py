"""Positions of Bushwhacked, and what can be captured in them by trying everything."""

from __future__ import annotations

from itertools import combinations
from random import Random

from games.bushwhacked.rules.known.grid import BITS, GROUND, pierced, surrounded
from games.bushwhacked.rules.known.threats import beside
from games.bushwhacked.rules.state import BushwhackedState
from games.core import Seat
from games.squares import each


def scattered(random: Random) -> tuple[int, int, int]:
    """Stones, targets and empty squares, crowded in a corner and some on all edges."""
    squares = list(BITS.values())
    crowd = [bit for name, bit in BITS.items() if name[0] in "ABCDEPQ"]
    chosen = random.sample(crowd, 45) + random.sample(squares, 40)
    stones = targets = 0
    for n, bit in enumerate(dict.fromkeys(chosen)):
        stones, targets = (stones | bit, targets) if n % 3 else (stones, targets | bit)
    return stones, targets, GROUND & ~(stones | targets)


def captured(stones: int, targets: int, empty: int) -> int:
    return targets & (surrounded(stones) | pierced(stones, empty))


def reach(target: int) -> int:
    """The squares that any shape around a target is made of."""
    close = beside(target) & GROUND
    return close | beside(close) & GROUND | beside(beside(close)) & GROUND


def falls(state: BushwhackedState, seat: Seat, targets: int, stones: int) -> bool:
    """Can the other capture each of these with so many stones?"""
    board = state.position
    return all(
        any(
            captured(board.play[1 - seat] | sum(more), target, board.empty & ~sum(more))
            for count in range(stones + 1)
            for more in combinations(each(board.empty & reach(target)), count)
        )
        for target in each(targets)
    )
