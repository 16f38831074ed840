"""Drawing: one palette, one type family, and the shapes that all games share.

Pictures are composed in RGB from layers that are drawn once and cached (`card`, `board`,
`sprite`), then written as palette PNGs. Lengths are pixels of the finished picture unless a
docstring says otherwise.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

from font_source_sans_pro import SourceSansPro, SourceSansProBold
from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFont

Point = tuple[float, float]
Box = tuple[float, float, float, float]

INK = "#1E2433"
SLATE = "#2C3448"
MIST = "#8C95AB"
PARCHMENT = "#EFE6D2"
PARCHMENT_DARK = "#DDD0B3"
SHADOW = "#121620"
UMBER = "#5B4A36"
RED = "#D1495B"
WHITE = "#F7F3E8"
BLUE = "#3E7CB1"
YELLOW = "#EDAE49"
STONE = "#9AA0A8"
EARTH = "#8A6A48"
LAST = "#F2A541"
CHOOSE = "#79A471"
DANGER = "#E0442C"

SEATS = (WHITE, RED, BLUE, YELLOW)
"""Player colours where a game names none: white, red, blue, yellow."""

_KEYS = (
    *(INK, PARCHMENT, PARCHMENT_DARK, SHADOW, SLATE, MIST, UMBER, STONE, EARTH),
    *(RED, WHITE, BLUE, YELLOW, LAST, CHOOSE, DANGER),
)
_FINE = 4
"""How much larger than the finished picture anti-aliased shapes are drawn."""
_RADIUS = 22
_HEAVY = 75_000
"""Bytes above which a picture is worth packing harder."""
_RIM = 8
"""Palette entries for the card's rounded corners: ink from clear to opaque."""
_CLEAR = 255
"""Of these, the one that stands for nothing in animations."""


@cache
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The type family, Latin and Cyrillic."""
    return ImageFont.truetype(SourceSansProBold if bold else SourceSansPro, size)


def write(
    image: Image.Image,
    at: Point,
    text: str,
    size: int,
    colour: str = PARCHMENT,
    *,
    bold: bool = False,
    anchor: str = "lm",
) -> None:
    """One line of text; `anchor` as in Pillow (`lm`: left, middle)."""
    letters, dx, dy = _letters(text, size, bold, anchor)
    image.paste(rgb(colour), (round(at[0]) + dx, round(at[1]) + dy), letters)


@lru_cache(maxsize=2048)
def _letters(text: str, size: int, bold: bool, anchor: str) -> tuple[Image.Image, int, int]:
    """The text as a mask, and where its top left corner lies from the anchor."""
    face = font(size, bold)
    left, top, right, bottom = (int(v) for v in face.getbbox(text, anchor=anchor))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, face, anchor)
    return mask, left, top


def width_of(text: str, size: int, bold: bool = False) -> float:
    """How wide `write` makes it."""
    return font(size, bold).getlength(text)


def fit(text: str, size: int, room: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it is wider than `room`."""
    if width_of(text, size, bold) <= room:
        return text
    while text and width_of(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"


@dataclass(frozen=True)
class Brush:
    """Draws in units of a square of side 1, `y` downwards, on an enlarged canvas."""

    draw: ImageDraw.ImageDraw
    scale: float

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.scale)) if width else 0

    def circle(
        self, at: Point, radius: float, fill: str | None, rim: str | None = None, width: float = 0
    ) -> None:
        """A disc, with a rim inside its edge."""
        (x, y), r = at, radius
        box = self._at([(x - r, y - r), (x + r, y + r)])
        self.draw.ellipse([*box[0], *box[1]], fill, rim, self._wide(width))

    def rect(
        self,
        box: Box,
        fill: str | None,
        rim: str | None = None,
        width: float = 0,
        *,
        radius: float = 0,
    ) -> None:
        """A rectangle, its corners rounded by `radius`."""
        (x0, y0), (x1, y1) = self._at([box[:2], box[2:]])
        self.draw.rounded_rectangle(
            (x0, y0, x1, y1), radius * self.scale, fill, rim, self._wide(width)
        )

    def polygon(
        self, points: Sequence[Point], fill: str | None, rim: str | None = None, width: float = 0
    ) -> None:
        """A closed shape."""
        self.draw.polygon(self._at(points), fill)
        if rim:
            self.line([*points, *points[:2]], rim, width)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """A line through the points, with round ends and joints."""
        self.draw.line(self._at(points), colour, self._wide(width), joint="curve")
        for point in (points[0], points[-1]):
            self.circle(point, width / 2, colour)

    def arc(self, box: Box, start: float, end: float, colour: str, width: float) -> None:
        """Part of an ellipse, clockwise in degrees from 3 o'clock."""
        (x0, y0), (x1, y1) = self._at([box[:2], box[2:]])
        self.draw.arc((x0, y0, x1, y1), start, end, colour, self._wide(width))

    def text(self, at: Point, text: str, size: float, colour: str, *, bold: bool = True) -> None:
        """Text centred on a point, `size` in units."""
        self.draw.text(
            self._at([at])[0], text, colour, font(max(1, round(size * self.scale)), bold), "mm"
        )


Paint = Callable[[Brush], None]


@cache
def sprite(paint: Paint, width: int, height: int | None = None, fine: int = _FINE) -> Image.Image:
    """What `paint` (a module-level function) draws in a unit square, anti-aliased, once.

    With a `height` the canvas is 1 wide and height/width high. Where hundreds of sprites lie on a
    picture, a lower `fine` saves bytes: their edges have fewer shades.
    """
    return smooth(paint, width, height or width, fine)


def smooth(paint: Paint, width: int, height: int, fine: int = _FINE) -> Image.Image:
    """Like `sprite`, not cached: for shapes that depend on the position."""
    canvas = Image.new("RGBA", (width * fine, height * fine))
    paint(Brush(ImageDraw.Draw(canvas), width * fine))
    return canvas.reduce(fine)


def put(image: Image.Image, shape: Image.Image, centre: Point) -> None:
    """Lay a sprite on the picture, centred."""
    x, y = centre
    image.paste(shape, (round(x - shape.width / 2), round(y - shape.height / 2)), shape)


@lru_cache(maxsize=32)
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
    rim = rim_of(grid)
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
    for column in range(grid.columns):
        middle = rim + (column + 0.5) * grid.cell
        for edge in (bottom + rim / 2, rim / 2)[: 1 + all_sides]:
            write(image, (middle, edge), chr(65 + column), size, MIST, anchor="mm")
    for row in range(grid.rows):
        middle = bottom - (row + 0.5) * grid.cell
        for edge in (rim / 2, right + rim / 2)[: 1 + all_sides]:
            write(image, (edge, middle), str(row + 1), size, MIST, anchor="mm")
    return image


def rim_of(grid: Grid) -> int:
    """The room that coordinates need around the board."""
    return max(28, min(36, grid.cell // 2 + 8))


def board(image: Image.Image, grid: Grid, *, all_sides: bool = True) -> None:
    """Lay a chequered parchment board with coordinates on the picture."""
    layer, rim = _board(grid, all_sides), rim_of(grid)
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


def pawn(colour: str, mark: int) -> Paint:
    """A lantern bearer in a player's colour; `mark` (the player's number) tells it by shape."""
    return _PAWNS(colour, mark)


@cache
def _PAWNS(colour: str, mark: int) -> Paint:  # noqa: N802 - cached so that sprites are too
    def paint(brush: Brush) -> None:
        rim = SHADOW
        brush.polygon([(0.24, 0.9), (0.33, 0.45), (0.61, 0.45), (0.7, 0.9)], colour, rim, 0.05)
        brush.circle((0.47, 0.29), 0.19, colour, rim, 0.05)
        brush.line([(0.62, 0.5), (0.82, 0.42)], rim, 0.05)
        brush.rect((0.74, 0.42, 0.92, 0.68), YELLOW, rim, 0.04, radius=0.05)
        marking(brush, mark, (0.47, 0.7), 0.1, INK if colour != INK else WHITE)

    return paint


def marking(brush: Brush, mark: int, at: Point, radius: float, colour: str) -> None:
    """A player's mark besides colour: dot, ring, bar, cross, by number from 0."""
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


def rgb(colour: str) -> tuple[int, int, int]:
    """`#RRGGBB` as three numbers."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


@cache
def _palette() -> Image.Image:
    """The palette of every picture: the key colours, then blends of them, nearest pairs last."""
    keys = [rgb(key) for key in _KEYS]
    colours = dict.fromkeys(keys)
    pairs = list(combinations(range(len(keys)), 2))
    for part in (0.5, 0.25, 0.75):
        for a, b in pairs:
            blend = tuple(round(x + (y - x) * part) for x, y in zip(keys[a], keys[b], strict=True))
            colours.setdefault((blend[0], blend[1], blend[2]))
    chosen = list(colours)[: 256 - _RIM]
    image = Image.new("P", (1, 1))
    image.putpalette([v for colour in chosen for v in colour] + [*rgb(INK)] * _RIM)
    return image


@cache
def _corner() -> Image.Image:
    """The top left corner of a card, in palette entries 248 (clear) to 255 (nearly ink)."""

    def paint(brush: Brush) -> None:
        brush.circle((1, 1), 1, INK)

    alpha = smooth(paint, _RADIUS, _RADIUS).getchannel("A")
    return alpha.point([256 - _RIM + min(_RIM - 1, a * _RIM // 255) for a in range(256)])


@cache
def _corners() -> tuple[tuple[Image.Image, Image.Image], ...]:
    """The four corners, each with the mask of its pixels outside the card's curve."""
    corner, turn = _corner(), Image.Transpose
    turned = (turn.FLIP_LEFT_RIGHT, turn.FLIP_TOP_BOTTOM, turn.ROTATE_180)
    pieces = (corner, *(corner.transpose(way) for way in turned))
    outside = [255 * (v != 255) for v in range(256)]
    return tuple((piece, piece.point(outside)) for piece in pieces)


def png(image: Image.Image) -> bytes:
    """The finished picture: a palette PNG with rounded, transparent corners."""
    indexed = image.quantize(palette=_palette(), dither=Image.Dither.NONE)
    right, bottom = image.width - _RADIUS, image.height - _RADIUS
    places = ((0, 0), (right, 0), (0, bottom), (right, bottom))
    for place, (piece, outside) in zip(places, _corners(), strict=True):
        indexed.paste(piece, place, outside)
    quick = _packed(indexed, 3)
    return quick if len(quick) <= _HEAVY else _packed(indexed, 9)


def _packed(indexed: Image.Image, level: int) -> bytes:
    buffer = io.BytesIO()
    rims = bytes(round(255 * n / _RIM) for n in range(_RIM))
    clear = bytes([255] * (256 - _RIM)) + rims
    indexed.save(buffer, "PNG", compress_level=level, transparency=clear)
    return buffer.getvalue()


def framed(image: Image.Image, width: int, height: int, caption: str) -> Image.Image:
    """The picture on a card of this size, with one line of words at its foot."""
    frame = Image.new("RGB", (width, height), INK)
    frame.paste(image, ((width - image.width) // 2, 0))
    write(frame, (32, height - 32), fit(caption, 28, width - 64), 28)
    return frame


def gif(frames: Iterable[Image.Image], seconds: Sequence[float]) -> bytes:
    """Pictures of one size as an animation that begins again; each is shown for its seconds.

    A frame holds what differs from the one before; the rest is clear and packs to nothing.
    """
    changes = _changes(frames)
    buffer = io.BytesIO()
    next(changes).save(
        buffer,
        "GIF",
        save_all=True,
        append_images=changes,
        duration=[round(1000 * s) for s in seconds],
        loop=0,
        optimize=False,
        transparency=_CLEAR,
        disposal=1,
    )
    return buffer.getvalue()


def _changes(frames: Iterable[Image.Image]) -> Iterator[Image.Image]:
    """The first picture, then what changes; indexed, and one at a time, since they are large."""
    before: Image.Image | None = None
    for frame in frames:
        indexed = frame.quantize(palette=_palette(), dither=Image.Dither.NONE)
        yield _change(before, indexed) if before else indexed
        before = indexed


def _change(before: Image.Image, after: Image.Image) -> Image.Image:
    """The second of two indexed pictures, clear where it is like the first."""
    one, two = (Image.frombytes("L", i.size, i.tobytes()) for i in (before, after))
    same = ImageChops.difference(one, two).point([255] + [0] * 255)
    change = after.copy()
    change.paste(_CLEAR, (0, 0, *after.size), same)
    return change
