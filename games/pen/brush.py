"""Anti-aliased shapes, drawn in units of a square, and the sprites made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Concatenate, ParamSpec, cast

from PIL import Image, ImageDraw

from games.pen.memo import Memo
from games.pen.noted import Word, note, note_part
from games.pen.stamp import Sprite, of_sprite, press
from games.pen.text import FACES, Point, font

Box = tuple[float, float, float, float]
Picture = Image.Image
_FINE = 4
"""Anti-aliased shapes are drawn so many times larger, then reduced."""


@dataclass(frozen=True)
class Brush:
    """Draws in units of a square of side 1, `y` downwards, on an enlarged canvas."""

    draw: ImageDraw.ImageDraw
    scale: float
    written: list[tuple[str, float]] = field(default_factory=list)
    """Each text and its size, in units."""

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
        self.written.append((text, size))
        with FACES:
            face = font(max(1, round(size * self.scale)), bold)
            self.draw.text(self._at([at])[0], text, colour, face, "mm")


Paint = Callable[[Brush], None]
A = ParamSpec("A")


def painter(paint: Callable[Concatenate[Brush, A], None]) -> Callable[A, Paint]:
    """A shape with a choice, such as a colour: whoever chooses gets what paints it, always the same
    function for the same choice, since `sprite` knows its sprites again by that."""

    def chosen(*args: A.args, **more: A.kwargs) -> Paint:
        return lambda brush: paint(brush, *args, **more)

    return cast("Callable[A, Paint]", cache(chosen))


_sprites = Memo[Image.Image](4_000_000)


def sprite(paint: Paint, width: int, height: int | None = None, fine: int = _FINE) -> Image.Image:
    """What `paint` (a function of a module, or of a `painter`) draws in a unit square, drawn once.

    With a `height` the canvas is 1 wide and height/width high. If a picture has hundreds of such
    sprites, a lower `fine` saves bytes, since their edges have fewer shades.
    """
    tall = height or width
    make = partial(_kept, paint, width, tall, fine)
    return _sprites.get((paint, width, tall, fine), make, width * tall * 5 // 4)


def forget_sprites() -> None:
    """Give back the memory of the sprites."""
    _sprites.clear()


def _kept(paint: Paint, width: int, height: int, fine: int) -> Picture:
    drawn = smooth(paint, width, height, fine)
    found = Sprite(drawn)
    note_part(found, drawn, 0, 0)
    return found


def smooth(paint: Paint, width: int, height: int, fine: int = _FINE) -> Image.Image:
    """Like `sprite`, but not kept: for layers that the caller keeps."""
    canvas = Image.new("RGBA", (width * fine, height * fine))
    brush = Brush(ImageDraw.Draw(canvas), width * fine)
    paint(brush)
    shape = canvas.reduce(fine)
    note(shape, *(Word(text, round(size * width)) for text, size in brush.written))
    return shape


def put(image: Image.Image, shape: Image.Image, centre: Point) -> None:
    """Lays a sprite on the picture, centred."""
    left, top = round(centre[0] - shape.width / 2), round(centre[1] - shape.height / 2)
    if image.mode == "P":
        stamp = shape.stamp if isinstance(shape, Sprite) else of_sprite(shape, lambda: shape)
        press(image, stamp, left, top)
    else:
        image.paste(shape, (left, top), shape)
    note_part(image, shape, left, top)
