"""The rules as pages."""

from __future__ import annotations

from games.core import Page

from .draw import draw
from .rules import start

_DEALT = {"heaps": [5, 7, 9, 6]}

RULEBOOK = (
    Page("Heaps", "There are four.", lambda: draw(start(_DEALT, 2, {}).view(None)), "Four heaps"),
    Page("A turn", "Take one to three pebbles from one heap: `take A 2`."),
    Page("The end", "Whoever takes the last pebble wins."),
)
