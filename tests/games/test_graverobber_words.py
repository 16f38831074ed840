"""What people type and read in Graverobber."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games import pen
from games.core import LANGUAGES, Match
from games.core.languages import PSEUDO
from games.graverobber import GAME
from tests.games.graverobber_table import after, laid, played

NAMES = ["Ann", "Bob"]


LONG_NAMES = ["Anna" * 8, "Boris" * 6]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_all_but_the_last_public_line_fits_into_an_alt_text(seat: int | None) -> None:
    """A seat's own board has no *In words*: where its alt text is cut, what goes is public."""
    match = played("reachable", 2, 399, digs=0.3)
    assert not match.state.outcome
    kept, _, last = GAME.words.describe(match.state.view(seat)).say(LONG_NAMES).rpartition("\n")
    assert len(kept) < 1024
    assert last.startswith("Walked ")


def test_marks_are_drawn() -> None:
    view = laid().state.view(0)
    pictures = {
        pen.png(GAME.looks.draw(replace(view, marks=marks)))
        for marks in ({}, *({"C3": kind} for kind in ("obstacle?", "plot?", "clear", "me?", "ab")))
    }
    assert len(pictures) == 6


def test_a_dig_is_a_button_and_is_touched_beside_the_piece_where_it_is_shown() -> None:
    view = laid().state.view(0)
    ways = GAME.touch.ways(view)
    assert ways["move up 3"] == [("own A4",)]
    assert ways["dig up"] == [("dig up",), ("mark A2",)]
    assert ways["dig left"] == [("dig left",)], "off the board there is nothing to touch"
    spots = GAME.looks.spots(view)
    assert not {"dig up", "up", "left"} & set(spots)
    assert all(spot.box[0] >= 8 and spot.box[2] <= 776 for spot in spots.values())
    stopped = after(laid(), "r4", "s", "dr", "s")
    stands = stopped.state.view(0).board.known(0)
    ahead = f"mark {chr(ord(stands[0]) + 1)}{stands[1:]}"
    assert GAME.touch.ways(stopped.state.view(0))["dig right"] == [("dig right",), (ahead,)]


def test_a_square_with_all_that_can_be_there_is_told_in_120_characters() -> None:
    assert GAME.looks.marks
    marks = dict.fromkeys(GAME.looks.marks.squares, "obstacle?")
    view = replace(played("reachable", 2, 399, digs=0.3).state.view(0), marks=marks)
    spots = GAME.looks.spots(view).values()
    longest = max(len(spot.says.say(NAMES, code)) for spot in spots for code in LANGUAGES)
    assert 90 < longest <= 120


in_every_language = pytest.mark.parametrize("language", [c for c in LANGUAGES if c != PSEUDO])


@in_every_language
def test_the_rulebook_shows_a_line_that_lays_a_whole_board(language: str) -> None:
    typed = next(
        line
        for page in GAME.teaching.rulebook(language)
        for line in re.findall(r"`([^`]*;[^`]*)`", page.text)
    )
    moves = Match.start(GAME, 2, {}, {}).read(0, typed, language)
    assert moves == Match.start(GAME, 2, {}, {}).read(0, "; ".join(moves))
    assert moves[-1] == "ready"
