"""Graverobber's pictures can be read on a phone, and show what decided the match."""

from __future__ import annotations

from PIL import Image, ImageChops

from games import pen
from games.core import Match
from games.graverobber import GAME
from games.graverobber.board import Board
from games.graverobber.draw import GRIDS
from tests.games.test_graverobber import after, laid

PHONE = 290
"""Pixels: how wide a phone shows a picture."""
RED, WHITE = GRIDS
"""The public sees Red's board above White's."""
NEAR_WHITE = "windmill G5; grave A3; plot A2; grave C1; plot B1; grave C3; plot C2; ready"
FAR_RED = "windmill E5; grave A8; plot B8; grave H1; plot G1; grave H4; plot G4; ready"


def picture(match: Match[Board]) -> Image.Image:
    return GAME.draw(match.state.view(None)).convert("RGB")


def framed(match: Match[Board], square: str) -> bool:
    """Is there a frame inside the square of White's board?"""
    left, top, _, _ = WHITE.box(square)
    return picture(match).getpixel((left + 1, top + 1)) == pen.rgb(pen.LAST)


def test_a_pass_count_is_read_on_a_phone_also_where_a_piece_stands() -> None:
    twice = after(laid(), "u2", "s", "d1", "s")
    four_times = after(laid(), "u2", "s", "d2", "s", "u2", "s", "d1", "s")
    shown = (picture(twice), picture(four_times))
    assert twice.state.board(None).piece(0) == four_times.state.board(None).piece(0) == "A2"
    number = ImageChops.difference(*(one.crop(RED.box("A2")) for one in shown)).getbbox()
    assert number
    assert (number[3] - number[1]) * PHONE / shown[0].width >= 10


def test_a_square_is_large_enough_for_a_phone() -> None:
    assert all(grid.cell * PHONE / picture(laid()).width >= 24 for grid in GRIDS)


def test_the_third_plot_is_marked_most() -> None:
    match = after(laid(FAR_RED, NEAR_WHITE), "du", "s", "dr", "dr", "r1", "s", "u1", "dr", "dr")
    assert all(framed(match, square) for square in ("A2", "B1", "C2"))
    left, top, _, _ = WHITE.box("C2")
    assert picture(match).getpixel((left - 5, top - 5)) == pen.rgb(pen.LAST)
    left, top, _, _ = WHITE.box("B1")
    assert picture(match).getpixel((left - 5, top - 5)) != pen.rgb(pen.LAST)


def test_plots_that_were_counted_are_marked_and_those_that_decided_nothing_are_not() -> None:
    one_each = after(laid(FAR_RED, NEAR_WHITE), "du", "s", "s", "s", "s", "s", "s")
    assert one_each.state.outcome is not None
    assert framed(one_each, "A2")
    resigned = after(laid(FAR_RED, NEAR_WHITE), "du", "s", "r1").play(1, "resign")
    assert not framed(resigned, "A2")
