"""Bushwhacked's levels against a player that was written separately: `python -m
tools.bench.greedy_bushwhacked [LEVEL ...]`.

The player looks only at the board after each of its moves: at bases, captures, stones that could be
captured as they lie, and the squares beside bases. It passes when no stone gains it much, and
trades only for a base.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from games import GAMES
from games.bushwhacked.rules.known.board import Board, Turn
from games.bushwhacked.rules.known.grid import BITS, SIZE, listed
from games.core import Move, View
from games.squares import neighbours
from tools.bench import apart

GAME = GAMES["bushwhacked"]
_BASE, _CAPTURE, _EXPOSED, _LOST = 10.0, 2.0, 1.5, 1.5
"""What it gives for a base, for a capture stone, for an opponent's stone that it could capture now,
and for a stone of its own that an opponent could capture."""
_WORTH_A_STONE = 1.0
"""If it may pass, it does so when every stone gains it less than this."""
_BESIDE = (0.0, 0.5, 1.2, 2.5, 0.0)
"""What it gives for so many stones beside a base that has no opponent's stone beside it."""


def worth(board: Board) -> float:
    """How good the board is for it after a move of its own."""
    seat = board.turn.seat
    mine = board.play[seat]
    army = mine | board.capture[seat]
    bases, captures = board.score(seat)
    found = _BASE * bases + _CAPTURE * captures + _EXPOSED * board.exposed.bit_count()
    for other in board.still_in:
        if other != seat:
            theirs = replace(board, turn=Turn(other))
            found -= _LOST * (theirs.exposed & mine).bit_count() + _BASE * theirs.score(other)[0]
    others = sum(board.play) + sum(board.capture) - army
    for base in listed(board.bases):
        around = sum(BITS[square] for square in neighbours(base, SIZE, SIZE))
        if not around & others:
            found += _BESIDE[(around & army).bit_count()]
    return found


def greedy(view: View[Board], random: Random) -> Move:
    """The best board after one move, at random among equals; when it can capture, it does."""
    board = view.board
    if board.turn.trading:
        return random.choice(view.legal)
    if board.capturable:
        return f"capture {random.choice(listed(board.capturable))}"
    moves = [move for move in view.legal if move.startswith("place")]
    if not moves:
        return random.choice(view.legal)
    worths = {move: worth(board.after(move)) for move in moves}
    trades = {move: _traded(board, move) for move in listed(board.tradable, "trade {}")}
    winning = [
        move for move, bases in trades.items() if bases > board.score(view.board.turn.seat)[0]
    ]
    best = max(worths.values())
    if board.may_pass and not winning and best < worth(board) + _WORTH_A_STONE:
        return "pass"
    return random.choice(winning or [move for move, found in worths.items() if found == best])


def _traded(board: Board, move: Move) -> int:
    """How many bases it would control if a trade cost nothing."""
    seat, bit = board.turn.seat, BITS[move.partition(" ")[2]]
    masks = [stones | bit if s == seat else stones & ~bit for s, stones in enumerate(board.capture)]
    return replace(board, capture=tuple(masks)).score(seat)[0]


def report(levels: Sequence[str] = apart.LEVELS) -> None:
    """Prints every level's score."""
    apart.report(GAME, greedy, levels)


if __name__ == "__main__":
    report(sys.argv[1:] or apart.LEVELS)
