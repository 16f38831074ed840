"""The graveyard: its squares, the ways across them, and the parts that lie there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from games.squares import Square, board

Kind = Literal["brain", "heart", "chest", "legs"]
Stack = tuple[Kind, ...]
"""The parts on one square, from the bottom."""
KINDS: tuple[Kind, ...] = ("brain", "heart", "chest", "legs")
WAYS = {"N": (0, 1), "W": (-1, 0), "E": (1, 0), "S": (0, -1)}
"""Compass point -> (columns, rows); in the order in which a picture shows them, here and below."""
SIDE = 4
SQUARES = board(SIDE, SIDE)
ENTRANCES = ("A4", "D4", "A1", "D1")
MAUSOLEUMS = ("B2", "C2", "B3", "C3")
GRAVES = ("A2", "A3", "B1", "B4", "C1", "C4", "D2", "D3")
ROOM: Mapping[Square, int] = {
    square: 2 if square in MAUSOLEUMS else 1
    for square in sorted(GRAVES + MAUSOLEUMS, key=lambda square: (-int(square[1]), square))
}
"""How many parts the set-up lays on a square, and so how many parts may be put back there (GS-1,
GS-22)."""
