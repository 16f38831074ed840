"""The arena: what it counts, what it prints, and the records it writes."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import Move, Refused, View
from games.record import read, replay
from games.tools import arena
from games.tools.arena import Score, interval, play_match, uniform

GAME = GAMES["graveyard_shift"]


def ticks() -> Iterator[float]:
    return (float(n) for n in count())


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return parser.parse_args(words)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(9, 10)
    assert (round(low, 3), round(high, 3)) == (0.596, 0.982)
    assert interval(0, 20)[0] == 0
    assert interval(20, 20)[1] == pytest.approx(1)


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = (play_match(GAME, [GAME.players["easy"], uniform], 3) for _ in range(2))
    assert one.log == other.log
    assert one.state.outcome


def test_an_illegal_move_is_not_played() -> None:
    def cheat(view: View[Any], random: Random) -> Move:
        return "take brain"

    with pytest.raises(Refused):
        play_match(GAME, [cheat, cheat], 1)


def test_players_change_sides_and_every_deal_is_played_both_ways() -> None:
    score = Score(("easy", "random"))
    matches = list(arena.arena(GAME, score, 4, 7, ticks().__next__))
    assert matches[0].deal == matches[1].deal
    assert matches[2].deal == matches[3].deal
    assert matches[0].deal != matches[2].deal
    places = [
        match.state.outcome.places[n % 2] for n, match in enumerate(matches) if match.state.outcome
    ]
    assert score.wins == sum(place == 1 for place in places) == 4
    assert score.lengths == [len(match.log) for match in matches]


def test_a_draw_is_half_a_win() -> None:
    game = replace(GAME, players={"stubborn": lambda view, random: view.legal[-1]})
    score = Score(("stubborn", "stubborn"))
    (match,) = arena.arena(game, score, 1, 1, ticks().__next__)
    assert match.state.outcome
    assert match.state.outcome.places == (1, 1)
    assert score.wins == 0.5


def test_time_is_told_by_the_clock_given() -> None:
    score = Score(("random", "random"))
    assert len(list(arena.arena(GAMES["bushwhacked"], score, 2, 1, ticks().__next__, seats=3))) == 2
    assert sum(thinking.moves for thinking in score.thinking) == sum(score.lengths)
    assert score.thinking[0].total == score.thinking[0].moves  # one tick each
    assert score.thinking[0].longest == 1


def test_it_prints_and_writes_records_that_can_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ("graveyard_shift", "random", "random", "--matches", "3", "--records", str(folder))
    printed = arena.run(parsed(*words), ticks().__next__)
    assert printed.startswith("Graveyard Shift, 2 seats, seed 1\nrandom - random: ")
    assert "95 % between" in printed
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"graveyard_shift-000{n}.json" for n in range(3)]
    assert all(replay(read(file.read_text())).state.outcome for file in files)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("graveyard_shift", "easy", "grandmaster"), "no player grandmaster"),
        (("graveyard_shift", "easy", "easy", "--seats", "3"), "not played by 3"),
        (("graveyard_shift", "easy", "easy", "--matches", "0"), "at least"),
    ],
)
def test_what_cannot_be_played_is_said(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        arena.run(parsed(*words), ticks().__next__)
