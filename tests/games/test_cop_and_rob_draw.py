"""The picture of Cop & Rob: what part of the table it shows, and what it may depend on."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from games import pen
from games.cop_and_rob import GAME
from games.cop_and_rob.rules.known.moves import name
from games.cop_and_rob.rules.state import CopAndRobState, start
from games.cop_and_rob.shown import panels
from games.cop_and_rob.shown.draw import below
from games.cop_and_rob.shown.window import WIDTH, Window, window
from games.cop_and_rob.shown.words import circled
from games.core import LANGUAGES
from tests.games.battery import NAMES

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


def test_the_window_holds_what_can_be_chosen_and_who_chooses_and_at_last_everything() -> None:
    """And squares can be told apart on a phone."""
    for state in matches(0, 2):
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


def test_numbers_in_the_picture_are_those_on_the_buttons() -> None:
    for state in matches(0, 1)[::4]:
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
