"""What people type, labels, and the heaps in words."""

from __future__ import annotations

import re

from games import notation
from games.core import Move, Text, View, Who, say

from ..rules.known.board import HEAPS, Board


def fold(text: str) -> Move:
    """`t a 2` is `take A 2`."""
    return notation.fold(text, {"t": "take"}, [re.compile("[abcd]")])


def label(beginning: str) -> Text:
    """A move or the beginning of one."""
    match beginning.split():
        case [_, heap, count]:
            return say("toy-label-take", n=int(count), heap=heap)
        case [_, heap]:
            return say("toy-label-heap", heap=heap)
    return say("toy-label")


def describe(view: View[Board]) -> Text:
    """Whose turn it is, and the heaps."""
    heaps = tuple(f"{heap} {left}" for heap, left in zip(HEAPS, view.board.heaps, strict=True))
    if view.outcome:
        return say("toy-over", why=view.outcome.reason, heaps=heaps)
    return say("toy-board", who=Who(view.acting[0]), heaps=heaps)
