"""Bushwhacked's advice: warnings, tips, reasons, and the squares one looks at first."""

from __future__ import annotations

from games.bushwhacked.board import PRICE, Board
from games.bushwhacked.grid import BITS, SIZE, listed, mask_of
from games.bushwhacked.threats import captures
from games.bushwhacked.words import named
from games.core import Move, Shortlist, Text, View, Who, say
from games.squares import Square, neighbours, step

_WAYS = {
    (0, 1): "{square}, north of the base {base}",
    (1, 0): "{square}, east of the base {base}",
    (0, -1): "{square}, south of the base {base}",
    (-1, 0): "{square}, west of the base {base}",
}
"""Where a square lies from a base, by columns and rows."""


def shortlists(view: View[Board]) -> tuple[Shortlist, ...]:
    """The free squares around the bases, base by base."""
    board, near = view.board, dict[Move, Text]()
    for base in listed(board.bases):
        for (dx, dy), text in _WAYS.items():
            square = step(base, dx, dy, SIZE, SIZE)
            if square and board.placeable & BITS[square]:
                near[f"place {square}"] = say(text, square=square, base=base)
    return (Shortlist(say("Place near a base…"), near),) if near else ()


def warn(view: View[Board], move: Move) -> Text | None:
    """What is given up by ending the turn, by capturing now or by placing a stone there; a last
    stone that does not win."""
    board = view.board
    word, _, square = move.partition(" ")
    if word == "done" and board.capturable and board.assist:
        return say("You can still capture {squares}.", squares=named(board.capturable))
    if word in ("done", "capture") and board.to_place:
        return say("You may place {left} more this turn, but not after this.", left=board.to_place)
    return _warn_placing(board, mask_of(square)) if word == "place" else None


def _warn_placing(board: Board, bit: int) -> Text | None:
    after = board.placed(bit)
    if board.play_hand(board.turn.seat) == 1 and not _leads(after):
        return say(
            "This is your last play stone: the match ends with this turn, and as things stand you "
            "are not ahead."
        )
    if board.assist and (spoilt := board.exposed & ~after.exposed):
        squares = named(spoilt)
        return say("A stone there spoils your arrow: {squares} stays safe.", squares=squares)
    return None


def _leads(board: Board) -> bool:
    seat = board.turn.seat
    return all(board.score(seat) > board.score(s) for s in board.still_in if s != seat)


def tip(view: View[Board]) -> Text | None:
    """One sentence or two on what can be done now."""
    board = view.board
    if view.seat not in view.acting:
        return None
    if board.turn.trading:
        left = PRICE - board.turn.paid.bit_count()
        text = "Pay with your capture stones, {left} more: they return to your hand."
        return say(text, left=left)
    return _tip_later(board) if board.turn.begun else _tip_at_first(board)


def _tip_later(board: Board) -> Text:
    """After the movement."""
    if board.capturable and board.assist:
        return say("The crossed stones can be captured now; “done” ends your turn.")
    if board.to_place:
        return say("You may place another stone; “done” ends your turn.")
    return say("You may capture; “done” ends your turn.")


def _tip_at_first(board: Board) -> Text:
    """Before the movement."""
    if board.exposed and board.assist:
        if board.may_pass:
            return say("First place a stone or pass, then you can capture what is crossed.")
        return say("First place a stone, then you can capture what is crossed.")
    if not board.turns[board.turn.seat]:
        return say(
            "Goal: your stones on all four sides of a base make it yours, and most bases win. "
            "Begin beside a base."
        )
    if board.tradable:
        return say("Instead of placing a stone you may trade three of your captures for one.")
    if board.may_pass:
        return say("Place a stone, or pass: then you may place one more in your next turn.")
    return say("Two passes in a row are the most: now place stones, up to {n}.", n=board.to_place)


def why(view: View[Board], move: Move) -> Text:
    """What a move brings the player who makes it."""
    board, (word, _, square) = view.board, move.partition(" ")
    match word:
        case "capture":
            text = "It puts a capture stone of yours on {square}: only a trade takes it away."
            return say(text, square=square)
        case "pass":
            return say("It saves a stone: next turn you may place one more.")
        case "trade" | "pay":
            return say("Three capture stones pay for the one that matters.")
        case "done":
            return say("There is nothing more to gain in this turn.")
    return _why_there(board, square)


def _why_there(board: Board, square: Square) -> Text:
    """What a stone there does."""
    bit = mask_of(square)
    more = board.placed(bit).exposed & ~board.exposed
    if more and board.assist:
        return say("Then you can capture {squares} at once.", squares=named(more))
    base = next((b for b in listed(board.bases) if square in neighbours(b, SIZE, SIZE)), None)
    if base:
        return say("It is one of the four squares around the base on {base}.", base=base)
    mine = board.play[board.turn.seat]
    for seat in board.still_in:
        theirs = seat != board.turn.seat and board.capture_hand(seat)
        if board.assist and theirs and captures(board.play[seat], mine, board.empty) & bit:
            return say("From there {who} could capture a stone of yours.", who=Who(seat))
    return say("core-looks-best")
