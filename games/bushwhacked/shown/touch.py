"""How Bushwhacked is played by hand: one touches the square."""

from __future__ import annotations

from games.bushwhacked.rules.known.board import PRICE, Board
from games.bushwhacked.rules.known.grid import BITS
from games.bushwhacked.rules.known.refusals import refusal
from games.core import Move, Text, View, Way, say


def asks(view: View[Board], path: Way) -> Text | None:
    """Where a stone goes, what pays, or what is captured."""
    board, turn = view.board, view.board.turn
    if turn.trading:
        return say("bushwhacked-asks-pay", left=PRICE - turn.paid.bit_count())
    if not board.placeable:
        return say("bushwhacked-asks-capture")
    if turn.begun:
        return say("bushwhacked-asks-more", n=board.to_place)
    if board.to_place > 1:
        return say("bushwhacked-asks-several", n=board.to_place)
    return say("bushwhacked-asks-place")


def plays(view: View[Board], move: Move) -> Text | None:
    """A stone is placed on a square; all else is called as its button."""
    word, _, square = move.partition(" ")
    return say("bushwhacked-plays-place", square=square) if word == "place" else None


def why_not(view: View[Board], path: Way, name: str) -> Text | None:
    """Why nothing can be played on this square."""
    if name not in BITS or any(move.endswith(f" {name}") for move in view.legal):
        return None
    return refusal(view.board, f"{_meant(view.board, BITS[name])} {name}")


def _meant(board: Board, bit: int) -> str:
    """What somebody who touches this square may have meant."""
    if board.turn.trading:
        return "pay"
    owner = board.besieger(bit)
    others = owner is not None and owner != board.turn.seat
    return "capture" if others and board.turn.moved else "place"
