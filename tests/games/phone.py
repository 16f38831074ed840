"""How large things are on a phone, where a picture is 290 pixels wide."""

from __future__ import annotations

from itertools import combinations

from games import pen

PHONE = 290
"""How wide a phone shows a picture, in pixels."""


TALLEST = 1.5 * 900
"""One and a half phone screens."""


LEGIBLE = 35
"""Least height of type, in thousandths of the picture's width."""


def least(squares: pen.Squares) -> int:
    """How many pixels the side of a square must have on a phone."""
    return 24 if squares.across <= 10 else 15


def check_apart(image: pen.Picture) -> None:
    """No word lies on another one, or reaches over the edge."""
    boxes = [(word.box, word.text) for word in pen.words(image) if word.box]
    for (left, top, right, bottom), text in boxes:
        assert 8 <= left < right <= image.width - 8, text
        assert 8 <= top < bottom <= image.height - 8, text
    for (a, one), (b, other) in combinations(boxes, 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one, other)
