"""Bushwhacked in words: typed moves and labels."""

from __future__ import annotations

import re

from games import notation
from games.bushwhacked.rules.known.grid import BITS
from games.core import Move, Text, say

_SHORT = {"x": "capture", "p": "pass", "t": "trade"}
_SQUARE = re.compile(r"[a-z][0-9]{1,2}")

_LABELS = {
    "place": "bushwhacked-label-place",
    "capture": "bushwhacked-label-capture",
    "trade": "bushwhacked-label-trade",
    "pay": "bushwhacked-label-pay",
    "pass": "bushwhacked-label-pass",
    "done": "bushwhacked-label-done",
}
_LABELS_OF_COLUMNS = {
    "place": "bushwhacked-label-place-column",
    "capture": "bushwhacked-label-capture-column",
    "trade": "bushwhacked-label-trade-column",
    "pay": "bushwhacked-label-pay-column",
}
_LABELS_OF_SQUARES = {
    "place": "bushwhacked-label-place-square",
    "capture": "bushwhacked-label-capture-square",
    "trade": "bushwhacked-label-trade-square",
    "pay": "bushwhacked-label-pay-square",
}


def fold(text: str) -> Move:
    """`k10` -> `place K10`, `x l11` or `l11 x` -> `capture L11`, `p` -> `pass`; never raises."""
    move = notation.fold(text, _SHORT, [_SQUARE])
    first, _, rest = move.partition(" ")
    if not _SQUARE.fullmatch(first.lower()):
        return move
    if rest in _LABELS_OF_SQUARES:  # as in "K10 schlagen"
        return f"{rest} {first}"
    return move if rest else f"place {move}"


def label(beginning: str) -> Text:
    """A move or the beginning of one, for a button or a menu entry."""
    word, _, at = beginning.partition(" ")
    if at in BITS:
        return say(_LABELS_OF_SQUARES[word], square=at)
    return say(_LABELS_OF_COLUMNS[word], column=at) if at else say(_LABELS[word])
