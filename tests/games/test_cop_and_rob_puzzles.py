"""Cop & Rob's puzzles a second way: with the engine written only from the rules page."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import pytest

from games import GAMES
from games.core import Puzzle, State
from games.posing import puzzle_match
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


@pytest.mark.parametrize("task", ["join", "block"])
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


def is_safe(states: Sequence[State[Any]], move: str) -> bool:
    """Is it a move after which Rob can win, whichever of these positions it is? They differ only in
    what nobody can know."""
    (seat,) = states[0].acting
    seen = dict[object, list[State[Any]]]()
    for state in states:
        after = state.apply(seat, move)
        if after.outcome and after.outcome.places[state.board(None).cast["rob"]] != 1:
            return False
        if not after.outcome:
            seen.setdefault(after.board(None).card, []).append(after)
    return all(any_or_all(alike) for alike in seen.values())


def any_or_all(alike: Sequence[State[Any]]) -> bool:
    """Whatever Cop does; by something that Rob does."""
    moves = alike[0].legal(alike[0].acting[0])
    choose = any if alike[0].board(None).role == "rob" else all
    return choose(is_safe(alike, move) for move in moves)


@pytest.mark.parametrize("first", [0])
def test_nobody_is_asked_to_escape_who_could_shut_cop_in(first: int) -> None:
    for puzzle in [p for p in GAME.puzzles if p.task == "escape"][first::4]:
        state = puzzle_match(GAME, puzzle).state
        assert sum(state.board(None).unseen["cop"].values()) == puzzle.turns
        assert not any(
            GAME.teaching.tasks["block"](state, puzzle.seat, turns) for turns in (1, 2, 3)
        )


def test_what_can_be_done_at_once_is_no_puzzle_of_two_turns() -> None:
    for puzzle in GAME.puzzles[:3]:
        state = puzzle_match(GAME, puzzle).state
        assert GAME.teaching.tasks[puzzle.task](state, puzzle.seat, 1) == list(puzzle.answers)
        assert GAME.teaching.tasks[puzzle.task](state, puzzle.seat, 2) == ()
