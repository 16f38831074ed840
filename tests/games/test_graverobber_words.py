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


def test_a_whole_board_in_one_line() -> None:
    match = Match.start(GAME, 2, {}, {})
    line = "wm c3; g f5; f6; grave b6; plot B7; g2; p h2; ready"
    for move in match.read(1, line):
        match = match.play(1, move)
    assert match.state.board(1).ready == (False, True)


def test_a_seats_moves_since_its_last_dig_are_told_to_it_alone() -> None:
    """Of very many only the latest: In words has to fit a message."""
    match, since = after(laid(), "r1", "s", "dr", "s"), "Your moves since then: "
    assert since not in GAME.words.describe(match.state.view(0)).say(NAMES)
    for move in ("r1", "l1") * 10:
        match = after(match, move, "s")
    told = GAME.words.describe(match.state.view(0)).say(NAMES)
    assert since + "east 1, west 1, " in told
    assert told.count("west 1") == 10
    longer = after(match, "r1").state
    assert since + "…, west 1, " in GAME.words.describe(longer.view(0)).say(NAMES)
    for other in (1, None):
        assert "since then" not in GAME.words.describe(longer.view(other)).say(NAMES)


def test_gr_7_a_plot_that_was_dug_up_lies_there_no_more() -> None:
    match = played("reachable", 2, 120, digs=0.3)
    assert not match.state.outcome
    said = GAME.words.describe(match.state.view(1)).say(NAMES)
    mine = said.partition("Your board:")[2].partition("board:")[0]
    lying = re.findall(r"Grave \w\d, its Plot (\w\d)\.", mine)
    robbed = re.findall(r"Grave \w\d, its Plot (\w\d) dug up\.", mine)
    gone = re.search(r"^Dug up: ([A-H1-8 ]*)\.", mine, re.MULTILINE)
    assert gone
    assert sorted(robbed) == sorted(gone[1].split())
    assert len(lying) + len(robbed) == 3


LONG_NAMES = ["Anna" * 8, "Boris" * 6]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_all_but_the_last_public_line_fits_into_an_alt_text(seat: int | None) -> None:
    """A seat's own board has no *In words*: where its alt text is cut, what goes is public."""
    match = played("reachable", 2, 399, digs=0.3)
    assert not match.state.outcome
    kept, _, last = GAME.words.describe(match.state.view(seat)).say(LONG_NAMES).rpartition("\n")
    assert len(kept) < 1024
    assert last.startswith("Walked ")


def test_marks_on_all_squares_are_told() -> None:
    assert GAME.looks.marks
    marks = {
        square: GAME.looks.marks.kinds[n % 3] for n, square in enumerate(GAME.looks.marks.squares)
    }
    said = GAME.words.describe(replace(laid().state.view(0), marks=marks)).say(NAMES)
    assert all(re.search(rf"Your marks: .*{square}", said) for square in GAME.looks.marks.squares)


def test_marks_are_drawn() -> None:
    view = laid().state.view(0)
    pictures = {
        pen.png(GAME.looks.draw(replace(view, marks=marks)))
        for marks in ({}, *({"C3": kind} for kind in ("obstacle?", "plot?", "clear", "me?", "ab")))
    }
    assert len(pictures) == 6


def test_where_a_button_says_a_move_leads_there_it_goes() -> None:
    match = after(laid(), "u3", "d2", "r1", "l1")
    view = match.state.view(0)
    for move in view.legal:
        if move.startswith("move"):
            square = match.play(0, move).state.board(None).piece(0)
            assert GAME.captioned(view, move).say(NAMES).endswith(f", to {square}")


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
