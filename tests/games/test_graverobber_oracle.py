"""Whole random matches, compared move by move with a second engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core import Match
from games.graverobber import GAME
from tests.games.oracles import follow
from tests.games.oracles.oracle_graverobber import Oracle


def busy(match: Match[Any], random: Random) -> tuple[int, str]:
    """Lays the boards, then mostly moves and digs; a board is seldom cleared."""
    seat = random.choice(match.state.acting)
    legal = match.state.legal(seat)
    words = sorted({move.split()[0] for move in legal})
    weights = [{"skip": 0.1, "clear": 0.05}.get(word, 1) for word in words]
    word = random.choices(words, weights)[0]
    return seat, random.choice([move for move in legal if move.startswith(word)])


def idle(match: Match[Any], random: Random) -> tuple[int, str]:
    """Skips most of the time once the boards are laid."""
    seat = match.state.acting[0]
    skips = "skip" in match.state.legal(seat) and random.random() < 0.6
    return (seat, "skip") if skips else busy(match, random)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("choose", [busy, idle])
def test_a_random_match_goes_as_the_oracle_says(choose: Any, seed: int) -> None:
    options = {
        "placement": ("apart", "reachable")[seed % 2],
        "skip_end": ("on", "off")[seed // 2 % 2],
    }
    follow(GAME, options, Oracle, choose, Random(seed))
