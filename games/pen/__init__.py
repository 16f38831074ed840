"""Drawing: one palette, one type family, and the shapes that all games share.

Pictures hold numbers of one palette from the first stroke. An anti-aliased shape is blended with
the colours beneath it once, and the result is kept (`stamp`); all memories together hold at most 30
MB. Lengths are pixels of the finished picture unless a docstring says otherwise.

A picture remembers the words written on it and its boards: `words(image)`, `squares(image)`.
"""

from games.pen.board import (
    Grid,
    board,
    card,
    chequer,
    forget,
    framed,
    kept,
    lay,
    layer,
    legible,
    outline,
    panel,
    signs,
    tint,
)
from games.pen.brush import Box, Brush, Paint, Picture, painter, put, smooth, sprite
from games.pen.chart import Stand, best, legend, marked, percents, played, star
from games.pen.colours import (
    BLUE,
    CHOOSE,
    DANGER,
    EARTH,
    INK,
    LAST,
    MIST,
    PARCHMENT,
    PARCHMENT_DARK,
    RED,
    SEATS,
    SHADOW,
    SLATE,
    STONE,
    UMBER,
    WHITE,
    YELLOW,
    rgb,
)
from games.pen.encode import gif, png
from games.pen.ghost import dashed, ghost
from games.pen.lines import path, stroke
from games.pen.noted import Squares, Word, note_squares, squares, words
from games.pen.sprites import marking, pawn
from games.pen.text import Point, fit, named, width_of, write
