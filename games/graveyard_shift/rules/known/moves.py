"""Moves as values. A log keeps their text; it is read here and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.core import Move
from games.graveyard_shift.rules.known.yard import KINDS, SQUARES, WAYS, Kind
from games.notation import KEPT, Said
from games.squares import Square


@dataclass(frozen=True, slots=True)
class Enter:
    """`enter A1`."""

    square: Square


@dataclass(frozen=True, slots=True)
class Go:
    """`move N`: as far as the parts under the pawn carry it."""

    way: str


@dataclass(frozen=True, slots=True)
class Take:
    """`take heart`."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Return:
    """`return heart B2`."""

    kind: Kind
    square: Square


@lru_cache(maxsize=KEPT)
def read(move: Move) -> Enter | Go | Take | Return | Said:
    """What a move says, whether or not it is legal."""
    match move.split(" "):
        case ["enter", square] if square in SQUARES:
            return Enter(square)
        case ["move", way] if way in WAYS:
            return Go(way)
        case ["take", kind] if kind in KINDS:
            return Take(KINDS[KINDS.index(kind)])
        case ["return", kind, square] if kind in KINDS and square in SQUARES:
            return Return(KINDS[KINDS.index(kind)], square)
        case words:
            return Said(tuple(words))
