"""Cop & Rob in words: labels, what people type, the streets described, warnings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from games.cop_and_rob.board import Board
from games.cop_and_rob.cards import (
    DECK_SIZE,
    OTHER,
    ROLE_NAMES,
    ROLES,
    SPELT,
    Exits,
    Kind,
    Role,
    named,
    ways,
)
from games.cop_and_rob.moves import ending
from games.cop_and_rob.streets import Cell, Streets, name
from games.cop_and_rob.told import better, lot_told
from games.core import Move, Outcome, Text, View, Who, lines, say, sentences
from games.notation import words

_SYNONYMS = {
    **{"p": "place", "b": "block", "c": "cover", "l": "lift", "d": "drive"},
    **{"north": "n", "east": "e", "south": "s", "west": "w"},
    **{"at": "", "on": "", "to": ""},
}
_BETWEEN = re.compile(r"[()+:]")
_CELL = re.compile(r"(?<![\d,-])(-?\d{1,3})\s*,\s*(-?\d{1,3})(?![\d,])")
_EXITS = re.compile(r"[nesw]+")


def fold(text: str) -> Move:
    """What people type as canonical text: `1, 1 sen` is `place 1,1 NES`."""
    plain = _BETWEEN.sub(" ", text.casefold().replace("−", "-"))
    typed = words(_CELL.sub(lambda m: f" {int(m[1])},{int(m[2])} ", plain), _SYNONYMS)
    after = next((n for n, word in enumerate(typed, 1) if _CELL.fullmatch(word)), len(typed))
    exits = "".join(typed[after:])
    if not _EXITS.fullmatch(exits):
        return " ".join(typed)
    if after == 1:
        typed.insert(0, "place")
        after = 2
    return " ".join([*typed[:after], _in_order(exits.upper())])


def _in_order(exits: str) -> str:
    """`SEN` as `NES`; what names an exit twice is left as it is."""
    return "".join(w for w in "NESW" if w in exits) if len(set(exits)) == len(exits) else exits


_SINGLE: Mapping[str, Text] = {
    "rob": say("💰 Be Rob, the robber"),
    "cop": say("🚓 Be Cop, the police"),
    "discard": say("🗑 Discard the card"),
    "stay": say("🅿 Stay here"),
    "place": say("🛣 Place the card…"),
    "block": say("🚧 Block a way out…"),
    "cover": say("🎯 Cover a card…"),
    "lift": say("🧹 Lift a supercard…"),
    "drive": say("🚗 Drive…"),
}
_AT_COLUMN = {
    "place": "Place in column {x}…",
    "block": "Block in column {x}…",
    "cover": "Cover in column {x}…",
    "lift": "Lift in column {x}…",
    "drive": "Drive to column {x}…",
}
_AT_CELL = {
    "place": "Place at {cell}…",
    "block": "🚧 Block {cell}",
    "cover": "🎯 Cover {cell}",
    "lift": "🧹 Lift {cell}",
    "drive": "🚗 Drive to {cell}",
}


def label(beginning: str) -> Text:
    """A move, or the beginning of one, for a button or menu entry."""
    match beginning.split():
        case [word]:
            return _SINGLE[word]
        case [word, cell] if cell.endswith(","):
            return Text(_AT_COLUMN[word], {"x": cell[:-1]})
        case [word, cell]:
            return Text(_AT_CELL[word], {"cell": cell})
        case [_, cell, exits]:
            return say("🛣 Place at {cell}: {ways}", cell=cell, ways=ways(exits))
    raise ValueError(beginning)


def describe(view: View[Board]) -> Text:
    """The streets in words: whose turn, both roads, supercards, ways out, decks."""
    board = view.board
    told = [_turn(view)]
    for role in ROLES:
        told.append(_road(board, role))
    told.extend(_supercards(board))
    if view.outcome and not any(sum(cards.values()) for cards in board.unseen.values()):
        return lines([*told, say("Both decks are used up.")])
    told.extend(_deck(board, role) for role in ROLES)
    return lines(told)


def _turn(view: View[Board]) -> Text:
    board = view.board
    if view.outcome:
        return _over(view.outcome)
    who = Who(view.acting[0])
    if not board.card:
        return _choice(board, who)
    values = {
        "who": who,
        "role": ROLE_NAMES[board.role],
        "card": named(board.card, board.role),
        "cells": _cells(board.targets),
    }
    if board.driving:
        return Text("Cop & Rob. {who} ({role}) may drive within reach, or stay.", values)
    if board.card == "super":
        return Text("Cop & Rob. {who} ({role}) plays {card}.", values)
    if not board.targets:
        return Text("Cop & Rob. {who} ({role}) can place {card} nowhere.", values)
    return Text("Cop & Rob. {who} ({role}) places {card}; it fits at {cells}.", values)


def _over(outcome: Outcome) -> Text:
    if not outcome.decided:
        return say("Cop & Rob is over: {reason}.", reason=outcome.reason)
    return say(
        "Cop & Rob is over: {reason}. {who} wins {decided}.",
        reason=outcome.reason,
        who=Who(outcome.places.index(1)),
        decided=outcome.decided,
    )


def _choice(board: Board, who: Who) -> Text:
    if not board.lots:
        return say("Cop & Rob. {who} chooses who is Rob and who is Cop.", who=who)
    lot = lot_told(board.lots[-1])
    return say("Cop & Rob. {lot} Who is Rob, and who is Cop?", lot=lot)


def _cells(cells: Iterable[Cell]) -> str:
    return " ".join(name(cell) for cell in cells) or "none"


def _road(board: Board, role: Role) -> Text:
    streets = board.streets
    mine = [cell for cell, road in streets.roads.items() if road.owner == role]
    cut_off = [cell for cell in mine if cell not in streets.reach[role]]
    values = {
        "player": _player(board, role),
        "pawn": name(streets.pawns[role]),
        "near": _by_exits(streets, (cell for cell in mine if cell in streets.reach[role])),
        "far": _by_exits(streets, cut_off),
        "ways": _cells(sorted(streets.ways_out[role])),
    }
    if cut_off:
        return Text(
            "{player} stands at {pawn}. In reach: {near}. Cut off: {far}. Ways out: {ways}.", values
        )
    return Text("{player} stands at {pawn}. In reach: {near}. Ways out: {ways}.", values)


def _by_exits(streets: Streets, cells: Iterable[Cell]) -> str:
    """`N E W 0,1 2,1; E S 1,1`: the cards that lead the same ways together."""
    groups: dict[Exits, list[Cell]] = {}
    for cell in cells:
        groups.setdefault(streets.roads[cell].exits, []).append(cell)
    return "; ".join(f"{' '.join(SPELT[exits])} {_cells(groups[exits])}" for exits in groups)


def _player(board: Board, role: Role) -> Text:
    if not board.cast:
        return say("{role}", role=ROLE_NAMES[role])
    return say("{role} ({who})", role=ROLE_NAMES[role], who=Who(board.cast[role]))


def _supercards(board: Board) -> list[Text]:
    streets = board.streets
    told = list[Text]()
    for cell, role in streets.supers.items():
        template = "{cell} is blocked by {card}."
        if cell in streets.roads:
            template = "{cell} is covered by {card}."
        told.append(Text(template, {"card": named("super", role), "cell": name(cell)}))
    return told


def _deck(board: Board, role: Role) -> Text:
    counts = board.unseen[role]
    if not board.decks:
        cards = tuple(_numbered(kind, number) for kind, number in counts.items() if number)
        return say("{role}'s deck: {cards}.", role=ROLE_NAMES[role], cards=cards or say("empty"))
    rest = board.decks[role][DECK_SIZE - sum(counts.values()) :]
    cards = tuple(_KINDS[kind][0] for kind in rest)
    template = "Left in {role}'s deck, from the top: {cards}."
    return say(template, role=ROLE_NAMES[role], cards=cards or say("nothing"))


def _numbered(kind: Kind, number: int) -> Text:
    one, many = _KINDS[kind]
    return say("{n} {cards}", n=number, cards=one if number == 1 else many)


_KINDS: Mapping[Kind, tuple[Text, Text]] = {
    "dead_end": (say("dead end"), say("dead ends")),
    "straight": (say("straight"), say("straights")),
    "curve": (say("curve"), say("curves")),
    "tee": (say("tee"), say("tees")),
    "cross": (say("cross"), say("crosses")),
    "super": (say("supercard"), say("supercards")),
}
"""One, and several."""


def warn(view: View[Board], move: Move) -> Text | None:
    """Before a move that loses the match at once, where another would not (CR-31)."""
    reason = _loses(view.board, move)
    if reason is None or all(_loses(view.board, other) for other in view.legal):
        return None
    return say("That loses the match at once: {reason}.", reason=reason)


def _loses(board: Board, move: Move) -> Text | None:
    end = ending(board.streets.play(board.role, move))
    return end[1] if end and end[0] != board.role else None


def tip(view: View[Board]) -> Text | None:
    """What the roles are after, and why driving matters, when it is time to (CR-31)."""
    if view.seat not in view.acting:
        return None
    if not view.board.card:
        return _roles_tip(view.board)
    return _DRIVING[view.board.role] if view.board.driving else None


def _roles_tip(board: Board) -> Text:
    goals = say("Rob wants to keep a way out to the end; Cop wants to join his road to Rob's.")
    if not board.lots:
        return goals
    drew = say("You drew {why}: choose.", why=better(board.lots[-1]))
    return sentences([drew, goals])


_DRIVING: Mapping[Role, Text] = {
    "rob": say(
        "Where your pawn stands matters: the card under it can't be covered, and you build on and "
        "get away only from cards it can drive to. Cop may join any card of yours that is not "
        "covered, the pale ones too."
    ),
    "cop": say(
        "Where your pawn stands matters: the card under it can't be covered, and you build on and "
        "catch Rob only from cards it can drive to. You may join any card of Rob's that is not "
        "covered, the pale ones too."
    ),
}
"""What driving is good for (CR-8, CR-10, CR-12, CR-20)."""


def roles(view: View[Board]) -> tuple[str, ...]:
    """What the seats are called, once that is settled."""
    called = {seat: role.capitalize() for role, seat in view.board.cast.items()}
    return tuple(called[seat] for seat in sorted(called))


def why(view: View[Board], move: Move) -> Text:
    """What a move changes on the roads."""
    board = view.board
    if board.card is None:
        return say("That role suits the start a little better.")
    after, role = board.streets.play(board.role, move), board.role
    if (end := ending(after)) and end[0] == role:
        return say("It wins the match: {reason}.", reason=end[1])
    mine, theirs = len(after.ways_out[role]), len(after.ways_out[OTHER[role]])
    return say(
        "Ways out after it: yours {mine}, those of {other} {theirs}.",
        mine=mine,
        other=ROLE_NAMES[OTHER[role]],
        theirs=theirs,
    )
