"""Cop & Rob's shapes: road cards, supercards, the bank. Units are those of `pen.Brush`."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from games import pen
from games.cop_and_rob.rules.known.cards import EXITS, KINDS, TURNED, Exits, Kind, Role
from games.pen import Picture

COLOURS: Mapping[Role, str] = {"rob": pen.RED, "cop": pen.BLUE}
MARKS: Mapping[Role, int] = {"rob": 0, "cop": 2}
"""A dot for Rob, a bar for Cop (`pen.marking`)."""

_OUTER, _INNER = 0.4, 0.3
"""Half the width of a road: with its kerbs, and between them."""
_DASHES = ((0.0, 0.06), (0.2, 0.32), (0.44, 0.5))
"""The dashes of a road's centre line, from the middle of the card to its edge."""
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where each exit leads, N E S W, with `y` downwards."""
_CORNERS = {"NE": (1.0, 0.0, 90), "ES": (1.0, 1.0, 180), "SW": (0.0, 1.0, 270), "NW": (0.0, 0.0, 0)}
"""The corner that a curve bends around, and where its arc begins, in degrees."""
_BENDS = {EXITS[spelt]: corner for spelt, corner in _CORNERS.items()}


def _mix(first: str, second: str, part: float) -> str:
    pairs = zip(pen.rgb(first), pen.rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def road(owner: Role, exits: Exits, alive: bool, size: int) -> Picture:
    """A road card; pale if it is covered or cut off (`alive` false)."""
    return pen.sprite(_road(owner, exits, alive), size)


@pen.painter
def _road(brush: pen.Brush, owner: Role | None, exits: Exits, alive: bool) -> None:
    tar, line = (pen.SLATE, pen.YELLOW) if alive else (pen.STONE, pen.WHITE)
    draw_road = _bend if exits in _BENDS else _arms
    _body(brush, owner, alive)
    draw_road(brush, exits, pen.WHITE, tar, line)


def _body(brush: pen.Brush, owner: Role | None, alive: bool) -> None:
    colour = COLOURS[owner] if owner else pen.UMBER
    fill = _mix(pen.PARCHMENT, colour, 0.5) if alive else pen.PARCHMENT
    brush.rect((0.01, 0.01, 0.99, 0.99), fill, colour, 0.05, radius=0.08)
    if owner:
        for at in ((0.17, 0.17), (0.83, 0.83)):
            pen.marking(brush, MARKS[owner], at, 0.08, colour)


def _bend(brush: pen.Brush, exits: Exits, kerb: str, tar: str, line: str) -> None:
    x, y, start = _BENDS[exits]

    def arc(width: float, colour: str, begin: float, end: float) -> None:
        r = 0.5 + width / 2
        brush.arc((x - r, y - r, x + r, y + r), start + begin, start + end, colour, width)

    arc(_OUTER, kerb, 0, 90)
    arc(_INNER, tar, 0, 90)
    for begin, end in ((0, 8), (22, 36), (54, 68), (82, 90)):
        arc(0.035, line, begin, end)


def _arms(brush: pen.Brush, exits: Exits, kerb: str, tar: str, line: str) -> None:
    arms = [step for bit, step in enumerate(_STEPS) if exits >> bit & 1]
    closed = len(arms) == 1
    for width, colour in ((_OUTER, kerb), (_INNER, tar)):
        if closed:
            brush.circle((0.5, 0.5), width / 2 + 0.07, colour)
        for step in arms:
            brush.rect(_strip(step, -width / 2 if not closed else 0, 0.5, width), colour)
    middle = 0 if KINDS[exits] == "straight" else 1  # no line across a crossing
    for step in arms:
        for begin, end in _DASHES[middle:]:
            brush.rect(_strip(step, begin, end, 0.035), line)


def _strip(step: tuple[int, int], begin: float, end: float, width: float) -> pen.Box:
    """A piece of the arm that leads this way, between these distances from the middle."""
    dx, dy = step
    xs = sorted((0.5 + dx * begin, 0.5 + dx * end)) if dx else (0.5 - width / 2, 0.5 + width / 2)
    ys = sorted((0.5 + dy * begin, 0.5 + dy * end)) if dy else (0.5 - width / 2, 0.5 + width / 2)
    return xs[0], ys[0], xs[1], ys[1]


def supercard(owner: Role, size: int) -> Picture:
    """Rob's Explosion or Cop's Ambush, without a card: it is laid on a card or on bare ground."""
    return pen.sprite(_explosion if owner == "rob" else _ambush, size)


def _explosion(brush: pen.Brush) -> None:
    for radius, colour in ((0.48, pen.SHADOW), (0.44, pen.DANGER), (0.31, pen.YELLOW)):
        brush.polygon(_burst(radius), colour)
    brush.circle((0.5, 0.5), 0.1, pen.WHITE)


def _burst(radius: float) -> list[pen.Point]:
    turns = [(n * pi / 9, radius if n % 2 else radius * 0.62) for n in range(18)]
    return [(0.5 + r * sin(turn), 0.5 - r * cos(turn)) for turn, r in turns]


def _ambush(brush: pen.Brush) -> None:
    for x in (0.22, 0.78):
        brush.line([(x, 0.36), (x, 0.86)], pen.SHADOW, 0.09)
    for x in (0.3, 0.7):
        brush.circle((x, 0.22), 0.11, pen.BLUE, pen.SHADOW, 0.04)
    brush.rect((0.04, 0.34, 0.96, 0.66), pen.WHITE, pen.SHADOW, 0.04, radius=0.05)
    for x in (0.12, 0.4, 0.68):
        brush.polygon([(x + 0.1, 0.38), (x + 0.22, 0.38), (x + 0.12, 0.62), (x, 0.62)], pen.BLUE)


def card(owner: Role | None, kind: Kind, size: int) -> Picture:
    """A card as it is turned up; without an owner it could be from either deck."""
    paint = _super(owner) if kind == "super" else _road(owner, TURNED[kind][0], True)
    return pen.sprite(paint, size)


@pen.painter
def _super(brush: pen.Brush, owner: Role | None) -> None:
    _body(brush, owner, True)
    if owner != "cop":
        _explosion(brush)
    if owner != "rob":
        _ambush(brush)


def bank(brush: pen.Brush) -> None:
    brush.rect((0.01, 0.01, 0.99, 0.99), pen.EARTH, pen.UMBER, 0.05, radius=0.08)
    brush.polygon([(0.1, 0.4), (0.5, 0.12), (0.9, 0.4)], pen.WHITE, pen.UMBER, 0.03)
    for x in (0.2, 0.4, 0.6, 0.8):
        brush.line([(x, 0.46), (x, 0.74)], pen.WHITE, 0.09)
    brush.rect((0.1, 0.76, 0.9, 0.87), pen.WHITE, pen.UMBER, 0.03)
    brush.circle((0.5, 0.3), 0.06, pen.YELLOW, pen.UMBER, 0.02)


def pawn(role: Role, size: int) -> Picture:
    return pen.sprite(pen.pawn(COLOURS[role], MARKS[role]), size)


def disc(brush: pen.Brush) -> None:
    """Behind the number of a cell that can be chosen."""
    brush.circle((0.5, 0.5), 0.5, pen.SHADOW)
    brush.circle((0.5, 0.5), 0.44, pen.WHITE)


def ring(brush: pen.Brush) -> None:
    """Around the place where the roads are joined."""
    brush.circle((0.5, 0.5), 0.49, None, pen.SHADOW, 0.16)
    brush.circle((0.5, 0.5), 0.46, None, pen.LAST, 0.1)


def cross(brush: pen.Brush) -> None:
    """On a pawn that can't go on."""
    for colour, width in ((pen.WHITE, 0.36), (pen.DANGER, 0.22)):
        brush.line([(0.2, 0.2), (0.8, 0.8)], colour, width)
        brush.line([(0.2, 0.8), (0.8, 0.2)], colour, width)
