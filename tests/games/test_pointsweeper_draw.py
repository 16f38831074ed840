"""The picture of Pointsweeper: nothing hides what must be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import pen
from games.core import LANGUAGES, say
from games.pen import Picture
from games.pointsweeper import GAME
from games.pointsweeper.board import MINE, Board, Claim, Minefield, Tile
from games.pointsweeper.chess import SQUARES
from games.pointsweeper.draw import GRID, WIDTH
from games.pointsweeper.panels import BESIDE, TYPE, draw_standings, list_top
from tests.games.pointsweeper_table import SCOUTED, opened, play
from tests.games.test_every_game_pictures import check_apart

NAMED = "pointsweeper-picture-here"


def test_the_arrow_heads_of_a_claim_touch_no_value() -> None:
    ways = {"Q": ("A1 H8", "H1 A8", "D8 D1", "H4 A4"), "N": ("B1 C3", "C3 A2")}
    for kind, ends in ways.items():
        for way in ends:
            state = play(opened(), *SCOUTED, f"claim {kind} {way}")
            (claim,) = [a for a in state.board(None).minefields[0].acts if isinstance(a, Claim)]
            image = GAME.looks.draw(state.view(None)).convert("RGB")
            assert any(pen.rgb(pen.LAST) in around(image, s, 34) for s in claim.path)
            for square in claim.path:
                assert pen.rgb(pen.LAST) not in around(image, square, 20), (way, square)


def around(image: Picture, square: str, reach: int) -> set[object]:
    """The colours where a square's value stands: so many pixels to all sides of its middle."""
    x, y = GRID.centre(square)
    box = image.crop((int(x) - reach, int(y) - 16, int(x) + reach, int(y) + 16))
    return {colour for _, colour in box.getcolors(1 << 16) or []}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("tile", "number"), [(5, 16), (-2, 10), (MINE, 10)])
def test_the_counts_in_the_panels_keep_clear_of_their_names(
    tile: Tile, number: int, language: str
) -> None:
    squares = SQUARES[:number]
    over = Minefield(
        white=0,
        tiles=dict.fromkeys(squares, tile),
        turn=None,
        taken=dict.fromkeys(squares, 0),
    )
    image, board = pen.card(800, 500, ""), Board((over, over, over), None)
    draw_standings(image, 100, board, over, language)
    named = BESIDE + pen.width_of(say(NAMED).say((), language), TYPE)
    for middle in (194, 318):
        gap = image.crop((int(named) + 2, middle - 14, int(named) + 5, middle + 14))
        assert gap.convert("RGB").getcolors() == [(3 * 28, pen.rgb(pen.INK))]


def test_the_tallest_picture_is_a_screen_and_a_half() -> None:
    state = play(opened(), "first")
    for kind in "KQRRBBNNPPPPPPPP":
        state = play(state, f"scout {kind} D4", f"scout {kind} D5")
    for viewer, language in ((0, "en"), (0, "ru"), (1, "de")):
        image = GAME.looks.draw(replace(state.view(viewer), language=language))
        assert image.width == WIDTH
        assert image.height * 290 / image.width <= 900
        check_apart(image)


def test_the_picture_and_its_controls_fit_on_a_phone_together() -> None:
    """Of 844 pixels Discord's own bars take 130, and the controls of a turn 232."""
    image = GAME.looks.draw(play(opened(), *SCOUTED).view(0))
    assert image.height * 290 / image.width <= 844 - 130 - 232


def test_the_newest_result_stands_on_a_plate_beside_the_board() -> None:
    state = play(opened(), *SCOUTED)
    (*_, newest) = state.view(0).board.minefields[-1].scouts(0)
    own, public = (GAME.looks.draw(state.view(seat)).convert("RGB") for seat in (0, None))
    assert newest.square in {word.text for word in pen.words(GAME.looks.draw(state.view(0)))}
    plate = (BESIDE - 4, list_top(GRID.top) + 54, BESIDE - 3, list_top(GRID.top) + 55)
    assert own.crop(plate).getpixel((0, 0)) == pen.rgb(pen.SLATE)
    assert public.crop(plate).getpixel((0, 0)) == pen.rgb(pen.INK)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_pieces_have_their_seats_colour_whoever_begins(viewer: int | None) -> None:
    for choice in ("first", "second"):
        state = play(opened(), choice)
        state = play(state, "scout Q A1", "scout Q H8")
        squares = {0: "A1", 1: "H8"} if choice == "first" else {0: "H8", 1: "A1"}
        image = GAME.looks.draw(state.view(viewer)).convert("RGB")
        for seat, square in squares.items():
            x0, y0, x1, y1 = GRID.box(square)
            found = {c for _, c in image.crop((x0, y0, x1, y1)).getcolors(1 << 16) or []}
            assert pen.rgb((pen.RED, pen.BLUE)[seat]) in found
            assert pen.rgb((pen.BLUE, pen.RED)[seat]) not in found
