"""Whole random matches, compared move by move with a second engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.cop_and_rob import GAME
from games.core import Match
from tests.games.oracles import follow
from tests.games.oracles.oracle_cop_and_rob import Oracle


def careless(match: Match[Any], random: Random) -> tuple[int, str]:
    (seat,) = match.state.acting
    if not match.log:
        return seat, "rob"
    return seat, random.choice(match.state.legal(seat))


def careful(match: Match[Any], random: Random) -> tuple[int, str]:
    """A move that does not end the match, where there is one."""
    (seat,) = match.state.acting
    if not match.log:
        return seat, "rob"
    legal = match.state.legal(seat)
    lasting = [move for move in legal if not match.follow(seat, move).state.outcome]
    return seat, random.choice(lasting or legal)


@pytest.mark.parametrize("choose", [careless, careful])
@pytest.mark.parametrize("seeds", [range(4)])
def test_matches_agree_with_a_literal_reading(choose: Any, seeds: range) -> None:
    seen = set[str]()
    for seed in seeds:
        outcome = follow(GAME, {"roles": "host"}, Oracle, choose, Random(seed)).state.outcome
        assert outcome
        seen.add(outcome.reason.id)
    assert {"cop-and-rob-ends-joined", "cop-and-rob-ends-cop-shut-in"} & seen, seen
