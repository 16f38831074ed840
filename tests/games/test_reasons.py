"""Reasons for a move that its position proves: each kind is compared with what the move does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from games import GAMES
from games.cop_and_rob.cards import OTHER
from games.core import Game, Match, Text, Thought


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


def test_cop_and_rob_says_how_many_ways_out_there_are_where_they_change() -> None:
    seen = Counter[str]()
    for match, move, text in reasons(GAMES["cop_and_rob"], 6):
        before = match.state.board(None)
        after = match.state.apply(match.state.acting[0], move).board(None).streets
        seen[text.id] += 1
        if text.id == "cop-and-rob-why-ways":
            role, ways = before.role, after.ways_out
            assert ways != before.streets.ways_out
            assert text.values["mine"] == len(ways[role])
            assert text.values["theirs"] == len(ways[OTHER[role]])
        elif text.id == "core-suggested" and before.card:
            assert after.ways_out == before.streets.ways_out
    assert min(seen["cop-and-rob-why-ways"], seen["core-suggested"]) > 20
