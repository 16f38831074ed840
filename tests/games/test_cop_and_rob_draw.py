"""The picture of Cop & Rob: what part of the table it shows, and what it may depend on."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from games import pen
from games.cop_and_rob import GAME
from games.cop_and_rob.rules.known.moves import Cell, name
from games.cop_and_rob.rules.state import CopAndRobState, start
from games.cop_and_rob.shown import panels
from games.cop_and_rob.shown.draw import below
from games.cop_and_rob.shown.window import WIDTH, Window, window
from games.cop_and_rob.shown.words import circled
from games.core import LANGUAGES
from tests.games.battery import NAMES
from tests.games.cop_and_rob_table import opened, play
from tests.sample import sample

SQUARE = 67
"""The least side of a square that a phone shows well, where 800 pixels become 290: 24 there."""


@cache
def matches(first: int, last: int) -> tuple[CopAndRobState, ...]:
    """Every position of these matches, in which everybody plays anything."""
    found = list[CopAndRobState]()
    for seed in range(first, last):
        random, options = Random(seed), {"roles": "host"}
        state = start(GAME.rules.deal(random, 2, options), 2, options)
        while not state.outcome:
            (seat,) = state.acting
            state = state.apply(seat, random.choice(state.legal(seat)))
            found.append(state)
    return tuple(found)


def shown(state: CopAndRobState) -> Window:
    """What part of the grid its picture shows."""
    return window(state.board(None), over=state.outcome is not None)


@pytest.mark.parametrize(("first", "last"), sample([(0, 4), (4, 15)]))
def test_the_window_holds_what_can_be_chosen_and_who_chooses_and_at_last_everything(
    first: int, last: int
) -> None:
    """And squares can be told apart on a phone."""
    for state in matches(first, last):
        board, part = state.board(None), shown(state)
        for cell in (*board.targets, board.streets.pawns[board.role]):
            left, top, right, bottom = part.box(cell)
            assert part.shows(cell)
            assert 0.03 * WIDTH <= left < right <= 0.97 * WIDTH
            assert 76 <= top < bottom <= part.bottom
        assert part.columns > 10 or part.size >= SQUARE
        if state.outcome:
            assert all(map(part.shows, [*board.streets.roads, *board.streets.supers]))
            assert part.size >= 30
            assert GAME.looks.draw(state.view(None)).height <= WIDTH * 900 / 290


def test_squares_are_large_while_there_is_room() -> None:
    assert shown(opened()).size >= 100


@pytest.mark.parametrize(("first", "last"), sample([(0, 1), (1, 4)]))
def test_numbers_in_the_picture_are_those_on_the_buttons(first: int, last: int) -> None:
    for state in matches(first, last):
        words = [(word.text, word.box) for word in pen.words(GAME.looks.draw(state.view(None)))]
        part, view = shown(state), state.view(state.acting[0] if state.acting else None)
        for n, cell in enumerate(state.board(None).targets, 1):
            left, top, right, bottom = part.box(cell)
            there = [
                text
                for text, box in words
                if box and left < box[0] < box[2] < right and top < box[1] < box[3] < bottom
            ]
            assert there == [str(n)]
            captions = [
                GAME.captioned(view, m).say(()) for m in view.legal if name(cell) in m.split()
            ]
            assert captions
            assert all(circled(n) in caption for caption in captions)


def test_the_panel_leaves_the_map_alone() -> None:
    """No words lie where the map can be, in every language, however long names are."""
    cut = [state for state in matches(0, 1) if panels.mapped(state.board(None), shown(state))]
    for state in [state for state in cut if not state.outcome][::4]:
        left, top, _, _ = panels.map_box(below(shown(state)))
        for language in LANGUAGES:
            view = replace(state.view(None), language=language, names=NAMES[:2])
            for word in pen.words(GAME.looks.draw(view)):
                assert word.box
                assert word.box[2] <= left or word.box[3] <= top, word


def test_there_is_a_map_exactly_when_not_everything_is_shown() -> None:
    cut = dict[bool, CopAndRobState]()
    for state in matches(0, 3):
        streets, part = state.board(None).streets, shown(state)
        if not state.outcome and state.card == "super":  # then all that has ways out is a target
            cut[not all(map(part.shows, [*streets.roads, *streets.supers]))] = state
    for partly, state in cut.items():
        assert mapped(GAME.looks.draw(state.view(None)), shown(state)) == partly
    assert len(cut) == 2


def mapped(image: pen.Picture, part: Window) -> bool:
    """Is there the ground of a map below the field?"""
    room = image.convert("RGB").crop(panels.map_box(below(part)))
    return pen.rgb(pen.PARCHMENT_DARK) in {colour for _, colour in room.getcolors(1 << 24) or []}


def test_the_picture_depends_on_nothing_hidden_and_is_the_same_for_all() -> None:
    first = play(opened(rob=["tee", "cross"], cop=["curve", "tee"]), "place 0,2 NES")
    second = play(opened(rob=["tee", "super"], cop=["straight"]), "place 0,2 NES")
    pictures = {
        pen.png(GAME.looks.draw(state.view(seat)))
        for state in (first, second)
        for seat in (None, 0, 1)
    }
    assert len(pictures) == 1


def test_every_step_of_a_match_looks_different() -> None:
    random = Random(3)
    state = opened(rob=["cross"], cop=["cross"])
    pictures = list[bytes]()
    for _ in range(12):
        pictures.append(pen.png(GAME.looks.draw(state.view(None))))
        (seat,) = state.acting
        moves = [m for m in state.legal(seat) if not state.apply(seat, m).outcome]
        state = play(state, random.choice(moves))
    assert len(set(pictures)) == len(pictures)


def test_the_result_is_in_the_picture() -> None:
    state = opened()
    endings = (state.leave(0, "resign"), state.leave(1, "resign"), state.agree())
    assert len({pen.png(GAME.looks.draw(end.view(None))) for end in endings}) == 3


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
    image, y = GAME.looks.draw(state.view(None)).convert("RGB"), round((y0 + y1) / 2) + 16
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
    image = GAME.looks.draw(state.view(None)).convert("RGB")
    field = image.crop((0, 0, image.width, shown(state).bottom))
    found = {colour: number for number, colour in field.getcolors(1 << 24) or []}
    return found.get(pen.rgb(pen.DANGER), 0)
