"""Bushwhacked's puzzles a second way: with the engine written only from the rules page."""

from __future__ import annotations

from copy import deepcopy

import pytest

from games import GAMES
from games.core import Puzzle
from games.posing import puzzle_match
from tests.games.battery import short
from tests.games.oracles.oracle_bushwhacked import Oracle

GAME = GAMES["bushwhacked"]


def reached(puzzle: Puzzle) -> Oracle:
    oracle = Oracle(puzzle.deal, puzzle.seats, puzzle.options)
    for seat, move in puzzle.log:
        oracle.play(seat, move)
    return oracle


def best(oracle: Oracle, seat: int, task: str) -> int:
    """What the rest of this turn can bring: captures, or a base more; -1 where it is over."""
    if oracle.over or oracle.mover != seat:
        return 0
    found = oracle.score(seat)[0] if task == "base" else 0
    for move in oracle.legal(seat):
        after = deepcopy(oracle)
        if move.startswith("capture"):
            after.play(seat, move)
            gained = oracle.score(seat)[1]
            ended = after.score(seat)
            rest = best(after, seat, task)
            if task == "base":
                found = max(found, ended[0], rest)
            else:
                found = max(found, ended[1] - gained + rest)
    return found


@pytest.mark.parametrize("task", GAME.teaching.tasks)
def test_no_other_first_move_is_as_good(task: str) -> None:
    puzzles = [p for p in short(GAME, task, 1, 100) if single(p)]
    for puzzle in puzzles[:2]:
        oracle, seat = reached(puzzle), puzzle.seat
        worths = dict[str, int]()
        for move in oracle.legal(seat):
            after = deepcopy(oracle)
            after.play(seat, move)
            bases = after.score(seat)[0] if task == "base" else 0
            worths[move] = max(bases, best(after, seat, task))
        most = max(worths.values())
        assert most > (oracle.score(seat)[0] if task == "base" else 0)
        assert {move for move, worth in worths.items() if worth == most} == set(puzzle.answers)


def single(puzzle: Puzzle) -> bool:
    """Is one stone all that may be placed?"""
    board = puzzle_match(GAME, puzzle).state.board(puzzle.seat)
    return bool(board.to_place == 1)


def test_a_base_that_is_won_cannot_be_lost_in_the_next_turn() -> None:
    [puzzle] = [p for p in short(GAME, "base", 1, 100) if single(p)][:1]
    oracle, seat = reached(puzzle), puzzle.seat
    before = oracle.score(seat)[0]
    oracle.play(seat, puzzle.answers[0])
    while oracle.mover == seat:
        captures = [move for move in oracle.legal(seat) if move.startswith("capture")]
        oracle.play(seat, (captures or ["done"])[0])
    held = oracle.score(seat)[0]
    assert held > before
    for move in oracle.legal(1 - seat):
        after = deepcopy(oracle)
        after.play(1 - seat, move)
        while after.mover != seat:
            more = [m for m in after.legal(1 - seat) if m.startswith("capture")]
            if not more:
                break
            after.play(1 - seat, more[0])
        assert after.score(seat)[0] > before
