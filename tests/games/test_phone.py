"""What is drawn can be read on a phone, where a picture is 290 pixels wide (issue 15, LOOK.md)."""

from __future__ import annotations

import pytest

from games import GAMES, pen
from tests.games.golden import every_ply

PHONE = 290
"""How wide a phone shows a picture, in pixels."""
TALLEST = 1.5 * 900
"""One and a half phone screens."""
LEGIBLE = 35
"""Least height of type, in thousandths of the picture's width."""


def least(squares: pen.Squares) -> int:
    """How many pixels the side of a square must have on a phone."""
    return 24 if squares.across <= 10 else 15


@pytest.mark.parametrize("game", GAMES)
def test_squares_and_type_can_be_seen_on_a_phone(game: str) -> None:
    """In every picture of the golden match, for everybody."""
    rules = GAMES[game]
    small = set[str]()
    for match in every_ply(rules):
        for seat in (None, *range(match.seats)) if rules.private else (None,):
            image = rules.draw(match.state.view(seat))
            assert pen.squares(image), "no board is noted: pen.board or pen.note_squares"
            assert image.height * PHONE / image.width <= TALLEST
            for squares in pen.squares(image):
                assert squares.side * PHONE / image.width >= least(squares)
            small |= {
                f"{word.text} ({word.size} of {image.width})"
                for word in pen.words(image)
                if 1000 * word.size < LEGIBLE * image.width
            }
    assert not small
