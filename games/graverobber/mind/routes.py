"""The shortest way to a Plot in a known world, where both pieces move at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from games.graverobber.rules.known.ground import BIT, SQUARES, beside, path
from games.squares import WAYS, Square

Step = tuple[str, int]
"""A move: the direction, and how many squares."""
Paths = Mapping[tuple[Square, str], tuple[Square, ...]]


def paths(obstacles: int) -> Paths:
    """(square, direction) -> the squares before the first obstacle or the edge."""
    return {(s, way): path(s, way, obstacles) for s in SQUARES for way in WAYS}


def route(mine: Paths, theirs: Paths, own: Square, away: Square, plots: int) -> list[Step] | None:
    """The fewest moves after which the piece on the other board stands beside a Plot; None if no
    moves lead there."""
    goals = {s for s in SQUARES for way in WAYS if BIT.get(beside(s, way) or "", 0) & plots}
    came: dict[tuple[Square, Square], tuple[tuple[Square, Square], Step] | None]
    came = {(own, away): None}
    waiting = deque(came)
    while waiting:
        here = waiting.popleft()
        if here[1] in goals:
            return _steps(came, here)
        for way in WAYS:
            squares, ahead = mine[here[0], way], (here[1], *theirs[here[1], way])
            for steps, square in enumerate(squares, 1):
                there = (square, ahead[min(steps, len(ahead) - 1)])
                if there not in came:
                    came[there] = (here, (way, steps))
                    waiting.append(there)
    return None


def _steps(
    came: Mapping[tuple[Square, Square], tuple[tuple[Square, Square], Step] | None],
    here: tuple[Square, Square],
) -> list[Step]:
    steps = list[Step]()
    while found := came[here]:
        here, step = found
        steps.append(step)
    return steps[::-1]
