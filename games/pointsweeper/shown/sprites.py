"""Pointsweeper's shapes: our own chessmen, the mine, and the signs on the board, drawn in a unit
square."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Seat
from games.pen import (
    BLUE,
    CHOOSE,
    LAST,
    MIST,
    PARCHMENT,
    RED,
    SHADOW,
    SLATE,
    WHITE,
    Brush,
    Point,
    marking,
    painter,
)
from games.pointsweeper.rules.known.chess import Kind

_FOOT = "20,93 20,85 30,78 70,78 80,85 80,93"
_OUTLINES: Mapping[Kind, tuple[str, ...]] = {
    "P": (
        _FOOT,
        "40,46 60,46 70,80 30,80",
        "31,42 69,42 66,50 34,50",
    ),
    "R": (
        _FOOT,
        "22,10 36,10 36,19 43,19 43,10 57,10 57,19 64,19 64,10 78,10 78,32 68,42 "
        "71,80 29,80 32,42 22,32",
    ),
    "B": (
        _FOOT,
        "42,50 58,50 68,80 32,80",
        "33,50 67,50 65,57 35,57",
        "50,13 64,27 68,40 60,52 40,52 32,40 36,27",
    ),
    "N": (
        _FOOT,
        "30,80 34,62 50,50 46,44 30,53 19,49 17,40 33,22 38,8 48,17 62,22 72,36 76,58 73,80",
    ),
    "Q": (
        _FOOT,
        "12,28 32,48 34,17 45,44 50,13 55,44 66,17 68,48 88,28 72,80 28,80",
    ),
    "K": (
        _FOOT,
        "45,5 55,5 55,12 63,12 63,21 55,21 55,36 45,36 45,21 37,21 37,12 45,12",
        "50,46 56,34 72,31 84,40 84,52 70,80 30,80 16,52 16,40 28,31 44,34",
    ),
}
"""The polygons that make a piece, as corners in hundredths of the square."""
_BALLS: Mapping[Kind, str] = {"P": "50,27", "B": "50,11", "Q": "11,25 34,14 50,10 66,14 89,25"}
"""The centres of the balls on top of a piece."""
_RADIUS = {"P": 0.17, "B": 0.06, "Q": 0.06}
_RIM = 0.09
_PITS = ("#6D3547", "#2C4B6C")
"""The colours of what each player has emptied: red and blue, more than half ink, so that yellow
stands out from them."""


@painter
def chessman(brush: Brush, kind: Kind, seat: Seat) -> None:
    """A piece in the player's colour with the player's mark; its rim shows on any ground."""
    body, rim = (RED, BLUE)[seat], WHITE
    outlines = [_points(outline) for outline in _OUTLINES[kind]]
    balls, radius = _points(_BALLS.get(kind, "")), _RADIUS.get(kind, 0)
    for outline in outlines:
        brush.polygon(outline, rim, rim, _RIM)
    for ball in balls:
        brush.circle(ball, radius + _RIM / 2, rim)
    for outline in outlines:
        brush.polygon(outline, body)
    for ball in balls:
        brush.circle(ball, radius, body)
    _details(brush, kind, rim)
    marking(brush, seat, (0.5, 0.66), 0.1, rim)


def _points(text: str) -> list[Point]:
    pairs = (pair.split(",") for pair in text.split())
    return [(int(x) / 100, int(y) / 100) for x, y in pairs]


def _details(brush: Brush, kind: Kind, colour: str) -> None:
    brush.line([(0.3, 0.81), (0.7, 0.81)], colour, 0.035)
    if kind == "N":
        brush.circle((0.41, 0.29), 0.04, colour)
    elif kind == "B":
        brush.line([(0.5, 0.38), (0.6, 0.25)], colour, 0.05)
    elif kind == "R":
        brush.line([(0.33, 0.4), (0.67, 0.4)], colour, 0.035)


def mine(brush: Brush) -> None:
    """A naval mine: horns, ball, a glint."""
    for x, y in ((0, 1), (1, 0), (0.72, 0.72), (0.72, -0.72)):
        for colour, width, reach in ((MIST, 0.15, 0.43), (SHADOW, 0.08, 0.42)):
            ends = [(0.5 - x * reach, 0.5 - y * reach), (0.5 + x * reach, 0.5 + y * reach)]
            brush.line(ends, colour, width)
    brush.circle((0.5, 0.5), 0.32, SHADOW, MIST, 0.04)
    brush.circle((0.4, 0.4), 0.07, WHITE)


def mine_sign(brush: Brush) -> None:
    """A mine beside a number, as small as letters: light, since the ground is dark."""
    for x, y in ((0, 1), (1, 0), (0.72, 0.72), (0.72, -0.72)):
        ends = [(0.5 - x * 0.44, 0.5 - y * 0.44), (0.5 + x * 0.44, 0.5 + y * 0.44)]
        brush.line(ends, MIST, 0.11)
    brush.circle((0.5, 0.5), 0.3, MIST)
    brush.circle((0.41, 0.41), 0.08, SHADOW)


@painter
def token(brush: Brush, seat: Seat) -> None:
    """A disc in the player's colour with the player's mark."""
    brush.circle((0.5, 0.5), 0.48, (RED, BLUE)[seat], WHITE, 0.05)
    marking(brush, seat, (0.5, 0.5), 0.2, WHITE)


@painter
def pit(brush: Brush, seat: Seat) -> None:
    """A square that a player has emptied."""
    brush.rect((0, 0, 1, 1), _PITS[seat])
    brush.rect((0, 0, 1, 0.07), SHADOW)
    brush.rect((0, 0, 0.05, 1), SHADOW)
    marking(brush, seat, (0.86, 0.86), 0.08, PARCHMENT)


@painter
def arrow_head(brush: Brush, dx: float, dy: float, inner: str = LAST) -> None:
    """The direction of a claim, flat enough to fit between two values."""
    length = (dx * dx + dy * dy) ** 0.5
    ahead, aside = (dx / length, dy / length), (-dy / length, dx / length)

    def at(forward: float, sideways: float) -> Point:
        x, y = (f * forward + s * sideways for f, s in zip(ahead, aside, strict=True))
        return 0.5 + x, 0.5 + y

    for grown, colour in ((0.08, SHADOW), (0.0, inner)):
        back, wing = -0.22 - grown / 2, 0.27 + grown
        brush.polygon([at(0.26 + 1.5 * grown, 0), at(back, wing), at(back, -wing)], colour)


@painter
def way(brush: Brush, up: bool) -> None:
    """Which way pawns move."""
    tip, foot = (0.08, 0.92) if up else (0.92, 0.08)
    neck = (tip + foot) / 2
    brush.line([(0.5, neck), (0.5, foot)], PARCHMENT, 0.16)
    brush.polygon([(0.5, tip), (0.2, neck), (0.8, neck)], PARCHMENT)


def tick(brush: Brush) -> None:
    """There is surely no mine."""
    brush.circle((0.5, 0.5), 0.48, CHOOSE)
    brush.line([(0.28, 0.52), (0.44, 0.68), (0.74, 0.34)], WHITE, 0.13)


def seen(brush: Brush) -> None:
    """What the last scout saw: dashes that leave the middle of the square free."""
    for n in range(4):
        start, end = 0.05 + n / 4, 0.2 + n / 4
        for edge in (0.035, 0.965):
            brush.line([(start, edge), (end, edge)], LAST, 0.07)
            brush.line([(edge, start), (edge, end)], LAST, 0.07)


def plate(brush: Brush) -> None:
    """What stands on the board and only its viewer knows: wide and low."""
    brush.rect((0, 0, 1, 0.418), SLATE, PARCHMENT, 0.02, radius=0.12)
