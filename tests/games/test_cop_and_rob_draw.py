"""The picture of Cop & Rob: what part of the table it shows, and what it may depend on."""

from __future__ import annotations

from random import Random

import pytest

from games import pen
from games.cop_and_rob import GAME
from games.cop_and_rob.draw import window
from games.cop_and_rob.streets import Cell
from tests.games.cop_and_rob_table import opened, play


def line(length: int, dx: int, dy: int) -> set[Cell]:
    """A road that long in one direction, either way from the bank."""
    return {(n * dx, n * dy) for n in range(-length, length + 1)}


@pytest.mark.parametrize(
    "cells", [line(1, 0, 1), line(5, 1, 0), line(33, 1, 0), line(33, 0, 1), line(17, 1, 1)]
)
def test_the_window_holds_every_cell(cells: set[Cell]) -> None:
    shown = window(cells)
    for cell in cells:
        left, top, right, bottom = shown.box(cell)
        assert 30 <= left < right <= 970
        assert 76 <= top < bottom <= shown.bottom


def test_cells_are_large_while_there_is_room() -> None:
    assert window(line(2, 1, 1)).size >= 140
    assert window(line(7, 1, 1)).size >= 40


def test_the_picture_depends_on_nothing_hidden_and_is_the_same_for_all() -> None:
    first = play(opened(rob=["tee", "cross"], cop=["curve", "tee"]), "place 0,2 NES")
    second = play(opened(rob=["tee", "super"], cop=["straight"]), "place 0,2 NES")
    pictures = {
        pen.png(GAME.draw(state.view(seat))) for state in (first, second) for seat in (None, 0, 1)
    }
    assert len(pictures) == 1


def test_every_step_of_a_match_looks_different() -> None:
    random = Random(3)
    state = opened(rob=["cross"], cop=["cross"])
    pictures = list[bytes]()
    for _ in range(12):
        pictures.append(pen.png(GAME.draw(state.view(None))))
        (seat,) = state.acting
        moves = [m for m in state.legal(seat) if not state.apply(seat, m).outcome]
        state = play(state, random.choice(moves))
    assert len(set(pictures)) == len(pictures)


def test_the_result_is_in_the_picture() -> None:
    state = opened()
    endings = (state.leave(0, "resign"), state.leave(1, "resign"), state.agree())
    assert len({pen.png(GAME.draw(end.view(None))) for end in endings}) == 3
