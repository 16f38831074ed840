"""Matches to be reviewed, and moves with the reasons given for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from games import GAMES
from games.core import Budget, Game, Match, Text, Thought
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


def reasons(game: Game[Any], seeds: int) -> Iterator[tuple[Match[Any], str, Text]]:
    """Some moves of random matches, with the position before and the reason given."""
    for seed in range(seeds):
        random = Random(seed)
        match = Match.start(game, 2, {}, game.rules.deal(random, 2, game.settle({})))
        while match.state.acting and len(match.log) < 120:
            seat = match.state.acting[0]
            view = match.state.view(seat)
            for move in random.sample(view.legal, min(4, len(view.legal))):
                yield match, move, game.players.why(view, Thought(move))
            match = match.play(seat, random.choice(view.legal))
