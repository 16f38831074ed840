"""What Bushwhacked says: labels, the board in words, typed moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from games import notation
from games.bushwhacked.board import PRICE, SIDES, Board, Turn
from games.bushwhacked.grid import BITS, SIZE, listed, mask_of
from games.core import Move, Seat, Text, View, Who, lines, say, sentences, verbatim
from games.squares import Square, neighbours

_SYNONYMS = {
    **dict.fromkeys(["put", "play"], "place"),
    **dict.fromkeys(["x", "take", "takes", "captures"], "capture"),
    **dict.fromkeys(["p", "passes"], "pass"),
    **dict.fromkeys(["swap", "exchange", "t"], "trade"),
    **dict.fromkeys(["end", "stop", "finish"], "done"),
    **dict.fromkeys(["at", "on", "for", "with"], ""),
}
_SQUARE = re.compile(r"[a-z][0-9]{1,2}")

_LABELS = {
    "place": ("Place anywhere…", "Place in column {at}…", "Place at {at}"),
    "capture": ("⚔ Capture…", "⚔ Capture in column {at}…", "⚔ Capture {at}"),
    "trade": ("🔁 Trade…", "🔁 Trade in column {at}…", "🔁 Trade for {at}…"),
    "pay": ("Pay with…", "Pay in column {at}…", "Pay with {at}"),
    "pass": ("⏭ Pass",) * 3,
    "done": ("✔ Done",) * 3,
}
"""For the word alone, with a column, with a square."""


def fold(text: str) -> Move:
    """`k10` -> `place K10`, `x l11` -> `capture L11`, `p` -> `pass`; never raises."""
    move = notation.fold(text, _SYNONYMS, [_SQUARE])
    return f"place {move}" if _SQUARE.fullmatch(move.lower()) else move


def label(prefix: str) -> Text:
    """A move or the beginning of one, for a button or a menu entry."""
    word, _, at = prefix.partition(" ")
    alone, column, square = _LABELS[word]
    return say(square if at in BITS else column if at else alone, at=at)


def describe(view: View[Board]) -> Text:
    """Whose turn it is and what it allows, what is new, the bases, then every player's stones:
    first those of the viewer or, for everybody, of the player to move."""
    board = view.board
    over = view.outcome
    head = say("Bushwhacked is over. {result}", result=over.result) if over else _turn(board)
    parts = [head]
    if board.news and not over:
        told = [text for turn in board.news for text in _new(turn)]
        parts.append(say("New: {told}", told=sentences(told)))
    parts.append(_bases(board))
    mover = 0 if over else board.turn.seat
    own = mover if view.seat is None else view.seat
    parts += [_army(board, (own + n) % board.seats) for n in range(board.seats)]
    return _paragraphs(parts)


def _paragraphs(texts: Sequence[Text]) -> Text:
    return lines([part for text in texts for part in (verbatim(""), text)][1:])


def _turn(board: Board) -> Text:
    turn, who = board.turn, Who(board.turn.seat)
    side = say(SIDES[turn.seat])
    if turn.trading:
        return say(
            "Bushwhacked. {who} ({side}) trades for {target}. Stones still to pay: {left}.",
            who=who,
            side=side,
            target=named(turn.target),
            left=PRICE - turn.paid.bit_count(),
        )
    parts = [say("Bushwhacked. {who} ({side}) is to move.", who=who, side=side)]
    if board.to_place > 1 or (board.to_place and turn.begun):
        parts.append(say("Stones to place: {stones}.", stones=board.to_place))
    if board.assist and board.exposed:
        parts.append(say("Can be captured: {squares}.", squares=named(board.exposed)))
    return sentences(parts)


def _new(turn: Turn) -> Iterator[Text]:
    """What happened in a turn, a sentence for each kind of move."""
    side = say(SIDES[turn.seat])
    if turn.passed:
        yield say("{side} passed.", side=side)
    if turn.placed:
        yield say("{side} placed {squares}.", side=side, squares=named(turn.placed))
    if turn.target and not turn.trading:
        yield say(
            "{side} traded {paid} for {target}.",
            side=side,
            paid=named(turn.paid),
            target=named(turn.target),
        )
    if turn.paid and turn.trading:
        yield say("{side} has paid with {paid}.", side=side, paid=named(turn.paid))
    if turn.captured:
        yield say("{side} captured {squares}.", side=side, squares=named(turn.captured))


def _bases(board: Board) -> Text:
    """Who has how many of the four squares around each base."""
    besieged, free = list[Text](), list[Square]()
    for base in listed(board.bases):
        ring = mask_of(" ".join(neighbours(base, SIZE, SIZE)))
        stones = [
            say("{side} {count}", side=say(SIDES[seat]), count=count)
            for seat in range(board.seats)
            if (count := (ring & (board.play[seat] | board.capture[seat])).bit_count())
        ]
        if stones:
            besieged.append(say("{base} {stones}.", base=base, stones=tuple(stones)))
        else:
            free.append(base)
    parts = [say("Around the bases:"), *besieged] if besieged else []
    if free:
        parts.append(say("Bases with nobody around: {bases}.", bases=", ".join(free)))
    return sentences(parts)


def _army(board: Board, seat: Seat) -> Text:
    side, who = say(SIDES[seat]), Who(seat)
    text = "{side} ({who}), in hand {play} play, {capture} capture."
    hand = board.play_hand(seat), board.capture_hand(seat)
    if seat in board.out:
        text = "{side} ({who}) has left."
    parts = [say(text, side=side, who=who, play=hand[0], capture=hand[1])]
    if board.play[seat]:
        parts.append(say("Stones: {squares}.", squares=_columns(board.play[seat])))
    if board.capture[seat]:
        parts.append(say("Captures: {squares}.", squares=_columns(board.capture[seat])))
    return sentences(parts)


def named(mask: int) -> str:
    """`A1, A2, B4`: squares column by column."""
    return ", ".join(listed(mask))


def _columns(mask: int) -> str:
    """`A1-4 7 B2`: the same, shorter: each column named once, three neighbours or more a range."""
    columns = groupby(listed(mask), lambda name: name[0])
    return " ".join(f"{column}{_rows([int(s[1:]) for s in named])}" for column, named in columns)


def _rows(rows: Sequence[int]) -> str:
    # rows of one run keep the same distance to their index
    runs = groupby(enumerate(rows), lambda pair: pair[1] - pair[0])
    return " ".join(_run([row for _, row in run]) for _, run in runs)


def _run(rows: Sequence[int]) -> str:
    return " ".join(map(str, rows)) if len(rows) < 3 else f"{rows[0]}-{rows[-1]}"
