"""Moves as values. A log keeps their text; it is read here and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from games.core import Move
from games.notation import KEPT, Said, Word
from games.squares import Square, is_square


@dataclass(frozen=True, slots=True)
class On:
    """`place K10`: something is done on a square."""

    what: Literal["place", "capture", "trade", "pay"]
    square: Square


@lru_cache(maxsize=KEPT)
def read(move: Move) -> On | Word | Said:
    """What a move says, whether or not it is legal."""
    match move.split(" "):
        case [("place" | "capture" | "trade" | "pay") as what, square] if is_square(square):
            return On(what, square)
        case [("pass" | "done") as word]:
            return Word(word)
        case words:
            return Said(tuple(words))


def captures(move: Move) -> bool:
    match read(move):
        case On("capture"):
            return True
    return False
