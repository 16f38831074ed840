"""Pictures as bytes: palette PNGs with round corners, and animations."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

from PIL import Image, ImageChops

from games.pen.brush import Brush, smooth
from games.pen.colours import INK, KEYS, rgb

_RADIUS = 22
_HEAVY = 75_000
"""Bytes above which a picture is worth packing harder."""
_RIM = 8
"""Palette entries for the card's rounded corners: ink from clear to opaque."""
_CLEAR = 255
"""Of these, the one that stands for nothing in animations."""


@cache
def _palette() -> Image.Image:
    """The palette of every picture: the key colours, then blends of them, nearest pairs last."""
    keys = [rgb(key) for key in KEYS]
    colours = dict.fromkeys(keys)
    pairs = list(combinations(range(len(keys)), 2))
    for part in (0.5, 0.25, 0.75):
        for a, b in pairs:
            blend = tuple(round(x + (y - x) * part) for x, y in zip(keys[a], keys[b], strict=True))
            colours.setdefault((blend[0], blend[1], blend[2]))
    chosen = list(colours)[: 256 - _RIM]
    image = Image.new("P", (1, 1))
    image.putpalette([v for colour in chosen for v in colour] + [*rgb(INK)] * _RIM)
    return image


@cache
def _corner() -> Image.Image:
    """The top left corner of a card, in palette entries 248 (clear) to 255 (nearly ink)."""

    def paint(brush: Brush) -> None:
        brush.circle((1, 1), 1, INK)

    alpha = smooth(paint, _RADIUS, _RADIUS).getchannel("A")
    return alpha.point([256 - _RIM + min(_RIM - 1, a * _RIM // 255) for a in range(256)])


@cache
def _corners() -> tuple[tuple[Image.Image, Image.Image], ...]:
    """The four corners, each with the mask of its pixels outside the card's curve."""
    corner, turn = _corner(), Image.Transpose
    turned = (turn.FLIP_LEFT_RIGHT, turn.FLIP_TOP_BOTTOM, turn.ROTATE_180)
    pieces = (corner, *(corner.transpose(way) for way in turned))
    outside = [0 if value == 255 else 255 for value in range(256)]
    return tuple((piece, piece.point(outside)) for piece in pieces)


def png(image: Image.Image) -> bytes:
    """The finished picture: a palette PNG with rounded, transparent corners."""
    indexed = image.quantize(palette=_palette(), dither=Image.Dither.NONE)
    right, bottom = image.width - _RADIUS, image.height - _RADIUS
    places = ((0, 0), (right, 0), (0, bottom), (right, bottom))
    for place, (piece, outside) in zip(places, _corners(), strict=True):
        indexed.paste(piece, place, outside)
    quick = _packed(indexed, 3)
    return quick if len(quick) <= _HEAVY else _packed(indexed, 9)


def _packed(indexed: Image.Image, level: int) -> bytes:
    buffer = io.BytesIO()
    rims = bytes(round(255 * n / _RIM) for n in range(_RIM))
    clear = bytes([255] * (256 - _RIM)) + rims
    indexed.save(buffer, "PNG", compress_level=level, transparency=clear)
    return buffer.getvalue()


def gif(frames: Iterable[Image.Image], seconds: Sequence[float]) -> bytes:
    """Pictures of one size as an animation that begins again; each is shown for its seconds.

    A frame holds what differs from the one before; the rest is clear and packs to nothing.
    """
    changes = _changes(frames)
    buffer = io.BytesIO()
    next(changes).save(
        buffer,
        "GIF",
        save_all=True,
        append_images=changes,
        duration=[round(1000 * s) for s in seconds],
        loop=0,
        optimize=False,
        transparency=_CLEAR,
        disposal=1,
    )
    return buffer.getvalue()


def _changes(frames: Iterable[Image.Image]) -> Iterator[Image.Image]:
    """The first picture, then what changes; indexed, and one at a time, since they are large."""
    before: Image.Image | None = None
    for frame in frames:
        indexed = frame.quantize(palette=_palette(), dither=Image.Dither.NONE)
        yield _change(before, indexed) if before else indexed
        before = indexed


def _change(before: Image.Image, after: Image.Image) -> Image.Image:
    """The second of two indexed pictures, clear where it is like the first."""
    one, two = (Image.frombytes("L", i.size, i.tobytes()) for i in (before, after))
    same = ImageChops.difference(one, two).point([255] + [0] * 255)
    change = after.copy()
    change.paste(_CLEAR, (0, 0, *after.size), same)
    return change
