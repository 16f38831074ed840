"""What plans need: within a round everything is foreseen; nobody knows the deal of the next one."""

from __future__ import annotations

from games.core import Foresight, Move, Options, Seat, Text, View, say
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.state import GraveyardShiftState


def imagined(view: View[Board], seats: int, options: Options) -> GraveyardShiftState:
    """The position itself; graveyards without parts stand for the rounds to come."""
    board = view.board
    return GraveyardShiftState(
        seats=seats,
        position=board,
        to_come=({},) * (board.rounds - board.number),
        notes=view.notes,
        outcome=view.outcome,
    )


def stops(view: View[Board], seat: Seat, move: Move) -> Text | None:
    """A new round is dealt."""
    after = imagined(view, 2, {}).apply(seat, move)
    if after.position.number == view.board.number:
        return None
    return say("graveyard-shift-foresight-round")


FORESIGHT = Foresight(imagined=imagined, stops=stops)
