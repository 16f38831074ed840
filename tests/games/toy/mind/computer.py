"""The computer player: it takes as many as it may."""

from __future__ import annotations

from random import Random

from games.core import Budget, Computer, Levels, Move, Thought, View

from ..rules.known.board import Board
from ..rules.known.moves import Take, read


def _ponder(view: View[Board], random: Random, budget: Budget) -> Thought:
    return Thought(max(view.legal, key=_taken))


def _taken(move: Move) -> int:
    take = read(move)
    return take.count if isinstance(take, Take) else 0


_GREEDY: Computer[Board] = Computer(_ponder, Budget.nodes(1))
PLAYERS: Levels[Board] = Levels(easy=_GREEDY, normal=_GREEDY, hard=_GREEDY, expert=_GREEDY)
