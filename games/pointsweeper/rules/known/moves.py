"""Moves as values. A log keeps their text; it is read here and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.core import Move
from games.notation import KEPT, Said, Word
from games.pointsweeper.rules.known.chess import NAMES, SQUARES, Kind, paths, sights
from games.squares import Square


@dataclass(frozen=True, slots=True)
class Scouting:
    """`scout R A3`: a piece looks around from a square."""

    kind: Kind
    square: Square


@dataclass(frozen=True, slots=True)
class Claiming:
    """`claim R A1 A4`: a piece takes what lies on a path."""

    kind: Kind
    start: Square
    end: Square


@lru_cache(maxsize=KEPT)
def read(move: Move) -> Scouting | Claiming | Word | Said:
    """What a move says, whether or not it is legal."""
    match move.split(" "):
        case ["scout", kind, square] if kind in NAMES and square in SQUARES:
            return Scouting(kind, square)
        case ["claim", kind, start, end] if kind in NAMES and start in SQUARES and end in SQUARES:
            return Claiming(kind, start, end)
        case [("pass" | "first" | "second") as word]:
            return Word(word)
        case words:
            return Said(tuple(words))


def reached(move: Move, white: bool) -> tuple[Square, ...]:
    """The squares that a scout sees, or those of a claim's path; () for any other move."""
    match read(move):
        case Scouting(kind, square):
            return sights(kind, white)[square]
        case Claiming(kind, start, end):
            return paths(kind, white)[start, end]
    return ()


def is_scout(move: Move) -> bool:
    return isinstance(read(move), Scouting)


def is_claim(move: Move) -> bool:
    return isinstance(read(move), Claiming)
