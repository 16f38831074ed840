"""The puzzles that ship with the games: a sample is replayed, and proven again."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import Game
from games.core.puzzles import GRADES, puzzle_file
from games.posing import puzzle_match
from games.tools.puzzles import check, faults, shown

PUZZLED = [game for game in GAMES.values() if game.teaching.tasks]
SAMPLE = 4
FEWEST, MOST_BYTES = 60, 400_000
WEEK = 7


@pytest.fixture(params=PUZZLED, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def test_there_are_enough_of_every_task_and_grade(game: Game[Any]) -> None:
    puzzles = game.puzzles
    assert len(puzzles) >= FEWEST
    assert {puzzle.task for puzzle in puzzles} == set(game.teaching.tasks)
    assert {puzzle.grade for puzzle in puzzles} == set(GRADES)


def test_what_came_together_is_a_week_at_least_the_easiest_first(game: Game[Any]) -> None:
    grades = [puzzle.grade for puzzle in game.puzzles]
    begins = [0, *(n for n in range(1, len(grades)) if grades[n] < grades[n - 1]), len(grades)]
    assert min(end - begin for begin, end in pairwise(begins)) >= WEEK


def test_the_file_is_small_and_as_it_is_written(game: Game[Any]) -> None:
    text = puzzle_file(game.id).read_text("utf-8")
    assert text == "".join(f"{puzzle.model_dump_json()}\n" for puzzle in game.puzzles)
    assert len(text) < MOST_BYTES


def test_they_can_be_replayed_and_none_is_there_twice(game: Game[Any]) -> None:
    """Every fourth; `make puzzles-check` does it with all."""
    met = Counter[tuple[object, ...]]()
    for puzzle in game.puzzles[::4]:
        match = puzzle_match(game, puzzle)
        assert puzzle.rules == game.rules.version
        assert set(puzzle.answers) <= set(match.state.legal(puzzle.seat))
        met[puzzle.task, *shown(match, puzzle)] += 1
    assert set(met.values()) == {1}


def test_a_sample_is_proven_again(game: Game[Any]) -> None:
    assert list(check(game, Random(20).sample(game.puzzles, SAMPLE))) == []


def test_a_wrong_answer_is_noticed(game: Game[Any]) -> None:
    puzzle = game.puzzles[0]
    match = puzzle_match(game, puzzle)
    other = next(m for m in match.state.legal(puzzle.seat) if m not in puzzle.answers)

    def told(*answers: str) -> list[str]:
        return list(faults(match, puzzle.model_copy(update={"answers": answers})))

    right = ", ".join(puzzle.answers)
    assert told(other) == [f"the answers are {right}, not {other}"]
    assert told(*puzzle.answers, other)[0].startswith(f"the answers are {right}, not")


def test_nobody_else_is_asked(game: Game[Any]) -> None:
    puzzle = game.puzzles[0]
    match = puzzle_match(game, puzzle)
    for seat in set(range(puzzle.seats)) - set(match.state.acting):
        assert not game.teaching.tasks[puzzle.task](match.state, seat, puzzle.turns)
