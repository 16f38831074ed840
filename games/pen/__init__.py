"""Drawing: one palette, one type family, and the shapes that all games share.

Pictures are composed in RGB from layers that are drawn once and cached (`card`, `board`,
`sprite`), then written as palette PNGs. Lengths are pixels of the finished picture unless a
docstring says otherwise.
"""

from games.pen.board import Grid, board, card, framed, outline, path, stroke, tint
from games.pen.brush import Box, Brush, Paint, Picture, put, smooth, sprite
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
from games.pen.sprites import marking, pawn
from games.pen.text import Point, fit, width_of, write

__all__ = [
    "BLUE",
    "CHOOSE",
    "DANGER",
    "EARTH",
    "INK",
    "LAST",
    "MIST",
    "PARCHMENT",
    "PARCHMENT_DARK",
    "RED",
    "SEATS",
    "SHADOW",
    "SLATE",
    "STONE",
    "UMBER",
    "WHITE",
    "YELLOW",
    "Box",
    "Brush",
    "Grid",
    "Paint",
    "Picture",
    "Point",
    "board",
    "card",
    "fit",
    "framed",
    "gif",
    "marking",
    "outline",
    "path",
    "pawn",
    "png",
    "put",
    "rgb",
    "smooth",
    "sprite",
    "stroke",
    "tint",
    "width_of",
    "write",
]
