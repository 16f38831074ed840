"""Cop & Rob in words: what people type, labels, warnings, the table described."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.table.touch import made, touches
from games.cop_and_rob import GAME
from games.cop_and_rob.rules.known.moves import name
from games.core import Match
from tests.games.cop_and_rob_table import NAMES, opened, play


def captions(match: Match[Any]) -> list[str]:
    """What the buttons of the player to move say."""
    view = match.state.view(match.state.acting[0])
    return [GAME.captioned(view, move).say(NAMES) for move in view.legal]


def test_captions_differ_and_fit_on_a_button() -> None:
    random, options = Random(0), {"roles": "host"}
    match: Match[Any] = Match.start(GAME, 2, options, GAME.rules.deal(random, 2, options)).play(
        0, "rob"
    )
    while not match.state.outcome:
        said = captions(match)
        assert len(set(said)) == len(said)
        _joining_is_named(match)
        assert max(map(len, said)) <= 44
        (seat,) = match.state.acting
        match = match.follow(seat, random.choice(match.state.legal(seat)))


def _joining_is_named(match: Match[Any]) -> None:
    (seat,) = match.state.acting
    view = match.state.view(seat)
    for move in (move for move in view.legal if move.startswith("place ")):
        outcome = match.play(seat, move).state.outcome
        joined = outcome is not None and outcome.reason.id == "cop-and-rob-ends-joined"
        caption = GAME.captioned(view, move)
        assert ("joins" in caption.id) == joined
        assert ("joins" in GAME.captioned(view, move.rpartition(" ")[0]).id) == joined
        assert match.read(seat, caption.say(NAMES)) == (move,)


def warning(match: Match[Any], move: str) -> str | None:
    """What the player to move is told before that move."""
    (seat,) = match.state.acting
    text = GAME.teaching.warn(match.state.view(seat), move)
    return text.say(NAMES) if text else None


@pytest.mark.parametrize("seed", range(1, 3))
def test_cr_31_warns_exactly_of_roads_that_lose_where_another_move_does_not(seed: int) -> None:
    random, options = Random(seed), {"roles": "host"}
    match: Match[Any] = Match.start(GAME, 2, options, GAME.rules.deal(random, 2, options)).play(
        0, "rob"
    )
    while not match.state.outcome:
        (seat,) = match.state.acting
        legal = match.state.legal(seat)
        after = {move: match.follow(seat, move).state.outcome for move in legal}
        losing = {move for move, end in after.items() if end and end.places[seat] == 2}
        if match.state.view(seat).board.turned < 64:  # not CR-23: then no move would help
            warned = {move for move in legal if warning(match, move)}
            assert warned == (losing if losing != set(legal) else set())
        match = match.follow(seat, random.choice([m for m in legal if m not in losing] or legal))


def test_descriptions_fit_a_message_and_name_every_card_to_the_end() -> None:
    for seed in range(2):
        random = Random(seed)
        dealt = GAME.rules.deal(random, 2, {"roles": "host"})
        state = GAME.rules.start(dealt, 2, {"roles": "host"}).apply(0, "rob")
        while not state.outcome:
            (seat,) = state.acting
            state = state.apply(seat, random.choice(state.legal(seat)))
            names = ["A name of thirty-two characters…"] * 2
            told = GAME.words.describe(state.view(None)).say(names)
            assert len(told) <= 2000
            [cards] = [part for part in told.split("\n\n") if "cards, exits first" in part]
            assert told.endswith(cards) != bool(state.outcome), "decks follow once they are open"
            streets = state.board(None).streets
            assert all(re.search(rf" {re.escape(name(c))}[;.]", cards) for c in streets.roads)


def test_touching_a_card_that_lies_turns_it_through_all_its_ways() -> None:
    view = opened(rob=["tee"]).view(0)
    step = touches(GAME, view, GAME.looks.spots(view))
    assert step.next["0,2"] == ("place 0,2 NES", "place 0,2 NSW", "place 0,2 ESW")


def test_the_pawn_stays_where_it_is_touched_or_by_a_button() -> None:
    view = play(opened(rob=["straight"]), "place 0,2 NS").view(0)
    found = made(touches(GAME, view, GAME.looks.spots(view)))
    assert sorted(way for way, moves in found if "stay" in moves) == [("0,1",), ("stay",)]
