"""Why the player to move may not play something, in words that name the rule and the square."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.bushwhacked.board import PRICE, Board
from games.bushwhacked.grid import BITS
from games.core import Move, Text, Who, say
from games.squares import Square, is_square


def refusal(board: Board, move: Move) -> Text | None:
    """Why the player to move may not play this; None exactly for legal moves."""
    if move == "pass":
        return None if board.may_pass else _no_pass(board)
    if move == "done":
        return None if board.turn.moved else _unfinished(board)
    word, _, name = move.partition(" ")
    if word not in _ON_SQUARES or not is_square(name):
        return say(
            "A move is written “place K10”, “capture L11”, “trade K10”, “pay C5”, “pass” or “done”."
        )
    if name not in BITS:
        return say("There is no {square}: the board goes from A1 to Q17.", square=name)
    return _ON_SQUARES[word](board, name)


def _no_pass(board: Board) -> Text:
    if board.turn.begun:
        return _moved_already(board)
    return say("You have passed twice in a row: now place a stone or trade.")


def _unfinished(board: Board) -> Text:
    if board.turn.trading:
        return _owing(board)
    return say("A turn begins with placing a stone, passing or trading.")


def _owing(board: Board) -> Text:
    left = PRICE - board.turn.paid.bit_count()
    return say("A trade can't be taken back: pay with your capture stones, {left} more.", left=left)


def _moved_already(board: Board) -> Text:
    turn = board.turn
    if turn.trading:
        return _owing(board)
    if turn.passed:
        return say("You have passed: now capture, or end the turn with “done”.")
    if turn.target:
        return say("You have traded: now capture, or end the turn with “done”.")
    return say("You have placed a stone, so this turn has neither a pass nor a trade.")


def _no_place(board: Board, square: Square) -> Text | None:
    if board.placeable & BITS[square]:
        return None
    turn = board.turn
    if turn.trading:
        return _owing(board)
    if turn.target:
        return say("No stone is placed in the turn of a trade.")
    if turn.passed:
        return say("You have passed, so no stone is placed in this turn.")
    if turn.captured:
        return say("After the first capture of a turn no more stones are placed.")
    if not board.play_hand(turn.seat):
        return say("You have no play stones left in hand.")
    if not board.to_place:
        return say("You have placed all the stones of this turn: now “capture K10”, or “done”.")
    return _taken(board, square)


def _taken(board: Board, square: Square) -> Text:
    if board.bases & BITS[square]:
        return say("{square} is a base: nobody plays there.", square=square)
    owner = board.owner(BITS[square])
    if owner == board.turn.seat:
        return say("{square} is taken by a stone of yours.", square=square)
    return say("{square} is taken by {who}.", square=square, who=Who(owner))


def _no_trade(board: Board, square: Square) -> Text | None:
    if board.tradable & BITS[square]:
        return None
    turn = board.turn
    if turn.begun:
        return _moved_already(board)
    count = board.capture[turn.seat].bit_count()
    if count < PRICE:
        return say(
            "A trade costs {price} of your capture stones, and you have {count} on the board.",
            price=PRICE,
            count=count,
        )
    return say("No capture stone of an opponent is on {square}.", square=square)


def _no_payment(board: Board, square: Square) -> Text | None:
    if board.payable & BITS[square]:
        return None
    if not board.turn.trading:
        return say("There is nothing to pay: a trade begins with “trade K10”.")
    if board.turn.paid & BITS[square]:
        return say("You have paid with {square} already.", square=square)
    return say("You pay with capture stones of your own, and none is on {square}.", square=square)


def _no_capture(board: Board, square: Square) -> Text | None:
    bit, seat = BITS[square], board.turn.seat
    if board.capturable & bit:
        return None
    if board.turn.trading:
        return _owing(board)
    if board.bases & bit:
        return say("{square} is a base, and bases are never captured.", square=square)
    if board.empty & bit:
        return say("There is no stone on {square}.", square=square)
    if board.owner(bit) == seat:
        return say("The stone on {square} is yours.", square=square)
    if not board.play[board.owner(bit)] & bit:
        return say("{square} holds a capture stone: only a trade changes its owner.", square=square)
    if not board.capture_hand(seat):
        return say("You have no capture stones left in hand.")
    if not board.exposed & bit:
        return say("{square} is neither surrounded on three sides nor pierced.", square=square)
    return say("Captures come after placing a stone, passing or trading.")


_ON_SQUARES: Mapping[str, Callable[[Board, Square], Text | None]] = {
    "place": _no_place,
    "trade": _no_trade,
    "pay": _no_payment,
    "capture": _no_capture,
}
