"""Pointsweeper's moves at hand: legal, useful, and honest about mines."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Move
from games.pointsweeper import GAME
from games.pointsweeper.rules.known.board import MINE, Claim
from games.pointsweeper.rules.state import PointsweeperState, start
from tests.games.pointsweeper_table import SCOUTED, opened, play


def handy(state: PointsweeperState) -> tuple[Move, ...]:
    """What the player to move has at hand."""
    return GAME.controls.handy(state.view(state.acting[0]))


def test_nobody_else_has_anything_at_hand() -> None:
    state = play(opened(), "first")
    assert GAME.controls.handy(state.view(1)) == ()
    assert GAME.controls.handy(state.view(None)) == ()


def test_once_a_piece_is_chosen_its_best_squares_are_at_hand() -> None:
    state = play(opened({"A1": 5, "B2": 4, "A3": 3, "C3": 2}), *SCOUTED)
    view, legal = state.view(0), state.legal(0)
    for beginning in ("scout Q", "claim B", "claim P"):
        near = GAME.controls.near(view, beginning)
        assert 1 <= len(near) <= 5
        assert all(move.startswith(f"{beginning} ") and move in legal for move in near)
    queens = GAME.controls.near(play(opened(), "first").view(0), "scout Q")
    assert len({move[-2:] for move in queens}) == 5, "each sees something that the others don't"
    ticked = view.board.ticked
    for move in GAME.controls.near(view, "claim B"):
        after = state.apply(0, move).plays[-1].acts[-1]
        assert isinstance(after, Claim)
        assert ticked.issuperset(after.squares)
    assert not GAME.controls.near(view, "claim B A3")
    assert not GAME.controls.near(state.view(None), "claim B")


@pytest.mark.parametrize("seed", [0])
def test_what_is_at_hand_is_legal_to_the_end_and_no_claim_meets_a_mine(seed: int) -> None:
    random = Random(seed)
    state = start(GAME.rules.deal(random, 2, {}), 2, {})
    while not state.outcome:
        seat, legal = state.acting[0], state.legal(state.acting[0])
        found = handy(state)
        assert set(found) <= set(legal)
        assert len(found) <= 3
        move = random.choice(found or legal)
        after = state.apply(seat, move)
        if found and move.startswith("claim"):
            act = after.plays[len(state.plays) - 1].acts[-1]
            assert isinstance(act, Claim)
            assert all(state.tiles[len(state.plays) - 1][s] != MINE for s in act.squares)
        state = after
