"""Graverobber's pictures can be read on a phone, and show what decided the match."""

from __future__ import annotations

from PIL import Image

from games import pen
from games.core import Match
from games.graverobber import GAME
from games.graverobber.rules.known.board import Board
from games.graverobber.shown.draw import GRIDS
from tests.games.graverobber_table import after, laid
from tests.games.phone import PHONE

RED, WHITE = GRIDS
"""The public sees Red's board above White's."""
NEAR_WHITE = "windmill G5; grave A3; plot A2; grave C1; plot B1; grave C3; plot C2; ready"
FAR_RED = "windmill E5; grave A8; plot B8; grave H1; plot G1; grave H4; plot G4; ready"


def picture(match: Match[Board]) -> Image.Image:
    return GAME.looks.draw(match.state.view(None)).convert("RGB")


def framed(match: Match[Board], square: str) -> bool:
    """Is there a frame inside the square of White's board?"""
    left, top, _, _ = WHITE.box(square)
    return picture(match).convert("RGB").getpixel((left + 1, top + 1)) == pen.rgb(pen.LAST)


def ground(match: Match[Board], square: str) -> tuple[int, ...]:
    """The colour of a square of Red's board, in a corner that nothing covers."""
    left, top, _, _ = RED.box(square)
    pixel = picture(match).convert("RGB").getpixel((left + 12, top + 80))
    assert isinstance(pixel, tuple)
    return pixel


def redness(colour: tuple[int, ...]) -> int:
    return colour[0] - (colour[1] + colour[2]) // 2


def test_squares_are_tinted_the_stronger_the_oftener_they_were_entered() -> None:
    walks: tuple[list[str], ...] = ([], ["u2", "s"], ["d1", "s"], ["u1", "s"])
    match, seen = laid(), list[int]()
    for walk in walks:
        match = after(match, *walk)
        seen.append(redness(ground(match, "A3")))
    assert match.state.board(None).passes(0) == {"A2": 2, "A3": 2}
    assert seen[0] < seen[1] == seen[2] < seen[3]
    assert redness(ground(after(match, "d1", "s", "u1", "s"), "A3")) > seen[3]


def test_no_lines_of_moves_long_ago_are_drawn() -> None:
    match = after(laid(), "r7", "s", "u7", "s")
    left, top, right, bottom = RED.box("C1")
    middle = ((left + right) // 2, (top + bottom) // 2)
    assert picture(match).convert("RGB").getpixel(middle) == pen.rgb(pen.RED)
    match = after(match, "d1", "s", "u1", "s", "d1", "s")
    assert picture(match).convert("RGB").getpixel(middle) != pen.rgb(pen.RED)


def test_plots_that_were_counted_are_marked_and_those_that_decided_nothing_are_not() -> None:
    one_each = after(laid(FAR_RED, NEAR_WHITE), "du", "s", "s", "s", "s", "s", "s")
    assert one_each.state.outcome is not None
    assert framed(one_each, "A2")
    resigned = after(laid(FAR_RED, NEAR_WHITE), "du", "s", "r1").play(1, "resign")
    assert not framed(resigned, "A2")


def test_while_boards_are_laid_one_is_shown_and_then_ones_own_below() -> None:
    """Next to what one chooses; before, the other one would be empty."""
    match = Match.start(GAME, 2, {}, {})
    for seat in (None, 0, 1):
        assert len(pen.squares(GAME.looks.draw(match.state.view(seat)))) == 1
    match, (_, own) = laid(), GRIDS
    assert len(pen.squares(GAME.looks.draw(match.state.view(None)))) == 2
    view = match.state.view(0)
    assert pen.rgb(pen.CHOOSE) in colours(GAME.looks.draw(view), own.box("A2"))  # `move up 1`
    assert pen.rgb(pen.CHOOSE) not in colours(GAME.looks.draw(view), own.box("C2"))
    waiting = GAME.looks.draw(match.state.view(1))
    assert not any(pen.rgb(pen.CHOOSE) in colours(waiting, grid.box("H7")) for grid in GRIDS)


def test_whoever_resigns_while_boards_are_laid_shows_both() -> None:
    match = Match.start(GAME, 2, {}, {}).play(0, "windmill C3").play(1, "resign")
    assert len(pen.squares(GAME.looks.draw(match.state.view(None)))) == 2


def test_both_boards_fit_on_a_phone_and_one_of_them_with_its_controls() -> None:
    """Of 844 pixels Discord's own bars take 130, and the controls of a turn 232."""
    for match, room in ((Match.start(GAME, 2, {}, {}), 844 - 130 - 232), (laid(), 844 - 130)):
        image = GAME.looks.draw(match.state.view(0))
        assert image.height * PHONE / image.width <= room


def colours(image: Image.Image, box: tuple[int, int, int, int]) -> set[object]:
    """Those in a part of the picture."""
    return {colour for _, colour in image.convert("RGB").crop(box).getcolors(1 << 16) or []}
