"""What people type, and labels."""

from __future__ import annotations

import re

from games import notation
from games.core import Move, Text, say
from games.notation import Said

from ..rules.known.moves import Take, read


def fold(text: str) -> Move:
    """`t a 2` is `take A 2`."""
    return notation.fold(text, {"t": "take"}, [re.compile("[abcd]")])


def label(beginning: str) -> Text:
    """A move or the beginning of one."""
    match read(beginning):
        case Take(heap, count):
            return say("skeleton-label-take", n=count, heap=heap)
        case Said((_, heap)):
            return say("skeleton-label-heap", heap=heap)
    return say("skeleton-label")
