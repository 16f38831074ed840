"""Makes puzzles and checks them: `python -m games puzzles make|check`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from games import GAMES
from games.core import Candidate, Damaged, Game, Match, Move, Puzzle
from games.core.puzzles import puzzle_file, read_puzzles
from games.posing import proven, puzzle_match

ONE_GRADE = 0.4
"""At most this share of a game's puzzles has the same grade, unless hard ones are asked for: a week
goes from easy to hard."""
Say = Callable[[str], None]


def make(game: Game[Any], count: int, seed: int, file: Path, say: Say, hardness: int = 1) -> None:
    """Adds so many proven puzzles of this grade or harder to the file, in positions that it does
    not have.

    They come below those that are there, the easiest first: their order decides which is asked
    when. The same seed and file give the same puzzles. Raises `ValueError` for a game without
    puzzles, `Damaged` if the file holds something else.
    """
    if game.teaching.maker is None:
        raise ValueError(f"{game.id} has no puzzles")
    puzzles = list(read_puzzles(game.id, file.read_text("utf-8"))) if file.exists() else []
    there = len(puzzles)
    total, known = len(puzzles) + count, {_key(game, puzzle) for puzzle in puzzles}
    grades, begun = Counter(puzzle.grade for puzzle in puzzles), process_time()
    for tried, candidate in enumerate(game.teaching.maker.candidates(game, Random(seed)), 1):
        if len(puzzles) >= total:
            return
        puzzle = solved(game, candidate)
        if puzzle is None or puzzle.grade < hardness:
            continue
        if hardness == 1 and grades[puzzle.grade] >= max(1, ONE_GRADE * total):
            continue
        if (key := _key(game, puzzle)) in known:
            continue
        known.add(key)
        grades[puzzle.grade] += 1
        puzzles[there:] = sorted([*puzzles[there:], puzzle], key=lambda puzzle: puzzle.grade)
        file.write_text("".join(f"{p.model_dump_json()}\n" for p in puzzles), "utf-8")
        say(_progress(puzzle, len(puzzles), total, tried, count, process_time() - begun))


def _progress(puzzle: Puzzle, have: int, total: int, tried: int, count: int, cpu: float) -> str:
    found = count - (total - have)
    rate = f"{60 * found / cpu:.1f} a minute of one core" if cpu else "at once"
    asked = f"{puzzle.task} in {puzzle.turns}, grade {puzzle.grade}"
    return f"{have} of {total}: {asked}; {found} of {tried} candidates, {rate}"


def solved(game: Game[Any], candidate: Candidate) -> Puzzle | None:
    """The candidate with its answers and its grade; None if it is no puzzle."""
    match = puzzle_match(game, candidate)
    answers = proven(match, candidate)
    if not worth_asking(match.state.legal(candidate.seat), answers):
        return None
    puzzle = Puzzle(**candidate.model_dump(), answers=answers, grade=1)
    assert game.teaching.maker
    return puzzle.model_copy(update={"grade": game.teaching.maker.grade(match.state, puzzle)})


def worth_asking(legal: Collection[Move], answers: Collection[Move]) -> bool:
    """Is there an answer, and at most one for every three legal moves?"""
    return 0 < 3 * len(answers) <= len(legal)


def _key(game: Game[Any], puzzle: Puzzle) -> tuple[object, ...]:
    return (puzzle.task, *shown(puzzle_match(game, puzzle), puzzle))


def shown(match: Match[Any], puzzle: Puzzle) -> tuple[object, ...]:
    """What is the same for two puzzles that look alike to the person who is asked."""
    view = match.view(puzzle.seat)
    words = match.game.words.describe(view).say([f"Player {n}" for n in range(match.seats)])
    return puzzle.seat, words, view.legal


def check(game: Game[Any], puzzles: Sequence[Puzzle]) -> Iterator[str]:
    """What is wrong with these puzzles, one line each. Every puzzle is replayed and proven
    again."""
    met = set[tuple[object, ...]]()
    for puzzle in puzzles:
        number = game.puzzles.index(puzzle) + 1
        try:
            match = puzzle_match(game, puzzle)
        except Damaged as fault:
            yield f"{game.id}, line {number}: {fault}"
            continue
        wrong = list(faults(match, puzzle))
        if (key := (puzzle.task, *shown(match, puzzle))) in met:
            wrong.append("is there twice")
        met.add(key)
        yield from (f"{game.id}, line {number}: {what}" for what in wrong)


def faults(match: Match[Any], puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle that can be replayed."""
    if puzzle.rules != GAMES[puzzle.game].rules.version:
        yield f"is of rules version {puzzle.rules}"
    answers = proven(match, puzzle)
    if puzzle.answers != answers:
        right = ", ".join(answers) or "none"
        yield f"the answers are {right}, not {', '.join(puzzle.answers)}"
    if not worth_asking(match.state.legal(puzzle.seat), puzzle.answers):
        yield "too many legal moves are right"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments: `make GAME` and `check [GAME]`."""
    commands = parser.add_subparsers(required=True, metavar="make|check")
    making = commands.add_parser("make", help="find puzzles, prove them, add them to the file")
    making.add_argument("game", choices=[id for id, game in GAMES.items() if game.teaching.maker])
    making.add_argument("--count", type=int, required=True, help="how many to add")
    making.add_argument(
        "--seed", type=int, required=True, help="seed of the matches they come from"
    )
    making.add_argument(
        "--grade", type=int, default=1, metavar="N", help="1 to 5: none easier than this"
    )
    making.add_argument("--out", type=Path, metavar="FILE", help="default: the game's own file")
    making.set_defaults(run=_make)
    checking = commands.add_parser("check", help="replay puzzles and prove them again")
    checking.add_argument("game", nargs="?", choices=GAMES, help="default: every game")
    checking.set_defaults(run=_check)


def _make(arguments: argparse.Namespace) -> None:
    file = arguments.out or Path(str(puzzle_file(arguments.game)))
    make(GAMES[arguments.game], arguments.count, arguments.seed, file, _tell, arguments.grade)


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


def _check(arguments: argparse.Namespace) -> int:
    wrong = 0
    for game in [GAMES[arguments.game]] if arguments.game else GAMES.values():
        for line in check(game, game.puzzles):
            sys.stdout.write(f"{line}\n")
            wrong += 1
        _tell(f"{game.id}: {len(game.puzzles)} puzzles were proven again")
    return 1 if wrong else 0
