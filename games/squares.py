"""Lettered squares, `A1` at the bottom left, and the four directions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

Square = str

WAYS: dict[str, tuple[int, int]] = {
    "up": (0, 1),
    "down": (0, -1),
    "left": (-1, 0),
    "right": (1, 0),
}
"""Direction -> (columns, rows)."""

_SQUARE = re.compile(r"[A-Z]\d{1,2}")


def square(column: int, row: int) -> Square:
    """`square(0, 0)` is `A1`."""
    return f"{chr(65 + column)}{row + 1}"


@cache
def place(name: Square) -> tuple[int, int]:
    """`place("A1")` is (0, 0): column and row from 0."""
    return ord(name[0]) - 65, int(name[1:]) - 1


def is_square(text: str) -> bool:
    """Is it written like a square, on a board of any size?"""
    return bool(_SQUARE.fullmatch(text))


@cache
def board(columns: int, rows: int) -> tuple[Square, ...]:
    """All squares, `A1 B1 ... A2 B2 ...`."""
    return tuple(square(c, r) for r in range(rows) for c in range(columns))


@cache
def step(name: Square, dx: int, dy: int, columns: int, rows: int) -> Square | None:
    """The square that many columns and rows away; None off the board."""
    column, row = place(name)
    column, row = column + dx, row + dy
    return square(column, row) if 0 <= column < columns and 0 <= row < rows else None


def distance(a: Square, b: Square) -> int:
    """How many steps it is from one to the other."""
    (x, y), (u, v) = place(a), place(b)
    return abs(x - u) + abs(y - v)


@cache
def ray(name: Square, dx: int, dy: int, columns: int, rows: int) -> tuple[Square, ...]:
    """The squares in one direction as far as the edge, nearest first, without the start."""
    found = list[Square]()
    here = step(name, dx, dy, columns, rows)
    while here is not None:
        found.append(here)
        here = step(here, dx, dy, columns, rows)
    return tuple(found)


def each(mask: int) -> Iterator[int]:
    """The single bits of a set of squares that is kept as a number."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


@cache
def neighbours(name: Square, columns: int, rows: int) -> tuple[Square, ...]:
    """The squares orthogonally next to it."""
    found = (step(name, dx, dy, columns, rows) for dx, dy in WAYS.values())
    return tuple(s for s in found if s is not None)
