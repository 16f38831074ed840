"""How the pieces move on an empty board, and which moves that makes possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from games.core import Move
from games.squares import Square, board, place, ray

Kind = str

SIZE = 8
SQUARES: tuple[Square, ...] = tuple(sorted(board(SIZE, SIZE)))
"""`A1 A2 ... A8 B1 ...`: the order in menus."""
BITS: Mapping[Square, int] = {square: 1 << n for n, square in enumerate(SQUARES)}
"""Square -> its bit in a set of squares that is kept as a number."""
SET: Mapping[Kind, int] = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}
"""The pieces that each player has on a board (PS-4)."""
KINDS: tuple[Kind, ...] = tuple(SET)
DEARER: tuple[Kind, ...] = ("P", "N", "K", "B", "R", "Q")
"""The kinds, those that are missed least first."""
NAMES: Mapping[Kind, str] = {
    "K": "king",
    "Q": "queen",
    "R": "rook",
    "B": "bishop",
    "N": "knight",
    "P": "pawn",
}

_STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_STEPS = {
    "K": (_STRAIGHT + _DIAGONAL, 1),
    "Q": (_STRAIGHT + _DIAGONAL, SIZE),
    "R": (_STRAIGHT, SIZE),
    "B": (_DIAGONAL, SIZE),
    "N": (_JUMPS, 1),
}
"""Kind -> the directions in which it moves, and how many steps it may take."""


def _rays(kind: Kind, white: bool, start: Square) -> Iterator[tuple[Square, ...]]:
    """The squares where a piece can go from `start`, direction by direction, nearest first."""
    if kind == "P":
        yield from _pawn_rays(white, start)
        return
    directions, length = _STEPS[kind]
    for dx, dy in directions:
        yield ray(start, dx, dy, SIZE, SIZE)[:length]


def _pawn_rays(white: bool, start: Square) -> Iterator[tuple[Square, ...]]:
    row = place(start)[1] + 1
    if row in (1, SIZE):  # PS-13
        return
    dy, second = (1, 2) if white else (-1, 7)
    yield ray(start, 0, dy, SIZE, SIZE)[: 2 if row == second else 1]
    for dx in (-1, 1):
        yield ray(start, dx, dy, SIZE, SIZE)[:1]


def mask(squares: Iterable[Square]) -> int:
    """These squares as a number: a bit each."""
    return sum(map(BITS.__getitem__, squares))


@cache
def paths(kind: Kind, white: bool) -> Mapping[tuple[Square, Square], tuple[Square, ...]]:
    """(start, end) -> the squares of that claim, with start and end (PS-17)."""
    return {
        (start, way[n - 1]): (start, *way[:n])
        for start in SQUARES
        for way in _rays(kind, white, start)
        for n in range(1, len(way) + 1)
    }


@cache
def sights(kind: Kind, white: bool) -> Mapping[Square, tuple[Square, ...]]:
    """Where a piece may be put to scout -> the squares it then sees, its own first (PS-14)."""
    ends: dict[Square, tuple[Square, ...]] = {}
    for start, end in paths(kind, white):
        ends[start] = (*ends.get(start, (start,)), end)
    return ends


@cache
def scouts(kind: Kind, white: bool) -> tuple[Move, ...]:
    """Every scout of such a piece."""
    return tuple(f"scout {kind} {square}" for square in sights(kind, white))


@cache
def claims(kind: Kind, white: bool) -> tuple[Move, ...]:
    """Every claim of such a piece."""
    return tuple(f"claim {kind} {start} {end}" for start, end in sorted(paths(kind, white)))
