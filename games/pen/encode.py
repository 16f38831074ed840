"""Pictures as bytes: palette PNGs with round corners, and animations."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from zlib import crc32

from isal import isal_zlib
from PIL import Image, ImageChops

from games.pen.brush import Brush, smooth
from games.pen.colours import INK
from games.pen.palette import RIM, colours, indexed
from games.pen.raw import core, pixels

_RADIUS = 22
_HEAVY = 78_000
"""A picture with more bytes is packed harder, which takes ten times as long."""
_QUICK = 1
"""ISA-L's level that packs in half a millisecond what zlib's level 3 packs in four."""
_BY_PALETTE = 3
"""PNG's colour type for pictures with a palette."""
_OPACITY = bytes([255] * (256 - RIM) + [round(255 * n / RIM) for n in range(RIM)])
_CLEAR = 255
"""The palette number that means transparent in animations."""
_KEEP = 1
"""GIF's disposal method for a frame that the next one is drawn over."""


@cache
def _corner() -> Image.Image:
    """The top left corner of a card, in palette entries from 248 (clear) to 255 (nearly ink)."""

    def paint(brush: Brush) -> None:
        brush.circle((1, 1), 1, INK)

    alpha = smooth(paint, _RADIUS, _RADIUS).getchannel("A")
    return alpha.point([256 - RIM + min(RIM - 1, a * RIM // 255) for a in range(256)])


@cache
def _corners() -> tuple[tuple[Image.Image, Image.Image], ...]:
    """The four corners, each with a mask of the pixels outside the card's curve."""
    corner, turn = _corner(), Image.Transpose
    turned = (turn.FLIP_LEFT_RIGHT, turn.FLIP_TOP_BOTTOM, turn.ROTATE_180)
    pieces = (corner, *(corner.transpose(way) for way in turned))
    outside = [0 if value == 255 else 255 for value in range(256)]
    return tuple((piece, piece.point(outside)) for piece in pieces)


def png(image: Image.Image) -> bytes:
    """The finished picture: a PNG with a palette and rounded, transparent corners.

    The same picture always has the same pixels. Its bytes may differ: in another thread ISA-L
    sometimes sets one bit otherwise, which means the same (8 times in 22,400 pictures, with as many
    threads as switched all the time).
    """
    drawn = indexed(image)
    rows = _rows(drawn)
    packer = isal_zlib.compressobj(_QUICK)
    packed = b"".join((*map(packer.compress, rows), packer.flush()))
    for level in (6, 9):
        if len(packed) > _HEAVY:
            packed = zlib.compress(b"".join(rows), level)
    header = struct.pack(">IIBBBBB", *drawn.size, 8, _BY_PALETTE, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours()),
            _chunk(b"tRNS", _OPACITY),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def _rows(drawn: Image.Image) -> Sequence[bytes | memoryview]:
    """The pixels as a PNG has them, in pieces, since to copy a megabyte takes as long as to pack
    half of it: a zero before each row, its filter (none). Pillow pads rows at their ends, so these
    zeros are moved by one; its `tobytes` takes three times as long."""
    width, height, low = drawn.width, drawn.height, drawn.height - _RADIUS
    if low <= _RADIUS:
        return b"\0", memoryview(_rounded(drawn, 0, height))[:-1]
    middle = pixels(core(drawn), (0, _RADIUS, width, low), stride=width + 1)
    last = memoryview(_rounded(drawn, low, height))[:-1]
    return b"\0", _rounded(drawn, 0, _RADIUS), middle, last


def _rounded(drawn: Image.Image, top: int, bottom: int) -> bytes:
    """The rows from `top` to `bottom`, with those parts of the card's corners that are there."""
    part = drawn.crop((0, top, drawn.width, bottom))
    right, low = drawn.width - _RADIUS, drawn.height - _RADIUS
    places = ((0, 0), (right, 0), (0, low), (right, low))
    for (left, above), (piece, outside) in zip(places, _corners(), strict=True):
        part.paste(piece, (left, above - top), outside)
    return pixels(core(part), (0, 0, *part.size), stride=part.width + 1)


def _chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG: its length, kind, content, checksum."""
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", crc32(body))


def gif(frames: Iterable[Image.Image], seconds: Sequence[float]) -> bytes:
    """Pictures of one size as an animation that repeats; each is shown for its seconds.

    A frame holds only what differs from the one before; the rest is clear and packs to nothing.
    Each is written before the next is drawn: Pillow's own `save_all` keeps them all, 300 MB of
    them.
    """
    from PIL import GifImagePlugin  # noqa: PLC0415 - only replays are animations

    buffer = io.BytesIO()
    before: Image.Image | None = None
    for frame, pause in zip(frames, seconds, strict=True):
        drawn = indexed(frame)
        change, corner = _change(before, drawn) if before else (drawn, (0, 0))
        if before is None:
            buffer.writelines(GifImagePlugin.getheader(drawn, info={"loop": 0})[0])
        how = {"duration": round(1000 * pause), "transparency": _CLEAR, "disposal": _KEEP}
        buffer.writelines(GifImagePlugin.getdata(change, corner, **how))
        before = drawn
    buffer.write(b";")
    return buffer.getvalue()


def _change(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The part of the second picture that is not like the first, and where its top left corner is.
    In it, whatever is like the first is clear."""
    one, two = (Image.frombytes("L", i.size, i.tobytes()) for i in (before, after))
    difference = ImageChops.difference(one, two)
    box = difference.getbbox() or (0, 0, 1, 1)
    change = after.crop(box)
    change.paste(_CLEAR, (0, 0, *change.size), difference.crop(box).point([255] + [0] * 255))
    return change, box[:2]
