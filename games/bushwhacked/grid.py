"""The 17x17 squares as bits of an integer, and the shapes that stones can make on them.

A set of squares is a *mask*. Rows lie one after the other, each followed by a column that is never
used: a step over the edge lands there or beyond, so that shifted masks need no other care than to
be intersected with a mask of real squares, which is up to the caller.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games import squares
from games.squares import Square

SIZE = 17
_ROW = SIZE + 1

BITS: Mapping[Square, int] = {
    squares.square(column, row): 1 << (row * _ROW + column)
    for column in range(SIZE)
    for row in range(SIZE)
}
"""The bit of every square, column by column: `A1 A2 ... Q17`."""

GROUND = sum(BITS.values())


@cache
def _spelt(template: str) -> tuple[tuple[int, str], ...]:
    return tuple((bit, template.format(name)) for name, bit in BITS.items())


def listed(mask: int, template: str = "{}") -> tuple[str, ...]:
    """The squares of a mask, column by column, each put into `template`."""
    return tuple(text for bit, text in _spelt(template) if mask & bit) if mask else ()


def mask_of(names: str) -> int:
    """The mask of squares written with spaces between them."""
    return sum(BITS[name] for name in names.split())


def surrounded(attackers: int) -> int:
    """BW-21: where at least three of the four neighbours are attackers."""
    right, left = attackers << 1, attackers >> 1
    up, down = attackers << _ROW, attackers >> _ROW
    return right & left & (up | down) | up & down & (right | left)


def pierced(stones: int, empty: int) -> int:
    """BW-22: what lies before the head of a piercing shape of these stones."""
    found = 0
    for along, across in ((1, _ROW), (_ROW, 1)):
        inside = empty & stones << across & stones >> across
        found |= (stones & inside << along) << along | (stones & inside >> along) >> along
    return found


def enclosed(stones: int) -> int:
    """BW-30: where all four neighbours are among these stones."""
    return stones << 1 & stones >> 1 & stones << _ROW & stones >> _ROW
