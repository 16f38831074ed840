"""The picture of Cop & Rob: what part of the table it shows, and what it may depend on."""

from __future__ import annotations

from random import Random

import pytest

from games import pen
from games.cop_and_rob import GAME
from games.cop_and_rob.draw import window
from games.cop_and_rob.rules import CopAndRobState
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


def test_the_joint_of_the_roads_is_ringed() -> None:
    state = opened(rob=["curve", "straight"], cop=["curve"])
    state = play(state, "place 1,1 SW", "stay", "place 1,-1 NW", "stay", "place 1,0 NS")
    assert ringed(state, (1, -1), (1, 0))
    assert not ringed(state, (1, 0), (1, 1))


def ringed(state: CopAndRobState, one: Cell, other: Cell) -> bool:
    """Is there a ring around the border of two cells? Seen to the right of the road, between it
    and the frame of the card played last."""
    streets = state.board(None).streets
    shown = window({*streets.roads, *streets.ways_out["rob"], *streets.ways_out["cop"]})
    (x0, y0), (x1, y1) = shown.centre(one), shown.centre(other)
    image, y = GAME.draw(state.view(None)).convert("RGB"), round((y0 + y1) / 2) + 16
    right = range(round(shown.size * 0.28), round(shown.size * 0.41))
    return pen.rgb(pen.LAST) in [image.getpixel((round((x0 + x1) / 2) + d, y)) for d in right]


def test_who_is_shut_in_is_crossed_and_nobody_else() -> None:
    state = opened(rob=["dead_end"] * 2, cop=["straight", "super"])
    state = play(state, "place 0,2 S", "stay", "place 0,-2 NS", "stay")
    state = play(state, "place 1,1 W", "stay")
    shut, left = play(state, "block -1,1"), state.leave(0, "resign")
    assert danger(left) == 0 < danger(shut)


def danger(state: CopAndRobState) -> int:
    """How many pixels of the field have that colour, without the panel with the cards."""
    image = GAME.draw(state.view(None)).convert("RGB")
    field = image.crop((0, 0, image.width, image.height - 190))
    found = {colour: number for number, colour in field.getcolors(1 << 24) or []}
    return found.get(pen.rgb(pen.DANGER), 0)
