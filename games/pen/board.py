"""What every picture lies on, and what is laid on it: cards, boards, frames, panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from PIL import Image

from games.pen.brush import Brush, forget_sprites, painter, put, sprite
from games.pen.colours import INK, LAST, MIST, PARCHMENT, PARCHMENT_DARK, SHADOW
from games.pen.noted import cut, note_part, note_squares, squares
from games.pen.palette import blank, forget_colours, number, tinted
from games.pen.raw import core
from games.pen.stamp import forget_stamps
from games.pen.text import Point, fit, forget_letters, width_of, write

_APART = "  ·  "
"""Between the parts of what a picture says at its top right."""


def legible(width: int) -> int:
    """The smallest type in a picture of this width that can be read on a phone (3.5 %)."""
    return -(-35 * width // 1000)


def card(width: int, height: int, title: str, subtitle: str = "", state: str = "") -> Image.Image:
    """The dark card under every picture: its title at the top left, `state` at the right.

    The title line is about 70 px high. The margin is 3 % of the width, but at least 24 px.
    """
    image, margin, small = blank(width, height), max(24, round(width * 0.03)), legible(width)
    large, middle = small + 4, margin + 17
    write(image, (margin, middle - 1), title, large, PARCHMENT, bold=True)
    right = width - margin
    _stated(image, (right, middle), state, small)
    left = margin + width_of(title, large, bold=True) + 14
    room = right - left - width_of(state, small) - 14
    write(image, (left, middle), fit(subtitle, small, room), small, MIST)
    return image


def _stated(image: Image.Image, end: Point, state: str, size: int) -> None:
    """Writes it part by part: a sentence that was never written before takes as long as half a
    picture, and it is mostly its parts that come again."""
    rest, apart, last = state.rpartition(_APART)
    write(image, end, last, size, PARCHMENT, anchor="rm")
    before = end[0] - width_of(last, size), end[1]
    write(image, before, rest + apart, size, PARCHMENT, anchor="rm")


def layer(width: int, height: int, colour: str = INK) -> Image.Image:
    """An empty part of a picture, for what never changes: it is drawn once, `kept`, and laid on
    cards."""
    return blank(width, height, colour)


@lru_cache(maxsize=6)  # each less than 1 MB
def kept(draw: Callable[[], Image.Image]) -> Image.Image:
    """The `layer` that a function of a module draws: once, until it is forgotten."""
    return draw()


def lay(image: Image.Image, part: Image.Image, left: int, top: int) -> None:
    """Lays a `layer` on the picture; it hides what was there."""
    image.paste(part, (left, top))
    note_part(image, part, left, top)
    for board in squares(part):
        note_squares(image, board.side, board.across)


@dataclass(frozen=True)
class Grid:
    """Where the squares of a lettered board are."""

    left: int
    """The left edge of the board."""
    top: int
    """The top edge of the board."""
    cell: int
    """The side of a square."""
    columns: int
    rows: int

    @property
    def width(self) -> int:
        """The width of the board without its coordinates."""
        return self.cell * self.columns

    @property
    def height(self) -> int:
        """The height of the board without its coordinates."""
        return self.cell * self.rows

    @cached_property
    def squares(self) -> tuple[str, ...]:
        """The names of its squares in reading order: the top row first."""
        rows = range(self.rows, 0, -1)
        return tuple(f"{chr(65 + column)}{row}" for row in rows for column in range(self.columns))

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


@lru_cache(maxsize=6)  # each less than 1 MB
def _board(grid: Grid, size: int, all_sides: bool) -> tuple[Image.Image, int, int]:
    """The parchment with its coordinates in type of this size, cut to what is drawn; and how far
    that reaches to the left of the board, and above it."""
    rim = size + 8  # what the coordinates need
    image = blank(grid.width + 2 * rim, grid.height + 2 * rim)
    right, bottom = rim + grid.width, rim + grid.height
    _fill(image, (rim - 3, rim - 3, right + 5, bottom + 6), SHADOW)
    chequer(image, rim, bottom, grid.columns, grid.rows, grid.cell)
    rows_at = (bottom + rim / 2 + 1, rim / 2 - 1) if all_sides else (bottom + rim / 2 + 1,)
    columns_at = (rim / 2 - 1, right + rim / 2 + 1) if all_sides else (rim / 2 - 1,)
    for column in range(grid.columns):
        middle = rim + (column + 0.5) * grid.cell
        for edge in rows_at:
            write(image, (middle, edge), chr(65 + column), size, MIST, anchor="mm")
    for row in range(grid.rows):
        middle = bottom - (row + 0.5) * grid.cell
        for edge in columns_at:
            write(image, (edge, middle), str(row + 1), size, MIST, anchor="mm")
    drawn = image.getbbox()  # all that is not bare ink, entry 0
    assert drawn
    return cut(image, drawn), rim - drawn[0], rim - drawn[1]


def chequer(
    image: Image.Image, left: int, bottom: int, columns: int, rows: int, cell: int, dark: int = 0
) -> None:
    """A chequered ground of square cells. The bottom left one is dark; with a `dark` of 1, the ones
    beside it are."""
    right, top = left + columns * cell, bottom - rows * cell
    _fill(image, (left, top, right, bottom), PARCHMENT)
    for row in range(rows):
        y = bottom - (row + 1) * cell
        for x in range(left + (row + dark) % 2 * cell, right, 2 * cell):
            _fill(image, (x, y, x + cell, y + cell), PARCHMENT_DARK)


def forget() -> None:
    """Give back the memory of what was drawn. The next picture of a game takes 15 to 60 ms more."""
    kept.cache_clear()
    _board.cache_clear()
    forget_sprites()
    forget_stamps()
    forget_letters()
    forget_colours()


def board(image: Image.Image, grid: Grid, *, all_sides: bool = True) -> None:
    """Lays a chequered parchment board with coordinates on the picture."""
    part, left, top = _board(grid, legible(image.width), all_sides)
    lay(image, part, grid.left - left, grid.top - top)
    note_squares(image, grid.cell, max(grid.columns, grid.rows))


def _whole(box: Sequence[float]) -> tuple[int, int, int, int]:
    x0, y0, x1, y1 = (round(value) for value in box)
    return x0, y0, x1, y1


def _fill(image: Image.Image, box: tuple[int, int, int, int], colour: str) -> None:
    core(image).paste(number(colour), box)


def tint(image: Image.Image, box: Sequence[float], colour: str, strength: float = 0.45) -> None:
    """Colours a rectangle; what lies there shows through."""
    where = _whole(box)
    if strength == 1:
        _fill(image, where, colour)
        return
    core(image).paste(core(image).crop(where).point(tinted(colour, strength), "P"), where)


def outline(image: Image.Image, box: Sequence[float], colour: str = LAST, width: int = 4) -> None:
    """A frame just inside a rectangle: around the last move, or what can be chosen."""
    x0, y0, x1, y1 = _whole(box)
    for side in (
        (x0, y0, x1, y0 + width),
        (x0, y1 - width, x1, y1),
        (x0, y0 + width, x0 + width, y1 - width),
        (x1 - width, y0 + width, x1, y1 - width),
    ):
        _fill(image, side, colour)


def panel(
    image: Image.Image,
    box: Sequence[float],
    fill: str,
    rim: str | None = None,
    width: int = 3,
    radius: int = 14,
) -> None:
    """A rectangle with round corners, its rim inside its edge."""
    x0, y0, x1, y1 = _whole(box)
    wide, tall = x1 - x0, y1 - y0
    shape = sprite(_panel(wide, tall, fill, rim, width, radius), wide, tall)
    put(image, shape, (x0 + wide / 2, y0 + tall / 2))


@painter
def _panel(
    brush: Brush, wide: int, tall: int, fill: str, rim: str | None, width: int, radius: int
) -> None:
    brush.rect((0, 0, 1, tall / wide), fill, rim, width / wide, radius=radius / wide)


def signs(
    image: Image.Image,
    told: Sequence[tuple[Image.Image, str]],
    across: tuple[float, float],
    y: float,
    apart: int,
) -> None:
    """Signs with their meanings side by side, from the left end to the right one, equally far
    apart. A meaning begins so far behind its sign's beginning."""
    size, (left, right) = legible(image.width), across
    widths = [apart + width_of(words, size) for _, words in told]
    gap = (right - left - sum(widths)) / max(1, len(told) - 1)
    for (sign, words), width in zip(told, widths, strict=True):
        put(image, sign, (left + 18, y))
        write(image, (left + apart, y), words, size, MIST)
        left += width + gap


def framed(image: Image.Image, width: int, height: int, caption: str) -> Image.Image:
    """The picture on a card of this size, with one line of words at its foot."""
    frame, size = blank(width, height), legible(width)
    lay(frame, image, (width - image.width) // 2, 0)
    write(frame, (32, height - 32), fit(caption, size, width - 64), size)
    return frame
