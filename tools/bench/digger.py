"""Graverobber's levels against a player that was written separately: `python -m tools.bench.digger
[LEVEL ...]`.

The player lays its board at random and imagines no other boards. It believes that the other board
is bare, and digs on every side of the square where it believes it stands. Then it goes where most
is left to dig.

After that: how much somebody could learn about where a level buries its Plots.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from math import log2
from random import Random

from games import GAMES
from games.core import Match, Move, View
from games.graverobber.rules.known.board import Board, Dug, Moved
from games.graverobber.rules.known.ground import STARTS, beside, line
from games.squares import WAYS, Square
from tools.bench import apart

GAME = GAMES["graverobber"]
BOARDS = 200
SQUARES = 62
"""The number of squares where a Plot can lie."""


def going(square: Square, way: str, steps: int) -> Square:
    """Where a piece would end on a bare board."""
    return (square, *line(square, way)[:steps])[-1]


def believed(view: View[Board]) -> Square:
    """Where it stood at its last dig, plus its moves since then."""
    assert view.seat is not None
    here = STARTS[view.seat]
    for deed in view.board.deeds:
        if deed.seat == view.seat and isinstance(deed, Dug):
            here = deed.stood
        elif deed.seat == view.seat and isinstance(deed, Moved):
            here = going(here, deed.way, deed.steps)
    return here


def digger(view: View[Board], random: Random) -> Move:
    """A dig on a side that it has not dug yet, otherwise the move to where most such sides are."""
    if not view.board.playing:
        return random.choice([move for move in view.legal if move != "clear"])
    assert view.seat is not None
    here, dug = believed(view), {*view.board.dug(view.seat), None}
    sides = [f"dig {way}" for way in WAYS if beside(here, way) not in dug]
    if sides:
        return random.choice(sides)
    left = {
        move: sum(beside(going(here, way, int(steps)), side) not in dug for side in WAYS)
        for move in view.legal
        if move.startswith("move")
        for _, way, steps in [move.split()]
    }
    best = max(left.values(), default=0)
    return random.choice([move for move in left if left[move] == best] or view.legal)


def buried(level: str, seed: int) -> Sequence[Square]:
    """The Plots of a board that this level lays as Red."""
    random, match = Random(seed), Match.start(GAME, 2, {}, {})
    while 0 in match.state.acting:
        match = match.play(0, GAME.players.levels[level].move(match.state.view(0), random))
    board: Board = match.state.board(0)
    layout = board.layouts[0]
    assert layout
    return layout.plots


def habits(level: str) -> str:
    """How well somebody who has seen many of the level's boards can guess where its Plots lie."""
    count = Counter(plot for seed in range(BOARDS) for plot in buried(level, seed))
    shares = [number / count.total() for number in count.values()]
    bits = -sum(share * log2(share) for share in shares)
    square, most = count.most_common(1)[0]
    return (
        f"{level}: {most / BOARDS:.1%} of {BOARDS} boards have a Plot on {square}, "
        f"{3 / SQUARES:.1%} if all squares were alike; {bits:.2f} bits of {log2(SQUARES):.2f}"
    )


def report(levels: Sequence[str] = apart.LEVELS) -> None:
    """Prints every level's score, and its habits."""
    apart.report(GAME, digger, levels)
    for level in levels:
        print(habits(level), flush=True)


if __name__ == "__main__":
    report(sys.argv[1:] or apart.LEVELS)
