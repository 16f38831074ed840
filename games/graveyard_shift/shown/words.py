"""Graveyard Shift in words: typed moves and labels."""

from __future__ import annotations

import re
from collections.abc import Mapping

from games import notation
from games.core import Move, Text, View, say
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.moves import Enter, Go, Return, Take, read
from games.graveyard_shift.rules.known.yard import ENTRANCES, KINDS, WAYS
from games.notation import Said

_LETTERS: Mapping[str, str] = {"u": "n", "r": "e", "d": "s", "l": "w"}
_NAMES = (re.compile(r"[a-z]\d{1,2}"), re.compile(r"[nesw]"))
_VERBS = ("enter", "move", "take", "return")


def fold(text: str) -> Move:
    """`u` -> `move N`, `a1` -> `enter A1`, `Heart b2` -> `return heart B2`. The verb may come last,
    as in German."""
    words = notation.fold(text, _LETTERS, _NAMES).split()
    words.sort(key=lambda word: word not in _VERBS)
    match words:
        case [way] if way in WAYS:
            return f"move {way}"
        case [square] if square in ENTRANCES:
            return f"enter {square}"
        case [kind] if kind in KINDS:
            return f"take {kind}"
        case [kind, square] if kind in KINDS:
            return f"return {kind} {square}"
    return " ".join(words)


def meant(view: View[Board], move: Move) -> tuple[Move, ...]:
    """`move B1`, `b1` or, at a gate, `enter A1`: the movement that ends there."""
    match read(move):
        case Enter(end) | Said(("move", end)) | Said((end,)) if view.board.round.stage == "move":
            ends = view.board.round.ends().items()
            return tuple(f"move {way}" for way, square in ends if square == end)
    return ()


_BEGINNINGS = {
    "enter": "graveyard-shift-label-enter",
    "move": "graveyard-shift-label-move",
    "take": "graveyard-shift-label-take",
    "return": "graveyard-shift-label-return",
}


def caption(view: View[Board], move: Move) -> Text | None:
    """A movement with the square where it ends, and whether it attacks there (GS-20)."""
    now = view.board.round
    other = now.pawns[1 - now.turn]
    match read(move):
        case Enter(square) if square in ENTRANCES and square == other:
            return say("graveyard-shift-label-enter-attack", square=square)
        case Go(way) if now.stage == "move":
            if (square := now.ends()[way]) == other:
                return say("graveyard-shift-label-way-attack", way=way, square=square)
            return say("graveyard-shift-label-way-to", way=way, square=square)
    return None


def label(beginning: str) -> Text:
    """A move or the beginning of one, for a button."""
    match read(beginning):
        case Enter(square):
            return say("graveyard-shift-label-enter-at", square=square)
        case Go(way):
            return say("graveyard-shift-label-way", way=way)
        case Take(kind):
            return say("graveyard-shift-label-take-part", kind=kind)
        case Return(kind, square):
            return say("graveyard-shift-label-return-to", kind=kind, square=square)
        case Said(("enter", column)):
            return say("graveyard-shift-label-enter-column", column=column)
        case Said(("return", part)):
            return say("graveyard-shift-label-return-part", kind=part)
        case Said(("return", part, column)):
            return say("graveyard-shift-label-return-column", kind=part, column=column)
    return say(_BEGINNINGS[beginning])
