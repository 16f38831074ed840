"""Bushwhacked's shapes, drawn in a unit square."""

from __future__ import annotations

from math import cos, pi, sin

from games import pen
from games.core import Seat
from games.pen import Box, Brush, Point, painter

_SHADES = ("#A99E8F", "#964A48", "#2E5072", "#A47C40")
"""The shaded side of each player's stones: half way to umber or ink."""
_INKS = (pen.INK, pen.WHITE, pen.WHITE, pen.INK)
"""The colour of the mark on each player's stones."""
_WALLS: tuple[Box, ...] = (
    (0.28, 0.08, 0.72, 0.25),
    (0.75, 0.28, 0.92, 0.72),
    (0.28, 0.75, 0.72, 0.92),
    (0.08, 0.28, 0.25, 0.72),
)
"""The four sides of a base: north, east, south, west."""


@painter
def play_stone(brush: Brush, seat: Seat) -> None:
    """A dome: shaded below, a gleam at the top left, the player's mark."""
    brush.circle((0.5, 0.5), 0.46, pen.SHADOW)
    brush.circle((0.5, 0.5), 0.41, _SHADES[seat])
    brush.circle((0.48, 0.465), 0.355, pen.SEATS[seat])
    brush.arc((0.18, 0.165, 0.78, 0.765), 185, 265, pen.PARCHMENT if seat else pen.STONE, 0.05)
    pen.marking(brush, seat, (0.5, 0.5), 0.16, _INKS[seat])


@painter
def capture_stone(brush: Brush, seat: Seat) -> None:
    """A flat disc with a notched edge and a ring around the player's mark."""
    brush.circle((0.5, 0.5), 0.48, pen.SHADOW)
    brush.polygon(_notched(0.44, 0.31), pen.SEATS[seat])
    brush.circle((0.5, 0.5), 0.31, pen.SHADOW)
    brush.circle((0.5, 0.5), 0.25, pen.SEATS[seat])
    pen.marking(brush, seat, (0.5, 0.5), 0.13, _INKS[seat])


def _notched(outer: float, inner: float, teeth: int = 8) -> list[Point]:
    """The outline of a disc with as many teeth as notches, all of the same width."""
    corners = ((-0.3, outer), (0.3, outer), (0.36, inner), (0.64, inner))
    angles = [(2 * pi * (n + part) / teeth, r) for n in range(teeth) for part, r in corners]
    return [(0.5 + r * cos(angle), 0.5 + r * sin(angle)) for angle, r in angles]


def base(brush: Brush) -> None:
    """A black fort seen from above: four dark walls between four towers."""
    brush.rect((0, 0, 1, 1), pen.SHADOW, radius=0.08)
    for wall in _WALLS:
        brush.rect(wall, pen.SLATE, radius=0.03)
    for x in (0.16, 0.84):
        for y in (0.16, 0.84):
            brush.circle((x, y), 0.075, pen.MIST)


@painter
def wall(brush: Brush, side: int, seat: Seat) -> None:
    """One side of a base (see `_WALLS`), in the colour of the stone before it."""
    brush.rect(_WALLS[side], pen.SEATS[seat], radius=0.03)


@painter
def flag(brush: Brush, seat: Seat) -> None:
    """The inside of a base that is controlled: the player's colour and mark."""
    brush.rect((0.3, 0.3, 0.7, 0.7), pen.SEATS[seat], radius=0.05)
    pen.marking(brush, seat, (0.5, 0.5), 0.13, _INKS[seat])


def newest(brush: Brush) -> None:
    """Behind what the newest turn has changed: the whole square, without a rim, so that nobody
    takes it for a base."""
    brush.rect((0, 0, 1, 1), pen.LAST, radius=0.1)


def earlier(brush: Brush) -> None:
    """Around what an earlier turn has changed."""
    brush.rect((0, 0, 1, 1), None, pen.LAST, 0.1, radius=0.1)


def decisive(brush: Brush) -> None:
    """Around what decided the match."""
    brush.rect((0, 0, 1, 1), None, pen.LAST, 0.11, radius=0.06)


def exposed(brush: Brush) -> None:
    """Around a stone that can be captured: the corners of its square, and a cross over one of
    them."""
    for x, dx in ((0.15, 0.18), (0.85, -0.18)):
        for y, dy in ((0.15, 0.18), (0.85, -0.18)):
            brush.line([(x + dx, y), (x, y), (x, y + dy)], pen.DANGER, 0.08)
    brush.circle((0.77, 0.23), 0.23, pen.WHITE)
    brush.circle((0.77, 0.23), 0.2, pen.DANGER)
    brush.line([(0.68, 0.14), (0.86, 0.32)], pen.WHITE, 0.075)
    brush.line([(0.68, 0.32), (0.86, 0.14)], pen.WHITE, 0.075)


@painter
def pointer(brush: Brush, way: tuple[int, int]) -> None:
    """A wedge between two squares, from a stone that captured to what it captured; `way` is the
    step to the right and down."""
    x, y = way
    length = (x * x + y * y) ** 0.5
    x, y = x / length, y / length

    def wedge(back: float, front: float, half: float) -> list[Point]:
        return [
            (0.5 + x * front, 0.5 + y * front),
            (0.5 - x * back - y * half, 0.5 - y * back + x * half),
            (0.5 - x * back + y * half, 0.5 - y * back - x * half),
        ]

    brush.polygon(wedge(0.29, 0.42, 0.35), pen.WHITE)
    brush.polygon(wedge(0.2, 0.27, 0.21), pen.SHADOW)


def choice(brush: Brush) -> None:
    """Around a stone that may pay for a trade."""
    brush.circle((0.5, 0.5), 0.46, pen.CHOOSE, pen.SHADOW, 0.12)


@painter
def paid(brush: Brush, seat: Seat) -> None:
    """Around a stone that pays for a trade, in its player's colour."""
    for colour, width in ((pen.SHADOW, 0.34), (pen.SEATS[seat], 0.16)):
        brush.line([(0.2, 0.2), (0.8, 0.8)], colour, width)
        brush.line([(0.2, 0.8), (0.8, 0.2)], colour, width)


@painter
def row(brush: Brush, wide: int, high: int) -> None:
    """Behind the line of the player to move, or of the winner."""
    end = (0, 0, 0.9999, high / wide)
    brush.rect(end, pen.SLATE, pen.LAST, 3 / wide, radius=12 / wide)
