"""Positions of Cop & Rob, reached by dealing and playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.cop_and_rob.rules.known.cards import DECK, Kind
from games.cop_and_rob.rules.state import CopAndRobState, start

HOST = {"roles": "host"}
NAMES = ("Ann", "Bob")


def deck(*top: Kind) -> list[Kind]:
    """A whole deck with these cards on top."""
    rest = Counter(DECK)
    rest.subtract(top)
    return [*top, *rest.elements()]


def opened(rob: Sequence[Kind] = (), cop: Sequence[Kind] = ()) -> CopAndRobState:
    """A match at Rob's first turn, seat 0 being Rob, with these cards on top of the decks."""
    dealt = {"lots": [], "rob": deck(*rob), "cop": deck(*cop)}
    return start(dealt, 2, HOST).apply(0, "rob")


def play(state: CopAndRobState, *moves: str) -> CopAndRobState:
    """The position after the moves, each a legal one of the player to move."""
    for move in moves:
        (seat,) = state.acting
        assert state.refusal(seat, move) is None, (move, state.legal(seat))
        state = state.apply(seat, move)
    return state
