"""What may be played on a table, how it is told, and what ends the match."""

from __future__ import annotations

from games.cop_and_rob.cards import OTHER, ROLE_NAMES, SPELT, Kind, Role, named, ways
from games.cop_and_rob.table import Table, name
from games.core import Move, Text, Who, say


def card_moves(table: Table, role: Role, card: Kind) -> tuple[Move, ...]:
    """Every way to play the card turned up (CR-10 to CR-12)."""
    if card == "super":
        return (
            *(f"block {name(cell)}" for cell in table.blockable(role)),
            *(f"cover {name(cell)}" for cell in table.coverable(role)),
            *(f"lift {name(cell)}" for cell in table.liftable(role)),
            "discard",
        )
    placements = table.placements(role, card)
    placed = tuple(f"place {name(cell)} {SPELT[exits]}" for cell, exits in placements)
    return placed or ("discard",)  # CR-11


def drive_moves(table: Table, role: Role) -> tuple[Move, ...]:
    """Every way to end the turn (CR-14)."""
    cells = sorted(table.reach[role] - {table.pawns[role]})
    return (*(f"drive {name(cell)}" for cell in cells), "stay")


def ending(table: Table) -> tuple[Role, Text] | None:
    """Who has won by the roads on the table, and why (CR-20 to CR-22, in this order)."""
    if table.joined():
        return "cop", say("the roads are joined")
    if not table.ways_out["rob"]:
        return "cop", say("Rob has no way out")
    if not table.ways_out["cop"]:
        return "rob", say("Cop has no way out")
    return None


def account(table: Table, role: Role, card: Kind, who: Who, move: Move) -> Text:
    """What everybody is told about a legal move; `table` is as it was before it."""
    word, *rest = move.split()
    other = OTHER[role]
    values = {"who": who, "card": named(card, role), "other": ROLE_NAMES[other]}
    values |= {"lifted": named("super", other), "cell": rest[0] if rest else ""}
    match word:
        case "place":
            template = "{who} places {card} at {cell}, leading {ways}."
            return Text(template, {**values, "ways": ways(rest[1])})
        case "block":
            return Text("{who} blocks {cell} with {card}.", values)
        case "cover":
            return Text("{who} covers the card of {other} at {cell} with {card}.", values)
        case "lift":
            return Text("{who} lifts {lifted} off {cell}.", values)
        case "drive":
            return Text("{who} drives to {cell}.", values)
        case "stay":
            return say("{who} stays at {cell}.", who=who, cell=name(table.pawns[role]))
        case _ if card == "super":
            return Text("{who} discards {card}.", values)
        case _:
            return Text("{who} can place {card} nowhere and discards it.", values)
