"""The 17x17 squares as bits of an integer, and the shapes that stones make on them.

A set of squares is a *mask*. Rows follow each other, with one unused column after each: a step over
the edge lands there or beyond the last row. So masks may simply be shifted, if the caller then
intersects them with real squares.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated

from pydantic import BeforeValidator, PlainSerializer

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
    """The mask of squares that are written with spaces between them."""
    return sum(BITS[name] for name in names.split())


Mask = Annotated[
    int,
    PlainSerializer(listed, return_type=tuple[Square, ...]),
    BeforeValidator(lambda names: mask_of(" ".join(names))),
]
"""A mask as a field of what engines read: the names of its squares, since few languages know such
large numbers."""


def surrounded(attackers: int) -> int:
    """Where at least three of the four neighbours are attackers (BW-21)."""
    right, left = attackers << 1, attackers >> 1
    up, down = attackers << _ROW, attackers >> _ROW
    return right & left & (up | down) | up & down & (right | left)


def pierced(stones: int, empty: int) -> int:
    """What lies before the head of a piercing shape of these stones (BW-22)."""
    found = 0
    for along, across in ((1, _ROW), (_ROW, 1)):
        inside = empty & stones << across & stones >> across
        found |= (stones & inside << along) << along | (stones & inside >> along) >> along
    return found


def enclosed(stones: int) -> int:
    """Where all four neighbours are among these stones (BW-30)."""
    return stones << 1 & stones >> 1 & stones << _ROW & stones >> _ROW
