"""Puzzles for tests, so that none depends on those that ship."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games import GAMES
from games.core import Game, Puzzle, verbatim
from tests.games.golden import every_ply

TASK = "tried"
ASKED, HINT, WHY = "Find the one good move.", "Look at the far corner.", "Nothing else does it."
WRONG = "It does not do it."


def puzzle(game: str, ply: int = 40, grade: int = 1, answer: int = -1) -> Puzzle:
    """The golden match of a game after so many plies; right is one of the legal moves there."""
    *_, match = (match for n, match in enumerate(every_ply(GAMES[game])) if n <= ply)
    seat = match.state.acting[0]
    return Puzzle(
        **json.loads(match.dumps()),
        seat=seat,
        task=TASK,
        turns=1,
        answers=(match.state.legal(seat)[answer],),
        grade=grade,
    )


def ship(monkeypatch: pytest.MonkeyPatch, puzzles: Mapping[str, Sequence[Puzzle]]) -> None:
    """Let the games have these puzzles, and no others."""
    for game in GAMES.values():
        monkeypatch.setitem(vars(game), "puzzles", tuple(puzzles.get(game.id, ())))
        monkeypatch.setitem(vars(game.teaching), "tasks", {TASK: _never})
    monkeypatch.setattr(Game, "puzzle_asks", lambda game, task, turns: verbatim(ASKED))
    told = {"hint": HINT, "why": WHY, "wrong": WRONG}
    monkeypatch.setattr(Game, "puzzle_tells", lambda game, task, what: verbatim(told[what]))


def _never(*_: Any) -> tuple[()]:
    raise AssertionError("puzzles are proven before they are shipped")
