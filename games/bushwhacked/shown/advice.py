"""Bushwhacked's advice: warnings and tips."""

from __future__ import annotations

from games.bushwhacked.rules.known.board import PRICE, Board
from games.bushwhacked.rules.known.grid import listed, mask_of
from games.bushwhacked.rules.known.moves import On, read
from games.core import Move, Text, View, all_of, say
from games.notation import Word


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of what is given up by ending the turn, by capturing now or by placing a stone there,
    and of a last stone that does not win."""
    board = view.board
    match read(move):
        case Word("done") if board.capturable and board.assist:
            return say("bushwhacked-warn-capturable", squares=all_of(listed(board.capturable)))
        case Word("done") | On("capture") if board.to_place:
            return say("bushwhacked-warn-more", left=board.to_place)
        case On("place", square):
            return _warn_placing(board, mask_of(square))
    return None


def _warn_placing(board: Board, bit: int) -> Text | None:
    after = board.placed(bit)
    if board.play_hand(board.turn.seat) == 1 and not leads(after):
        return say("bushwhacked-warn-last-stone")
    if board.assist and (spoilt := board.exposed & ~after.exposed):
        squares = all_of(listed(spoilt))
        return say("bushwhacked-warn-spoilt", squares=squares, count=spoilt.bit_count())
    return None


def leads(board: Board) -> bool:
    """Is the player to move ahead of everybody?"""
    seat = board.turn.seat
    return all(board.score(seat) > board.score(s) for s in board.still_in if s != seat)


def tip(view: View[Board]) -> Text | None:
    """A sentence or two on what can be done now."""
    board = view.board
    if view.seat not in view.acting:
        return None
    if board.turn.trading:
        left = PRICE - board.turn.paid.bit_count()
        return say("bushwhacked-tip-pay", left=left)
    return _tip_later(board) if board.turn.begun else _tip_at_first(board)


def _tip_later(board: Board) -> Text:
    """After the movement."""
    if board.capturable and board.assist:
        return say("bushwhacked-tip-capture-now")
    if board.to_place:
        return say("bushwhacked-tip-another")
    return say("bushwhacked-tip-may-capture")


def _tip_at_first(board: Board) -> Text:
    """Before the movement."""
    if board.exposed and board.assist:
        if board.may_pass:
            return say("bushwhacked-tip-place-or-pass-first")
        return say("bushwhacked-tip-place-first")
    if not board.turns[board.turn.seat]:
        return say("bushwhacked-tip-goal")
    if any(turn.captured for turn in board.lately):  # BW-21, BW-22
        return say("bushwhacked-tip-captured")
    if board.tradable:
        return say("bushwhacked-tip-trade")
    if board.may_pass:
        return say("bushwhacked-tip-place-or-pass")
    return say("bushwhacked-tip-place", n=board.to_place)
