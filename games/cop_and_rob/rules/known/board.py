"""What everybody sees of a match. Only the order of the decks is secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.cop_and_rob.rules.known.cards import Kind, Lot, Role
from games.cop_and_rob.rules.known.moves import Cell
from games.cop_and_rob.rules.known.streets import Streets
from games.core import Seat

Cast = Mapping[Role, Seat]
"""Who plays which role; empty until the roles are settled."""


@dataclass(frozen=True)
class Board:
    """What everybody sees."""

    streets: Streets
    """The cards that lie, and the two pawns."""
    lots: tuple[Lot, ...]
    """The cards drawn for the roles, draw by draw (CR-5)."""
    cast: Cast
    """Who plays whom."""
    role: Role
    """Whose turn it is; Rob has the first."""
    card: Kind | None
    """The card turned up last; None while the roles are open."""
    driving: bool
    """Has that card been played, so that the pawn may drive now?"""
    turned: int
    """How many cards have been turned up, from Rob's deck and Cop's in turn."""
    unseen: Mapping[Role, Mapping[Kind, int]]
    """How many cards of each kind are face down in each deck (CR-30)."""
    last: tuple[Cell, ...]
    """The cell of the card played last, and the cell that pawn drove to after it."""
    targets: tuple[Cell, ...]
    """The cells that the player to move can choose now."""
    decks: Mapping[Role, tuple[Kind, ...]]
    """Both decks as they were dealt, once the match is over; empty before that."""
