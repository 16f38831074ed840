"""The computer player: it takes as many as it may."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from games.core import Budget, Computer, Thought, View

from ..rules.known.board import Board


def _ponder(view: View[Board], random: Random, budget: Budget) -> Thought:
    return Thought(max(view.legal, key=lambda move: move.split()[2]))


PLAYERS: Mapping[str, Computer[Board]] = {"easy": Computer(_ponder, Budget.nodes(1))}
