"""Why the player to move may not play something, in words that name the rule and the square."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.bushwhacked.battlefield import PRICE, Battlefield
from games.bushwhacked.grid import BITS
from games.core import Move, Text, Who, say
from games.squares import Square, is_square


def why_not(field: Battlefield, move: Move) -> Text | None:
    """Why the player to move may not play this; None exactly for legal moves."""
    if move == "pass":
        return None if field.may_pass else _no_pass(field)
    if move == "done":
        return None if field.turn.moved else _unfinished(field)
    word, _, name = move.partition(" ")
    if word not in _ON_SQUARES or not is_square(name):
        return say(
            "A move is written “place K10”, “capture L11”, “trade K10”, “pay C5”, “pass” or “done”."
        )
    if name not in BITS:
        return say("There is no {square}: the board goes from A1 to Q17.", square=name)
    return _ON_SQUARES[word](field, name)


def _no_pass(field: Battlefield) -> Text:
    if field.turn.begun:
        return _moved_already(field)
    return say("You have passed twice in a row: now place a stone or trade.")


def _unfinished(field: Battlefield) -> Text:
    if field.turn.trading:
        return _owing(field)
    return say("A turn begins with placing a stone, passing or trading.")


def _owing(field: Battlefield) -> Text:
    left = PRICE - field.turn.paid.bit_count()
    return say("A trade can't be taken back: pay with your capture stones, {left} more.", left=left)


def _moved_already(field: Battlefield) -> Text:
    turn = field.turn
    if turn.trading:
        return _owing(field)
    if turn.passed:
        return say("You have passed: now capture, or end the turn with “done”.")
    if turn.target:
        return say("You have traded: now capture, or end the turn with “done”.")
    return say("You have placed a stone, so this turn has neither a pass nor a trade.")


def _no_place(field: Battlefield, square: Square) -> Text | None:
    if field.placeable & BITS[square]:
        return None
    turn = field.turn
    if turn.trading:
        return _owing(field)
    if turn.target:
        return say("No stone is placed in the turn of a trade.")
    if turn.passed:
        return say("You have passed, so no stone is placed in this turn.")
    if turn.captured:
        return say("After the first capture of a turn no more stones are placed.")
    if not field.play_hand(turn.seat):
        return say("You have no play stones left in hand.")
    if not field.to_place:
        return say("You have placed all the stones of this turn: now “capture K10”, or “done”.")
    return _taken(field, square)


def _taken(field: Battlefield, square: Square) -> Text:
    if field.bases & BITS[square]:
        return say("{square} is a base: nobody plays there.", square=square)
    owner = field.owner(BITS[square])
    if owner == field.turn.seat:
        return say("{square} is taken by a stone of yours.", square=square)
    return say("{square} is taken by {who}.", square=square, who=Who(owner))


def _no_trade(field: Battlefield, square: Square) -> Text | None:
    if field.tradable & BITS[square]:
        return None
    turn = field.turn
    if turn.begun:
        return _moved_already(field)
    count = field.capture[turn.seat].bit_count()
    if count < PRICE:
        return say(
            "A trade costs {price} of your capture stones, and you have {count} on the board.",
            price=PRICE,
            count=count,
        )
    return say("No capture stone of an opponent is on {square}.", square=square)


def _no_payment(field: Battlefield, square: Square) -> Text | None:
    if field.payable & BITS[square]:
        return None
    if not field.turn.trading:
        return say("There is nothing to pay: a trade begins with “trade K10”.")
    if field.turn.paid & BITS[square]:
        return say("You have paid with {square} already.", square=square)
    return say("You pay with capture stones of your own, and none is on {square}.", square=square)


def _no_capture(field: Battlefield, square: Square) -> Text | None:
    bit, seat = BITS[square], field.turn.seat
    if field.capturable & bit:
        return None
    if field.turn.trading:
        return _owing(field)
    if field.bases & bit:
        return say("{square} is a base, and bases are never captured.", square=square)
    if field.empty & bit:
        return say("There is no stone on {square}.", square=square)
    if field.owner(bit) == seat:
        return say("The stone on {square} is yours.", square=square)
    if not field.play[field.owner(bit)] & bit:
        return say("{square} holds a capture stone: only a trade changes its owner.", square=square)
    if not field.capture_hand(seat):
        return say("You have no capture stones left in hand.")
    if not field.exposed & bit:
        return say("{square} is neither surrounded on three sides nor pierced.", square=square)
    return say("Captures come after placing a stone, passing or trading.")


_ON_SQUARES: Mapping[str, Callable[[Battlefield, Square], Text | None]] = {
    "place": _no_place,
    "trade": _no_trade,
    "pay": _no_payment,
    "capture": _no_capture,
}
