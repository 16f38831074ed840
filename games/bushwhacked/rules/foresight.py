"""What plans need: nothing is secret, so all that may come is foreseen."""

from __future__ import annotations

from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.state import BushwhackedState
from games.core import Foresight, Options, View


def imagined(view: View[Board], seats: int, options: Options) -> BushwhackedState:
    """The position itself."""
    return BushwhackedState(
        seats=seats, position=view.board, notes=view.notes, outcome=view.outcome
    )


FORESIGHT = Foresight(imagined=imagined)
