"""What the games say to the hand: what is asked, what the large button plays, why a touch leads
nowhere. (The battery holds what is true of every game: `test_every_game_spots.py`.)"""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.touch import made, touches
from games import GAMES
from games.core import Match
from tests.games.cop_and_rob_table import opened, play
from tests.games.golden import walk

NAMES = ("Ann", "Bob", "Cy", "Di")
CAR, BUSH, GRAVES = (GAMES[name] for name in ("cop_and_rob", "bushwhacked", "graveyard_shift"))


def bush(*moves: str) -> Match[Any]:
    """The match of two after these moves, each of the player to move, White first."""
    match = Match.start(BUSH, 2, {}, {"first": 0})
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


SURROUNDED = ("place J10", "place K10", "place L10", "place A17", "place K11")


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ((), "Where does your stone go?"),
        (SURROUNDED, "Do you capture a stone, or are you done?"),
        (
            ("pass", "place A1"),
            "Where does your stone go? You may place up to 2 this turn.",
        ),
        (("pass", "place A1", "place C1"), "Another stone? You may place 1 more."),
    ],
)
def test_bushwhacked_asks_for_what_comes_next(moves: tuple[str, ...], asked: str) -> None:
    match = bush(*moves)
    text = BUSH.touch.asks(match.view(match.state.acting[0]), ())
    assert text
    assert text.say(NAMES) == asked


@pytest.mark.parametrize(
    ("moves", "square", "why"),
    [
        ((), "D9", "D9 is a base: nobody plays there."),
        (("place C3", "place E3"), "C3", "Your own stone is on C3."),
        (("place C3", "place E3"), "E3", "Bob has a stone on E3."),
        (
            SURROUNDED,
            "A17",
            "You can't capture A17: it isn't surrounded on three sides, and no arrow points at it.",
        ),
        ((), "A1", None),
    ],
)
def test_bushwhacked_says_why_a_square_is_no_place(
    moves: tuple[str, ...], square: str, why: str | None
) -> None:
    match = bush(*moves)
    text = BUSH.touch.why_not(match.view(match.state.acting[0]), (), square)
    assert (text.say(NAMES) if text else None) == why


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Place a stone on J10"),
        ("de", "Einen Stein auf J10 setzen"),
        ("ru", "Поставить камень на J10"),
    ],
)
def test_the_large_button_says_where_the_stone_goes(language: str, said: str) -> None:
    text = BUSH.touch.plays(bush().view(0), "place J10")
    assert text
    assert text.say(NAMES, language) == said


def test_a_card_is_asked_for_by_its_kind_and_placed_by_what_it_opens() -> None:
    view = opened(rob=["straight"]).view(0)
    asked, plays = CAR.touch.asks(view, ()), CAR.touch.plays(view, "place 0,2 NS")
    assert asked
    assert asked.say(NAMES) == "Where does the straight go?"
    assert asked.say(NAMES, "de") == "Wohin kommt die Gerade?"
    assert plays
    assert plays.say(NAMES) == "Place it: ② opens north"


def test_touching_a_card_that_lies_turns_it_through_all_its_ways() -> None:
    view = opened(rob=["tee"]).view(0)
    step = touches(CAR, view, CAR.looks.spots(view))
    assert step.next["0,2"] == ("place 0,2 NES", "place 0,2 NSW", "place 0,2 ESW")


def test_the_pawn_stays_where_it_is_touched_or_by_a_button() -> None:
    view = play(opened(rob=["straight"]), "place 0,2 NS").view(0)
    found = made(touches(CAR, view, CAR.looks.spots(view)))
    assert sorted(way for way, moves in found if "stay" in moves) == [("0,1",), ("stay",)]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("0,0", "0,0 is the bank: nothing goes there."),
        ("0,-1", "Cop already has a card on 0,-1."),
        ("0,-2", "None of your ways out leads to 0,-2."),
        ("0,2", None),
        ("card", None),
    ],
)
def test_cop_and_rob_says_why_a_cell_is_no_place(name: str, why: str | None) -> None:
    text = CAR.touch.why_not(opened(rob=["straight"]).view(0), (), name)
    assert (text.say(NAMES) if text else None) == why


def test_graveyard_shift_asks_by_its_stage_and_says_where_the_pawn_can_go() -> None:
    asked, answered = dict[str, str](), 0
    for match in walk("graveyard_shift")[:-1]:
        view = match.view(match.state.acting[0])
        now = view.board.round
        text = GRAVES.touch.asks(view, ())
        assert text
        asked[now.stage] = text.say(NAMES)
        for square in ("A1", "B2", "C4"):
            legal = any(square in move.split(" ") for move in view.legal)
            if now.stage == "enter" and not legal:
                why = GRAVES.touch.why_not(view, (), square)
                assert why
                answered += square in why.say(NAMES)
    assert asked == {
        "enter": "Which gate do you enter by?",
        "move": "Which way do you go?",
        "take": "Which part do you take?",
        "return": "Which part goes back first?",
    }
    assert answered
