"""What people type and read in Graverobber."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games import pen
from games.core import Match, Refused
from games.graverobber import GAME
from games.graverobber.board import Board
from games.graverobber.words import fold
from tests.games.test_graverobber import after, laid
from tests.games.test_graverobber_assist import played

NAMES = ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("u4", "move up 4"),
        ("U 4", "move up 4"),
        ("d4", "move down 4"),
        ("l10", "move left 10"),
        ("  R4 ", "move right 4"),
        ("up 4", "move up 4"),
        ("move l 2", "move left 2"),
        ("MOVE  Left 2", "move left 2"),
        ("du", "dig up"),
        ("dd", "dig down"),
        ("DL", "dig left"),
        ("d r", "dig right"),
        ("DIG left", "dig left"),
        ("dig l", "dig left"),
        ("s", "skip"),
        ("SKIP", "skip"),
        ("wm c3", "windmill C3"),
        ("w C3", "windmill C3"),
        ("Windmill c3", "windmill C3"),
        ("g d4", "grave D4"),
        ("p d4", "plot D4"),
        ("ready", "ready"),
        ("Clear", "clear"),
        ("move up 04", "move up 4"),
        ("move 4 up", "move up 4"),
        ("3 up", "move up 3"),
        ("3u", "move up 3"),
        ("four left", "move left 4"),
        ("left four", "move left 4"),
        ("two south", "move down 2"),
        ("White moves four spaces to the left", "move left 4"),
        ("move one square east", "move right 1"),
        ("dig north", "dig up"),
        ("Red digs to the west", "dig left"),
        ("d north", "dig up"),
        ("north", "up"),
        ("d", "down"),
        ("eight up", "eight up"),
        ("", ""),
        ("что-то", "что-то"),
    ],
)
def test_gr_15_short_forms(typed: str, move: str) -> None:
    assert fold(typed) == move
    assert fold(move) == move


def test_a_whole_board_in_one_line() -> None:
    match = Match.start(GAME, 2, {}, {})
    line = "wm c3; g f5; f6; grave b6; plot B7; g2; p h2; ready"
    for move in match.read(1, line):
        match = match.play(1, move)
    assert match.state.board(1).ready == (False, True)


@pytest.mark.parametrize(
    ("prefix", "label"),
    [
        ("move", "Move…"),
        ("move up", "⬆ Up…"),
        ("move up 3", "⬆ Up 3"),
        ("dig left", "⛏ Dig left"),
        ("skip", "Skip"),
        ("windmill", "Windmill…"),
        ("windmill C", "Windmill in column C…"),
        ("windmill C3", "Windmill at C3"),
        ("plot E3", "Plot at E3"),
        ("ready", "Ready"),
        ("clear", "Start over"),
    ],
)
def test_labels(prefix: str, label: str) -> None:
    assert GAME.label(prefix).say(NAMES) == label


def test_a_seats_board_in_words() -> None:
    match = after(laid(assist="on"), "u3", "l2", "du", "dr", "r1")
    view = replace(match.state.view(0), marks={"C3": "obstacle?", "D4": "obstacle?", "E5": "x"})
    assert GAME.describe(view).say(NAMES).splitlines() == [
        "Graverobber: Ann is Red, Bob is White.",
        "Turn 3: Bob is to play.",
        "Plots dug up: Ann 0, Bob 0.",
        "Your board:",
        "Windmill: C3.",
        "Grave: F5 B6 G2.",
        "Plot: F6 B7 H2.",
        "Your piece is on B4.",
        "Bob's piece stands on F8.",
        "No Plot: G8.",
        "Walked once: A2 A3 A4 B4.",
        "Bob's board:",
        "Bob's piece is on F8.",
        "Your piece was last known on A2.",
        "Your piece there can be on: B2.",  # an obstacle there would touch the one on A3
        "Your marks: obstacle? C3 D4; x E5.",
        "No Plot: A3.",
        "Walked once: F8 G8.",
    ]


def test_squares_side_by_side_are_told_as_one_and_many_passes_together() -> None:
    moves = ["r3", "s", "l3", "s", "r3", "s", "l3", "s", "r3", "s", "l3", "s", "u1", "s"]
    said = GAME.describe(after(laid(), *moves).state.view(0)).say(NAMES)
    assert "Walked once: A2; 3 times: A1 D1; 5 times or more: B1 C1." in said
    said = GAME.describe(after(laid(), "r4", "s").state.view(0)).say(NAMES)
    assert "Walked once: B1-E1." in said


def test_gr_7_a_plot_that_was_dug_up_lies_there_no_more() -> None:
    match = played("reachable", 2, 120, digs=0.3)
    assert not match.state.outcome
    said = GAME.describe(match.state.view(1)).say(NAMES)
    mine = said.partition("Your board:")[2].partition("board:")[0]
    lying = re.search(r"^Plot: (.*)\.$", mine, re.MULTILINE)
    gone = re.search(r"^Plots dug up: (.*)\.$", mine, re.MULTILINE)
    assert lying
    assert gone
    assert len(lying[1].split()) + len(gone[1].split()) == 3
    assert not set(lying[1].split()) & set(gone[1].split())


def test_the_longest_description_stays_within_bounds() -> None:
    match = played("reachable", 2, 400, digs=0.3)
    kinds = ("obstacle?", "plot?", "clear", "me?", "ab", "cd")
    assert GAME.marks
    marks = {square: kinds[n % 6] for n, square in enumerate(GAME.marks.squares)}
    view = replace(match.state.view(0), marks=marks)
    assert len(GAME.describe(view).say(NAMES)) < 1200


def test_marks_are_drawn() -> None:
    view = laid().state.view(0)
    pictures = {
        pen.png(GAME.draw(replace(view, marks=marks)))
        for marks in ({}, *({"C3": kind} for kind in ("obstacle?", "plot?", "clear", "me?", "ab")))
    }
    assert len(pictures) == 6


def tip(match: Match[Board], seat: int | None) -> str | None:
    """What the seat is told, cut to its first words."""
    text = GAME.tip(match.state.view(seat))
    return text.say(NAMES)[:26] if text else None


def test_tips_for_newcomers() -> None:
    fresh = Match.start(GAME, 2, {}, {})
    assert tip(fresh, 1) == "You lay your board in secr"
    assert tip(fresh.play(1, "windmill C3"), 1) is None
    assert tip(laid(), 0) == "You move on your own board"
    assert tip(laid(), 1) is None
    assert tip(laid(), None) is None
    match = after(laid(), "u1", "s", "u1", "s", "u1", "s")
    assert tip(match, 0) == "A dig tells you exactly wh"
    assert tip(after(match, "du", "s"), 0) is None


def test_a_lone_direction_digs_nowhere() -> None:
    match = laid()
    with pytest.raises(Refused):
        match.read(0, "up")
    assert match.read(0, "up 1") == ("move up 1",)
