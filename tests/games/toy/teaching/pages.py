"""The rules as pages."""

from __future__ import annotations

from dataclasses import replace

from games.core import rulebook
from games.pen import Picture

from ..rules.state import start
from ..shown.draw import draw

_DEALT = {"heaps": [5, 7, 9, 6]}


def _heaps(language: str) -> Picture:
    return draw(replace(start(_DEALT, 2, {}).view(None), language=language))


RULEBOOK = rulebook(__package__, {"heaps": _heaps})
