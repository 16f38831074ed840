"""What everybody is told of a move."""

from __future__ import annotations

from games.cop_and_rob.cards import (
    EXITS,
    OTHER,
    ROLE_NAMES,
    SPELT,
    Kind,
    Lot,
    Role,
    chooser,
    named,
    ways,
)
from games.cop_and_rob.streets import Streets, cell_of, name
from games.core import Move, Text, Who, say


def told(streets: Streets, role: Role, card: Kind, who: Who, move: Move) -> Text:
    """What everybody is told about a legal move; `streets` are as they were before it."""
    word, *rest = move.split()
    other = OTHER[role]
    values = {"who": who, "card": named(card, role), "other": ROLE_NAMES[other]}
    values |= {"lifted": named("super", other), "cell": rest[0] if rest else ""}
    match word:
        case "place":
            opens, _ = streets.opened(cell_of(rest[0]), EXITS[rest[1]])
            if not opens:
                return Text("{who} places {card} at {cell}: it opens nothing.", values)
            template = "{who} places {card} at {cell}: it opens {ways}."
            return Text(template, {**values, "ways": ways(SPELT[opens])})
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


def lot_told(lot: Lot) -> Text:
    """What everybody is told of a draw for the roles, and why it decides or does not (CR-5)."""
    first = chooser(lot)
    drew = {"a": Who(0), "b": Who(1), "first": named(lot[0]), "second": named(lot[1])}
    if first is None:
        return Text("{a} draws {first}, {b} draws {second}: both draw again.", drew)
    template = "{a} draws {first}, {b} draws {second}: {who} drew {why} and chooses."
    return Text(template, {**drew, "who": Who(first), "why": better(lot)})


def better(lot: Lot) -> Text:
    """What the chooser drew and the other did not."""
    return say("a supercard") if "super" in lot else say("more exits")


def won_as(streets: Streets, winner: Role) -> Text:
    """Who the winner was, and how the roads on the table decided it, if they did."""
    if streets.joints:
        cop, rob = streets.joints[0]
        template = "as Cop, whose road meets Rob's where {cop} meets {rob}"
        return say(template, cop=name(cop), rob=name(rob))
    if not streets.ways_out["rob"]:
        return say("as Cop, who has Rob shut in")
    if not streets.ways_out["cop"]:
        return say("as Rob, whom Cop can follow no further")
    return say("as Rob, who got away") if winner == "rob" else say("as Cop")
