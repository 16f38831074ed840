"""What mattered in a match of Pebbles, and what its winners are proud of."""

from __future__ import annotations

from games.core import Feat, Played, Seat, Text, View, say

from ..rules.known.board import HEAPS, MOST, Board
from ..rules.known.moves import Take, read


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A heap is gone."""
    for heap, n, left in zip(HEAPS, before.board.heaps, after.board.heaps, strict=True):
        if n and not left:
            return say("skeleton-moment", heap=heap)
    return None


def _taken(log: Played, seat: Seat) -> list[int]:
    """How many pebbles the seat took, turn by turn."""
    takes = (read(move) for mover, move in log if mover == seat)
    return [take.count for take in takes if isinstance(take, Take)]


def _greedy(view: View[Board], log: Played, seat: Seat) -> bool:
    """As many as one may, in the last three turns."""
    return _taken(log, seat)[-3:] == [MOST] * 3


def _modest(view: View[Board], log: Played, seat: Seat) -> bool:
    """One pebble in most turns."""
    taken = _taken(log, seat)
    return 2 * taken.count(1) > len(taken)


FEATS = (Feat("greedy", _greedy), Feat("modest", _modest))
