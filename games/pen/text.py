"""The one type family, Latin and Cyrillic."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from threading import RLock
from unicodedata import category, normalize

from PIL import Image, ImageFont

from games.pen.colours import PARCHMENT, rgb
from games.pen.memo import Memo
from games.pen.noted import Word, note
from games.pen.palette import number
from games.pen.raw import core
from games.pen.stamp import Stamp, lettering, press

Point = tuple[float, float]

_FONTS = Path(__file__).parent / "fonts"
_written = Memo[tuple[Stamp, int, int]](4_000_000)
_OPEN = 6
"""Faces that are kept open. Each takes 0.3 MB, another one 0.1 ms."""
_LONGEST = 40
"""Characters of a name that are looked at; Discord allows 32."""
_LEAST = 2
"""So wide, in sizes of its letters, has to be what is left of a name before its brackets."""
_NO_LETTER = "\uffff"
FACES = RLock()
"""Only one thread at a time may use FreeType's faces."""


@lru_cache(maxsize=_OPEN)
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The type family, Latin and Cyrillic."""
    weight = "Bold" if bold else "Regular"
    return ImageFont.truetype(_FONTS / f"SourceSansPro-{weight}.otf", size)


def forget_letters() -> None:
    """Give back the memory of what was written, and of the type family."""
    _written.clear()
    font.cache_clear()


def write(
    image: Image.Image,
    at: Point,
    text: str,
    size: int,
    colour: str = PARCHMENT,
    *,
    bold: bool = False,
    anchor: str = "lm",
) -> None:
    """Writes one line of text. `anchor` is Pillow's (`lm`: left, middle)."""
    if not text:
        return
    key = (text, size, bold, anchor, colour)
    make = partial(_letters, text, size, bold, anchor, colour)
    stamp, dx, dy = _written.get(key, make, size * size * len(text))
    left, top = round(at[0]) + dx, round(at[1]) + dy
    if image.mode == "P":
        press(image, stamp, left, top)
    else:
        image.paste(rgb(colour), (left, top), stamp.mask)
    wide, high = stamp.mask.size
    note(image, Word(text, size, (left, top, left + wide, top + high)))


def _letters(text: str, size: int, bold: bool, anchor: str, colour: str) -> tuple[Stamp, int, int]:
    """The text as a stamp, and how far its top left corner is from the anchor."""
    with FACES:
        letters, (left, top) = font(size, bold).getmask2(text, "L", anchor=anchor)
    width, height = letters.size
    mask = Image.new("L", (max(1, width), max(1, height)))
    core(mask).paste(letters, (0, 0, width, height))
    return lettering(mask, number(colour)), left, top


@lru_cache(maxsize=2048)
def width_of(text: str, size: int, bold: bool = False) -> float:
    """How wide `write` makes this text."""
    with FACES:
        return font(size, bold).getlength(text)


def named(name: str, size: int, room: float, bold: bool = False) -> str:
    """The name of a player as it can be drawn, cut if it is wider than `room`; empty if the type
    family has none of its letters. What stands in brackets behind it, as a computer's
    level does, is kept if there is room."""
    drawn = _drawable(name)
    first, bracket, level = drawn.rpartition(" (")
    left = room - width_of(bracket + level, size, bold)
    if not first or width_of(drawn, size, bold) <= room or left < _LEAST * size:
        return fit(drawn, size, room, bold)
    return fit(first, size, left, bold) + bracket + level


@lru_cache(maxsize=512)
def _drawable(name: str) -> str:
    """A name on one line, in plain letters, without what the type family lacks. It may be anything:
    people wrote it, and records bring it from outside."""
    plain = normalize("NFKC", " ".join(name[:_LONGEST].split()))[:_LONGEST]
    return " ".join("".join(filter(_has, plain)).split())


@lru_cache(maxsize=2048)
def _has(letter: str) -> bool:
    """Is it a character that stands for itself, with a shape of its own?"""
    if not letter.isprintable() or category(letter).startswith("M"):
        return False
    with FACES:
        shape, missing = (bytes(font(20).getmask(one, "L")) for one in (letter, _NO_LETTER))
    return shape != missing


def fit(text: str, size: int, room: float, bold: bool = False) -> str:
    """The text; cut, with an ellipsis, if it is wider than `room`."""
    if width_of(text, size, bold) <= room:
        return text
    while text and width_of(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"
