"""The named colours."""

from __future__ import annotations

from PIL import ImageColor

INK = "#1E2433"
SLATE = "#2C3448"
MIST = "#959EB3"
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
"""The players' colours, unless a game has its own: white, red, blue, yellow."""

KEYS = (
    *(INK, PARCHMENT, PARCHMENT_DARK, SHADOW, SLATE, MIST, UMBER, STONE, EARTH),
    *(RED, WHITE, BLUE, YELLOW, LAST, CHOOSE, DANGER),
)
"""Colours that keep their exact shade in a finished picture."""


def rgb(colour: str) -> tuple[int, int, int]:
    """`#RRGGBB` as three numbers."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue
