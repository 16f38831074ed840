"""What Bushwhacked's computer players see, against trying every square."""

from __future__ import annotations

from random import Random

import pytest

from games.bushwhacked.grid import BITS, GROUND, pierced, surrounded
from games.bushwhacked.threats import beside, between, captures, rings


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


@pytest.mark.parametrize("seed", range(20))
def test_captures_are_the_squares_from_which_one_more_target_falls(seed: int) -> None:
    stones, targets, empty = scattered(Random(seed))
    open_targets = targets & ~captured(stones, targets, empty)
    found = captures(stones, open_targets, empty)
    tried = sum(
        bit
        for bit in BITS.values()
        if bit & empty and captured(stones | bit, open_targets, empty & ~bit)
    )
    assert found == tried


def test_beside_and_between() -> None:
    assert beside(BITS["B2"]) & GROUND == sum(BITS[s] for s in ("A2", "C2", "B1", "B3"))
    corners = between(BITS["A1"] | BITS["B2"]) & GROUND
    assert corners == BITS["A2"] | BITS["B1"]


def test_every_base_has_a_ring_of_four() -> None:
    found = rings(BITS["D9"] | BITS["I4"])
    assert [ring.bit_count() for ring in found] == [4, 4]
    assert found[0] | found[1] == beside(BITS["D9"] | BITS["I4"])
