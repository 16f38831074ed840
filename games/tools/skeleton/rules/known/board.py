"""What everybody sees: the heaps."""

from __future__ import annotations

from dataclasses import dataclass

HEAPS = "ABCD"
MOST = 3
"""How many pebbles are taken at once, at most."""


@dataclass(frozen=True)
class Board:
    """How many pebbles lie on every heap."""

    heaps: tuple[int, ...]
    """By heap: A to D."""
