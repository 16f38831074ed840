"""The picture of Pointsweeper: nothing lies on what is to be read."""

from __future__ import annotations

import pytest

from games import pen
from games.pen import Picture
from games.pointsweeper import GAME
from games.pointsweeper.board import MINE, Board, Claim, Minefield, Tile
from games.pointsweeper.chess import SQUARES
from games.pointsweeper.draw import GRID
from games.pointsweeper.panels import draw_sides
from tests.games.pointsweeper_table import SCOUTED, opened, play


def test_the_arrow_heads_of_a_claim_touch_no_value() -> None:
    ways = {"Q": ("A1 H8", "H1 A8", "D8 D1", "H4 A4"), "N": ("B1 C3", "C3 A2")}
    for kind, ends in ways.items():
        for way in ends:
            state = play(opened(), *SCOUTED, f"claim {kind} {way}")
            (claim,) = [a for a in state.board(None).minefields[0].acts if isinstance(a, Claim)]
            image = GAME.draw(state.view(None)).convert("RGB")
            assert any(pen.rgb(pen.LAST) in around(image, s, 34) for s in claim.path)
            for square in claim.path:
                assert pen.rgb(pen.LAST) not in around(image, square, 20), (way, square)


def around(image: Picture, square: str, reach: int) -> set[object]:
    """The colours where a square's value stands: so many pixels to all sides of its middle."""
    x, y = GRID.centre(square)
    box = image.crop((int(x) - reach, int(y) - 16, int(x) + reach, int(y) + 16))
    return {colour for _, colour in box.getcolors(1 << 16) or []}


@pytest.mark.parametrize(("tile", "number"), [(5, 63), (-2, 42), (MINE, 10)])
def test_the_sums_of_all_boards_keep_clear_of_their_names(tile: Tile, number: int) -> None:
    squares = SQUARES[:number]
    over = Minefield(
        white=0,
        tiles=dict.fromkeys(squares, tile),
        turn=None,
        taken=dict.fromkeys(squares, 0),
    )
    image = pen.card(400, 700, "")
    draw_sides(image, (30, 30), Board((over, over, over), None), over, ())
    named = 30 + 14 + pen.width_of("all boards", 25)
    for middle in (64, 92):
        gap = image.crop((named + 2, 30 + middle - 14, named + 42, 30 + middle + 14))
        assert gap.convert("RGB").getcolors() == [(40 * 28, pen.rgb(pen.SLATE))]
