"""What stands beside the picture: the players; and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Mapping

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.streets import name
from games.cop_and_rob.shown.sprites import COLOURS
from games.core import Standing, View


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours, once the roles are settled."""
    roles = {seat: role for role, seat in view.board.cast.items()}
    return tuple(Standing(COLOURS[roles[seat]]) for seat in sorted(roles))


def lies(view: View[Board]) -> Mapping[str, object]:
    """Every card, and where the pawns stand."""
    streets = view.board.streets
    pawns = {cell: role for role, cell in streets.pawns.items()}
    cells = {*streets.roads, *streets.supers, *pawns}
    return {
        name(cell): (streets.roads.get(cell), streets.supers.get(cell), pawns.get(cell))
        for cell in cells
    }
