"""Whole random matches, compared move by move with a second engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.bushwhacked import GAME
from games.core import RESIGN, TIMEOUT, Match
from tests.games.oracles import follow
from tests.games.oracles.oracle_bushwhacked import Oracle


def bold_move(legal: list[str], bold: float, random: Random) -> str:
    """Crowded play in a corner of the board, so that much is captured and traded; many passes."""
    near = [move for move in legal if move[-2:] in CROWDED]
    rare = [move for move in legal if move.startswith(("capture", "trade", "pay"))]
    if rare and random.random() < bold:
        return random.choice(rare)
    if random.random() < 0.3 and (quiet := [m for m in legal if m in ("pass", "done")]):
        return quiet[0]
    if near and random.random() < 0.9:
        return random.choice(near)
    return random.choice(legal)


CROWDED = {f"{column}{row}" for column in "ABCDE" for row in range(1, 7)}


@pytest.mark.parametrize("seed", range(6))
def test_a_random_match_goes_as_the_oracle_says(seed: int) -> None:
    random = Random(seed)
    seats, bold = random.choice((2, 3, 4)), random.uniform(0.5, 1)

    def choose(match: Match[Any], random: Random) -> tuple[int, str]:
        (seat,) = match.state.acting
        if random.random() < 0.004:
            leaver = random.choice(match.state.board(None).still_in)
            return leaver, TIMEOUT if leaver == seat else RESIGN
        return seat, bold_move(list(match.state.legal(seat)), bold, random)

    follow(GAME, {}, Oracle, choose, random, seats)
