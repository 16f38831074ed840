"""The heaps as a picture."""

from __future__ import annotations

from games import pen
from games.core import Box, View, say

from ..rules.known.board import HEAPS, Board

_ROW = 70
_TOP = 120 - _ROW // 2


def draw(view: View[Board]) -> pen.Picture:
    """A row of pebbles for every heap."""
    image = pen.card(900, 400, say("skeleton-name").in_(view.language))
    for heap, left in zip(HEAPS, view.board.heaps, strict=True):
        _, top, _, bottom = box(heap)
        y = (top + bottom) / 2
        pen.write(image, (60, y), heap, 32, bold=True)
        for n in range(left):
            pen.put(image, pen.sprite(_pebble, 50), (140 + 80 * n, y))
    pen.note_squares(image, 80, 9)
    return image


def box(heap: str) -> Box:
    """Where a heap is."""
    top = _TOP + _ROW * HEAPS.index(heap)
    return 40, top, 860, top + _ROW


def _pebble(brush: pen.Brush) -> None:
    brush.circle((0.5, 0.5), 0.45, pen.STONE, pen.SHADOW, 0.05)
