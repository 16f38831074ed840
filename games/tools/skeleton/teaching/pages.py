"""The rulebook and cover of Pebbles, with pictures of positions reached by playing."""

from __future__ import annotations

from games.core import covering, rulebook
from games.posing import pictured

from ..rules.state import start
from ..shown.draw import draw

_HEAPS = pictured(draw, lambda: start({"heaps": [5, 7, 9, 6]}, 2, {}).view(None))

RULEBOOK = rulebook(__package__, {"heaps": _HEAPS})
cover = covering("skeleton-cover", _HEAPS)
