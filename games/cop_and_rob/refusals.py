"""Why a move may not be played, in a sentence that depends only on what everybody sees."""

from __future__ import annotations

import re

from games.cop_and_rob.cards import (
    EXITS,
    KINDS,
    OTHER,
    ROLE_NAMES,
    SPELT,
    Exits,
    Kind,
    Role,
    named,
    ways,
)
from games.cop_and_rob.streets import BANK, WAYS, Cell, Streets, cell_of, name
from games.core import Move, Text, say

_CELL = re.compile(r"(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})")


def refusal(streets: Streets, role: Role, card: Kind, driving: bool, move: Move) -> Text:
    """Why a move that is not legal may not be played."""
    word, *rest = move.split(" ")  # one space between words: there is one spelling of a move
    if word in ("rob", "cop"):
        return say("Who is Rob and who is Cop is settled.")
    if word in ("place", "block", "cover", "lift", "discard") and driving:
        return say("The card is played. Now drive, or stay.")
    if word in ("drive", "stay") and not driving:
        return say("First play the card that is turned up, {card}.", card=named(card, role))
    match rest:
        case [cell, exits] if word == "place" and _CELL.fullmatch(cell) and exits in EXITS:
            return _why_not_place(streets, role, card, cell_of(cell), EXITS[exits])
        case [cell] if word in ("block", "cover", "lift") and _CELL.fullmatch(cell):
            if card != "super":
                return say("The card turned up is {card}: it can only be placed.", card=named(card))
            return _why_not_super(streets, role, word, cell_of(cell))
        case [cell] if word == "drive" and _CELL.fullmatch(cell):
            return _why_not_drive(streets, role, cell_of(cell))
        case [] if word == "discard":
            there = name(streets.placements(role, card)[0][0])
            return say("It can be placed at {cell}, so it may not be discarded.", cell=there)
    return _notation(card, driving)


def _notation(card: Kind, driving: bool) -> Text:
    if driving:
        return say("Write `drive 2,1` (or the cell's number) to drive there, or `stay`.")
    if card == "super":
        return say(
            "Write `block 1,2`, `cover 1,1`, `lift 1,2` (or the cell's number), or `discard`."
        )
    return say("Write the cell and the exits, such as `place 1,1 NES`, or its number: `1 NES`.")


def _why_not_place(streets: Streets, role: Role, card: Kind, cell: Cell, exits: Exits) -> Text:
    if card == "super":
        return say(
            "The card turned up is {card}, no road: block, cover, lift, or discard it.",
            card=named(card, role),
        )
    if not streets.is_empty(cell):
        return _taken(streets, cell)
    if cell not in streets.ways_out[role]:
        return say("None of your ways out leads to {cell}.", cell=name(cell))
    if KINDS.get(exits) != card:
        return say(
            "{exits} does not fit {card}, the card turned up.",
            exits=SPELT[exits],
            card=named(card),
        )
    return _misfit(streets, cell, exits)


def _taken(streets: Streets, cell: Cell) -> Text:
    if cell == BANK:
        return say("{cell} is the bank: nothing can lie there.", cell=name(cell))
    if cell in streets.roads:
        owner = ROLE_NAMES[streets.roads[cell].owner]
        return say("{cell} is taken by a card of {owner}.", cell=name(cell), owner=owner)
    card = named("super", streets.supers[cell])
    return say("{cell} is blocked by {card}.", cell=name(cell), card=card)


def _misfit(streets: Streets, cell: Cell, exits: Exits) -> Text:
    must, never = streets.sides(cell)
    wrong = must & ~exits | never & exits
    way, dx, dy, _ = next(step for step in WAYS if step[0] & wrong)
    there = (cell[0] + dx, cell[1] + dy)
    values = {"cell": name(cell), "there": name(there), "way": ways(SPELT[way])}
    if there == BANK:
        return Text("{cell} lies by the bank: a card there can't lead {way}.", values)
    if way & must:
        return Text("The card on {there} leads to {cell}: a card there must lead {way}.", values)
    return Text(
        "The card on {there} is blank towards {cell}: a card there can't lead {way}.", values
    )


def _why_not_super(streets: Streets, role: Role, word: str, cell: Cell) -> Text:
    other = OTHER[role]
    values = {"cell": name(cell), "other": ROLE_NAMES[other]}
    if word == "block":
        if not streets.is_empty(cell):
            return _taken(streets, cell)
        return Text("No open exit of {other} leads to {cell}.", values)
    if word == "lift":
        if cell not in streets.supers:
            return Text("There is no supercard on {cell}.", values)
        return Text("The supercard on {cell} is yours: only one of {other} can be lifted.", values)
    road = streets.roads.get(cell)
    if road is None or road.owner == role:
        return Text("There is no road card of {other} on {cell}.", values)
    if cell in streets.supers:
        return Text("The card on {cell} is covered already.", values)
    return Text("{other} stands on {cell}, so that card can't be covered.", values)


def _why_not_drive(streets: Streets, role: Role, cell: Cell) -> Text:
    pawn = streets.pawns[role]
    values = {"cell": name(cell), "pawn": name(pawn)}
    road = streets.roads.get(cell)
    if cell == pawn:
        return Text("You stand on {cell}: to remain there, stay.", values)
    if road is None or road.owner != role:
        return Text("There is no road card of yours on {cell}.", values)
    if cell in streets.supers:
        return Text("The card on {cell} is covered, and nobody drives onto a supercard.", values)
    return Text("No open road of yours leads from {pawn} to {cell}.", values)
