"""What Cop & Rob's computer players think with is the game that is played."""

from __future__ import annotations

from random import Random

import pytest

from games.cop_and_rob.cards import OTHER, Kind
from games.cop_and_rob.computer import Chase
from games.cop_and_rob.crossroads import Crossroads
from tests.games.cop_and_rob_table import opened, play


@pytest.mark.parametrize("seed", range(12))
def test_a_chase_goes_like_the_match(seed: int) -> None:
    random = Random(seed)
    kinds: list[Kind] = ["tee", "cross", "curve", "super"]
    state = opened(random.sample(kinds, 4), random.sample(kinds, 4))
    board = state.board(None)
    at = Crossroads(board.streets)
    chase = Chase(at, board.cast, state.decks, board.unseen, board.turned, board.driving)
    while not state.outcome:
        assert (chase.role, chase.driving, chase.turned) == (
            state.role,
            state.driving,
            state.turned,
        )
        assert chase.winner is None
        (seat,) = state.acting
        assert set(chase.at.moves(chase.role, chase.card)) == set(state.legal(seat))
        move = random.choice(state.legal(seat))
        state, chase = state.apply(seat, move), chase.play(move)
    assert chase.winner
    assert state.outcome.places[chase.cast[chase.winner]] == 1
    assert state.outcome.places[chase.cast[OTHER[chase.winner]]] == 2


def test_the_gap_counts_the_cards_that_join_the_roads() -> None:
    start = opened(rob=["curve"], cop=["straight", "tee"])
    # From Cop's 1,-1 over 1,0 to Rob's 1,1 ...
    assert Crossroads(start.streets).gap == (3, 2)  # ... and the same in the west.
    nearer = play(start, "place 1,1 SW")
    assert Crossroads(nearer.streets).gap == (2, 1)


def test_the_kinds_that_join_are_those_that_fit() -> None:
    """Example 2 of the rules page: on 1,0 only a straight or a tee fits, the bank beside it."""
    state = opened(rob=["curve", "dead_end"], cop=["curve"])
    joined = play(state, "place 1,1 SW", "stay", "place 1,-1 NW")
    assert Crossroads(joined.streets).joining == {"straight", "tee"}
