"""Graverobber in words: typed moves and labels."""

from __future__ import annotations

import re

from games import notation
from games.core import Move, Text, View, say
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import WINDMILLS, names
from games.graverobber.rules.known.layout import PIECES
from games.graverobber.rules.known.moves import Dig, Go, Lay, leads_to, read
from games.notation import Said
from games.squares import Square

_WAYS = {
    **dict.fromkeys(("up", "u", "north"), "up"),
    **dict.fromkeys(("down", "d", "south"), "down"),
    **dict.fromkeys(("left", "l", "west"), "left"),
    **dict.fromkeys(("right", "r", "east"), "right"),
}
"""No single letter is a compass point: `s` means skip."""
_COUNTS = ("one", "two", "three", "four", "five", "six", "seven")
_WAY = f"(?:to )?(?:the )?(?P<way>{'|'.join(_WAYS)})"
_COUNT = f"(?P<count>[0-9]{{1,3}}|{'|'.join(_COUNTS)})(?: (?:space|square|step)s?)?"
_HEAD = "(?:(?:red |white )?moves? )?"
_MOVES = (re.compile(f"{_HEAD}{_WAY} ?{_COUNT}"), re.compile(f"{_HEAD}{_COUNT} ?{_WAY}"))
_DIGS = (
    re.compile(f"(?:(?:red |white )?digs? |d ?){_WAY}"),
    re.compile(f"{_WAY} digs?"),  # as in "nach Norden graben"
)
_SHORT = {
    "s": "skip",
    "w": "windmill",
    "wm": "windmill",
    "g": "grave",
    "p": "plot",
}
_SQUARE = (re.compile("[a-z][0-9]{1,2}"),)


def fold(typed: str) -> Move:
    """`U4`, `4 up`, `four left` -> `move ...`; `dl`, `dig west` -> `dig left` (GR-15); `g e2` ->
    `grave E2`. A bare direction stays one, since it could be a move or a dig."""
    text = " ".join(typed.casefold().split())
    for form in _MOVES:
        if move := form.fullmatch(text):
            return f"move {_WAYS[move['way']]} {_count(move['count'])}"
    for form in _DIGS:
        if dig := form.fullmatch(text):
            return f"dig {_WAYS[dig['way']]}"
    return _WAYS.get(text) or notation.fold(text, _SHORT, _SQUARE)


def _count(typed: str) -> int:
    return 1 + _COUNTS.index(typed) if typed in _COUNTS else int(typed)


_LABELS = {
    "move": "graverobber-label-move",
    "dig": "graverobber-label-dig",
    "skip": "graverobber-label-skip",
    "ready": "graverobber-label-ready",
    "clear": "graverobber-label-clear",
}


def caption(view: View[Board], move: Move) -> Text | None:
    """A move of the own piece, with the square where it ends; a Windmill with two corners."""
    match read(move):
        case Lay("windmill", square) if square in WINDMILLS:
            low, *_, high = corners(square)
            return say("graverobber-label-windmill", low=low, high=high)
        case Go(way, steps) if view.seat is not None:
            ends = leads_to(view, move)
            return say("graverobber-label-move-to", way=way, steps=steps, square=ends)
    return None


def corners(square: Square) -> list[Square]:
    """The four squares of the Windmill at this one, the lower left one first."""
    return names(WINDMILLS[square])


def label(beginning: str) -> Text:
    """A move or the beginning of one, for a button or menu entry."""
    match read(beginning):
        case Go(way, steps):
            return say("graverobber-label-move-steps", way=way, steps=steps)
        case Dig(way):
            return say("graverobber-label-dig-way", way=way)
        case Lay(piece, square):
            return say("graverobber-label-at", piece=piece, square=square)
        case Said(("move", way)):
            return say("graverobber-label-move-way", way=way)
        case Said((piece, column)):
            return say("graverobber-label-column", piece=piece, column=column)
        case Said((piece,)) if piece in PIECES:
            return say("graverobber-label-piece", piece=piece)
    return say(_LABELS[beginning])
