"""Graveyard Shift's puzzles a second way: with the engine written only from the rules page."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core import Puzzle
from games.posing import puzzle_match
from tests.games.battery import short
from tests.games.oracles.oracle_graveyard_shift import Oracle

GAME = GAMES["graveyard_shift"]
ASKED = [("part", 1), ("part", 2), ("round", 1), ("round", 2), ("part", 3)]


class BruteForce:
    """Every line of play, replayed from the deal each time."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.seat = puzzle, puzzle.seat
        self.had = len(self.reached([]).has[self.seat])

    def reached(self, line: list[str]) -> Oracle:
        oracle = Oracle(self.puzzle.deal, 2, self.puzzle.options)
        for move in [*(move for _, move in self.puzzle.log), *line]:
            oracle.play(oracle.mover, move)
        return oracle

    def done(self, oracle: Oracle) -> bool:
        has = len(oracle.has[self.seat])
        return has == 4 if self.puzzle.task == "round" else has > self.had

    def forced(self, line: list[str], turns: int) -> bool:
        """Does this line of moves lead there, however it goes on?"""
        oracle = self.reached(line)
        if self.done(oracle):
            return True
        if oracle.over or (turns := turns - self.ended(line)) == 0:
            return False
        some = any if oracle.mover == self.seat else all
        return some(self.forced([*line, move], turns) for move in sorted(oracle.moves))

    def ended(self, line: list[str]) -> bool:
        """Was the last move the end of an own turn? Then a next one begins with its move."""
        before, after = self.reached(line[:-1]), self.reached(line)
        begins = next(iter(after.moves)).split()[0] in ("move", "enter")
        return begins and self.turn_of(line[:-1], before) == self.seat

    def turn_of(self, line: list[str], oracle: Oracle) -> int:
        """Whose turn is it? Parts go back by both, so whoever moved last before them."""
        while next(iter(oracle.moves)).split()[0] not in ("move", "enter"):
            line = line[:-1]
            oracle = self.reached(line)
        return oracle.mover

    def answers(self) -> list[str]:
        turns, moves = self.puzzle.turns, self.reached([]).moves
        return [move for move in sorted(moves) if self.forced([move], turns)]


@pytest.mark.parametrize(("task", "turns"), ASKED)
def test_the_answer_is_the_only_one(task: str, turns: int) -> None:
    for puzzle in short(GAME, task, turns, 1 if turns == 3 else 2):
        assert BruteForce(puzzle).answers() == list(puzzle.answers)


def test_what_takes_fewer_turns_is_no_such_puzzle() -> None:
    for puzzle in short(GAME, "part", 1, 3):
        match = puzzle_match(GAME, puzzle)
        assert GAME.teaching.tasks["part"](match.state, puzzle.seat, 1) == list(puzzle.answers)
        assert GAME.teaching.tasks["part"](match.state, puzzle.seat, 2) == ()
