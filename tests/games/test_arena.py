"""The arena: what it plays, what it counts, what it prints, and how it goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.__main__ import main
from games.core import Budget, Computer, Refused, Thought, View
from games.search import interval
from games.tools import arena
from games.tools.contest import Contest, Result, compete, contest, field_of, play_match, uniform
from games.tools.score import Score, Sprt, spread
from tests.games.engines_table import parsed

GAME = GAMES["graveyard_shift"]
TERMS = Contest("graveyard_shift", ("easy", "random"), seed=7)


def computer(*, always: int) -> Computer[Any]:
    """Plays the legal move of that number, so that nothing but the deal makes a difference."""

    def ponder(view: View[Any], random: Random, budget: Budget) -> Thought:
        return Thought(view.legal[always])

    return Computer(ponder, Budget.nodes(1))


@pytest.mark.long
def test_whatever_was_begun_modestly_is_made_no_more_modest() -> None:
    """In a process of its own, which can't be made less modest again."""
    asks = "import os; from games.tools.arena import modest; modest(); print(os.nice(0)); "
    asks += "os.nice(2); modest(); print(os.nice(0))"
    begun = ["nice", "-n", "3", sys.executable, "-c", asks]
    said = subprocess.run(begun, check=True, capture_output=True, text=True, timeout=600).stdout
    first = max(10, min(19, os.nice(0) + 3))
    assert [int(told) for told in said.split()] == [first, min(19, first + 2)]


def test_the_interval_is_wilsons() -> None:
    low, high = interval(9, 10)
    assert (round(low, 3), round(high, 3)) == (0.596, 0.982)
    assert interval(0, 20)[0] == 0
    assert interval(20, 20)[1] == pytest.approx(1)


def test_the_sequential_test_stops_when_it_is_decided_and_not_before() -> None:
    """Of 0.5 and 0.6, a win is worth 0.182 and a loss -0.223; it stops at 2.944 either way."""
    test = Sprt()
    assert test.verdict(16, 16) is None
    assert test.verdict(17, 17) == 0.6
    assert test.verdict(0, 13) is None
    assert test.verdict(0, 14) == 0.5
    assert test.verdict(50, 100) == 0.5 or test.verdict(50, 100) is None
    assert Sprt(low=0.6, high=0.7).verdict(17, 17) is None


def test_the_same_seed_gives_the_same_match() -> None:
    players = [GAME.players.levels["easy"].move, uniform]
    one, other = (play_match(GAME, players, "3") for _ in range(2))
    assert one.log == other.log
    assert one.state.outcome


def test_an_illegal_move_is_not_played() -> None:
    with pytest.raises(Refused):
        play_match(GAME, [lambda view, random: "take brain"] * 2, "1")


def test_players_change_sides_on_the_same_deal() -> None:
    results = [compete(TERMS, number)[0] for number in range(4)]
    assert [result.seated(0) for result in results] == [(0,), (1,), (0,), (1,)]
    assert results[0].deal == results[1].deal != results[2].deal == results[3].deal
    assert all(result.won(0) + result.won(1) == 1 for result in results)


def test_both_matches_of_a_pair_begin_alike_and_the_openings_differ() -> None:
    logs = []
    for number in range(8):
        terms = Contest("bushwhacked", ("x", "y"), seed=2)
        result, match = contest(
            terms, number, GAMES["bushwhacked"], [computer(always=0), computer(always=-1)]
        )
        assert 2 <= result.opening <= 6
        logs.append(match.log[: result.opening])
    assert logs[::2] == logs[1::2]
    assert len(set(logs)) == 4


def test_a_role_is_nobodys_choice_and_everybody_plays_both() -> None:
    """Cop & Rob: `computer(always=0)` would always choose the same role."""
    terms, game = Contest("cop_and_rob", ("x", "y"), seed=3), GAMES["cop_and_rob"]
    players = [computer(always=0), computer(always=-1)]
    for pair in range(3):
        two = [contest(terms, 2 * pair + n, game, players)[0] for n in (0, 1)]
        assert {result.sides[result.seated(0)[0]] for result in two} == {"Cop", "Rob"}


def test_two_players_of_one_level_have_random_numbers_of_their_own() -> None:
    terms = replace(TERMS, names=("random", "random"))
    assert compete(terms, 0)[0].log != compete(terms, 1)[0].log


def test_an_expert_has_a_share_of_its_nodes_and_others_have_theirs() -> None:
    asked: list[set[Budget]] = [set(), set()]

    def player(number: int) -> Computer[Any]:
        def ponder(view: View[Any], random: Random, budget: Budget) -> Thought:
            asked[number].add(budget)
            return Thought(random.choice(view.legal))

        return Computer(ponder, Budget(most=50, cpu=4.0))

    terms = replace(TERMS, names=("expert", "hard"), budget=0.1)
    contest(terms, 0, GAME, [player(0), player(1)])
    assert asked == [{Budget.nodes(5)}, {Budget.nodes(50)}]


def result(number: int, log: str, shares: tuple[float, ...]) -> Result:
    costs = ((1.0, 2.0, 3.0), (4.0,))
    return Result(TERMS, number, "deal", log, 10, 0, 0, ("Red", "Blue"), shares, costs)


def test_the_same_match_again_does_not_count() -> None:
    score = Score(TERMS)
    for number, log in enumerate(("a", "b", "a")):
        score.add(result(number, log, (1.0, 0.0)))
    assert (score.played, score.matches, score.wins) == (3, 2, 1)
    assert "3 matches, 2 of them distinct" in str(score)


def test_wins_are_counted_by_side_and_a_draw_is_half_of_one() -> None:
    score = Score(TERMS)
    for number, shares in enumerate(((1.0, 0.0), (0.5, 0.5), (1.0, 0.0), (1.0, 0.0))):
        score.add(result(number, str(number), shares))
    said = str(score)
    assert score.wins == 2.5
    assert "easy - random: 2.5 of 4: 62%" in said
    assert "Red: 3.5 of 4: 88%" in said
    assert "easy there 2 of 2: 100%" in said
    assert "easy there 0.5 of 2: 25%" in said


def test_what_thoughts_cost_is_told_by_median_late_ones_and_the_worst() -> None:
    assert spread([1.0] * 19 + [50.0]) == "1 ms median, 3 ms 95th percentile, 50 ms worst"


@pytest.mark.parametrize("foreign", [b"my notes", b'{"rules":1}', b'{"a":\n', b"\x7fELF\n\x00{"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, foreign: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(foreign)
    with pytest.raises(ValueError, match="something else"):
        arena.arena(replace(TERMS, names=("random", "random")), 2, file=file)
    assert file.read_bytes() == foreign


def test_ctrl_c_ends_it_without_a_trace(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run", interrupted)
    monkeypatch.setattr(sys, "argv", ["games", "arena", "bushwhacked", "random", "random"])
    assert main() == 130
    assert capsys.readouterr().err.strip() == ""


def test_it_stops_when_the_test_has_decided(tmp_path: Path) -> None:
    file, sprt = tmp_path / "results.jsonl", Sprt(low=0.1, high=0.9)
    score = arena.arena(TERMS, 60, file=file, sprt=sprt)
    assert arena.decided(score, sprt) == 0.9
    assert 2 <= len(file.read_text().splitlines()) < 20


def test_the_test_says_how_far_it_has_come() -> None:
    words = ("graveyard_shift", "easy", "random", "--matches", "2", "--sprt")
    assert "sequential test, 50% or 60%: open" in arena.run(parsed(*words), print)


def test_a_tenth_of_the_budget() -> None:
    assert parsed("graveyard_shift", "easy", "easy", "--tenth").budget == 0.1
    assert "expert" in field_of(GAME)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("graveyard_shift", "easy", "grandmaster"), "no player grandmaster"),
        (("graveyard_shift", "easy", "easy", "--seats", "3"), "not played by 3"),
        (("graveyard_shift", "easy", "easy", "--matches", "0"), "at least"),
        (("graveyard_shift", "easy", "easy", "--tenth"), "expert"),
    ],
)
def test_what_cannot_be_played_is_said(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        arena.run(parsed(*words), print)
