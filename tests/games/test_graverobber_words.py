"""What people type and read in Graverobber."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from games import pen
from games.core import LANGUAGES, Match
from games.core.languages import PSEUDO
from games.graverobber import GAME
from games.graverobber.rules.known.ground import STARTS, beside
from tests.games.graverobber_table import after, both_placements, laid, played
from tests.games.oracles.oracle_graverobber import brute

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


# --- where the other piece can be -----------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("placement", ["apart", "reachable"])
def test_gr_24_exactly_as_by_trying_every_layout(placement: str) -> None:
    sizes = list[int]()
    for seed in range(4):
        state = played(placement, seed, 100, digs=0.03 + 0.04 * (seed % 3)).state
        for seat in (0, 1):
            board = state.board(seat)
            if board.shade is not None and len(board.passes(1 - seat)) > 38:
                assert board.shade == brute(board, seat)
                sizes.append(len(board.shade))
    assert len(sizes) >= 4
    assert max(sizes) >= 5


@both_placements
def test_gr_24_the_true_square_is_always_shaded(placement: str) -> None:
    for seed in range(2):
        for plies in (1, 2, 5, 12, 30):
            state = played(placement, seed, plies, digs=0.2).state
            for seat in (0, 1):
                shade = state.board(seat).shade
                assert state.outcome or (
                    shade and state.board(1 - seat).visitors[1 - seat] in shade
                )


def test_gr_24_after_a_dig_one_square_is_left() -> None:
    match = after(laid(assist="on"), "u3", "s", "dr")
    assert match.state.board(0).shade == frozenset({"A2"})


def test_gr_24_one_move_can_be_stopped_anywhere() -> None:
    match = after(laid(assist="on"), "u3")
    assert match.state.board(0).shade == frozenset({"A1", "A2", "A3", "A4"})


def test_gr_24_squares_are_not_taken_independently() -> None:
    """Walking up and back: where it was stopped on the way up does not matter by then, except
    that an obstacle on the way can't have moved."""
    match = after(laid(assist="on"), "r1", "s", "l1", "s", "r1")
    assert match.state.board(0).shade == frozenset({"A1", "B1"})
    match = after(match, "s", "u1", "s", "dr")
    assert match.state.board(0).known(0) == "B2"
    match = after(match, "s", "d1", "s", "l1", "s", "r1")
    assert match.state.board(0).shade == frozenset({"B1"})  # no obstacle on B1: it was there


def test_gr_24_only_where_the_option_is_on_and_only_in_play() -> None:
    assert laid().state.board(0).shade is None
    match = laid(assist="on")
    assert match.state.board(None).shade is None
    assert match.state.board(1).shade == frozenset({"H8"})
    assert match.play(0, "resign").state.board(1).shade is None
    assert Match.start(GAME, 2, {"assist": "on"}, {}).state.board(0).shade is None


@both_placements
def test_a_dig_in_vain_is_warned_of_exactly_where_one_square_is_shaded(placement: str) -> None:
    told = list[bool]()
    for seed in range(6):
        view = (match := played(placement, seed, 24, digs=0.2)).view(match.state.acting[0])
        board, seat = view.board, match.state.acting[0]
        for dig in [move for move in view.legal if move.startswith("dig")]:
            ahead = [beside(square, dig.split()[1]) for square in board.shade or ()]
            vain = [a is None or a in STARTS or a in board.dug(seat) for a in ahead]
            assert bool(GAME.teaching.warn(view, dig)) == (vain == [True])
            told.append(vain == [True])
    assert any(told)
    assert not all(told)


@pytest.mark.parametrize(
    ("assist", "turns", "warned"),
    [
        ("on", ("r1", "s", "l1", "s"), True),
        ("off", ("r1", "s", "l1", "s"), False),
        ("off", (), True),
    ],
)
def test_without_the_aid_no_warning_works_out_where_a_piece_stands(
    assist: str, turns: Sequence[str], warned: bool
) -> None:
    view = after(laid(assist=assist), *turns).state.view(0)
    assert bool(GAME.teaching.warn(view, "dig left")) == warned
