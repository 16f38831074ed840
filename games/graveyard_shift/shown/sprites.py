"""Graveyard Shift's shapes: body parts, and what stands on the squares. All are drawn in a unit
square."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games import pen
from games.graveyard_shift.rules.known.yard import Kind
from games.pen import Brush, Point, painter

TAN = "#BE8844"
PALE = "#C5BFB0"
"""Stone on parchment, pale enough for what lies on it."""
DIM = "#A79E8E"
MOUND = "#BDA98B"


@dataclass(frozen=True)
class Shape:
    """A silhouette made of discs (centre, radius) and polygons, and where a letter stands on it."""

    fill: str
    letter_at: Point
    """Where its letter stands."""
    letter_ink: str
    """The colour of the letter."""
    discs: tuple[tuple[Point, float], ...] = ()
    """Centre and radius of each."""
    polygons: tuple[tuple[Point, ...], ...] = ()
    """The corners of each."""

    def paint(self, brush: Brush, fill: str, rim: str, letter: str, ink: str) -> None:
        """The silhouette in these colours, its rim, and its letter."""
        for points in self.polygons:
            brush.polygon(points, rim, rim, 0.1)
        for at, radius in self.discs:
            brush.circle(at, radius + 0.05, rim)
        for points in self.polygons:
            brush.polygon(points, fill)
        for at, radius in self.discs:
            brush.circle(at, radius, fill)
        if letter:
            brush.text(self.letter_at, letter, 0.58, ink)


_LOBES = ((0.34, 0.31), (0.66, 0.31), (0.24, 0.55), (0.76, 0.55), (0.38, 0.72), (0.62, 0.72))
SHAPES: Mapping[Kind, Shape] = {
    "brain": Shape(
        fill=pen.CHOOSE,
        letter_at=(0.5, 0.5),
        letter_ink=pen.SHADOW,
        discs=(*((lobe, 0.19) for lobe in _LOBES), ((0.5, 0.5), 0.25)),
    ),
    "heart": Shape(
        fill=pen.RED,
        letter_at=(0.5, 0.43),
        letter_ink=pen.WHITE,
        discs=(((0.29, 0.34), 0.22), ((0.71, 0.34), 0.22)),
        polygons=(((0.1, 0.44), (0.3, 0.3), (0.7, 0.3), (0.9, 0.44), (0.5, 0.92)),),
    ),
    "chest": Shape(
        fill=TAN,
        letter_at=(0.5, 0.52),
        letter_ink=pen.SHADOW,
        polygons=(
            (
                *((0.36, 0.12), (0.64, 0.12), (0.93, 0.3), (0.84, 0.52), (0.74, 0.47)),
                *((0.72, 0.9), (0.28, 0.9), (0.26, 0.47), (0.16, 0.52), (0.07, 0.3)),
            ),
        ),
    ),
    "legs": Shape(
        fill=pen.BLUE,
        letter_at=(0.5, 0.34),
        letter_ink=pen.WHITE,
        polygons=(
            (
                *((0.2, 0.1), (0.8, 0.1), (0.84, 0.74), (0.96, 0.9), (0.6, 0.9), (0.5, 0.58)),
                *((0.4, 0.9), (0.04, 0.9), (0.16, 0.74)),
            ),
        ),
    ),
}


@painter
def part(brush: Brush, kind: Kind, letter: str = "") -> None:
    shape = SHAPES[kind]
    shape.paint(brush, shape.fill, pen.SHADOW, letter, shape.letter_ink)


@painter
def missing(brush: Brush, kind: Kind, letter: str) -> None:
    """The empty place of a part that is not collected yet."""
    SHAPES[kind].paint(brush, pen.INK, pen.MIST, letter, pen.MIST)


def gate(brush: Brush) -> None:
    """Two pillars and an iron gate between them."""
    for x in (0.34, 0.5, 0.66):
        brush.line([(x, 0.16), (x, 0.92)], pen.UMBER, 0.035)
        brush.polygon([(x - 0.04, 0.18), (x, 0.06), (x + 0.04, 0.18)], pen.UMBER)
    for y in (0.32, 0.78):
        brush.line([(0.2, y), (0.8, y)], pen.UMBER, 0.035)
    for x in (0.1, 0.9):
        brush.rect((x - 0.09, 0.16, x + 0.09, 0.94), PALE, DIM, 0.02)
        brush.rect((x - 0.1, 0.1, x + 0.1, 0.2), PALE, DIM, 0.02)


def grave(brush: Brush) -> None:
    """A headstone behind its mound."""
    brush.rect((0.24, 0.06, 0.76, 0.9), PALE, DIM, 0.02, radius=0.24)
    brush.rect((0.24, 0.6, 0.76, 0.9), PALE)
    brush.line([(0.5, 0.16), (0.5, 0.44)], DIM, 0.05)
    brush.line([(0.4, 0.25), (0.6, 0.25)], DIM, 0.05)
    brush.polygon([(0.04, 0.95), (0.18, 0.8), (0.5, 0.74), (0.82, 0.8), (0.96, 0.95)], MOUND)


def mausoleum(brush: Brush) -> None:
    """A gable on two columns, and the entrance between them."""
    brush.rect((0.1, 0.34, 0.9, 0.86), DIM)
    brush.rect((0.32, 0.42, 0.68, 0.88), pen.UMBER)
    for x in (0.2, 0.8):
        brush.rect((x - 0.08, 0.34, x + 0.08, 0.88), PALE, DIM, 0.02)
    brush.polygon([(0.02, 0.34), (0.5, 0.04), (0.98, 0.34)], PALE, DIM, 0.02)
    brush.rect((0.02, 0.86, 0.98, 0.95), PALE, DIM, 0.02)


@painter
def chip(brush: Brush, letter: str) -> None:
    """What can be chosen: green, with the direction or a dot."""
    brush.circle((0.5, 0.5), 0.49, pen.SLATE)
    brush.circle((0.5, 0.5), 0.42, pen.CHOOSE)
    if letter:
        brush.text((0.5, 0.48), letter, 0.72, pen.SHADOW)
    else:
        brush.circle((0.5, 0.5), 0.16, pen.SHADOW)
