"""Cop & Rob's puzzles a second way: with the engine written from the page alone."""

from __future__ import annotations

from copy import deepcopy

import pytest

from games import GAMES
from games.core import Puzzle, puzzle_match
from tests.games.oracles.oracle_cop_and_rob import Oracle

GAME = GAMES["cop_and_rob"]
OTHER = {"rob": "cop", "cop": "rob"}


def reached(puzzle: Puzzle) -> Oracle:
    oracle = Oracle(puzzle.deal, puzzle.seats, {"roles": "host"})
    rob = puzzle.deal["rob_seat"]
    oracle.seats = {"rob": rob, "cop": 1 - rob}
    for seat, move in puzzle.log:
        oracle.play(seat, move)
    return oracle


@pytest.mark.parametrize("task", GAME.tasks)
def test_the_answers_are_the_moves_that_win_at_once(task: str) -> None:
    for puzzle in [p for p in GAME.puzzles if p.task == task][::5]:
        oracle = reached(puzzle)
        role, winning = oracle.who, set[str]()
        for move in oracle.legal(puzzle.seat):
            after = deepcopy(oracle)
            after.play(puzzle.seat, move)
            if after.won == role:
                winning.add(move)
                assert bool(after.ways_out(OTHER[role])) == (task == "join")
        assert winning == set(puzzle.answers)


def test_what_can_be_done_at_once_is_no_puzzle_of_two_turns() -> None:
    for puzzle in GAME.puzzles[:3]:
        state = puzzle_match(GAME, puzzle).state
        assert GAME.tasks[puzzle.task](state, puzzle.seat, 1) == list(puzzle.answers)
        assert GAME.tasks[puzzle.task](state, puzzle.seat, 2) == ()
