"""Why a move is refused, by what everybody sees."""

from __future__ import annotations

from games.cop_and_rob.rules.known.cards import (
    KINDS,
    OTHER,
    SPELT,
    Exits,
    Kind,
    Role,
    called,
)
from games.cop_and_rob.rules.known.moves import Cell, On, Place, first, name, read
from games.cop_and_rob.rules.known.streets import BANK, WAYS, Streets
from games.core import Move, Text, say
from games.notation import Word


def refusal(streets: Streets, role: Role, card: Kind, driving: bool, move: Move) -> Text:
    """Why a move that is not legal is refused."""
    word = first(move)
    if word in ("rob", "cop"):
        return say("cop-and-rob-no-settled")
    if word in ("place", "block", "cover", "lift", "discard") and driving:
        return say("cop-and-rob-no-played")
    if word in ("drive", "stay") and not driving:
        return say("cop-and-rob-no-card-first", card=called(card, role))
    match read(move):
        case Place(cell, exits):
            return _why_not_place(streets, role, card, cell, exits)
        case On("drive", cell):
            return _why_not_drive(streets, role, cell)
        case On(what, cell):
            if card != "super":
                return say("cop-and-rob-no-super", card=card)
            return _why_not_super(streets, role, what, cell)
        case Word("discard"):
            return say("cop-and-rob-no-discard", cell=name(streets.placements(role, card)[0][0]))
    return _notation(card, driving)


def _notation(card: Kind, driving: bool) -> Text:
    if driving:
        return say("cop-and-rob-write-drive")
    return say("cop-and-rob-write-super" if card == "super" else "cop-and-rob-write-place")


def _why_not_place(streets: Streets, role: Role, card: Kind, cell: Cell, exits: Exits) -> Text:
    if card == "super":
        return say("cop-and-rob-no-road", card=called(card, role))
    if not streets.is_empty(cell):
        return _taken(streets, cell)
    if cell not in streets.ways_out[role]:
        return say("cop-and-rob-no-way-there", cell=name(cell))
    if KINDS.get(exits) != card:
        return say("cop-and-rob-no-fit", exits=SPELT[exits], card=card)
    return _misfit(streets, cell, exits)


def _taken(streets: Streets, cell: Cell) -> Text:
    if cell == BANK:
        return say("cop-and-rob-no-bank", cell=name(cell))
    if cell in streets.roads:
        return say("cop-and-rob-no-taken", cell=name(cell), role=streets.roads[cell].owner)
    card = called("super", streets.supers[cell])
    return say("cop-and-rob-lies-on-cell", cell=name(cell), card=card)


def _misfit(streets: Streets, cell: Cell, exits: Exits) -> Text:
    must, never = streets.sides(cell)
    wrong = must & ~exits | never & exits
    way, dx, dy, _ = next(step for step in WAYS if step[0] & wrong)
    there = (cell[0] + dx, cell[1] + dy)
    if there == BANK:
        return say("cop-and-rob-no-into-bank", cell=name(cell), ways=SPELT[way])
    id = "cop-and-rob-no-must-lead" if way & must else "cop-and-rob-no-blank"
    return Text(id, {"cell": name(cell), "there": name(there), "ways": SPELT[way]})


def _why_not_super(streets: Streets, role: Role, word: str, cell: Cell) -> Text:
    here, other = name(cell), OTHER[role]
    if word == "block":
        if not streets.is_empty(cell):
            return _taken(streets, cell)
        return say("cop-and-rob-no-open-exit", cell=here, other=other)
    if word == "lift":
        if cell not in streets.supers:
            return say("cop-and-rob-no-supercard", cell=here)
        return say("cop-and-rob-no-own-supercard", cell=here, other=other)
    road = streets.roads.get(cell)
    if road is None or road.owner == role:
        return say("cop-and-rob-no-card-of", cell=here, other=other)
    if cell in streets.supers:
        return say("cop-and-rob-no-covered", cell=here)
    return say("cop-and-rob-no-pawn", cell=here, other=other)


def _why_not_drive(streets: Streets, role: Role, cell: Cell) -> Text:
    here, pawn = name(cell), streets.pawns[role]
    road = streets.roads.get(cell)
    if cell == pawn:
        return say("cop-and-rob-no-stand", cell=here)
    if road is None or road.owner != role:
        return say("cop-and-rob-no-own-card", cell=here)
    if cell in streets.supers:
        return say("cop-and-rob-no-drive-covered", cell=here)
    return say("cop-and-rob-no-road-there", pawn=name(pawn), cell=here)
