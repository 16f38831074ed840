"""Graverobber's shapes, drawn in a unit square."""

from __future__ import annotations

from games import pen
from games.core import Seat
from games.pen import Brush, Paint, Point, painter
from games.squares import WAYS

COLOURS = (pen.RED, pen.WHITE)
"""The colours of Red and White, by seat."""


def windmill(brush: Brush) -> None:
    """A windmill, to fill its 2x2 squares."""
    brush.rect((0.03, 0.03, 0.97, 0.97), pen.STONE, pen.UMBER, 0.02, radius=0.08)
    brush.circle((0.5, 0.93), 0.02, pen.STONE)
    brush.polygon([(0.29, 0.92), (0.39, 0.42), (0.61, 0.42), (0.71, 0.92)], pen.EARTH)
    brush.polygon([(0.29, 0.92), (0.39, 0.42), (0.46, 0.42), (0.42, 0.92)], pen.UMBER)
    brush.polygon([(0.36, 0.44), (0.5, 0.26), (0.64, 0.44)], pen.RED, pen.SHADOW, 0.012)
    brush.rect((0.45, 0.74, 0.56, 0.92), pen.SHADOW, radius=0.03)
    for x, y in ((1, 0.45), (-0.45, 1), (-1, -0.45), (0.45, -1)):
        _blade(brush, x, y)
    brush.circle((0.5, 0.4), 0.045, pen.YELLOW, pen.SHADOW, 0.015)


def _blade(brush: Brush, x: float, y: float) -> None:
    """One sail in the direction (x, y), its cloth on the clockwise side."""
    length, wide = 0.36, 0.13

    def at(along: float, aside: float) -> tuple[float, float]:
        return 0.5 + along * x - aside * y, 0.4 + along * y + aside * x

    cloth = [at(0.1, 0), at(length, 0), at(length, wide), at(0.1, wide)]
    brush.polygon(cloth, pen.WHITE, pen.SHADOW, 0.014)
    brush.line([at(0, 0), at(length, 0)], pen.SHADOW, 0.024)


def grave(brush: Brush) -> None:
    """A headstone."""
    brush.rect((0.14, 0.76, 0.86, 0.92), pen.EARTH, pen.UMBER, 0.03, radius=0.07)
    brush.rect((0.22, 0.1, 0.78, 0.84), pen.SHADOW, radius=0.27)
    brush.rect((0.22, 0.5, 0.78, 0.84), pen.SHADOW)
    brush.rect((0.26, 0.14, 0.74, 0.8), pen.STONE, radius=0.24)
    brush.rect((0.26, 0.5, 0.74, 0.8), pen.STONE)
    brush.line([(0.5, 0.28), (0.5, 0.66)], pen.SHADOW, 0.075)
    brush.line([(0.38, 0.41), (0.62, 0.41)], pen.SHADOW, 0.075)


def plot(brush: Brush) -> None:
    """A mound with a gift under it."""
    brush.polygon(
        [(0.08, 0.82), (0.2, 0.56), (0.36, 0.42), (0.64, 0.42), (0.8, 0.56), (0.92, 0.82)],
        pen.EARTH,
        pen.UMBER,
        0.05,
    )
    brush.line([(0.3, 0.6), (0.42, 0.54)], pen.PARCHMENT_DARK, 0.05)
    brush.circle((0.6, 0.66), 0.045, pen.UMBER)
    brush.circle((0.4, 0.72), 0.04, pen.UMBER)
    brush.line([(0.5, 0.42), (0.5, 0.18)], pen.UMBER, 0.05)
    brush.polygon([(0.5, 0.14), (0.76, 0.22), (0.5, 0.32)], pen.YELLOW, pen.UMBER, 0.03)


def hole(brush: Brush) -> None:
    """A Plot that was dug up."""
    brush.polygon(
        [(0.06, 0.8), (0.14, 0.5), (0.36, 0.34), (0.66, 0.34), (0.86, 0.5), (0.94, 0.8)],
        pen.EARTH,
        pen.UMBER,
        0.05,
    )
    brush.circle((0.5, 0.66), 0.26, pen.SHADOW, pen.YELLOW, 0.07)


def cross(brush: Brush) -> None:
    """A dig that found no Plot."""
    for colour, width in ((pen.PARCHMENT, 0.32), (pen.UMBER, 0.17)):
        for ends in ([(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]):
            brush.line(ends, colour, width)


@painter
def ghost(brush: Brush, seat: Seat) -> None:
    """A piece where it was last known to stand: pale, its lantern a question mark."""
    pale = ("#E3A5A5", "#DCD8CE")[seat]
    brush.polygon([(0.14, 0.94), (0.25, 0.45), (0.55, 0.45), (0.66, 0.94)], pale, pen.EARTH, 0.04)
    brush.circle((0.4, 0.28), 0.2, pale, pen.EARTH, 0.04)
    pen.marking(brush, seat, (0.4, 0.72), 0.1, pen.EARTH)
    brush.text((0.8, 0.36), "?", 0.62, pen.SHADOW)


@painter
def disc(brush: Brush, colour: str) -> None:
    """The round end of a line."""
    brush.circle((0.5, 0.5), 0.5, colour)


@painter
def head(brush: Brush, seat: Seat, way: str) -> None:
    """The arrow head of the latest move."""
    for colour, size in ((pen.SHADOW, 0.48), (COLOURS[seat], 0.34)):
        brush.polygon(_turned(way, ((0, size), (size, -0.6 * size), (-size, -0.6 * size))), colour)


@painter
def ring(brush: Brush, seat: Seat) -> None:
    """Around a square that was dug, in the digger's colour."""
    for inset, colour, width in ((0.0, pen.SHADOW, 0.15), (0.03, COLOURS[seat], 0.09)):
        brush.rect((inset, inset, 1 - inset, 1 - inset), None, colour, width, radius=0.1)


@painter
def bump(brush: Brush, seat: Seat, way: str) -> None:
    """A dig over the edge of the board, on the square where the piece stands."""
    for colour, rim in ((pen.SHADOW, 0.05), (COLOURS[seat], 0)):
        brush.line(_turned(way, ((-0.36, 0.39), (0.36, 0.39))), colour, 0.12 + 2 * rim)
        brush.line(_turned(way, ((0, 0), (0, 0.35))), colour, 0.12 + 2 * rim)


def _turned(way: str, points: tuple[Point, ...]) -> list[Point]:
    """Points around the middle, given as (aside, ahead), turned to look this way."""
    dx, dy = WAYS[way]
    return [(0.5 + x * dy + y * dx, 0.5 + x * dx - y * dy) for x, y in points]


def choice(brush: Brush) -> None:
    """A square where the next piece can be laid."""
    brush.circle((0.5, 0.5), 0.42, pen.CHOOSE, pen.WHITE, 0.12)


def _obstacle(brush: Brush) -> None:
    brush.rect((0.1, 0.1, 0.9, 0.9), pen.WHITE, pen.BLUE, 0.13)
    brush.text((0.5, 0.5), "?", 0.75, pen.BLUE)


def _plot(brush: Brush) -> None:
    brush.polygon([(0.04, 0.92), (0.5, 0.05), (0.96, 0.92)], pen.WHITE, pen.BLUE, 0.12)
    brush.text((0.5, 0.66), "?", 0.55, pen.BLUE)


def _clear(brush: Brush) -> None:
    brush.line([(0.1, 0.5), (0.4, 0.82), (0.9, 0.16)], pen.BLUE, 0.18)


def _me(brush: Brush) -> None:
    brush.circle((0.5, 0.24), 0.2, pen.BLUE)
    brush.polygon([(0.14, 0.95), (0.36, 0.4), (0.64, 0.4), (0.86, 0.95)], pen.BLUE)
    brush.text((0.5, 0.72), "?", 0.5, pen.WHITE)


MARKS: dict[str, Paint] = {"obstacle?": _obstacle, "plot?": _plot, "clear": _clear, "me?": _me}
"""The ready-made private marks (GR-23), in pencil blue."""
