"""What plans need: nothing is secret, so all that may come is foreseen."""

from __future__ import annotations

from games.core import Foresight, Move, Options, Seat, View

from .known.board import Board
from .state import SkeletonState


def imagined(view: View[Board], seats: int, options: Options) -> SkeletonState:
    """The position itself."""
    mover = view.acting[0] if view.acting else 0
    return SkeletonState(
        seats=seats, heaps=view.board.heaps, mover=mover, notes=view.notes, outcome=view.outcome
    )


def possible(view: View[Board], seat: Seat) -> tuple[Move, ...]:
    """What anybody can see."""
    return imagined(view, 2, {}).legal(seat)


FORESIGHT = Foresight(imagined=imagined, possible=possible)
