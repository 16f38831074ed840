"""GR-24: the shaded squares are exactly those where the other piece can be."""

from __future__ import annotations

import pytest

from games.core import Match
from games.graverobber import GAME
from games.graverobber.rules.known.ground import STARTS, beside
from tests.games.graverobber_table import after, both_placements, laid, played
from tests.games.oracles.oracle_graverobber import brute


@pytest.mark.long
@pytest.mark.parametrize("placement", ["apart", "reachable"])
def test_gr_24_exactly_as_by_trying_every_layout(placement: str) -> None:
    sizes = list[int]()
    for seed in range(4):
        state = played(placement, seed, 100, digs=0.03 + 0.04 * (seed % 3)).state
        for seat in (0, 1):
            board = state.board(seat)
            if board.shade is not None and len(board.passes(1 - seat)) > 38:
                assert board.shade == brute(board, seat)
                sizes.append(len(board.shade))
    assert len(sizes) >= 4
    assert max(sizes) >= 5


@both_placements
def test_gr_24_the_true_square_is_always_shaded(placement: str) -> None:
    for seed in range(2):
        for plies in (1, 2, 5, 12, 30):
            state = played(placement, seed, plies, digs=0.2).state
            for seat in (0, 1):
                shade = state.board(seat).shade
                assert state.outcome or (
                    shade and state.board(1 - seat).visitors[1 - seat] in shade
                )


def test_gr_24_after_a_dig_one_square_is_left() -> None:
    match = after(laid(assist="on"), "u3", "s", "dr")
    assert match.state.board(0).shade == frozenset({"A2"})


def test_gr_24_one_move_can_be_stopped_anywhere() -> None:
    match = after(laid(assist="on"), "u3")
    assert match.state.board(0).shade == frozenset({"A1", "A2", "A3", "A4"})


def test_gr_24_squares_are_not_taken_independently() -> None:
    """Walking up and back: where it was stopped on the way up does not matter by then, except
    that an obstacle on the way can't have moved."""
    match = after(laid(assist="on"), "r1", "s", "l1", "s", "r1")
    assert match.state.board(0).shade == frozenset({"A1", "B1"})
    match = after(match, "s", "u1", "s", "dr")
    assert match.state.board(0).known(0) == "B2"
    match = after(match, "s", "d1", "s", "l1", "s", "r1")
    assert match.state.board(0).shade == frozenset({"B1"})  # no obstacle on B1: it was there


def test_gr_24_only_where_the_option_is_on_and_only_in_play() -> None:
    assert laid().state.board(0).shade is None
    match = laid(assist="on")
    assert match.state.board(None).shade is None
    assert match.state.board(1).shade == frozenset({"H8"})
    assert match.play(0, "resign").state.board(1).shade is None
    assert Match.start(GAME, 2, {"assist": "on"}, {}).state.board(0).shade is None


@both_placements
def test_a_dig_in_vain_is_warned_of_exactly_where_one_square_is_shaded(placement: str) -> None:
    told = list[bool]()
    for seed in range(6):
        view = (match := played(placement, seed, 24, digs=0.2)).view(match.state.acting[0])
        board, seat = view.board, match.state.acting[0]
        for dig in [move for move in view.legal if move.startswith("dig")]:
            ahead = [beside(square, dig.split()[1]) for square in board.shade or ()]
            vain = [a is None or a in STARTS or a in board.dug(seat) for a in ahead]
            assert bool(GAME.teaching.warn(view, dig)) == (vain == [True])
            told.append(vain == [True])
    assert any(told)
    assert not all(told)
