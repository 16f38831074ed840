"""Puzzles: the file they are kept in, how they are made and checked; every game's are proven."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import LANGUAGES, Candidate, Damaged, Game, Maker, Match, Puzzle, State
from games.core.puzzles import read_puzzles
from games.posing import puzzle_match
from games.tools.puzzles import check, make, solved, worth_asking

KEYS = [
    *("game", "rules", "seats", "options", "deal", "log"),
    *("seat", "task", "turns", "answers", "grade"),
]


def first(state: State[Any], seat: int, turns: int) -> tuple[str, ...]:
    """A task for tests: to play the first of the legal moves, where there are three or more."""
    legal = state.legal(seat)
    return legal[:1] if len(legal) > 2 else ()


def candidates(game: Game[Any], random: Random) -> Iterator[Candidate]:
    while True:
        match = Match.start(game, 2, {"rounds": "1"}, game.rules.deal(random, 2, {"rounds": "1"}))
        for _ in range(random.randrange(10)):
            seat = match.state.acting[0]
            match = match.play(seat, random.choice(match.state.legal(seat)))
        place = json.loads(match.dumps())
        yield Candidate(**place, seat=match.state.acting[0], task="first", turns=1)


@pytest.fixture
def game() -> Game[Any]:
    """A game with the task of this file."""
    maker = Maker[Any](candidates, lambda state, puzzle: 1 + len(puzzle.log) % 5)
    game = GAMES["graveyard_shift"]
    return replace(game, teaching=replace(game.teaching, tasks={"first": first}, maker=maker))


def made(game: Game[Any], file: Path, count: int = 10, seed: int = 1) -> tuple[Puzzle, ...]:
    make(game, count, seed, file, lambda line: None)
    return read_puzzles(game.id, file.read_text())


def test_the_same_seed_makes_the_same_puzzles(game: Game[Any], tmp_path: Path) -> None:
    once, again, other = (tmp_path / name for name in "abc")
    assert made(game, once) == made(game, again) != made(game, other, seed=2)


def test_more_puzzles_are_added_and_none_twice(game: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    few = made(game, file)
    more = made(game, file)  # the same seed, and so the same positions first
    assert len(few) == 10
    assert len(more) == 20
    assert few == more[:10]
    for batch in (more[:10], more[10:]):
        assert [p.grade for p in batch] == sorted(p.grade for p in batch)
    assert len({p.model_dump_json() for p in more}) == 20
    for line in file.read_text().splitlines():
        assert list(json.loads(line)) == KEYS


def test_hard_ones_can_be_asked_for_and_go_on_a_batch(game: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    made(game, file)
    make(game, 4, 1, file, lambda line: None, hardness=5)
    puzzles = read_puzzles(game.id, file.read_text())
    assert [p.grade for p in puzzles] == sorted(p.grade for p in puzzles)
    assert [p.grade for p in puzzles[10:]] == [5] * 4


def test_what_is_found_is_said_with_the_rate(game: Game[Any], tmp_path: Path) -> None:
    said = list[str]()
    make(game, 3, 1, tmp_path / "puzzles.jsonl", said.append)
    assert len(said) == 3
    assert said[-1].startswith("3 of 3: first in 1, grade ")
    assert "a minute of one core" in said[-1]


def test_a_position_with_too_many_right_moves_is_no_puzzle(game: Game[Any]) -> None:
    all_right = {"first": lambda state, seat, turns: state.legal(seat)}
    easy = replace(game, teaching=replace(game.teaching, tasks=all_right))
    assert all(
        solved(easy, candidate) is None for candidate in islice(candidates(game, Random(1)), 3)
    )
    assert not worth_asking(("a", "b", "c", "d", "e"), ("a", "b"))
    assert not worth_asking(("a", "b", "c"), ())
    assert worth_asking(("a", "b", "c"), ("a",))


def test_check_tells_what_is_wrong(game: Game[Any], tmp_path: Path) -> None:
    puzzles = made(game, tmp_path / "puzzles.jsonl")
    other = puzzle_match(game, puzzles[1]).state.legal(puzzles[1].seat)[1]
    wrong = [
        puzzles[0],
        puzzles[1].model_copy(update={"answers": (other,)}),
        puzzles[2].model_copy(update={"seat": 1 - puzzles[2].seat}),
        puzzles[3].model_copy(update={"log": (*puzzles[3].log, (0, "fly"))}),
        puzzles[4].model_copy(update={"task": "last"}),
        puzzles[0].model_copy(update={"grade": 5}),
        puzzles[5].model_copy(update={"rules": 99}),
    ]
    game.__dict__["puzzles"] = tuple(wrong)
    told = list(check(game, wrong))
    found = [f"{line.split(':')[0]}: {line.split(': ')[1][:22]}" for line in told]
    assert found == [
        "graveyard_shift, line 2: the answers are " + told[0].split(" are ")[1][:6],
        "graveyard_shift, line 3: seat",
        "graveyard_shift, line 4: " + f"log[{len(puzzles[3].log)}]",
        "graveyard_shift, line 5: task",
        "graveyard_shift, line 6: is there twice",
        "graveyard_shift, line 7: rules",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "no JSON",
        "",
        '{"game": "graveyard_shift"}',
    ],
)
def test_a_bad_line_is_named(game: Game[Any], tmp_path: Path, line: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    made(game, file, count=1)
    with pytest.raises(Damaged, match=r"puzzles\.jsonl:2"):
        read_puzzles(game.id, f"{file.read_text()}{line}\n")


def test_a_puzzle_of_another_game_is_refused(game: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    made(game, file, count=1)
    with pytest.raises(Damaged, match=r"puzzles\.jsonl:1\.game"):
        read_puzzles("bushwhacked", file.read_text())


@pytest.mark.parametrize(
    ("key", "value"), [("grade", 0), ("grade", 6), ("turns", 0), ("turns", 4), ("answers", [])]
)
def test_values_out_of_bounds_are_refused(
    game: Game[Any], tmp_path: Path, key: str, value: object
) -> None:
    file = tmp_path / "puzzles.jsonl"
    [puzzle] = made(game, file, count=1)
    with pytest.raises(Damaged, match=key):
        read_puzzles(game.id, json.dumps({**puzzle.model_dump(), key: value}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if game.teaching.tasks])
def test_every_task_is_told_with_a_hint_and_a_reason(id: str, language: str) -> None:
    for task in GAMES[id].teaching.tasks:
        asked = {GAMES[id].puzzle_asks(task, turns).in_(language) for turns in (1, 2, 3)}
        game = GAMES[id]
        others = [game.puzzle_tells(task, "hint"), game.puzzle_tells(task, "why")]
        others.append(game.puzzle_tells(task, "wrong"))
        told = asked | {text.in_(language) for text in others}
        assert len(told) == len(asked) + 3
        assert all(20 < len(words) <= 300 for words in told)
