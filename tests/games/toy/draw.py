"""The heaps as a picture."""

from __future__ import annotations

from PIL import Image

from games import pen
from games.core import View, say

from .board import HEAPS, Board


def draw(view: View[Board]) -> Image.Image:
    """A row of pebbles for every heap."""
    image = pen.card(900, 400, say("toy-name").say((), view.language))
    for row, (heap, left) in enumerate(zip(HEAPS, view.board.heaps, strict=True)):
        y = 120 + 70 * row
        pen.write(image, (60, y), heap, 32, bold=True)
        for n in range(left):
            pen.put(image, pen.sprite(_pebble, 50), (140 + 80 * n, y))
    pen.note_squares(image, 80, 9)
    return image


def _pebble(brush: pen.Brush) -> None:
    brush.circle((0.5, 0.5), 0.45, pen.STONE, pen.SHADOW, 0.05)
