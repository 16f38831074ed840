"""What was known of each square and what was chosen, drawn over the picture of a position: numbers
on plates, darker ones the more they say, and two marks of different shape."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import BEST, PLAYED, Text
from games.pen.board import Grid, lay, legible
from games.pen.brush import Brush, Picture, painter, put, sprite
from games.pen.colours import INK, LAST, MIST, SHADOW, WHITE, YELLOW
from games.pen.palette import blank
from games.pen.text import Point, width_of, write

_SHADES = (WHITE, "#C9D5DF", "#9BB5CB", "#3E7CB1", "#2E5072", SHADOW)
"""The colours of plates: 0, up to 25, up to 50, up to 75, below 100, 100 percent."""
_LIGHT = 3
"""The first so many are light enough for dark type."""
_PLATE = (0.06, 0.6, 0.94, 0.97)
"""Where a plate lies in its square: pieces stand higher."""
_ROW, _SIGN = 50, 46
"""The height of a row of the legend, and of a sign in it."""


def percents(image: Picture, grid: Grid, known: Mapping[str, int]) -> None:
    """How likely each of these squares holds what is looked for."""
    for square, percent in known.items():
        left, top, right, bottom = grid.box(square)
        put(image, sprite(_plate(_shade(percent)), grid.cell), grid.centre(square))
        x, y = (left + right) / 2, top + (_PLATE[1] + _PLATE[3]) / 2 * (bottom - top)
        colour = INK if _shade(percent) < _LIGHT else WHITE
        write(image, (x, y - 1), str(percent), legible(image.width), colour, bold=True, anchor="mm")


def _shade(percent: int) -> int:
    if percent in (0, 100):
        return 0 if percent == 0 else len(_SHADES) - 1
    return 1 + percent // 25


@painter
def _plate(brush: Brush, shade: int) -> None:
    brush.rect(_PLATE, _SHADES[shade], MIST, 0.025, radius=0.09)


def played(brush: Brush) -> None:
    """What was chosen: a frame with a disc."""
    for inset, colour, width in ((0.0, SHADOW, 0.13), (0.025, LAST, 0.08)):
        brush.rect((inset, inset, 1 - inset, 1 - inset), None, colour, width, radius=0.08)
    brush.circle((0.17, 0.17), 0.17, LAST, SHADOW, 0.045)
    brush.circle((0.17, 0.17), 0.055, SHADOW)


def best(brush: Brush) -> None:
    """What was worth most: four corners with a star."""
    _corners(brush)
    star(brush)


def star(brush: Brush) -> None:
    """Only the star: for squares between two that are marked as the best."""
    brush.polygon(_star((0.8, 0.2), 0.29), SHADOW)
    brush.polygon(_star((0.8, 0.2), 0.2), YELLOW)


def _corners(brush: Brush) -> None:
    for colour, width in ((SHADOW, 0.15), (WHITE, 0.085)):
        for x, y in ((0.07, 0.07), (0.93, 0.07), (0.93, 0.93), (0.07, 0.93)):
            along, down = (x + (0.5 - x) * 0.55, y), (x, y + (0.5 - y) * 0.55)
            brush.line([along, (x, y), down], colour, width)


def _star(middle: Point, size: float) -> list[Point]:
    """The corners of a star with five points."""
    tips = ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
    dents = ((0.26, -0.36), (0.43, 0.14), (0, 0.45), (-0.43, 0.14), (-0.26, -0.36))
    x, y = middle
    return [
        (x + dx * size, y + dy * size) for pair in zip(tips, dents, strict=True) for dx, dy in pair
    ]


def _percent(brush: Brush) -> None:
    """A plate in the legend."""
    brush.rect((0.0, 0.12, 1.0, 0.88), _SHADES[2], MIST, 0.04, radius=0.14)
    brush.text((0.5, 0.48), "%", 0.7, INK)


Stand = tuple[Point, int]
"""Where a mark stands, and its side in pixels."""


def marked(image: Picture, language: str, chosen: Stand | None, better: Stand | None) -> Picture:
    """The picture with a mark where the played move leads and one where the best move leads, if
    they lead anywhere, and with what the marks mean."""
    for mark, spot in ((played, chosen), (best, better)):
        if spot:
            put(image, sprite(mark, spot[1]), spot[0])
    return legend(image, language)


def legend(image: Picture, language: str, shares: Text | None = None) -> Picture:
    """The picture, and below it what the marks mean, and the plates if there are any."""
    size, margin = legible(image.width), max(24, round(image.width * 0.03))
    rows = [[(played, PLAYED), (best, BEST)], *([[(_percent, shares)]] if shares else [])]
    made = blank(image.width, image.height + _ROW * len(rows) + margin // 2)
    lay(made, image, 0, 0)
    for n, row in enumerate(rows):
        x, y = float(margin), image.height + _ROW * n + _ROW // 2 - margin // 4
        for paint, text in row:
            said = text.in_(language)
            put(made, sprite(paint, _SIGN), (x + _SIGN / 2, y))
            write(made, (x + _SIGN + 12, y), said, size)
            x += _SIGN + 12 + width_of(said, size) + 36
    return made
