"""Shapes that all games share: the pawn, and what tells players apart besides colour."""

from __future__ import annotations

from games.pen.brush import Brush, painter
from games.pen.colours import INK, SHADOW, WHITE, YELLOW
from games.pen.text import Point


@painter
def pawn(brush: Brush, colour: str, mark: int) -> None:
    """A lantern bearer in a player's colour. `mark`, the player's number, tells it apart by
    shape."""
    rim = SHADOW
    brush.polygon([(0.24, 0.9), (0.33, 0.45), (0.61, 0.45), (0.7, 0.9)], colour, rim, 0.05)
    brush.circle((0.47, 0.29), 0.19, colour, rim, 0.05)
    brush.line([(0.62, 0.5), (0.82, 0.42)], rim, 0.05)
    brush.rect((0.74, 0.42, 0.92, 0.68), YELLOW, rim, 0.04, radius=0.05)
    marking(brush, mark, (0.47, 0.7), 0.1, INK if colour != INK else WHITE)


def marking(brush: Brush, mark: int, at: Point, radius: float, colour: str) -> None:
    """A player's mark, by number from 0: dot, ring, bar, cross."""
    (x, y), r = at, radius
    if mark == 0:
        brush.circle(at, r * 0.75, colour)
    elif mark == 1:
        brush.circle(at, r, None, colour, r * 0.45)
    elif mark == 2:
        brush.line([(x - r, y), (x + r, y)], colour, r * 0.6)
    else:
        brush.line([(x - r * 0.8, y - r * 0.8), (x + r * 0.8, y + r * 0.8)], colour, r * 0.5)
        brush.line([(x - r * 0.8, y + r * 0.8), (x + r * 0.8, y - r * 0.8)], colour, r * 0.5)
