"""What a picture remembers of itself, for those who check it: its words, its boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from PIL import Image


class Word(NamedTuple):
    """Something written on a picture."""

    text: str
    size: int
    """The size of the type, in pixels."""
    box: tuple[int, int, int, int] | None = None
    """Left, top, right and bottom of the letters; None for those in a sprite."""

    def moved(self, right: int, down: int) -> Word:
        """The same word, after its picture was laid on another one."""
        if not self.box:
            return self
        x0, y0, x1, y1 = self.box
        return self._replace(box=(x0 + right, y0 + down, x1 + right, y1 + down))


@dataclass(frozen=True)
class Squares:
    """A board on a picture."""

    side: int
    """The side of a square, in pixels."""
    across: int
    """How many squares the longer side of the board has."""


def words(image: Image.Image) -> tuple[Word, ...]:
    """Everything written on the picture, in the order of writing."""
    return tuple(_words(image.info.get("words", ())))


def _words(noted: Iterable[Any], right: int = 0, down: int = 0) -> Iterator[Word]:
    for it in noted:
        if isinstance(it, Word):
            yield it.moved(right, down)
        else:
            part, more_right, more_down = it
            yield from _words(part, right + more_right, down + more_down)


def squares(image: Image.Image) -> tuple[Squares, ...]:
    """The boards on the picture."""
    found: tuple[Squares, ...] = image.info.get("squares", ())
    return found


def note(image: Image.Image, *found: object) -> None:
    """Remembers words. The tuple is a new one each time, since copies of a picture share the
    old."""
    if found:
        image.info["words"] = (*image.info.get("words", ()), *found)


def note_part(image: Image.Image, part: Image.Image, right: int, down: int) -> None:
    """Remembers the words of what is laid there. Where they are then is worked out for whoever
    asks."""
    if found := part.info.get("words"):
        note(image, (found, right, down))


def note_squares(image: Image.Image, side: int, across: int) -> None:
    """Remembers a board."""
    image.info["squares"] = (*squares(image), Squares(side, across))


def cut(image: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    """This part of the picture, with the words in it."""
    part = image.crop(box)
    part.info["words"] = ()
    note_part(part, image, -box[0], -box[1])
    return part
