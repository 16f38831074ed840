"""Pictures as bytes: palette PNGs with round corners, and animations."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from PIL import GifImagePlugin, Image, ImageChops

from games.pen.brush import Brush, smooth
from games.pen.colours import INK, KEYS, rgb

_RADIUS = 22
_HEAVY = 75_000
"""Bytes above which a picture is worth packing harder."""
_RIM = 8
"""Palette entries for the card's rounded corners: ink from clear to opaque."""
_CLEAR = 255
"""Of these, the one that stands for nothing in animations."""
_KEEP = 1
"""GIF's disposal method of a frame that the next one is laid upon."""


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

    A frame holds what differs from the one before; the rest is clear and packs to nothing. Each is
    written before the next is drawn: Pillow's own `save_all` keeps them all, 300 MB of them.
    """
    buffer = io.BytesIO()
    before: Image.Image | None = None
    for frame, pause in zip(frames, seconds, strict=True):
        indexed = frame.quantize(palette=_palette(), dither=Image.Dither.NONE)
        change, corner = _change(before, indexed) if before else (indexed, (0, 0))
        if before is None:
            buffer.writelines(GifImagePlugin.getheader(indexed, info={"loop": 0})[0])
        how = {"duration": round(1000 * pause), "transparency": _CLEAR, "disposal": _KEEP}
        buffer.writelines(GifImagePlugin.getdata(change, corner, **how))
        before = indexed
    buffer.write(b";")
    return buffer.getvalue()


def _change(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The part of the second of two indexed pictures that is not like the first, and where its top
    left corner is; within it, what is like the first is clear."""
    one, two = (Image.frombytes("L", i.size, i.tobytes()) for i in (before, after))
    difference = ImageChops.difference(one, two)
    box = difference.getbbox() or (0, 0, 1, 1)
    change = after.crop(box)
    change.paste(_CLEAR, (0, 0, *change.size), difference.crop(box).point([255] + [0] * 255))
    return change, box[:2]
