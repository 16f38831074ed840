"""Graveyard Shift in words: typed moves and labels."""

from __future__ import annotations

import re
from collections.abc import Mapping

from games import notation
from games.core import (
    Move,
    Text,
    View,
    say,
)
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.rounds import ENTRANCES, KINDS, WAYS

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
    now, square = view.board.round, move.split()[-1].upper()
    if now.stage != "move" or move not in (f"move {square}", f"enter {square}", square):
        return ()
    return tuple(f"move {way}" for way in WAYS if now.track(way)[-1:] == (square,))


_BEGINNINGS = {
    "enter": "graveyard-shift-label-enter",
    "move": "graveyard-shift-label-move",
    "take": "graveyard-shift-label-take",
    "return": "graveyard-shift-label-return",
}


def caption(view: View[Board], move: Move) -> Text | None:
    """A movement with the square where it ends, and whether it attacks there (GS-20)."""
    now, (word, _, at) = view.board.round, move.partition(" ")
    other = now.pawns[1 - now.turn]
    if word == "enter" and at in ENTRANCES and at == other:
        return say("graveyard-shift-label-enter-attack", square=at)
    if word != "move" or at not in WAYS or now.stage != "move":
        return None
    square = now.track(at)[-1]
    if square == other:
        return say("graveyard-shift-label-way-attack", way=at, square=square)
    return say("graveyard-shift-label-way-to", way=at, square=square)


def label(beginning: str) -> Text:
    """A move or the beginning of one, for a button."""
    match beginning.split():
        case ["enter", ("A" | "D") as column]:
            return say("graveyard-shift-label-enter-column", column=column)
        case ["enter", square]:
            return say("graveyard-shift-label-enter-at", square=square)
        case ["move", way]:
            return say("graveyard-shift-label-way", way=way)
        case ["take", kind]:
            return say("graveyard-shift-label-take-part", kind=kind)
        case ["return", kind]:
            return say("graveyard-shift-label-return-part", kind=kind)
        case ["return", kind, ("A" | "B" | "C" | "D") as column]:
            return say("graveyard-shift-label-return-column", kind=kind, column=column)
        case ["return", kind, square]:
            return say("graveyard-shift-label-return-to", kind=kind, square=square)
        case _:
            return say(_BEGINNINGS[beginning])
