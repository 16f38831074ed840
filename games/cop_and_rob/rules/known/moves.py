"""Moves as values, and the cells that they name. A log keeps their text; it is read here and
nowhere else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, ClassVar, Literal

from pydantic import BeforeValidator, PlainSerializer

from games.cop_and_rob.rules.known.cards import EXITS, Exits
from games.core import Move
from games.notation import KEPT, Said, Word

CELL = re.compile(r"(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})")
"""A cell's canonical name."""


def name(cell: Cell) -> str:
    """`1,-2`."""
    return f"{cell[0]},{cell[1]}"


def cell_of(text: str) -> Cell:
    """The cell with this canonical name."""
    x, y = text.split(",")
    return int(x), int(y)


Cell = Annotated[tuple[int, int], PlainSerializer(name), BeforeValidator(cell_of)]
"""x grows to the east, y to the north (CR-1). Engines read its canonical name."""


@dataclass(frozen=True, slots=True)
class Place:
    """`place 1,2 NES`: a road card, turned so that it has these exits."""

    what: ClassVar[str] = "place"
    cell: Cell
    exits: Exits


@dataclass(frozen=True, slots=True)
class On:
    """`block 1,2`: what is done with a supercard, or where the pawn drives."""

    what: Literal["block", "cover", "lift", "drive"]
    cell: Cell


@lru_cache(maxsize=KEPT)
def read(move: Move) -> Place | On | Word | Said:
    """What a move says, whether or not it is legal."""
    match move.split(" "):  # one space between words: a move has one spelling
        case ["place", cell, exits] if CELL.fullmatch(cell) and exits in EXITS:
            return Place(cell_of(cell), EXITS[exits])
        case [("block" | "cover" | "lift" | "drive") as what, cell] if CELL.fullmatch(cell):
            return On(what, cell_of(cell))
        case [("stay" | "discard" | "rob" | "cop") as word]:
            return Word(word)
        case words:
            return Said(tuple(words))


def first(beginning: str) -> str:
    """The first word of a move, or of its beginning."""
    match read(beginning):
        case Place() | On() as move:
            return move.what
        case Word(word) | Said((word, *_)):
            return word
    raise AssertionError(beginning)


def where(beginning: str) -> Cell | None:
    """The cell of a move, or of its beginning; None if that names none."""
    match read(beginning):
        case Place(cell=cell) | On(cell=cell):
            return cell
        case Said((_, name)) if CELL.fullmatch(name):
            return cell_of(name)
    return None
