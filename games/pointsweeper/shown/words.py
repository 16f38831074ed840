"""Pointsweeper in words: typed moves and labels."""

from __future__ import annotations

import re

from games import notation
from games.core import Move, Text, View, say, verbatim
from games.notation import Said, Word
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.rules.known.chess import KINDS, NAMES, paths
from games.pointsweeper.rules.known.moves import Claiming, Scouting, read

_VERBS = ("scout", "claim")
_SYNONYMS = {
    **{"s": "scout", "c": "claim"},
    "с": "",  # "from" in Russian: one letter, so no word that a locale may list
}
_NAMES = (re.compile("[kqrbnp]"), re.compile(r"[a-z]\d{1,2}"))
_SQUARE = re.compile(r"[-–]?([a-h]\d+)")


def fold(text: str) -> Move:
    """A line in canonical words: `r a1 a3`, `r a1-a3`, `ba3`, `r claim a1 a3` and, as the source
    writes, `R, A1, A3` find their first word."""
    apart = _SQUARE.sub(r" \1 ", text.casefold().replace(",", " "))
    words = notation.fold(apart, _SYNONYMS, _NAMES).split(" ")
    if len(words) > 1 and words[0] in KINDS and words[1] in _VERBS:
        words[:2] = words[1::-1]
    if words[0] in KINDS and len(words) in (2, 3):
        words.insert(0, _VERBS[len(words) - 2])
    return " ".join(words)


_LABELS = {
    "first": "pointsweeper-label-first",
    "second": "pointsweeper-label-second",
    "pass": "pointsweeper-label-pass",
}


def label(beginning: str) -> Text:
    """A move or its beginning, for a button: `🚩 Rook A1–A3`."""
    match read(beginning):
        case Word(word):
            return say(_LABELS[word])
        case Scouting(kind, square):
            return say("pointsweeper-label-scout-square", piece=NAMES[kind], square=square)
        case Claiming(kind, start, end):
            return say("pointsweeper-label-claim-path", piece=NAMES[kind], start=start, end=end)
        case Said(("scout",)):
            return say("pointsweeper-label-scout")
        case Said(("scout", kind)):
            return say("pointsweeper-label-scout-piece", piece=NAMES[kind])
        case Said(("scout", kind, column)):
            return say("pointsweeper-label-scout-column", piece=NAMES[kind], column=column)
        case Said(("claim",)):
            return say("pointsweeper-label-claim")
        case Said(("claim", kind)):
            return say("pointsweeper-label-claim-piece", piece=NAMES[kind])
        case Said(("claim", kind, column)) if len(column) == 1:
            return say("pointsweeper-label-claim-column", piece=NAMES[kind], column=column)
        case Said(("claim", kind, start)):
            return say("pointsweeper-label-claim-start", piece=NAMES[kind], start=start)
        case Said(("claim", kind, start, column)):
            said = {"piece": NAMES[kind], "start": start, "column": column}
            return Text("pointsweeper-label-claim-start-column", said)
    return verbatim(beginning)


def caption(view: View[Board], beginning: str) -> Text | None:
    """What is left of a piece: `🔍 Rook · 2`; which claims surely meet no mine."""
    if view.seat is None or not view.board.minefields:
        return None
    minefield = view.board.minefields[-1]
    match read(beginning):
        case Said((("scout" | "claim") as act, kind)):
            n = minefield.hands[view.seat].able(act, kind)
            return say(_LEFT[act], piece=NAMES[kind], n=n)
        case Claiming(kind, start, end) if view.board.ticked:
            path = paths(kind, minefield.white == view.seat).get((start, end), ())
            if (open := minefield.open(path)) and view.board.ticked.issuperset(open):
                named = {"piece": NAMES[kind], "start": start, "end": end}
                return say("pointsweeper-label-claim-safe", **named)
    return None


def step(view: View[Board], beginning: str) -> Text | None:
    """Where the chosen piece scouts, or where its path begins and ends."""
    match read(beginning):
        case Said(("scout", kind)):
            return say("pointsweeper-step-scout", piece=NAMES[kind])
        case Said(("claim", kind)):
            return say("pointsweeper-step-claim", piece=NAMES[kind])
        case Said(("claim", kind, start)):
            return say("pointsweeper-touch-end", piece=NAMES[kind], start=start)
    return None


_LEFT = {"scout": "pointsweeper-label-scout-left", "claim": "pointsweeper-label-claim-left"}


def asks(view: View[Board]) -> Text | None:
    """The choice before a board, which needs no secret."""
    if view.board.choosing is None:
        return None
    return say("pointsweeper-asks", board=view.board.number)
