"""What a picture remembers of itself, for those who check it: the words on it, its squares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image


@dataclass(frozen=True)
class Word:
    """Something written on a picture."""

    text: str
    size: int
    """Of the type, in pixels."""


@dataclass(frozen=True)
class Squares:
    """A board on a picture."""

    side: int
    """Of a square, in pixels."""
    across: int
    """How many squares its longer side has."""


def words(image: Image.Image) -> tuple[Word, ...]:
    """Everything written on the picture, in the order of writing."""
    found: tuple[Word, ...] = image.info.get("words", ())
    return found


def squares(image: Image.Image) -> tuple[Squares, ...]:
    """The boards on the picture."""
    found: tuple[Squares, ...] = image.info.get("squares", ())
    return found


def note(image: Image.Image, found: Iterable[Word]) -> None:
    """Remember words; a new tuple, since copies of a picture share what it remembers."""
    if added := tuple(found):
        image.info["words"] = words(image) + added


def note_squares(image: Image.Image, side: int, across: int) -> None:
    """Remember a board."""
    image.info["squares"] = (*squares(image), Squares(side, across))
