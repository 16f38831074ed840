"""Why a move is refused, in words that name the rule and the square."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.bushwhacked.rules.known.board import PRICE, Board
from games.bushwhacked.rules.known.grid import BITS
from games.bushwhacked.rules.known.moves import On, read
from games.core import Move, Text, Who, say
from games.notation import Word
from games.squares import Square


def refusal(board: Board, move: Move) -> Text | None:
    """Why the player to move may not play this; None exactly for legal moves."""
    match read(move):
        case Word("pass"):
            return None if board.may_pass else _no_pass(board)
        case Word("done"):
            return None if board.turn.moved else _unfinished(board)
        case On(what, square) if square in BITS:
            return _ON_SQUARES[what](board, square)
        case On(square=square):
            return say("bushwhacked-no-such-square", square=square)
    return say("bushwhacked-how-to-type")


def _no_pass(board: Board) -> Text:
    if board.turn.begun:
        return _moved_already(board)
    return say("bushwhacked-passed-twice")


def _unfinished(board: Board) -> Text:
    if board.turn.trading:
        return _owing(board)
    return say("bushwhacked-not-begun")


def _owing(board: Board) -> Text:
    left = PRICE - board.turn.paid.bit_count()
    return say("bushwhacked-owing", left=left)


def _moved_already(board: Board) -> Text:
    turn = board.turn
    if turn.trading:
        return _owing(board)
    if turn.passed:
        return say("bushwhacked-has-passed")
    if turn.target:
        return say("bushwhacked-has-traded")
    return say("bushwhacked-has-placed")


def _no_place(board: Board, square: Square) -> Text | None:
    if board.placeable & BITS[square]:
        return None
    turn = board.turn
    if turn.trading:
        return _owing(board)
    if turn.target:
        return say("bushwhacked-no-stone-with-trade")
    if turn.passed:
        return say("bushwhacked-no-stone-with-pass")
    if turn.captured:
        return say("bushwhacked-no-stone-after-capture")
    if not board.play_hand(turn.seat):
        return say("bushwhacked-no-play-stones")
    if not board.to_place:
        return say("bushwhacked-all-placed")
    return _taken(board, square)


def _taken(board: Board, square: Square) -> Text:
    if board.bases & BITS[square]:
        return say("bushwhacked-base-taken", square=square)
    owner = board.owner(BITS[square])
    if owner == board.turn.seat:
        return say("bushwhacked-own-taken", square=square)
    return say("bushwhacked-other-taken", square=square, who=Who(owner))


def _no_trade(board: Board, square: Square) -> Text | None:
    if board.tradable & BITS[square]:
        return None
    turn = board.turn
    if turn.begun:
        return _moved_already(board)
    count = board.capture[turn.seat].bit_count()
    if count < PRICE:
        return say(
            "bushwhacked-trade-too-dear",
            price=PRICE,
            count=count,
        )
    return say("bushwhacked-nothing-to-trade", square=square)


def _no_payment(board: Board, square: Square) -> Text | None:
    if board.payable & BITS[square]:
        return None
    if not board.turn.trading:
        return say("bushwhacked-nothing-owed")
    if board.turn.paid & BITS[square]:
        return say("bushwhacked-paid-already", square=square)
    return say("bushwhacked-nothing-to-pay", square=square)


def _no_capture(board: Board, square: Square) -> Text | None:
    bit, seat = BITS[square], board.turn.seat
    if board.capturable & bit:
        return None
    if board.turn.trading:
        return _owing(board)
    if board.bases & bit:
        return say("bushwhacked-base-stays", square=square)
    if board.empty & bit:
        return say("bushwhacked-no-stone-there", square=square)
    if board.owner(bit) == seat:
        return say("bushwhacked-your-stone", square=square)
    if not board.play[board.owner(bit)] & bit:
        return say("bushwhacked-capture-stone-stays", square=square)
    if not board.capture_hand(seat):
        return say("bushwhacked-no-capture-stones")
    if not board.exposed & bit:
        return say("bushwhacked-not-exposed", square=square)
    return say("bushwhacked-capture-later")


_ON_SQUARES: Mapping[str, Callable[[Board, Square], Text | None]] = {
    "place": _no_place,
    "trade": _no_trade,
    "pay": _no_payment,
    "capture": _no_capture,
}
