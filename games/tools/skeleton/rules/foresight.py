"""What plans need: nothing is secret, so all that may come is foreseen."""

from __future__ import annotations

from games.core import Foresight, Options, View

from .known.board import Board
from .state import SkeletonState


def imagined(view: View[Board], seats: int, options: Options) -> SkeletonState:
    """The position itself."""
    mover = view.acting[0] if view.acting else 0
    return SkeletonState(
        seats=seats, heaps=view.board.heaps, mover=mover, notes=view.notes, outcome=view.outcome
    )


FORESIGHT = Foresight(imagined=imagined)
