"""How Cop & Rob is played by hand: the card lies where one touches, and turns when it is touched
again."""

from __future__ import annotations

from collections.abc import Mapping

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import SPELT, TURNED
from games.cop_and_rob.rules.known.moves import CELL, cell_of, first, name, where
from games.cop_and_rob.rules.known.refusals import refusal
from games.cop_and_rob.shown.description import does
from games.cop_and_rob.shown.words import caption
from games.core import Controls, Move, Text, Touch, View, Way, say


def _ways(view: View[Board]) -> Mapping[Move, tuple[Way, ...]]:
    """The pawn stays by a button, or when it is touched itself."""
    board = view.board
    return {"stay": ((), (name(board.streets.pawns[board.role]),))} if board.driving else {}


def _asks(view: View[Board], path: Way) -> Text | None:
    """What to play and where, or who one is."""
    board = view.board
    if not board.card:
        return say("cop-and-rob-asks-role")
    if board.driving:
        return say("cop-and-rob-asks-drive")
    return say("cop-and-rob-asks-card", card=board.card)


def _plays(view: View[Board], move: Move) -> Text | None:
    """A card is placed so that it opens these ways."""
    what = caption(view, move)
    return say("cop-and-rob-plays-place", what=what) if what and first(move) == "place" else None


def _why_not(view: View[Board], path: Way, name: str) -> Text | None:
    """Why nothing can be played on this cell."""
    board = view.board
    if not board.card:
        return say("cop-and-rob-no-choose")
    if not CELL.fullmatch(name) or cell_of(name) in map(where, view.legal):
        return None
    return refusal(board.streets, board.role, board.card, board.driving, _meant(board, name))


def _meant(board: Board, name: str) -> Move:
    """What somebody who touches this cell may have meant."""
    word = does(board, cell_of(name))
    turned = [SPELT[TURNED[board.card][0]]] if board.card and word == "place" else []
    return " ".join([word, name, *turned])


def _handy(view: View[Board]) -> tuple[Move, ...]:
    """Both answers to the question who is who (CR-5)."""
    asked = view.board.card is None and view.seat is not None and view.seat in view.acting
    return view.legal if asked else ()


TOUCH: Touch[Board] = Touch(ways=_ways, turns=True, asks=_asks, plays=_plays, why_not=_why_not)
CONTROLS: Controls[Board] = Controls(handy=_handy, numbered=("place",))
