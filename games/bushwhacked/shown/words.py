"""Bushwhacked in words: typed moves and labels."""

from __future__ import annotations

import re

from games import notation
from games.bushwhacked.rules.known.moves import On, read
from games.core import Move, Text, say
from games.notation import Said

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
    typed = notation.fold(text, _SHORT, [_SQUARE])
    first, _, rest = typed.partition(" ")
    if not _SQUARE.fullmatch(first.lower()):
        return typed
    if rest in _LABELS_OF_SQUARES:  # as in "K10 schlagen"
        return f"{rest} {first}"
    return typed if rest else f"place {typed}"


def label(beginning: str) -> Text:
    """A move or the beginning of one, for a button or a menu entry."""
    match read(beginning):
        case On(what, square):
            return say(_LABELS_OF_SQUARES[what], square=square)
        case Said((word, column)):
            return say(_LABELS_OF_COLUMNS[word], column=column)
    return say(_LABELS[beginning])
