"""What would lie there if a move were played: pale, in a dashed frame, so that nobody takes it for
what does lie there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.pen.board import outline, tint
from games.pen.brush import Picture, put
from games.pen.colours import INK, WHITE
from games.pen.text import Point

_STRENGTH = 0.72
"""How much of a ghost covers what is beneath it."""
_DASH = 9
"""The length of a dash, in pixels."""


def ghost(image: Picture, shape: Picture, centre: Point) -> None:
    """Lays a sprite on the picture as a ghost."""
    pale = shape.copy()
    pale.putalpha(shape.getchannel("A").point([round(_STRENGTH * a) for a in range(256)]))
    put(image, pale, centre)


def dashed(image: Picture, box: Sequence[float], width: int = 4) -> None:
    """A frame of light and dark dashes just inside a rectangle, to be seen on any ground."""
    outline(image, box, WHITE, width)
    for dash in _dashes(box, width):
        tint(image, dash, INK, 1)


def _dashes(box: Sequence[float], width: int) -> Iterator[tuple[int, int, int, int]]:
    x0, y0, x1, y1 = map(round, box)
    for x in range(x0, x1, 2 * _DASH):
        end = min(x + _DASH, x1)
        yield from ((x, y0, end, y0 + width), (x, y1 - width, end, y1))
    for y in range(y0, y1, 2 * _DASH):
        end = min(y + _DASH, y1)
        yield from ((x0, y, x0 + width, end), (x1 - width, y, x1, end))
