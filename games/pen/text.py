"""The one type family, Latin and Cyrillic."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from games.pen.colours import PARCHMENT, rgb

Point = tuple[float, float]

_FONTS = Path(__file__).parent / "fonts"


@cache
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The type family, Latin and Cyrillic."""
    weight = "Bold" if bold else "Regular"
    return ImageFont.truetype(_FONTS / f"SourceSansPro-{weight}.otf", size)


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
    """One line of text; `anchor` as in Pillow (`lm`: left, middle)."""
    letters, dx, dy = _letters(text, size, bold, anchor)
    image.paste(rgb(colour), (round(at[0]) + dx, round(at[1]) + dy), letters)


@lru_cache(maxsize=2048)
def _letters(text: str, size: int, bold: bool, anchor: str) -> tuple[Image.Image, int, int]:
    """The text as a mask, and where its top left corner lies from the anchor."""
    face = font(size, bold)
    left, top, right, bottom = (int(v) for v in face.getbbox(text, anchor=anchor))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, face, anchor)
    return mask, left, top


def width_of(text: str, size: int, bold: bool = False) -> float:
    """How wide `write` makes it."""
    return font(size, bold).getlength(text)


def fit(text: str, size: int, room: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it is wider than `room`."""
    if width_of(text, size, bold) <= room:
        return text
    while text and width_of(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"
