"""What every picture lies on, and what is laid upon it: cards, boards, frames, lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from games.pen.brush import Brush, smooth
from games.pen.colours import INK, LAST, MIST, PARCHMENT, PARCHMENT_DARK, SHADOW
from games.pen.text import Point, fit, width_of, write


@lru_cache(maxsize=8)  # each holds up to 5 MB, and in many games every turn has its own subtitle
def _card(width: int, height: int, title: str, subtitle: str) -> Image.Image:
    image = Image.new("RGB", (width, height), INK)
    margin = max(24, round(width * 0.03))
    write(image, (margin, margin + 16), title, 32, PARCHMENT, bold=True)
    if subtitle:
        left = margin + width_of(title, 32, bold=True) + 14
        write(image, (left, margin + 18), subtitle, 27, MIST)
    return image


def card(width: int, height: int, title: str, subtitle: str = "", state: str = "") -> Image.Image:
    """The dark card every picture lies on: title line at the top left, `state` at the right.

    The title line is about 70 px high; the margin is 3 % of the width, at least 24 px.
    """
    image = _card(width, height, title, subtitle).copy()
    margin = max(24, round(width * 0.03))
    write(image, (width - margin, margin + 18), state, 27, PARCHMENT, anchor="rm")
    return image


@dataclass(frozen=True)
class Grid:
    """Where the squares of a lettered board are: `left`, `top` of the board, side of a square."""

    left: int
    top: int
    cell: int
    columns: int
    rows: int

    @property
    def width(self) -> int:
        """Of the board, without its coordinates."""
        return self.cell * self.columns

    @property
    def height(self) -> int:
        """Of the board, without its coordinates."""
        return self.cell * self.rows

    def box(self, square: str) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of a square; row 1 is at the bottom."""
        column, row = ord(square[0]) - 65, int(square[1:])
        x = self.left + column * self.cell
        y = self.top + (self.rows - row) * self.cell
        return x, y, x + self.cell, y + self.cell

    def centre(self, square: str) -> Point:
        """The middle of a square."""
        x, y, _, _ = self.box(square)
        return x + self.cell / 2, y + self.cell / 2


@cache
def _board(grid: Grid, all_sides: bool) -> Image.Image:
    """The parchment with its coordinates, with room for these around it; RGBA."""
    rim = _rim(grid)
    image = Image.new("RGBA", (grid.width + 2 * rim, grid.height + 2 * rim))
    draw = ImageDraw.Draw(image)
    right, bottom = rim + grid.width, rim + grid.height
    draw.rectangle((rim - 3, rim - 3, right + 4, bottom + 5), SHADOW)
    for row in range(grid.rows):
        for column in range(grid.columns):
            x, y = rim + column * grid.cell, bottom - (row + 1) * grid.cell
            colour = PARCHMENT if (row + column) % 2 else PARCHMENT_DARK
            draw.rectangle((x, y, x + grid.cell - 1, y + grid.cell - 1), colour)
    size = max(18, min(26, grid.cell // 2))
    rows_at = (bottom + rim / 2, rim / 2) if all_sides else (bottom + rim / 2,)
    columns_at = (rim / 2, right + rim / 2) if all_sides else (rim / 2,)
    for column in range(grid.columns):
        middle = rim + (column + 0.5) * grid.cell
        for edge in rows_at:
            write(image, (middle, edge), chr(65 + column), size, MIST, anchor="mm")
    for row in range(grid.rows):
        middle = bottom - (row + 0.5) * grid.cell
        for edge in columns_at:
            write(image, (edge, middle), str(row + 1), size, MIST, anchor="mm")
    return image


def _rim(grid: Grid) -> int:
    """The room that coordinates need around the board."""
    return max(28, min(36, grid.cell // 2 + 8))


def board(image: Image.Image, grid: Grid, *, all_sides: bool = True) -> None:
    """Lay a chequered parchment board with coordinates on the picture."""
    layer, rim = _board(grid, all_sides), _rim(grid)
    image.paste(layer, (grid.left - rim, grid.top - rim), layer)


def tint(image: Image.Image, box: Sequence[float], colour: str, strength: float = 0.45) -> None:
    """Colour a rectangle, what lies there showing through."""
    x0, y0, x1, y1 = (round(v) for v in box)
    region = image.crop((x0, y0, x1, y1))
    image.paste(Image.blend(region, Image.new("RGB", region.size, colour), strength), (x0, y0))


def outline(image: Image.Image, box: Sequence[float], colour: str = LAST, width: int = 4) -> None:
    """A frame just inside a rectangle: the last move, or what may be chosen."""
    x0, y0, x1, y1 = (round(v) for v in box)
    ImageDraw.Draw(image).rectangle((x0, y0, x1 - 1, y1 - 1), outline=colour, width=width)


def stroke(image: Image.Image, points: Sequence[Point], colour: str, width: int) -> None:
    """A smooth line through points of the picture."""
    pad = width * 2
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    wide = round(max(x for x, _ in points) + pad - left)
    tall = round(max(y for _, y in points) + pad - top)
    local = [((x - left) / wide, (y - top) / wide) for x, y in points]
    layer = smooth(lambda brush: brush.line(local, colour, width / wide), wide, tall)
    image.paste(layer, (round(left), round(top)), layer)


def path(image: Image.Image, points: Sequence[Point], colour: str = LAST, width: int = 6) -> None:
    """A smooth line through points of the picture, with an arrow head at its end."""
    if len(points) < 2:
        return
    pad = width * 3
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    right, bottom = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    w, h = round(right - left), round(bottom - top)
    local = [((x - left) / w, (y - top) / w) for x, y in points]
    unit = width / w

    def paint(brush: Brush) -> None:
        (x0, y0), (x1, y1) = local[-2:]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
        dx, dy = (x1 - x0) / length * unit, (y1 - y0) / length * unit
        neck = (x1 - 2.2 * dx, y1 - 2.2 * dy)
        brush.line([*local[:-1], neck], colour, unit)
        sides = [(neck[0] - 1.9 * dy, neck[1] + 1.9 * dx), (neck[0] + 1.9 * dy, neck[1] - 1.9 * dx)]
        brush.polygon([(x1 + 0.6 * dx, y1 + 0.6 * dy), *sides], colour)

    image.paste(layer := smooth(paint, w, h), (round(left), round(top)), layer)


def framed(image: Image.Image, width: int, height: int, caption: str) -> Image.Image:
    """The picture on a card of this size, with one line of words at its foot."""
    frame = Image.new("RGB", (width, height), INK)
    frame.paste(image, ((width - image.width) // 2, 0))
    write(frame, (32, height - 32), fit(caption, 28, width - 64), 28)
    return frame
