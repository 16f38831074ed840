"""The picture of Cop & Rob: what part of the table it shows, and what it may depend on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games import pen
from games.cop_and_rob import GAME
from games.cop_and_rob.numbers import circled
from games.cop_and_rob.rules import CopAndRobState, start
from games.cop_and_rob.streets import Cell, name
from games.cop_and_rob.window import WIDTH, Window, window
from tests.games.cop_and_rob_table import opened, play

SQUARE, LETTERS = 67, 28
"""The least side of a square and height of type that a phone shows well, where 800 pixels become
290: 24 pixels there, and 3.5 % of the width."""


def matches(number: int) -> Iterator[CopAndRobState]:
    """Every position of so many matches in which everybody plays anything."""
    for seed in range(number):
        random, options = Random(seed), {"roles": "host"}
        state = start(GAME.deal(random, 2, options), 2, options)
        while not state.outcome:
            (seat,) = state.acting
            state = state.apply(seat, random.choice(state.legal(seat)))
            yield state


def shown(state: CopAndRobState) -> Window:
    """What part of the grid its picture shows."""
    return window(state.board(None), over=state.outcome is not None)


def test_the_window_holds_whatever_can_be_chosen_and_who_chooses() -> None:
    for state in matches(15):
        board, part = state.board(None), shown(state)
        for cell in (*board.targets, board.streets.pawns[board.role]):
            left, top, right, bottom = part.box(cell)
            assert part.shows(cell)
            assert 0.03 * WIDTH <= left < right <= 0.97 * WIDTH
            assert 76 <= top < bottom <= part.bottom


def test_the_last_picture_holds_everything() -> None:
    for state in matches(15):
        if state.outcome:
            streets, part = state.board(None).streets, shown(state)
            assert all(map(part.shows, [*streets.roads, *streets.supers]))
            assert part.size >= 30


def test_squares_can_be_told_apart_on_a_phone() -> None:
    for state in matches(15):
        part = shown(state)
        assert part.columns > 10 or part.size >= SQUARE
        if state.outcome:
            assert GAME.draw(state.view(None)).height <= WIDTH * 900 / 290


def test_squares_are_large_while_there_is_room() -> None:
    assert shown(opened()).size >= 100


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[pen.Point, str, int]]:
    """Where, what, and in which size was written in pictures."""
    found = list[tuple[pen.Point, str, int]]()
    write = pen.write

    def spy(
        image: pen.Picture, at: pen.Point, text: str, size: int, *how: str, **more: Any
    ) -> None:
        found.append((at, text, size))
        write(image, at, text, size, *how, **more)

    monkeypatch.setattr(pen, "write", spy)
    return found


def test_numbers_in_the_picture_are_those_on_the_buttons(
    written: list[tuple[pen.Point, str, int]],
) -> None:
    for state in matches(3):
        written.clear()
        GAME.draw(state.view(None))
        part, view = shown(state), state.view(state.acting[0] if state.acting else None)
        for n, cell in enumerate(state.board(None).targets, 1):
            left, top, right, bottom = part.box(cell)
            there = [text for (x, y), text, _ in written if left < x < right and top < y < bottom]
            assert there == [str(n)]
            captions = [
                GAME.captioned(view, m).say(()) for m in view.legal if name(cell) in m.split()
            ]
            assert captions
            assert all(circled(n) in caption for caption in captions)


def test_whatever_is_written_can_be_read_on_a_phone(
    written: list[tuple[pen.Point, str, int]],
) -> None:
    for state in matches(2):
        GAME.draw(state.view(None))
    assert min(size for _, _, size in written) >= LETTERS


def test_there_is_a_map_exactly_when_not_everything_is_shown() -> None:
    cut = dict[bool, CopAndRobState]()
    for state in matches(3):
        streets, part = state.board(None).streets, shown(state)
        if not state.outcome and state.card == "super":  # then all that has ways out is a target
            cut[not all(map(part.shows, [*streets.roads, *streets.supers]))] = state
    for partly, state in cut.items():
        assert framed(GAME.draw(state.view(None)), shown(state)) == partly
    assert len(cut) == 2


def framed(image: pen.Picture, part: Window) -> bool:
    """Is there a white line below the field, as only the map's frame has it?"""
    panel = image.convert("RGB").crop((WIDTH // 2, part.bottom, WIDTH, part.bottom + 190))
    white, around = pen.rgb(pen.WHITE), range(panel.width)
    rows = ([panel.getpixel((x, y)) == white for x in around] for y in range(panel.height))
    return max(map(sum, rows)) >= 20


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
    part = shown(state)
    (x0, y0), (x1, y1) = part.centre(one), part.centre(other)
    image, y = GAME.draw(state.view(None)).convert("RGB"), round((y0 + y1) / 2) + 16
    right = range(round(part.size * 0.28), round(part.size * 0.41))
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
    field = image.crop((0, 0, image.width, image.height - 160))
    found = {colour: number for number, colour in field.getcolors(1 << 24) or []}
    return found.get(pen.rgb(pen.DANGER), 0)
