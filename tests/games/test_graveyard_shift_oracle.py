"""Whole random matches, compared move by move with a second engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core import Match
from games.graveyard_shift import GAME
from tests.games.oracles import follow
from tests.games.oracles.oracle_graveyard_shift import Oracle


def calm(match: Match[Any], random: Random) -> tuple[int, str]:
    """A random move, away from deliveries half of the time, so that rounds grow long."""
    seat = match.state.acting[0]
    moves = list(match.state.legal(seat))
    random.shuffle(moves)
    if random.random() < 0.5:
        moves.sort(
            key=lambda move: match.follow(seat, move).state.board(None).round.stage != "move"
        )
    return seat, moves[0]


@pytest.mark.parametrize("seed", range(12))
def test_both_engines_agree_move_by_move(seed: int) -> None:
    random = Random(seed)
    follow(GAME, {"rounds": random.choice(["1", "3"])}, Oracle, calm, random)
