"""What plans need: nothing is secret, so all that may come is foreseen."""

from __future__ import annotations

from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.state import BushwhackedState
from games.core import Foresight, Move, Options, Seat, View


def imagined(view: View[Board], seats: int, options: Options) -> BushwhackedState:
    """The position itself."""
    return BushwhackedState(
        seats=seats, position=view.board, notes=view.notes, outcome=view.outcome
    )


def possible(view: View[Board], seat: Seat) -> tuple[Move, ...]:
    """What is legal."""
    return imagined(view, view.board.seats, {}).legal(seat)


FORESIGHT = Foresight(imagined=imagined, possible=possible)
