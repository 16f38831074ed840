"""The rulebook and cover of Pebbles, with pictures of positions reached by playing."""

from __future__ import annotations

from dataclasses import replace

from games.core import covering, rulebook
from games.pen import Picture

from ..rules.state import start
from ..shown.draw import draw

_DEALT = {"heaps": [5, 7, 9, 6]}


def _heaps(language: str) -> Picture:
    return draw(replace(start(_DEALT, 2, {}).view(None), language=language))


cover = covering("skeleton-name", "skeleton-cover", _heaps)


RULEBOOK = rulebook(__package__, {"heaps": _heaps})
