"""The 8x8 ground as bits: a set of squares is an integer, `A1` its lowest bit, `H8` its highest."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from games.squares import WAYS, Square, board, each, neighbours, ray, step

SIZE = 8
SQUARES = board(SIZE, SIZE)
STARTS = ("A1", "H8")
"""Where the pieces start, by seat; the same squares on both boards (GR-1)."""

BIT = {square: 1 << n for n, square in enumerate(SQUARES)}
_ALL = (1 << SIZE * SIZE) - 1
_LEFT = sum(BIT[f"A{row}"] for row in range(1, 9))
_RIGHT = sum(BIT[f"H{row}"] for row in range(1, 9))


def bits(squares: Iterable[Square]) -> int:
    """The set of these squares."""
    mask = 0
    for square in squares:
        mask |= BIT[square]
    return mask


def names(mask: int) -> list[Square]:
    """The squares of a set, `A1 B1 ...`."""
    return [SQUARES[bit.bit_length() - 1] for bit in each(mask)]


@cache
def line(square: Square, way: str) -> tuple[Square, ...]:
    """The squares in this direction as far as the edge, nearest first."""
    return ray(square, *WAYS[way], SIZE, SIZE)


def path(square: Square, way: str, blocked: int) -> tuple[Square, ...]:
    """The squares in this direction before the first blocked one, or the edge."""
    squares = line(square, way)
    for n, ahead in enumerate(squares):
        if BIT[ahead] & blocked:
            return squares[:n]
    return squares


@cache
def beside(square: Square, way: str) -> Square | None:
    """The next square in this direction; None off the board."""
    return step(square, *WAYS[way], SIZE, SIZE)


def spread(mask: int) -> int:
    """The set, and all squares next to it."""
    sideways = (mask & ~_RIGHT) << 1 | (mask & ~_LEFT) >> 1
    return (mask | mask << SIZE | mask >> SIZE | sideways) & _ALL


def walk(start: int, blocked: int) -> int:
    """All squares that can be walked to from `start` by orthogonal steps (GR-5), `start`
    included."""
    free = _ALL & ~blocked
    seen, grown = 0, start
    while grown != seen:
        seen, grown = grown, spread(grown) & free
    return seen


def _with_diagonals(square: Square) -> int:
    rows = spread(BIT[square]) & ~(BIT[square] >> SIZE | BIT[square] << SIZE)
    return (rows | rows << SIZE | rows >> SIZE) & _ALL


NEXT_TO = {BIT[square]: bits(neighbours(square, SIZE, SIZE)) for square in SQUARES}
"""Bit -> the squares next to it."""

AROUND = {BIT[square]: _with_diagonals(square) for square in SQUARES}
"""Bit -> itself and all squares that touch it, diagonally too."""

START_BITS = bits(STARTS)
FREE = _ALL & ~START_BITS
"""Where something can be laid (GR-2)."""

WINDMILLS = {
    square: BIT[square] * 0b11_0000_0011
    for square in SQUARES
    if square[0] != "H" and square[1] != "8"
}
"""Bottom-left square -> the four squares of a Windmill there. 771 is 0b11_00000011: two squares of
a row, two of the next."""


def open_sides(obstacles: int, plots: int) -> int:
    """From how many squares these Plots can be dug up."""
    return sum((NEXT_TO[plot] & ~obstacles).bit_count() for plot in each(plots))
