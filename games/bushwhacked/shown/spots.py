"""Where the squares and the players' lines are on the picture, and what is said of them. Also how
the players stand, and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_

from games import pen
from games.bushwhacked.rules.known.board import SIDES, Board, scored, side
from games.bushwhacked.rules.known.grid import BITS
from games.bushwhacked.shown.description import around
from games.bushwhacked.shown.draw import SQUARES, line
from games.core import Seat, Spot, Standing, Text, View, say
from games.squares import Square

_KEYS = tuple(name.lower() for name in SIDES)


def spots(view: View[Board]) -> Mapping[str, Spot]:
    """Every square, then every player's line."""
    board, marks = view.board, _marks(view)
    squares = {
        square: Spot(SQUARES.box(square), _there(board, marks, square))
        for square in SQUARES.squares
    }
    lines = {_KEYS[seat]: Spot(line(seat), _player(board, seat)) for seat in range(board.seats)}
    return squares | lines


def _marks(view: View[Board]) -> Mapping[str, int]:
    """What the picture marks -> where, the most important first."""
    board, turn, over = view.board, view.board.turn, view.outcome
    if over and over.decided is not None:
        return {"decides": board.deciding}
    return {
        "target": turn.target if turn.trading else 0,
        "paid": turn.paid if turn.trading else 0,
        "payable": 0 if over else board.payable,
        "capturable": 0 if over or turn.trading or not board.assist else board.exposed,
        "new": reduce(or_, (done.changed for done in board.news), 0),
        "spent": reduce(or_, (done.paid for done in board.news), 0),
    }


def _there(board: Board, marks: Mapping[str, int], square: Square) -> Text:
    bit = BITS[square]
    if board.bases & bit:
        return _base(board, square)
    mark = next((mark for mark, where in marks.items() if where & bit), "none")
    owner = board.besieger(bit)
    if owner is None:
        return say("bushwhacked-spot-empty", square=square, mark=mark)
    kind = "play" if board.play[owner] & bit else "capture"
    return say("bushwhacked-spot-stone", square=square, side=_KEYS[owner], kind=kind, mark=mark)


def _base(board: Board, square: Square) -> Text:
    """Who holds it, or how many stones everybody has around it."""
    for seat in range(board.seats):
        if board.controlled(seat) & BITS[square]:
            return say("bushwhacked-spot-held", square=square, side=_KEYS[seat])
    if stones := around(board, square):
        return say("bushwhacked-spot-besieged", square=square, stones=stones)
    return say("bushwhacked-spot-base", square=square)


def _player(board: Board, seat: Seat) -> Text:
    """What the line says: the score, and the stones in hand."""
    if seat in board.out:
        return say("bushwhacked-spot-gone", side=side(seat))
    bases, captures = board.score(seat)
    hand = {"play": board.play_hand(seat), "capture": board.capture_hand(seat)}
    return say("bushwhacked-spot-player", side=side(seat), bases=bases, captures=captures, **hand)


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours, bases and capture stones."""
    board = view.board
    return tuple(
        Standing(pen.SEATS[seat], scored(*board.score(seat))) for seat in range(board.seats)
    )


def lies(view: View[Board]) -> Mapping[str, object]:
    """Every stone, and who controls the bases."""
    board = view.board
    masks = (*board.play, *board.capture, *map(board.controlled, range(board.seats)))
    return {square: tuple(mask & bit for mask in masks) for square, bit in BITS.items()}
