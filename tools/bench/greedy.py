"""Cop & Rob's levels against players that were written separately: `python -m tools.bench.greedy
[LEVEL ...]`.

They look only at the table after each of their moves: how far apart the roads are over empty cells,
and how many ways out each of them has. They know no cards, no chances, no supercards to come.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

from games import GAMES
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import OTHER, Role
from games.cop_and_rob.rules.known.legal import ending
from games.cop_and_rob.rules.known.streets import WAYS, Streets
from games.core import Move, View
from tools.bench import apart

GAME = GAMES["cop_and_rob"]
_FAR = 8
"""Roads that are at least so many cells apart all count the same."""
_WON = 1000.0
_CELL, _WAY = 2.0, 1.0
"""What it gives for a cell between the roads, and for a way out."""


def cells_apart(streets: Streets) -> int:
    """How many cards in a row over empty cells would join the roads."""
    ends = streets.open_exits(streets.uncovered("rob"))
    edge = seen = set(streets.ways_out["cop"])
    for cards in range(1, _FAR):
        if any(cell in ends for cell in edge):
            return cards
        near = {(x + dx, y + dy) for x, y in edge for _, dx, dy, _ in WAYS}
        edge = {cell for cell in near - seen if streets.is_empty(cell)}
        seen = seen | edge
    return _FAR


def worth(streets: Streets, role: Role) -> float:
    """How good the table is for it."""
    if end := ending(streets):
        return _WON if end[0] == role else -_WON
    ways = len(streets.ways_out[role]) - len(streets.ways_out[OTHER[role]])
    apart = cells_apart(streets)
    return _CELL * (apart if role == "rob" else -apart) + _WAY * ways


def greedy(view: View[Board], random: Random) -> Move:
    """The best table after one move; it drives to the card that it has just placed."""
    board = view.board
    if not board.card:
        return random.choice(view.legal)
    if board.driving:
        x, y = board.last[0] if board.last else board.streets.pawns[board.role]
        there = f"drive {x},{y}"
        return there if there in view.legal else "stay"
    worths = [worth(board.streets.play(board.role, move), board.role) for move in view.legal]
    best = max(worths)
    return random.choice([m for m, w in zip(view.legal, worths, strict=True) if w == best])


def report(levels: Sequence[str] = apart.LEVELS) -> None:
    """Prints every level's score."""
    apart.report(GAME, greedy, levels)


if __name__ == "__main__":
    report(sys.argv[1:] or apart.LEVELS)
