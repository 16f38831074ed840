"""Bushwhacked in words: typed moves, labels, the board described, warnings and tips."""

from __future__ import annotations

import pytest

from games.bushwhacked import GAME
from games.bushwhacked.board import Board
from games.core import Match

NAMES = ("Ann", "Bob", "Cy", "Di")


def after(*moves: str, seats: int = 2) -> Match[Board]:
    """The match after these moves of whoever is to move, White first."""
    match = Match.start(GAME, seats, {}, {"first": 0})
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


def surrounding() -> Match[Board]:
    """White to move, with K10 surrounded."""
    placed = "place J10; place K10; place L10; place A17; place K11; done; place C17"
    return after(*placed.split("; "))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("k10", "place K10"),
        ("  Place   K10 ", "place K10"),
        ("put k10", "place K10"),
        ("place at k10", "place K10"),
        ("x l11", "capture L11"),
        ("Capture L11", "capture L11"),
        ("take l11", "capture L11"),
        ("trade for k10", "trade K10"),
        ("pay with c5", "pay C5"),
        ("p", "pass"),
        ("PASS", "pass"),
        ("end", "done"),
    ],
)
def test_fold(typed: str, move: str) -> None:
    assert GAME.fold(typed) == move
    assert GAME.fold(move) == GAME.fold(move.upper()) == move


@pytest.mark.parametrize("typed", ["", " ", "k", "k100", "ß", "place", "k10 l11", "\u0661", "x"])
def test_fold_never_raises_and_is_idempotent(typed: str) -> None:
    assert GAME.fold(GAME.fold(typed)) == GAME.fold(typed)


def test_several_moves_in_one_line() -> None:
    match = surrounding()
    assert match.read(0, "a1; x k10") == ("place A1", "capture K10")


def test_a_bare_square_is_captured_or_paid_with_where_it_can_only_be_that() -> None:
    match = surrounding().play(0, "pass")
    assert match.read(0, "k10") == ("capture K10",)


@pytest.mark.parametrize(
    ("beginning", "label"),
    [
        ("place", "Place a stone…"),
        ("place K", "Place in column K…"),
        ("place K10", "Place at K10"),
        ("capture", "⚔ Capture…"),
        ("capture L", "⚔ Capture in column L…"),
        ("capture L11", "⚔ Capture L11"),
        ("trade", "🔁 Trade…"),
        ("trade K10", "🔁 Trade for K10…"),
        ("pay", "Pay with…"),
        ("pay C5", "Pay with C5"),
        ("pass", "⏭ Pass"),
        ("done", "✔ Done"),
    ],
)
def test_labels(beginning: str, label: str) -> None:
    assert GAME.label(beginning).say(NAMES) == label


def test_describe_draws_runs_together() -> None:
    moves = [f"place {s}" for s in ("A1", "C1", "A2", "C3", "A3", "C5", "B1")]
    words = GAME.describe(after(*moves).state.view(None)).say(NAMES)
    assert "Bob to move. Stones to place: 1. Exposed to capture: none." in words
    white, red = "In hand: 26 play, 20 capture. Bases: none.", "In hand: 27 play, 20 capture."
    assert f"White (Ann). {white} Play stones: A1 to A3 B1. Capture stones: none." in words
    assert f"Red (Bob). {red} Bases: none. Play stones: C1 C3 C5. Capture stones: none." in words


def test_describe_does_not_run_from_column_to_column() -> None:
    words = GAME.describe(after("place A17", "place C1", "place B1").state.view(None)).say(NAMES)
    assert "Play stones: A17 B1." in words


def test_describe_says_what_can_be_captured_and_who_has_left() -> None:
    assert "Exposed to capture: K10." in GAME.describe(surrounding().state.view(0)).say(NAMES)
    match = after("place A1", seats=3).play(1, "resign")
    assert "Red (Bob, has left)." in GAME.describe(match.state.view(None)).say(NAMES)


def warning(match: Match[Board], move: str) -> str:
    text = GAME.warn(match.state.view(0), move)
    return text.say(NAMES) if text else ""


def test_warnings() -> None:
    match = surrounding().play(0, "pass")
    assert warning(match, "done") == "You can still capture K10."
    assert not warning(match, "capture K10")


def test_warning_of_stones_that_would_be_lost() -> None:
    match = after("pass", "place A1", "place C1")
    assert warning(match, "done") == "Stones that are not placed by now are lost: 1."
    assert not warning(match, "place C3")


def test_without_the_aid_nobody_is_told_what_can_be_captured() -> None:
    match = Match.start(GAME, 2, {"assist": "off"}, {"first": 0})
    for move in ("place J10", "place K10", "place L10", "place A17", "place K11", "done"):
        match = match.play(match.state.acting[0], move)
    match = match.play(match.state.acting[0], "place C17")
    view, passed = match.state.view(0), match.play(0, "pass")
    texts = [
        GAME.describe(view),
        GAME.tip(view),
        GAME.tip(passed.state.view(0)),
        GAME.why(view, "place D3"),
        GAME.warn(passed.state.view(0), "done"),
    ]
    said = " ".join(text.say(NAMES) for text in texts if text)
    assert "K10" not in said.partition("\n")[0]
    assert "Exposed" not in said
    assert "cross" not in said


def last_stone(match: Match[Board]) -> Match[Board]:
    """White to move with one play stone in hand, after stones that change nothing."""
    apart = iter([f"{column}{row}" for row in (1, 3, 5, 7, 13, 15, 16) for column in "ACEGIKMOQ"])
    while match.state.board(None).play_hand(0) > 1 or match.state.acting != (0,):
        match = match.play(match.state.acting[0], f"place {next(apart)}")
    return match


def test_warning_of_a_last_stone_that_does_not_win() -> None:
    level = last_stone(after())
    assert warning(level, "place E17").startswith("This is your last play stone")
    ahead = last_stone(surrounding().play(0, "pass").play(0, "capture K10"))
    assert not warning(ahead, "place E17")


def test_tips_are_for_who_is_to_move() -> None:
    match = surrounding()
    assert GAME.tip(match.state.view(1)) is None
    assert GAME.tip(match.state.view(None)) is None
    tips = {
        (GAME.tip(m.state.view(0)) or pytest.fail("no tip")).say(NAMES)
        for m in (match, match.play(0, "pass"), after("pass", "place A1", "place C1"))
    }
    assert len(tips) == 3
