"""Bushwhacked's shapes, painted in a unit square."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from games import pen
from games.core import Seat
from games.pen import Brush, Paint, Point

_SHADES = ("#A99E8F", "#964A48", "#2E5072", "#A47C40")
"""The shaded side of every player's stones: half way to umber or ink."""
_INKS = (pen.INK, pen.WHITE, pen.WHITE, pen.INK)
"""What a mark is drawn with on every player's colour."""


@cache
def play_stone(seat: Seat) -> Paint:
    """A dome: shaded below, a gleam at the top left, the player's mark."""

    def paint(brush: Brush) -> None:
        brush.circle((0.5, 0.5), 0.45, pen.SHADOW)
        brush.circle((0.5, 0.5), 0.41, _SHADES[seat])
        brush.circle((0.48, 0.465), 0.355, pen.SEATS[seat])
        brush.arc((0.18, 0.165, 0.78, 0.765), 185, 265, pen.PARCHMENT if seat else pen.STONE, 0.05)
        pen.marking(brush, seat, (0.5, 0.5), 0.16, _INKS[seat])

    return paint


@cache
def capture_stone(seat: Seat) -> Paint:
    """A flat disc with notches in its edge and a ring around the player's mark."""

    def paint(brush: Brush) -> None:
        brush.circle((0.5, 0.5), 0.47, pen.SHADOW)
        brush.polygon(_notched(0.43, 0.31), pen.SEATS[seat])
        brush.circle((0.5, 0.5), 0.31, pen.SHADOW)
        brush.circle((0.5, 0.5), 0.25, pen.SEATS[seat])
        pen.marking(brush, seat, (0.5, 0.5), 0.13, _INKS[seat])

    return paint


def _notched(outer: float, inner: float, teeth: int = 8) -> list[Point]:
    """The outline of a disc with as many teeth as notches, all equally wide."""
    corners = ((-0.3, outer), (0.3, outer), (0.36, inner), (0.64, inner))
    angles = [(2 * pi * (n + part) / teeth, r) for n in range(teeth) for part, r in corners]
    return [(0.5 + r * cos(angle), 0.5 + r * sin(angle)) for angle, r in angles]


def base(brush: Brush) -> None:
    """A black stone."""
    brush.circle((0.5, 0.5), 0.46, pen.SHADOW, pen.STONE, 0.06)
    brush.arc((0.22, 0.22, 0.78, 0.78), 185, 265, pen.MIST, 0.06)


@cache
def held_base(seat: Seat) -> Paint:
    """A base with a ring and a mark of whoever controls it."""

    def paint(brush: Brush) -> None:
        brush.circle((0.5, 0.5), 0.49, pen.SHADOW)
        brush.circle((0.5, 0.5), 0.46, pen.SEATS[seat])
        brush.circle((0.5, 0.5), 0.31, pen.SHADOW)
        pen.marking(brush, seat, (0.5, 0.5), 0.16, pen.SEATS[seat])

    return paint


def exposed(brush: Brush) -> None:
    """Around a stone that can be captured: corners of its square, and a cross over one of them."""
    for x, dx in ((0.15, 0.18), (0.85, -0.18)):
        for y, dy in ((0.15, 0.18), (0.85, -0.18)):
            brush.line([(x + dx, y), (x, y), (x, y + dy)], pen.DANGER, 0.08)
    brush.circle((0.77, 0.23), 0.23, pen.WHITE)
    brush.circle((0.77, 0.23), 0.2, pen.DANGER)
    brush.line([(0.68, 0.14), (0.86, 0.32)], pen.WHITE, 0.075)
    brush.line([(0.68, 0.32), (0.86, 0.14)], pen.WHITE, 0.075)


def choice(brush: Brush) -> None:
    """A stone that a trade may be paid with."""
    brush.circle((0.5, 0.5), 0.46, pen.CHOOSE, pen.SHADOW, 0.12)


def paid(brush: Brush) -> None:
    """A stone that a trade is being, or was, paid with."""
    for colour, width in ((pen.SHADOW, 0.3), (pen.LAST, 0.16)):
        brush.line([(0.2, 0.2), (0.8, 0.8)], colour, width)
        brush.line([(0.2, 0.8), (0.8, 0.2)], colour, width)
