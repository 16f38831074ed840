"""Puzzles: positions in which something is asked, and the moves that are proven to be right.

They are made and proven beforehand (`python -m games puzzles make GAME`) and kept in the game's
folder as `teaching/puzzles.jsonl`, one a line. None is made while the bot runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from games.core.text import Damaged, Move, Seat, parse

PUZZLES = "teaching/puzzles.jsonl"
GRADES = range(1, 6)
"""From easy to hard."""


class Candidate(BaseModel):
    """A position and what is asked in it, not proven yet."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
    game: str = Field(max_length=40)
    rules: int
    """The version of the game's rules by which it was proven."""
    seats: int
    """How many play."""
    options: Mapping[str, str]
    deal: Mapping[str, Any]
    """What chance decided, as in a record."""
    log: tuple[tuple[Seat, Move], ...]
    """What was played before, as in a record."""
    seat: Seat
    """Who is asked; it is their move."""
    task: str
    """What is asked: a key of `Teaching.tasks`."""
    turns: int = Field(ge=1, le=3)
    """In how many of their own turns they must do it, counting the one that begins here."""


class Puzzle(Candidate):
    """A question with its proven answers."""

    answers: tuple[Move, ...] = Field(min_length=1)
    """All best first moves: each of them is right, and no other move is."""
    grade: int = Field(ge=GRADES[0], le=GRADES[-1])
    """How hard it is, from 1 to 5."""


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder; () if it has no file. Raises `Damaged`."""
    file = puzzle_file(game)
    return read_puzzles(game, file.read_text("utf-8")) if file.is_file() else ()


def puzzle_file(game: str) -> Traversable:
    """Where a game's puzzles are kept."""
    return files("games") / game / PUZZLES


def read_puzzles(game: str, text: str) -> tuple[Puzzle, ...]:
    """The puzzles of this game, one a line. Raises `Damaged` for the first bad line."""
    return tuple(_read(game, line, n) for n, line in enumerate(text.splitlines(), 1))


def _read(game: str, line: str, number: int) -> Puzzle:
    where = f"{PUZZLES}:{number}"
    puzzle = parse(Puzzle, line, where)
    if puzzle.game != game:
        raise Damaged(f"{where}.game", f"is not {game}")
    return puzzle
