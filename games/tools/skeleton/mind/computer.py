"""The computer players. They know which moves win: those after which the heaps, each counted up to
three from its last four on, cancel each other out (nim). The weaker they are, the more often they
overlook it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial, reduce
from operator import xor
from random import Random

from games.core import Budget, Computer, Levels, Move, Thought, View
from games.search import clarity, lot

from ..rules.known.board import HEAPS, MOST, Board
from ..rules.known.moves import Take, read

SEES: Mapping[str, float] = {"easy": 0.2, "normal": 0.5, "hard": 0.8, "expert": 1.0}
"""How often each level sees which moves win."""


def _ponder(sees: float, view: View[Board], random: Random, budget: Budget) -> Thought:
    if random.random() >= sees:
        return Thought(random.choice(view.legal), clear=0.5)
    worths = [(move, float(_wins(view.board, move))) for move in view.legal]
    worths.sort(key=lambda entry: -entry[1])
    return Thought(lot(worths, 0.1, random), tuple(worths), clarity(worths, 1.0))


def _wins(board: Board, move: Move) -> bool:
    match read(move):
        case Take(heap, count):
            heaps = dict(zip(HEAPS, board.heaps, strict=True))
            heaps[heap] -= count
            return reduce(xor, (left % (MOST + 1) for left in heaps.values())) == 0
    return False


def _computer(sees: float) -> Computer[Board]:
    return Computer(partial(_ponder, sees), Budget.nodes(1))


PLAYERS: Levels[Board] = Levels(**{level: _computer(sees) for level, sees in SEES.items()})
