"""What stands beside the picture: the players; and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Mapping

from games import pen
from games.core import Standing, View
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.rounds import SQUARES


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours and rounds won."""
    won = zip(pen.SEATS, view.board.won, strict=False)
    return tuple(Standing(colour, str(rounds)) for colour, rounds in won)


def lies(view: View[Board]) -> Mapping[str, object]:
    """Every part and both pawns."""
    now = view.board.round
    return {
        square: (now.stack(square), tuple(at == square for at in now.pawns)) for square in SQUARES
    }
