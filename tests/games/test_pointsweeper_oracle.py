"""Whole random matches, compared move by move with a second engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core import TIMEOUT, Match
from games.pointsweeper import GAME
from tests.games.oracles import follow
from tests.games.oracles.oracle_pointsweeper import Oracle


@pytest.mark.parametrize("seed", range(4))
def test_two_engines_agree(seed: int) -> None:
    rare = [0.0, 0.03][seed % 2]

    def choose(match: Match[Any], random: Random) -> tuple[int, str]:
        (seat,) = match.state.acting
        legal = match.state.legal(seat)
        words = sorted({move.split()[0] for move in legal} - ({"pass"} if not rare else set()))
        weights = [0.2 if word == "pass" else 1 for word in words]
        word = random.choices(words, weights)[0]
        move = random.choice([m for m in legal if m.startswith(word)])
        return seat, TIMEOUT if random.random() < rare else move

    follow(GAME, {}, Oracle, choose, Random(seed))
