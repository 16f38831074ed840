"""What everybody is told of a move."""

from __future__ import annotations

from games.cop_and_rob.cards import OTHER, ROLE_NAMES, Kind, Role, named, ways
from games.cop_and_rob.streets import Streets, name
from games.core import Move, Text, Who, say


def told(streets: Streets, role: Role, card: Kind, who: Who, move: Move) -> Text:
    """What everybody is told about a legal move; `streets` are as they were before it."""
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
            return say("{who} stays at {cell}.", who=who, cell=name(streets.pawns[role]))
        case _ if card == "super":
            return Text("{who} discards {card}.", values)
        case _:
            return Text("{who} can place {card} nowhere and discards it.", values)
