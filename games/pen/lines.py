"""Smooth lines and arrows, made of short pieces that are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import ceil, floor, hypot

from PIL import Image, ImageDraw

from games.pen.colours import LAST, rgb
from games.pen.memo import Memo
from games.pen.palette import number
from games.pen.stamp import Stamp, lettering, press
from games.pen.text import Point

_FINE = 4
"""Lines are drawn so many times larger, then reduced."""
_PIECE = 84
"""The longest piece of a line, in pixels: the square around a slanting one is mostly empty."""
_pieces = Memo[Stamp](1_000_000)

Quarter = tuple[int, int]
"""A point in units of the enlarged drawing."""


def stroke(image: Image.Image, points: Sequence[Point], colour: str, width: int) -> None:
    """A smooth line through points of the picture, its ends and joints round."""
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(1, ceil(hypot(x1 - x0, y1 - y0) / _PIECE))
        stops = [(x0 + (x1 - x0) * n / count, y0 + (y1 - y0) * n / count) for n in range(count + 1)]
        for ends in pairwise(stops):
            _lay(image, ends, colour, width, _line)


def path(image: Image.Image, points: Sequence[Point], colour: str = LAST, width: int = 6) -> None:
    """A smooth line through points of the picture, with an arrow head at its end."""
    if len(points) < 2:
        return
    (x0, y0), (x1, y1) = points[-2:]
    length = hypot(x1 - x0, y1 - y0) or 1
    dx, dy = (x1 - x0) / length * width, (y1 - y0) / length * width
    neck = (x1 - 2.2 * dx, y1 - 2.2 * dy)
    stroke(image, [*points[:-1], neck], colour, width)
    sides = [(neck[0] - 1.9 * dy, neck[1] + 1.9 * dx), (neck[0] + 1.9 * dy, neck[1] - 1.9 * dx)]
    _lay(image, [(x1 + 0.6 * dx, y1 + 0.6 * dy), *sides], colour, width, _filled)


Shape = Callable[[ImageDraw.ImageDraw, Sequence[Quarter], int], None]


def _line(draw: ImageDraw.ImageDraw, points: Sequence[Quarter], width: int) -> None:
    draw.line(points, 255, width)
    for x, y in points:
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), 255)


def _filled(draw: ImageDraw.ImageDraw, points: Sequence[Quarter], width: int) -> None:
    draw.polygon(points, 255)


def _lay(
    image: Image.Image, points: Sequence[Point], colour: str, width: int, shape: Shape
) -> None:
    """Lays a shape through points of the picture; it reaches at most `width` beyond them."""
    left = floor(min(x for x, _ in points) - width)
    top = floor(min(y for _, y in points) - width)
    fine = tuple((round(_FINE * (x - left)), round(_FINE * (y - top))) for x, y in points)
    wide = max(x for x, _ in fine) // _FINE + width + 1
    tall = max(y for _, y in fine) // _FINE + width + 1
    make = partial(_stamp, fine, (wide, tall), colour, width, shape)
    stamp = _pieces.get((fine, colour, width, shape), make, wide * tall)
    if image.mode == "P":
        press(image, stamp, left, top)
    else:
        image.paste(rgb(colour), (left, top), stamp.mask)


def _stamp(
    points: Sequence[Quarter], size: tuple[int, int], colour: str, width: int, shape: Shape
) -> Stamp:
    canvas = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    shape(ImageDraw.Draw(canvas), points, width * _FINE)
    return lettering(canvas.reduce(_FINE), number(colour))
