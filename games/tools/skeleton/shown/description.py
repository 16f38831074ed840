"""The heaps in words."""

from __future__ import annotations

from games.core import Text, View, Who, say

from ..rules.known.board import HEAPS, Board


def describe(view: View[Board]) -> Text:
    """Whose turn it is, and the heaps."""
    heaps = tuple(f"{heap} {left}" for heap, left in zip(HEAPS, view.board.heaps, strict=True))
    if view.outcome:
        return say("skeleton-over", why=view.outcome.reason, heaps=heaps)
    return say("skeleton-board", who=Who(view.acting[0]), heaps=heaps)
