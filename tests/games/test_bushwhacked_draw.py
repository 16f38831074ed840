"""Bushwhacked's picture shows what it should, where it should."""

from __future__ import annotations

import pytest
from PIL import Image

from games import pen
from games.bushwhacked import GAME
from games.bushwhacked.board import Board
from games.bushwhacked.draw import SQUARES
from games.core import RESIGN, Match

SURROUNDED = ("place J10", "place K10", "place L10", "place A17", "place K11", "done", "place C17")


def after(*moves: str, seats: int = 2) -> Match[Board]:
    """The match after these moves of whoever is to move, White first."""
    match = Match.start(GAME, seats, {}, {"first": 0})
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


def picture(match: Match[Board]) -> Image.Image:
    return GAME.draw(match.state.view(None)).convert("RGB")


def colours(match: Match[Board], square: str) -> set[tuple[int, int, int]]:
    """What is to be seen on a square."""
    cell = picture(match).crop(SQUARES.box(square))
    return {colour for _, colour in cell.getcolors(10_000) or []}  # type: ignore[misc]


@pytest.mark.parametrize(("seat", "colour"), list(enumerate(pen.SEATS)))
def test_a_stone_has_its_players_colour(seat: int, colour: str) -> None:
    match = after("place A1", "place C1", "place E1", "place G1", "place A3", seats=4)
    assert pen.rgb(colour) in colours(match, ("A1", "C1", "E1", "G1")[seat])
    assert pen.rgb(pen.SHADOW) not in colours(match, "I1")


def test_play_stones_and_capture_stones_differ() -> None:
    taken = after(*SURROUNDED, "pass", "capture K10", "place E17")
    placed = after("place K10", "place E17")
    cells = [picture(match).crop(SQUARES.box("K10")).tobytes() for match in (taken, placed)]
    assert cells[0] != cells[1]
    assert pen.rgb(pen.WHITE) in colours(taken, "K10") & colours(placed, "K10")


def test_the_last_turn_is_outlined_and_older_ones_are_not() -> None:
    match = after("place A1", "place C1")
    assert pen.rgb(pen.LAST) in colours(match, "C1")
    assert pen.rgb(pen.LAST) not in colours(match, "A1")


def test_all_stones_of_a_turn_are_outlined() -> None:
    match = after("pass", "place A1", "place C1", "place C3")
    assert pen.rgb(pen.LAST) in colours(match, "C1") & colours(match, "C3")


def test_what_can_be_captured_is_marked_for_the_player_to_move_only() -> None:
    match = after(*SURROUNDED)
    assert pen.rgb(pen.DANGER) in colours(match, "K10")
    assert pen.rgb(pen.DANGER) not in colours(after(*SURROUNDED, "pass", "done"), "K10")
    assert pen.rgb(pen.DANGER) not in colours(match.play(0, RESIGN), "K10")


def test_nothing_is_marked_without_the_aid() -> None:
    match = Match.start(GAME, 2, {"assist": "off"}, {"first": 0})
    for move in SURROUNDED:
        match = match.play(match.state.acting[0], move)
    assert pen.rgb(pen.DANGER) not in colours(match, "K10")
    assert match.play(0, "pass").state.legal(0) == ("capture K10", "done")


def ended(*moves: str) -> Match[Board]:
    """Played on until a player has no stone left, in corners where nothing comes of it."""
    match = after(*moves)
    spots = iter([f"{column}{row}" for row in (1, 3, 5, 7, 13, 15) for column in "ACEGIKMOQ"])
    while not match.state.outcome:
        seat = match.state.acting[0]
        free = next(s for s in spots if f"place {s}" in match.state.legal(seat))
        match = match.play(seat, f"place {free}")
    return match


def test_the_bases_that_count_are_framed_at_the_end() -> None:
    held = ("place H9", "place A2", "place J9", "place A4", "place I10", "place A6", "place I8")
    match = ended(*held)
    assert pen.rgb(pen.LAST) in colours(match, "I9")
    assert pen.rgb(pen.LAST) not in colours(after(*held, "place C2"), "I9")
    assert pen.rgb(pen.LAST) not in colours(match, "D9")
    resigned = after(*held).play(0, RESIGN)
    assert pen.rgb(pen.LAST) not in colours(resigned, "I9"), "bases did not decide that"


def test_at_equal_bases_the_capture_stones_are_framed() -> None:
    match = ended(*SURROUNDED, "pass", "capture K10")
    assert pen.rgb(pen.LAST) in colours(match, "K10")


def test_a_controlled_base_wears_the_ring_of_its_player() -> None:
    moves = ["place H9", "place A1", "place J9", "place A3", "place I10", "place A5"]
    open_base, held = after(*moves), after(*moves, "place I8")
    assert pen.rgb(pen.WHITE) not in colours(open_base, "I9")
    assert pen.rgb(pen.WHITE) in colours(held, "I9")


def test_everybody_gets_the_same_picture() -> None:
    state = after(*SURROUNDED).state
    drawn = {GAME.draw(state.view(seat)).tobytes() for seat in (None, 0, 1)}
    assert len(drawn) == 1
