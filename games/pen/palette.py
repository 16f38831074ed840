"""The palette of all pictures, and how its colours blend.

A picture holds numbers of these colours, one byte a pixel. What is half transparent is blended with
the colour beneath it and becomes the nearest colour of the palette: always the same one.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from PIL import Image, ImageColor, ImagePalette

from games.pen.colours import INK, KEYS, rgb
from games.pen.raw import Core, core, pixels

RIM = 8
"""Palette entries for the rounded corners of cards: ink, from clear to opaque."""


@cache
def colours() -> bytes:
    """The palette, 256 times red, green, blue: the named colours, then blends of them, then the
    corners of cards."""
    keys = [rgb(key) for key in KEYS]
    found = dict.fromkeys(keys)
    for part in (0.5, 0.25, 0.75):
        for a, b in combinations(keys, 2):
            red, green, blue = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
            found.setdefault((red, green, blue))
    chosen = [*list(found)[: 256 - RIM], *[rgb(INK)] * RIM]
    return bytes(value for colour in chosen for value in colour)


class _Fixed(ImagePalette.ImagePalette):
    """A palette that never grows. Pillow's own takes a new entry for each colour that is drawn."""

    def getcolor(self, color: tuple[int, ...], image: Image.Image | None = None) -> int:
        """The nearest entry."""
        return _nearest(color[:3])

    def copy(self) -> _Fixed:
        """Itself, since it never changes."""
        return self


@cache
def _fixed() -> _Fixed:
    return _Fixed("RGB", bytearray(colours()))


@cache
def _master() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(colours())
    return image


def blank(width: int, height: int, colour: str = INK) -> Image.Image:
    """A picture of one colour, to draw on."""
    image = Image.new("P", (width, height), number(colour))
    core(image).putpalette("RGB", "RGB", colours())
    image.palette = _fixed()
    return image


def indexed(image: Image.Image) -> Image.Image:
    """The picture in the palette; itself if it is already."""
    if isinstance(image.palette, _Fixed):
        return image
    found = blank(*image.size)
    core(found).paste(numbers(image), (0, 0, *image.size))
    return found


def numbers(image: Image.Image) -> Core:
    """The numbers of the nearest colours."""
    rgb_image = image if image.mode == "RGB" else image.convert("RGB")
    return core(rgb_image).convert("P", Image.Dither.NONE, core(_master()))


@lru_cache(maxsize=512)
def number(colour: str) -> int:
    """The palette's entry for a colour, or the nearest one."""
    return _nearest(ImageColor.getrgb(colour)[:3])


@cache
def _entries() -> tuple[tuple[int, int, int, int], ...]:
    """Red, green, blue and number of every entry except the corners."""
    return tuple((*colour_of(entry), entry) for entry in range(256 - RIM))


@lru_cache(maxsize=4096)
def _nearest(colour: tuple[int, ...]) -> int:
    red, green, blue = colour
    return min(
        _entries(), key=lambda e: (e[0] - red) ** 2 + (e[1] - green) ** 2 + (e[2] - blue) ** 2
    )[3]


def colour_of(entry: int) -> tuple[int, int, int]:
    """Red, green, blue of an entry."""
    red, green, blue = colours()[3 * entry : 3 * entry + 3]
    return red, green, blue


def forget_colours() -> None:
    """Give back the memory of how colours blend; with the nearest colours that Pillow keeps beside
    a palette (0.5 MB), it is 0.7 MB."""
    for found in (_master, ramp, tinted):
        found.cache_clear()


SHADES = [round(round(4 * opacity / 255) * 255 / 4) for opacity in range(256)]
"""For each opacity from 0 to 255 the nearest of five. More can't be told apart at an edge, and
would cost a tenth of a picture's bytes."""


def _blend(ink: int, ground: int, opacity: int) -> int:
    """The entry nearest to a blend of two."""
    pairs = zip(colour_of(ink), colour_of(ground), strict=True)
    red, green, blue = ((a * opacity + b * (255 - opacity) + 127) // 255 for a, b in pairs)
    return _nearest((red, green, blue))


@lru_cache(maxsize=1024)  # of 2 kB each
def ramp(ink: int, ground: int) -> list[int]:
    """For each opacity of `ink`, from 0 to 255, the entry of its blend with `ground`."""
    blends = {shade: _blend(ink, ground, shade) for shade in set(SHADES)}
    return [{0: ground, 255: ink}.get(shade, blends[shade]) for shade in SHADES]


@lru_cache(maxsize=64)
def tinted(colour: str, strength: float) -> list[int]:
    """For each entry, the entry of its blend with a colour; `strength` is from 0 to 1."""
    every = Image.frombytes("RGB", (256, 1), colours())
    blended = Image.blend(every, Image.new("RGB", (256, 1), rgb(colour)), strength)
    return list(pixels(numbers(blended), (0, 0, 256, 1)))
