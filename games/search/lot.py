"""The choice among moves that are nearly as good as the best, and how clear a choice is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from games.core import Move

Worths = Sequence[tuple[Move, float]]
"""Moves and their worths, in any unit."""


def lot(worths: Worths, slack: float, random: Random) -> Move:
    """One of the moves that are worse than the best by less than `slack`; the better, the likelier.
    Without slack the first of the best. So nobody meets the same match again."""
    best = max(worth for _, worth in worths)
    near = [(move, slack - (best - worth)) for move, worth in worths if best - worth < slack]
    if not near:
        return next(move for move, worth in worths if worth == best)
    moves, weights = zip(*near, strict=True)
    chosen: Move = random.choices(moves, weights)[0]
    return chosen


def clarity(worths: Iterable[tuple[Move, float]], far: float) -> float:
    """How far the best move is ahead of the next, as a share of `far`: from 0 to 1."""
    best, *others = sorted((worth for _, worth in worths), reverse=True)
    return min(1.0, (best - others[0]) / far) if others else 1.0
