"""Bushwhacked's picture shows what it should, where it should."""

from __future__ import annotations

import pytest
from PIL import Image

from games import pen
from games.bushwhacked import GAME
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.shown.draw import SQUARES
from games.core import RESIGN, Match

SURROUNDED = ("place J10", "place K10", "place L10", "place A17", "place K11", "done", "place C17")


def after(*moves: str, seats: int = 2) -> Match[Board]:
    """The match after these moves, each of the player to move, White first."""
    match = Match.start(GAME, seats, {}, {"first": 0})
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


def picture(match: Match[Board]) -> Image.Image:
    return GAME.looks.draw(match.state.view(None)).convert("RGB")


def colours(match: Match[Board], square: str, part: float = 1) -> set[tuple[int, int, int]]:
    """What can be seen on a square, or in so large a part of it around its middle."""
    left, top, right, bottom = SQUARES.box(square)
    off = round((right - left) * (1 - part) / 2)
    cell = picture(match).crop((left + off, top + off, right - off, bottom - off))
    return {colour for _, colour in cell.getcolors(10_000) or []}  # type: ignore[misc]


def corner(match: Match[Board], square: str, inwards: int = 3) -> tuple[int, int, int]:
    """The colour near a square's corner, where no stone reaches."""
    left, top, _, _ = SQUARES.box(square)
    found = picture(match).getpixel((left + inwards, top + inwards))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


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


GROUND = (pen.rgb(pen.PARCHMENT), pen.rgb(pen.PARCHMENT_DARK))


NEW = pen.rgb(pen.LAST)


def test_everything_since_the_movers_last_turn_is_framed_and_no_frame_looks_like_a_base() -> None:
    match = after("place A1", "place C1", "place E1", "place G1", seats=4)
    assert corner(match, "C1") == corner(match, "E1") == corner(match, "G1") == NEW
    assert corner(match, "A1") in GROUND, "White knows the own turn"
    assert corner(match, "D9") == pen.rgb(pen.SHADOW)


def test_the_newest_turn_fills_its_squares_and_earlier_ones_do_not() -> None:
    match = after("place A1", "place C1", "place E1", seats=3)
    assert corner(match, "C1", 7) in GROUND
    assert corner(match, "E1", 7) == NEW
    passed = after("place A1", "place C1", "pass", seats=3)
    assert corner(passed, "C1", 7) == NEW, "a pass has nothing to show"


def test_all_stones_of_a_turn_are_marked() -> None:
    match = after("pass", "place A1", "place C1", "place C3")
    assert corner(match, "C1", 7) == corner(match, "C3", 7) == NEW


def test_what_was_captured_since_is_marked_too() -> None:
    match = after(*SURROUNDED, "place E17", "capture K10")
    assert corner(match, "K10", 5) == corner(match, "E17", 5) == NEW


def pointed(match: Match[Board], start: str, end: str) -> bool:
    """Is there a wedge half way between two squares that touch?"""
    (x0, y0), (x1, y1) = SQUARES.centre(start), SQUARES.centre(end)
    middle = round((x0 + x1) / 2), round((y0 + y1) / 2)
    return picture(match).getpixel(middle) == pen.rgb(pen.SHADOW)


def test_the_three_that_surrounded_a_stone_point_at_it_until_the_next_turn_begins() -> None:
    threes = [("J10", "K10"), ("K11", "K10"), ("L10", "K10")]
    match = after(*SURROUNDED[:5])
    assert not any(pointed(match, *pair) for pair in threes)
    match = match.play(0, "capture K10")
    assert match.state.acting == (1,)
    assert all(pointed(match, *pair) for pair in threes)
    assert not pointed(match, "K9", "K10")
    assert not any(pointed(match.play(1, "place C17"), *pair) for pair in threes)


def test_an_arrow_is_drawn_from_its_wings_to_its_head_and_on_to_its_victim() -> None:
    arrow = ("place J11", "place K13", "place L11", "place A17", "place K12", "capture K13")
    match = after(*arrow)
    assert all(pointed(match, wing, "K12") for wing in ("J11", "L11"))
    assert pointed(match, "K12", "K13")
    assert not pointed(match, "J11", "K11"), "the inside stays bare"


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


def test_a_controlled_base_is_filled_with_its_players_colour() -> None:
    moves = ["place H9", "place A1", "place J9", "place A3", "place I10", "place A5"]
    open_base, held = after(*moves), after(*moves, "place I8")
    assert pen.rgb(pen.WHITE) not in colours(open_base, "I9", 0.4)
    assert pen.rgb(pen.WHITE) in colours(held, "I9", 0.4)


def test_each_side_of_a_base_has_the_colour_of_the_stone_before_it() -> None:
    match = after("place H9", "place I10", "place I8", "place A1")
    x, y = (round(v) for v in SQUARES.centre("I9"))
    far = SQUARES.cell // 3
    sides = [(x, y - far), (x + far, y), (x, y + far), (x - far, y)]
    shown = [picture(match).getpixel(at) for at in sides]
    assert shown == [pen.rgb(c) for c in (pen.RED, pen.SLATE, pen.WHITE, pen.WHITE)]


def test_everybody_gets_the_same_picture() -> None:
    state = after(*SURROUNDED).state
    drawn = {GAME.looks.draw(state.view(seat)).tobytes() for seat in (None, 0, 1)}
    assert len(drawn) == 1
