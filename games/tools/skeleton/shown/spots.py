"""Where the heaps are on the picture, what is said of them, and what lies there."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Spot, View, say

from ..rules.known.board import HEAPS, Board
from .draw import box


def spots(view: View[Board]) -> Mapping[str, Spot]:
    """The heaps."""
    return {
        heap: Spot(box(heap), say("skeleton-spot", heap=heap, n=left))
        for heap, left in zip(HEAPS, view.board.heaps, strict=True)
    }


def lies(view: View[Board]) -> Mapping[str, object]:
    """How many pebbles lie on every heap."""
    return dict(zip(HEAPS, view.board.heaps, strict=True))
