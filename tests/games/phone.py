"""How large things are on a phone, where a picture is 290 pixels wide."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from games import pen

PHONE = 290
"""How wide a phone shows a picture, in pixels."""


TALLEST = 1.5 * 900
"""One and a half phone screens."""


LEGIBLE = 35
"""Least height of type, in thousandths of the picture's width."""


CONTRAST = 4.5
"""Between letters and what is behind them, at least (WCAG 1.4.3, of small type)."""


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


def check_contrast(image: pen.Picture) -> None:
    """Each word stands out from what is behind it, for whoever sees badly."""
    seen = image.convert("RGB")
    for word in pen.words(image):
        if not word.box or not any(map(str.isalnum, word.text)):
            continue
        colours = Counter(map(_triple, seen.crop(word.box).get_flattened_data()))
        [(behind, _)] = colours.most_common(1)
        most = max(contrast(one, behind) for one, count in colours.items() if count > 1)
        assert most >= CONTRAST, (word.text, behind, most)


def _triple(pixel: Any) -> tuple[int, ...]:
    return tuple(pixel)


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """As WCAG counts it: 1 to 21."""
    dark, light = sorted(map(_luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[int, ...]) -> float:
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(share * p for share, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
