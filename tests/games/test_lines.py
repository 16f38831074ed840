"""Puzzles go on to the end of their line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import Match, Puzzle, Refused
from games.lines import MOST, Solving, from_text, to_text
from games.posing import proven, puzzle_match

FEW = 6


def some(game: str, turns: int = 0) -> list[Puzzle]:
    """Puzzles that take at least so many turns."""
    shipped = [one for one in GAMES[game].puzzles if one.turns >= turns]
    return Random(3).sample(shipped, min(FEW, len(shipped)))


def solved(puzzle: Puzzle, random: Random) -> Solving:
    """The end of a line in which any right move is played."""
    solving = Solving(puzzle_match(GAMES[puzzle.game], puzzle), puzzle)
    while solving.right:
        assert puzzle.seat in solving.now.state.acting
        solving = solving.after(random.choice(solving.right))
    return solving


@pytest.mark.parametrize("game", GAMES)
def test_a_line_ends_and_can_be_stored(game: str) -> None:
    for n, puzzle in enumerate(some(game)):
        end = solved(puzzle, Random(n))
        assert 0 < len(end.played) <= MOST
        assert from_text(to_text(end.played)) == tuple(end.played)
        assert len(to_text(end.played)) <= 1000
        checked = end.match
        for seat, move in end.played:
            checked = checked.play(seat, move)
        assert checked.state == end.now.state


def test_whoever_follows_the_line_gets_what_was_asked() -> None:
    for n, puzzle in enumerate(some("graveyard_shift", 2)):
        end = solved(puzzle, Random(n))
        before, after = (match.state.board(None).round for match in (end.match, end.now))
        if puzzle.task == "part":
            assert len(after.collected[puzzle.seat]) > len(before.collected[puzzle.seat])
        else:
            assert end.now.state.outcome or after.winner == puzzle.seat
        mine = [seat for seat, _ in end.played if seat == puzzle.seat]
        assert len(mine) < len(end.played), "somebody answers"


def test_all_that_can_be_captured_is() -> None:
    for n, puzzle in enumerate(one for one in some("bushwhacked") if one.task == "capture"):
        end = solved(puzzle, Random(n))
        taken = [move for _, move in end.played if move.startswith("capture")]
        assert taken
        board = end.now.state.board(None)
        assert not board.capturable or puzzle.seat not in end.now.state.acting


def wrong(solving: Solving) -> list[str]:
    return [m for m in solving.now.state.legal(solving.puzzle.seat) if m not in solving.right]


def replay(match: Match[Any], played: Any) -> Match[Any]:
    for seat, move in played:
        match = match.play(seat, move)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_what_refutes_a_wrong_move_can_be_played(game: str) -> None:
    for puzzle in some(game):
        solving = Solving(puzzle_match(GAMES[game], puzzle), puzzle)
        for move in wrong(solving)[:3]:
            refuted = solving.refuted(move)
            assert refuted[0] == (puzzle.seat, move)
            replay(solving.match, refuted)


def test_after_the_refutation_nothing_is_sure() -> None:
    """The part can't be forced any more in as many turns as are left."""
    seen = 0
    for puzzle in some("graveyard_shift", 2):
        solving = Solving(puzzle_match(GAMES["graveyard_shift"], puzzle), puzzle)
        for move in wrong(solving):
            refuted = solving.refuted(move)
            after = replay(solving.match, refuted)
            if puzzle.seat not in after.state.acting or len(refuted) < 2:
                continue
            fewer = puzzle.model_copy(update={"turns": puzzle.turns - 1})
            assert not proven(after, fewer)
            seen += 1
    assert seen


def test_a_wrong_move_within_the_line_is_wrong_too() -> None:
    puzzle = next(one for one in GAMES["graveyard_shift"].puzzles if one.turns == 3)
    solving = Solving(puzzle_match(GAMES["graveyard_shift"], puzzle), puzzle)
    on = solving.after(solving.right[0])
    assert set(on.right) < set(on.now.state.legal(puzzle.seat))
    with pytest.raises(Refused):
        on.now.play(1 - puzzle.seat, on.right[0])


@pytest.mark.parametrize(
    ("game", "ids"),
    [
        ("pointsweeper", {"pointsweeper-puzzle-risks", "pointsweeper-puzzle-brings"}),
        ("graverobber", {"graverobber-puzzle-squares"}),
    ],
)
def test_where_no_answer_refutes_it_a_figure_does(game: str, ids: set[str]) -> None:
    told = set[str]()
    for puzzle in GAMES[game].puzzles[:12]:
        solving = Solving(puzzle_match(GAMES[game], puzzle), puzzle)
        for move in Random(1).sample(wrong(solving), 5):
            text = solving.figure(move)
            if text is None:
                continue
            told.add(text.id)
            [number] = text.values.values()
            assert isinstance(number, int | float)
            assert number > (1 if game == "graverobber" else 0) or text.id.endswith("brings")
    assert told <= ids
    assert told
