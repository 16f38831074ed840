"""Whole random matches of every game, compared move by move with its second engine."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games import GAMES
from tests.games.oracles import follow

FOLDER = Path(__file__).parent / "oracles"
DOUBLED = [game for game in GAMES if (FOLDER / f"oracle_{game}.py").exists()]
"""A game that is made for a test has no second engine."""
ENDS = {"bushwhacked", "cop_and_rob", "graverobber"}
"""These end for several reasons, also at random."""


@pytest.mark.parametrize("game", DOUBLED)
def test_random_matches_go_as_the_second_engine_says(game: str) -> None:
    ends = Counter[str]()
    for seed in range(6):
        outcome = follow(GAMES[game], seed).state.outcome
        assert outcome
        ends[outcome.reason.id] += 1
    assert len(ends) > 1 or game not in ENDS, "all ended for one reason"
