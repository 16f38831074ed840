"""Which moves are legal, and what ends the match."""

from __future__ import annotations

from games.cop_and_rob.rules.known.cards import SPELT, Kind, Role
from games.cop_and_rob.rules.known.moves import name
from games.cop_and_rob.rules.known.streets import Streets, placed
from games.core import Move, Text, say


def card_moves(streets: Streets, role: Role, card: Kind) -> tuple[Move, ...]:
    """Every way to play the card that was turned up (CR-10 to CR-12)."""
    if card == "super":
        return (
            *(f"block {name(cell)}" for cell in streets.blockable(role)),
            *(f"cover {name(cell)}" for cell in streets.coverable(role)),
            *(f"lift {name(cell)}" for cell in streets.liftable(role)),
            "discard",
        )
    placements = streets.placements(role, card)
    placed = tuple(f"place {name(cell)} {SPELT[exits]}" for cell, exits in placements)
    return placed or ("discard",)  # CR-11


def drive_moves(streets: Streets, role: Role) -> tuple[Move, ...]:
    """Every way to end the turn (CR-14)."""
    cells = placed(streets.reach[role] - {streets.pawns[role]})
    return (*(f"drive {name(cell)}" for cell in cells), "stay")


def ending(streets: Streets) -> tuple[Role, Text] | None:
    """Who has won by the roads on the table, and why (CR-20 to CR-22, in this order)."""
    if streets.joints:
        return "cop", say("cop-and-rob-ends-joined")
    if not streets.ways_out["rob"]:
        return "cop", say("cop-and-rob-ends-rob-shut-in")
    if not streets.ways_out["cop"]:
        return "rob", say("cop-and-rob-ends-cop-shut-in")
    return None
