"""Matches to be reviewed."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from games import GAMES
from games.core import Budget, Match
from games.record import Record, plain, read

BUDGET = Budget.nodes(25)


ENOUGH = {"pointsweeper": 7, "graverobber": 20}
"""Moves after which both seats have made choices that are worth a review, where boards are counted
for each: that takes a while."""


@cache
def over(game: str, seed: int, level: str = "easy", most: int = 22) -> Match[Any]:
    """A match by computers; after so many moves the player to move resigns."""
    random, found = Random(seed), GAMES[game]
    match = Match.start(found, 2, {}, found.rules.deal(random, 2, found.settle({})))
    while not match.state.outcome:
        (seat, *_) = match.state.acting
        if len(match.log) >= most:
            return match.play(seat, "resign")
        match = match.play(seat, found.players.levels[level].move(match.view(seat), random))
    return match


def record(match: Match[Any]) -> Record:
    return read(plain(match, ["Ann", "Bob"]))
