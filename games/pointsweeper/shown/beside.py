"""What stands beside the picture: the players; and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Mapping

from games import pen
from games.core import Standing, View
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.shown.draw import GRID, shown


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours and points."""
    board = view.board
    return tuple(Standing(c, str(board.score(s))) for s, c in enumerate((pen.RED, pen.BLUE)))


def lies(view: View[Board]) -> Mapping[str, object]:
    """Every tile that was claimed, and every scout."""
    seen = shown(view)
    minefield, scouted = seen.minefield, seen.scouted
    return {
        square: (
            minefield.tiles.get(square),
            minefield.taken.get(square),
            tuple((scout.seat, scout.kind) for scout in scouted.get(square, ())),
        )
        for square in GRID.squares
    }
