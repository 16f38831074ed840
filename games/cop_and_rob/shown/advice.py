"""Cop & Rob's advice: warnings and tips."""

from __future__ import annotations

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import better
from games.cop_and_rob.rules.known.legal import ending
from games.cop_and_rob.rules.known.moves import first
from games.cop_and_rob.shown.words import opened
from games.core import Move, Text, View, say, sentences


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of a move that loses the match at once if another would not (CR-31)."""
    reason = _loses(view.board, move)
    if reason is None or all(_loses(view.board, other) for other in view.legal):
        return None
    return say("cop-and-rob-warns", reason=reason)


def _loses(board: Board, move: Move) -> Text | None:
    end = ending(board.streets.play(board.role, move))
    return end[1] if end and end[0] != board.role else None


def tip(view: View[Board]) -> Text | None:
    """In the first turn of each role: what it is after. Later: what a supercard can do, that a card
    which closes a way out must be placed, and when driving matters (CR-31)."""
    if view.seat not in view.acting:
        return None
    board = view.board
    if not board.card:
        return _roles_tip(board)
    if board.card == "super" and not board.driving:  # CR-12
        return say("cop-and-rob-tip-supercard", role=board.role)
    if board.turned > _FIRST and _closes(view):
        return say("cop-and-rob-tip-closes")
    if board.driving:
        id, turns = "cop-and-rob-tip-drive", _REMINDED
    else:
        id, turns = "cop-and-rob-tip-goal", _FIRST
    return Text(id, {"role": board.role}) if board.turned <= turns else None


def _closes(view: View[Board]) -> bool:
    """Does the card fit, but lead nowhere (CR-10), and not to the other side's road either
    (CR-20)?"""
    board, placed = view.board, [move for move in view.legal if first(move) == "place"]
    streets, role = board.streets, board.role
    leads = any(opened(board, move)[0] or streets.joins(role, move) for move in placed)
    return bool(placed) and not leads


def _roles_tip(board: Board) -> Text:
    goals = say("cop-and-rob-tip-roles")
    if not board.lots:
        return goals
    return sentences([say("cop-and-rob-tip-lot", by=better(board.lots[-1])), goals])


_FIRST = 2
"""In the first turn of each the goals are told (CR-20 to CR-23)."""
_REMINDED = 8
"""In the first four turns of each a newcomer is told what driving is good for (CR-8, CR-10, CR-12,
CR-20)."""
