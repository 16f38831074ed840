"""Bushwhacked's picture shows what it should, where it should."""

from __future__ import annotations

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
