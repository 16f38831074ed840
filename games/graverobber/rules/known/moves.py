"""Moves as values. A log keeps their text; it is read here and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.core import Move, View
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import line
from games.graverobber.rules.known.layout import PIECES
from games.notation import KEPT, Said, Word
from games.squares import WAYS, Square, is_square


@dataclass(frozen=True, slots=True)
class Go:
    """`move up 3`: the piece goes on both boards."""

    way: str
    steps: int


@dataclass(frozen=True, slots=True)
class Dig:
    """`dig up`."""

    way: str


@dataclass(frozen=True, slots=True)
class Lay:
    """`grave B6`: something is laid on the own board."""

    piece: str
    square: Square


_STEPS = {str(n) for n in range(1, 100)}
_WORDS = ("skip", "ready", "clear")


@lru_cache(maxsize=KEPT)
def read(move: Move) -> Go | Dig | Lay | Word | Said:
    """What a move says, whether or not it is legal."""
    match move.split(" "):
        case ["move", way, steps] if way in WAYS and steps in _STEPS:
            return Go(way, int(steps))
        case ["dig", way] if way in WAYS:
            return Dig(way)
        case [piece, square] if piece in PIECES and is_square(square):
            return Lay(piece, square)
        case [word] if word in _WORDS:
            return Word(word)
        case words:
            return Said(tuple(words))


def leads_to(view: View[Board], move: Move) -> Square | None:
    """The square of the viewer's own board that a move ends on or lays a piece on."""
    match read(move):
        case Go(way, steps):
            return line(view.board.piece(view.viewer), way)[steps - 1]
        case Lay(square=square):
            return square
    return None
