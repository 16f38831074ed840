"""What everybody is told of a move."""

from __future__ import annotations

from games.cop_and_rob.rules.known.cards import (
    OTHER,
    SPELT,
    Kind,
    Lot,
    Role,
    better,
    called,
    chooser,
)
from games.cop_and_rob.rules.known.moves import On, Place, name, read
from games.cop_and_rob.rules.known.streets import Streets
from games.core import Move, Text, Who, say
from games.notation import Word


def told(
    streets: Streets, role: Role, card: Kind, who: Who, move: Move, *, forced: bool = False
) -> Text:
    """What a legal move tells; `streets` are those before it. `forced`: the card could lie nowhere
    else and was placed by itself, and that is told."""
    match read(move):
        case Place(at, exits):
            opens, _ = streets.opened(at, exits)
            where = "only" if forced else "chosen"
            values = {"who": who, "card": card, "cell": name(at), "where": where}
            if streets.joins(role, move):
                return Text("cop-and-rob-places-joining", values)
            if not opens:
                return Text("cop-and-rob-places-closing", values)
            return Text("cop-and-rob-places", {**values, "ways": SPELT[opens]})
        case On("block", at):
            return say("cop-and-rob-blocks", who=who, card=called("super", role), cell=name(at))
        case On("cover", at):
            return say("cop-and-rob-covers", who=who, card=called("super", role), cell=name(at))
        case On("lift", at):
            theirs = called("super", OTHER[role])
            return say("cop-and-rob-lifts", who=who, card=theirs, cell=name(at))
        case On("drive", at):
            return say("cop-and-rob-drives", who=who, cell=name(at))
        case Word("stay"):
            return say("cop-and-rob-stays", who=who, cell=name(streets.pawns[role]))
        case _ if card == "super":
            return say("cop-and-rob-discards", who=who, card=called(card, role))
        case _:
            return say("cop-and-rob-fits-nowhere", who=who, card=card)


def lot_told(lot: Lot) -> Text:
    """What a draw for the roles tells, and why it does or does not decide (CR-5)."""
    one, two = (say("cop-and-rob-card-done", card=kind) for kind in lot)
    first = chooser(lot)
    if first is None:
        return say("cop-and-rob-lots-again", first=Who(0), one=one, second=Who(1), two=two)
    return say(
        "cop-and-rob-lots-chosen",
        first=Who(0),
        one=one,
        second=Who(1),
        two=two,
        who=Who(first),
        by=better(lot),
    )


def won_as(streets: Streets) -> Text:
    """As whom the winner won: how the roads on the table decided it, or that Cop's time was up
    (CR-20 to CR-23)."""
    if streets.joints:
        cop, rob = streets.joints[0]
        return say("cop-and-rob-won-joined", cop=name(cop), rob=name(rob))
    if not streets.ways_out["rob"]:
        return say("cop-and-rob-won-shut-in")
    if not streets.ways_out["cop"]:
        return say("cop-and-rob-won-shaken-off")
    return say("cop-and-rob-won-away")
