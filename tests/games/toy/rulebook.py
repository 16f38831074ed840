"""The rules as pages."""

from __future__ import annotations

from games.core import rulebook

from .draw import draw
from .rules import start

_DEALT = {"heaps": [5, 7, 9, 6]}

RULEBOOK = rulebook(__package__, {"heaps": lambda: draw(start(_DEALT, 2, {}).view(None))})
