"""What stands beside the picture: the players; and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.core import Standing, View
from games.graverobber.rules.known.board import Board
from games.graverobber.shown.draw import boards, stand
from games.graverobber.shown.spots import prefix
from games.graverobber.shown.sprites import COLOURS


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours, and how many Plots each has dug up."""
    board = view.board
    return tuple(Standing(COLOURS[seat], str(board.won(seat))) for seat in (0, 1))


def lies(view: View[Board]) -> Mapping[str, object]:
    """What was laid and dug, and where the pieces stand."""
    return dict(_lies(view))


def _lies(view: View[Board]) -> Iterator[tuple[str, object]]:
    board = view.board
    for grid, owner in boards(view):
        home, guest = stand(board, owner)
        layout, dug = board.layouts[owner], board.dug(1 - owner)
        for square in grid.squares:
            laid = layout.at(square) if layout else None
            there = (laid, dug.get(square), square == home, square == guest)
            yield f"{prefix(view, owner)}{square}", there
