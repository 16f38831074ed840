"""The picture of Pointsweeper: nothing hides what must be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import pen
from games.pen import Picture
from games.pointsweeper import GAME
from games.pointsweeper.rules.known.board import Claim, Count
from games.pointsweeper.rules.known.told import number
from games.pointsweeper.shown.draw import GRID
from tests.games.pointsweeper_table import SCOUTED, opened, play


def test_the_arrow_heads_of_a_claim_touch_no_value() -> None:
    ways = {"Q": ("A1 H8", "H1 A8", "D8 D1", "H4 A4"), "N": ("B1 C3", "C3 A2")}
    for kind, ends in ways.items():
        for way in ends:
            state = play(opened(), *SCOUTED, f"claim {kind} {way}")
            (claim,) = [a for a in state.board(None).minefields[0].acts if isinstance(a, Claim)]
            image = GAME.looks.draw(state.view(None)).convert("RGB")
            assert any(pen.rgb(pen.LAST) in around(image, s, 46) for s in claim.path)
            for square in claim.path:
                assert pen.rgb(pen.LAST) not in around(image, square, 20), (way, square)


def around(image: Picture, square: str, reach: int) -> set[object]:
    """The colours where a square's value stands: so many pixels to all sides of its middle."""
    x, y = GRID.centre(square)
    box = image.crop((int(x) - reach, int(y) - 16, int(x) + reach, int(y) + 16))
    return {colour for _, colour in box.getcolors(1 << 16) or []}


@pytest.mark.parametrize(("points", "mines"), [(12, 3), (60, 10), (-9, 9), (-2, 0)])
def test_what_a_scout_still_sees_has_room_in_its_square(points: int, mines: int) -> None:
    state = play(opened(), "first", "scout N C3", "scout N F6")
    view = state.view(0)
    (scout,) = view.board.minefields[-1].scouts(0)
    seen = replace(scout, rest=Count(points, mines))
    minefield = replace(view.board.minefields[-1], acts=(seen,))
    image = GAME.looks.draw(replace(view, board=replace(view.board, minefields=(minefield,))))
    left, top, right, bottom = GRID.box("C3")
    inside = [
        (word.text, left <= word.box[0] < word.box[2] <= right)
        for word in pen.words(image)
        if word.box and left - 20 <= word.box[0] < right and top <= word.box[1] < bottom
    ]
    assert inside == [(number(points), True), (str(mines), True)]
