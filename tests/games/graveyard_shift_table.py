"""Rounds of Graveyard Shift, typed by whoever may act."""

from __future__ import annotations

import copy
from typing import Any

from games.core import Match
from games.graveyard_shift import GAME
from games.graveyard_shift.rules.known.board import Board

LAYOUT: dict[str, list[str]] = {
    **{"B2": ["heart", "brain"], "C2": ["legs", "chest"]},
    **{"B3": ["chest", "legs"], "C3": ["brain", "heart"]},
    **{"A2": ["chest"], "A3": ["brain"], "B1": ["heart"], "B4": ["legs"]},
    **{"C1": ["brain"], "C4": ["heart"], "D2": ["chest"], "D3": ["legs"]},
}


FIRST_WINS = (
    "a1; a4; e; e; w; heart; e; d1; s; w; e; e; brain; w; d1; e; n; s; legs; w; d1; e; n; s; chest"
)


SECOND_WINS = (
    "a4; a1; e; n; s; s; chest; s; a4; n; e; w; legs; e; a4; w; e; w; heart; w; a4; s; e; n; brain"
)


NAMES = ["Ann", "Bob"]


def deal(rounds: int = 1, first: int = 0) -> dict[str, Any]:
    return {"first": first, "rounds": [copy.deepcopy(LAYOUT) for _ in range(rounds)]}


def play(moves: str, match: Match[Board] | None = None) -> Match[Board]:
    """The match after moves, typed by whoever may act, in a single round of `LAYOUT`."""
    match = match or Match.start(GAME, 2, {"rounds": "1"}, deal())
    for typed in filter(None, moves.split("; ")):
        seat = match.state.acting[0]
        for move in match.read(seat, typed):
            match = match.play(seat, move)
    return match
