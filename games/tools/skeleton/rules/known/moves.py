"""Moves as values. A log keeps their text; it is read here and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.core import Move
from games.notation import KEPT, Said

from .board import HEAPS, MOST


@dataclass(frozen=True, slots=True)
class Take:
    """`take A 2`."""

    heap: str
    count: int


_COUNTS = {str(n): n for n in range(1, MOST + 1)}


@lru_cache(maxsize=KEPT)
def read(move: Move) -> Take | Said:
    """What a move says, whether or not it is legal."""
    match move.split(" "):
        case ["take", heap, count] if heap in tuple(HEAPS) and count in _COUNTS:
            return Take(heap, _COUNTS[count])
        case words:
            return Said(tuple(words))
