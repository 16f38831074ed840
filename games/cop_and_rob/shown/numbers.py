"""The numbers of the cells that can be chosen now: the same in the picture, on buttons, in words,
and when people type them."""

from __future__ import annotations

from collections.abc import Mapping

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.streets import Cell

_CIRCLED = "".join(
    chr(first + n)
    for first, many in ((0x2460, 20), (0x3251, 15), (0x32B1, 15))
    for n in range(many)
)
"""① to ㊿: there are no more of these characters."""
DIGITS = str.maketrans({circled: f" {n} " for n, circled in enumerate(_CIRCLED, 1)})
"""For `str.translate`: a circled number becomes a word of plain digits."""


def numbers(board: Board) -> Mapping[Cell, int]:
    """Cell -> its number, from 1, in the order of the legal moves."""
    return {cell: n for n, cell in enumerate(board.targets, 1)}


def circled(number: int) -> str:
    """The number in a circle; in brackets if there is no such character."""
    return _CIRCLED[number - 1] if number <= len(_CIRCLED) else f"({number})"
