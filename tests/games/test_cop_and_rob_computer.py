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
    position = opened(random.sample(kinds, 4), random.sample(kinds, 4))
    board = position.board(None)
    at = Crossroads(board.table)
    chase = Chase(at, board.cast, position.decks, board.unseen, board.turned, board.driving)
    while not position.outcome:
        assert (chase.role, chase.driving, chase.turned) == (
            position.role,
            position.driving,
            position.turned,
        )
        assert chase.winner is None
        (seat,) = position.acting
        assert set(chase.at.moves(chase.role, chase.card)) == set(position.legal(seat))
        move = random.choice(position.legal(seat))
        position, chase = position.apply(seat, move), chase.play(move)
    assert chase.winner
    assert position.outcome.places[chase.cast[chase.winner]] == 1
    assert position.outcome.places[chase.cast[OTHER[chase.winner]]] == 2


def test_the_gap_counts_the_cards_that_join_the_roads() -> None:
    start = opened(rob=["curve"], cop=["straight", "tee"])
    # From Cop's 1,-1 over 1,0 to Rob's 1,1 ...
    assert Crossroads(start.table).gap == (3, 2)  # ... and the same in the west.
    nearer = play(start, "place 1,1 SW")
    assert Crossroads(nearer.table).gap == (2, 1)


def test_the_kinds_that_join_are_those_that_fit() -> None:
    """Example 2 of the rules page: on 1,0 only a straight or a tee fits, the bank beside it."""
    position = opened(rob=["curve", "dead_end"], cop=["curve"])
    joined = play(position, "place 1,1 SW", "stay", "place 1,-1 NW")
    assert Crossroads(joined.table).joining == {"straight", "tee"}
