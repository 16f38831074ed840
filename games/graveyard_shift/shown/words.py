"""Graveyard Shift in words: labels, typed moves, the board, warnings and tips."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from games import notation
from games.core import (
    Move,
    Seat,
    Text,
    View,
    Who,
    any_of,
    lines,
    paragraphs,
    say,
    sentences,
)
from games.graveyard_shift.rules.known.board import SIDE_KEYS, Board
from games.graveyard_shift.rules.known.rounds import ENTRANCES, KINDS, SIDE, SQUARES, WAYS, Round
from games.graveyard_shift.rules.known.told import loose, named, names

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


def describe(view: View[Board]) -> Text:
    """Whose turn it is; both players, the viewer first; and the parts, row by row from the top."""
    board = view.board
    heading = say("graveyard-shift-heading", n=board.number, rounds=board.rounds)
    first = view.seat or 0
    players = lines([player(board, seat) for seat in (first, 1 - first)])
    rows = lines([say("graveyard-shift-rows"), *_rows(board.round)])
    return paragraphs([lines([heading, _standing(view)]), players, rows])


def _standing(view: View[Board]) -> Text:
    if view.outcome:
        return say("graveyard-shift-over", result=view.outcome.result)
    now = view.board.round
    who = Who(now.acting)
    match now.stage:
        case "enter":
            return say("graveyard-shift-to-enter", who=who, entrances=any_of(now.entries()))
        case "move":
            return say("graveyard-shift-to-move", who=who, ends=_ends(now))
        case "take":
            return say("graveyard-shift-to-take", who=who)
        case "return":
            parts = say("graveyard-shift-to-return", who=who, parts=loose(now), n=len(now.loose))
            return sentences([parts, say("graveyard-shift-room", squares=any_of(now.room()))])


def _ends(now: Round) -> Text:
    """`north to A3 or east to C2`: where each movement would end."""
    return any_of(
        [
            say("graveyard-shift-end", way=way, square=track[-1])
            for way in WAYS
            if (track := now.track(way))
        ]
    )


def player(board: Board, seat: Seat) -> Text:
    """Where the pawn is, what was collected, and the rounds won."""
    now, here = board.round, board.round.pawns[seat]
    values: dict[str, object] = {
        "who": Who(seat),
        "side": SIDE_KEYS[seat],
        "parts": named(had) if (had := now.collected[seat]) else say("graveyard-shift-nothing"),
        "won": board.won[seat],
    }
    if here is None:
        return Text("graveyard-shift-player-off", values)
    return Text("graveyard-shift-player-on", {**values, "square": here})


def _rows(now: Round) -> Iterator[Text]:
    for row in range(SIDE, 0, -1):
        stacks = [
            say("graveyard-shift-stack", square=square, parts=names(stack))
            for square in SQUARES
            if square.endswith(str(row)) and (stack := now.stack(square))
        ]
        values = dict(zip(("one", "two", "three", "four"), stacks, strict=False))
        yield Text("graveyard-shift-row", {"row": row, "stacks": len(stacks), **values})


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of a delivery of which the master wants nothing."""
    now = view.board.round
    if now.stage != "move" or not (after := now.play(move)).loose:
        return None
    return say("graveyard-shift-warn-nothing", parts=loose(after), other=Who(1 - now.turn))


def tip(view: View[Board]) -> Text | None:
    """What the acting player can do and what comes of it; in the first turn also what it is all
    for."""
    now = view.board.round
    if view.seat not in view.acting:
        return None
    match now.stage:
        case "enter":
            return _entering(view.board)
        case "move":
            return _carrying(now)
        case "take":
            return _taking(now)
        case "return":
            return say("graveyard-shift-tip-return")


def _entering(board: Board) -> Text:
    if board.number == 1 and not board.round.seen:
        return say("graveyard-shift-tip-goal")
    if not board.round.seen:  # GS-3
        return say("graveyard-shift-tip-new-round")
    return say("graveyard-shift-tip-enter")


def _carrying(now: Round) -> Text:
    here = now.pawns[now.turn]
    count = len(now.stack(here)) if here else 0
    if count == 0:
        return say("graveyard-shift-tip-walk", ends=_ends(now))
    if count == 1:
        return say("graveyard-shift-tip-cart", ends=_ends(now))
    return say("graveyard-shift-tip-push", n=count, ends=_ends(now))


def _taking(now: Round) -> Text:
    if len(now.collected[now.turn]) == len(KINDS) - 1:  # GS-30
        return say("graveyard-shift-tip-take-last")
    return say("graveyard-shift-tip-take")
