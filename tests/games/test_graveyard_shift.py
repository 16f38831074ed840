"""Graveyard Shift, clause by clause of its page."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.core import Match
from games.graveyard_shift import GAME
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.yard import ENTRANCES, GRAVES, KINDS, MAUSOLEUMS, ROOM


def now(match: Match[Board]) -> Round:
    return match.state.view(None).board.round


def stack(match: Match[Board], square: str) -> list[str]:
    return list(now(match).stack(square))


def test_gs_1_rooms() -> None:
    assert {square for square, room in ROOM.items() if room == 2} == {"B2", "C2", "B3", "C3"}
    assert {square for square, room in ROOM.items() if room == 1} == set(GRAVES)
    assert len(GRAVES) == 8
    assert not set(ENTRANCES) & set(ROOM)


@pytest.mark.parametrize("rounds", ["1", "3"])
def test_gs_2_deal(rounds: str) -> None:
    firsts = set[int]()
    for seed in range(20):
        drawn = GAME.rules.deal(Random(seed), 2, {"rounds": rounds})
        firsts.add(drawn["first"])
        assert len(drawn["rounds"]) == int(rounds)
        for layout in drawn["rounds"]:
            assert {square: len(stack) for square, stack in layout.items()} == dict(ROOM)
            for places in (MAUSOLEUMS, GRAVES):
                parts = Counter(kind for square in places for kind in layout[square])
                assert parts == dict.fromkeys(KINDS, 2)
    assert firsts == {0, 1}


def test_gs_2_rounds_are_dealt_apart() -> None:
    layouts = GAME.rules.deal(Random(1), 2, {})["rounds"]
    assert layouts[0] != layouts[1] != layouts[2] != layouts[0]
