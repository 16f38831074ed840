"""What Bushwhacked says: labels, the board in words, typed moves, warnings and tips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from games import notation
from games.bushwhacked.board import PASSES, PRICE, SIDES, Board
from games.bushwhacked.grid import BITS, SIZE, listed, mask_of
from games.core import Move, Seat, Text, View, Who, lines, say
from games.squares import Square, neighbours, place

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
    "place": ("Place a stone…", "Place in column {at}…", "Place at {at}"),
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
    """Whose turn it is and what it allows, then every player's stones."""
    board = view.board
    over = view.outcome
    head = say("Bushwhacked is over. {result}", result=over.result) if over else _turn(board)
    bases = say("Bases: {bases}.", bases=" ".join(listed(board.bases)))
    return lines([head, bases, *(_army(board, seat) for seat in range(board.seats))])


def _turn(board: Board) -> Text:
    who = Who(board.turn.seat)
    if board.turn.trading:
        return say(
            "Bushwhacked. {who} trades for {target} and has {left} stones to pay.",
            who=who,
            target=" ".join(listed(board.turn.target)),
            left=PRICE - board.turn.paid.bit_count(),
        )
    text = "Bushwhacked. {who} to move. Stones to place: {stones}."
    if board.assist:
        text += " Exposed to capture: {exposed}."
    stones = board.to_place or "none"
    return say(text, who=who, stones=stones, exposed=_runs(board.exposed))


def _army(board: Board, seat: Seat) -> Text:
    template = (
        "{side} ({who}, has left). Bases: {bases}. Play stones: {play}. Capture stones: {capture}."
        if seat in board.out
        else "{side} ({who}). In hand: {hand} play, {caught} capture. Bases: {bases}. "
        "Play stones: {play}. Capture stones: {capture}."
    )
    return say(
        template,
        side=say(SIDES[seat]),
        who=Who(seat),
        hand=board.play_hand(seat),
        caught=board.capture_hand(seat),
        bases=_runs(board.controlled(seat)),
        play=_runs(board.play[seat]),
        capture=_runs(board.capture[seat]),
    )


def _runs(mask: int) -> str:
    """`A1 to A4 B2`: squares column by column, three neighbours in a column or more as a range."""
    return " ".join(_spans(listed(mask))) or "none"


def _spans(squares: tuple[Square, ...]) -> Iterator[str]:
    # within a column, squares of one run keep the same distance to their index
    for _, run in groupby(enumerate(squares), lambda pair: _line(pair[1]) - pair[0]):
        names = [name for _, name in run]
        yield " ".join(names) if len(names) < 3 else f"{names[0]} to {names[-1]}"


def _line(name: Square) -> int:
    """A number for every square that goes up by one from row to row, with gaps between columns."""
    column, row = place(name)
    return column * (SIZE + 1) + row


def warn(view: View[Board], move: Move) -> Text | None:
    """What is given up by ending the turn or by capturing now; a last stone that loses."""
    board = view.board
    word, _, _ = move.partition(" ")
    if word == "done" and board.capturable and board.assist:
        return say("You can still capture {squares}.", squares=_runs(board.capturable))
    if word in ("done", "capture") and board.to_place:
        return say("Stones that are not placed by now are lost: {left}.", left=board.to_place)
    if word == "place" and board.play_hand(board.turn.seat) == 1 and not _leads(board):
        return say("This is your last play stone: the match ends with this turn.")
    return None


def _leads(board: Board) -> bool:
    seat = board.turn.seat
    return all(board.score(seat) > board.score(s) for s in board.still_in if s != seat)


def tip(view: View[Board]) -> Text | None:
    """One sentence on what can be done now."""
    board = view.board
    if view.seat not in view.acting:
        return None
    if board.turn.trading:
        return say("Pay with three of your capture stones: they return to your hand.")
    if board.capturable and board.assist:
        return say("The crossed stones can be captured now; “done” ends your turn.")
    if board.to_place and board.turn.begun:
        return say("You may place another stone; “done” ends your turn.")
    if board.turn.moved:
        return say("You may capture; “done” ends your turn.")
    if board.exposed and board.assist:
        return say("Place a stone or pass; then you can capture the crossed stones.")
    if board.tradable:
        return say("Instead of placing a stone you may trade three capture stones for another's.")
    if board.passes[board.turn.seat] < PASSES:
        return say("Place a stone, or pass for one more stone in your next turn.")
    return say("Place up to three stones: three around a stone, or a piercing shape, capture it.")


def why(view: View[Board], move: Move) -> Text:
    """What a move brings the player who makes it."""
    board, (word, _, square) = view.board, move.partition(" ")
    match word:
        case "capture":
            return say("It makes the stone on {square} yours for good.", square=square)
        case "pass":
            return say("It saves a stone: next turn you may place one more.")
        case "trade" | "pay":
            return say("Three captures pay for the one stone that matters.")
        case "done":
            return say("There is nothing more to gain in this turn.")
    after = board.placed(mask_of(square))
    more = after.exposed & ~board.exposed
    if more and board.assist:
        return say("It threatens {squares}.", squares=_runs(more))
    base = next((b for b in listed(board.bases) if square in neighbours(b, SIZE, SIZE)), None)
    if base:
        return say("It is one of the four squares around the base on {base}.", base=base)
    return say("It keeps your stones connected and safe there.")
