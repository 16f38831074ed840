"""Graveyard Shift's board in words: alt text, and what *In words* answers."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Seat, Text, View, Who, any_of, lines, paragraphs, say, sentences
from games.graveyard_shift.rules.known.board import SIDE_KEYS, Board
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.told import loose, named, names
from games.graveyard_shift.rules.known.yard import SIDE, SQUARES


def describe(view: View[Board]) -> Text:
    """Whose turn it is; both players, the viewer first; and the parts, row by row from the top."""
    board = view.board
    heading = say("graveyard-shift-heading", n=board.number, rounds=board.rounds)
    first = view.seat or 0
    players = lines([player(view, seat) for seat in (first, 1 - first)])
    rows = lines([say("graveyard-shift-rows"), *_rows(board.round)])
    return paragraphs([lines([heading, _standing(view)]), players, rows])


def _standing(view: View[Board]) -> Text:
    if view.outcome:
        return say("graveyard-shift-over", result=view.outcome.result)
    now = view.board.round
    who = {"who": Who(now.acting), "reader": view.reader(now.acting)}
    match now.stage:
        case "enter":
            return say("graveyard-shift-to-enter", **who, entrances=any_of(now.entries()))
        case "move":
            return say("graveyard-shift-to-move", **who, ends=ends(now))
        case "take":
            return say("graveyard-shift-to-take", **who)
        case "return":
            parts = say("graveyard-shift-to-return", **who, parts=loose(now), n=len(now.loose))
            return sentences([parts, say("graveyard-shift-room", squares=any_of(now.room()))])


def ends(now: Round) -> Text:
    """`north to A3 or east to C2`: where each movement would end."""
    found = now.ends().items()
    return any_of([say("graveyard-shift-end", way=way, square=square) for way, square in found])


def player(view: View[Board], seat: Seat) -> Text:
    """Where the pawn is, what was collected, and the rounds won."""
    board = view.board
    now, here = board.round, board.round.pawns[seat]
    values: dict[str, object] = {
        "who": Who(seat),
        "reader": view.reader(seat),
        "side": SIDE_KEYS[seat],
        "parts": named(had) if (had := now.collected[seat]) else say("graveyard-shift-nothing"),
        "won": board.won[seat],
        "rounds": board.rounds,
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
