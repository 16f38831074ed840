"""The streets of Cop & Rob in words: what can be chosen, both roads, supercards, decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from games.cop_and_rob.board import Board
from games.cop_and_rob.cards import (
    DECK_SIZE,
    OTHER,
    ROLE_NAMES,
    SPELT,
    Exits,
    Kind,
    Role,
    named,
)
from games.cop_and_rob.numbers import circled, numbers
from games.cop_and_rob.streets import Cell, Streets, name, placed
from games.cop_and_rob.told import lot_told
from games.core import Outcome, Text, View, Who, lines, say

_ROOM = 48
"""How much can be told in what Discord keeps of an alt text: in cards, a choice counts twice."""


def describe(view: View[Board]) -> Text:
    """Whose turn and what can be chosen, by the numbers of the picture; where both stand, whoever
    looks or is to move first; supercards and decks; at the end every card, for who can't see them.
    """
    board = view.board
    roles = _in_order(view)
    paragraphs = [
        [_turn(view), *_choices(board)],
        [_stand(board, role) for role in roles],
        _supercards(board),
        _decks(view, roles),
        [_cards(board.streets, role) for role in roles if _has_room(board)],
    ]
    return lines(_paragraphs(paragraphs))


def _paragraphs(paragraphs: Iterable[Sequence[Text]]) -> list[Text]:
    """Their lines, an empty one between two paragraphs."""
    found = list[Text]()
    for paragraph in filter(None, paragraphs):
        found += [*([lines([])] if found else []), *paragraph]
    return found


def _has_room(board: Board) -> bool:
    """Is there room for every card on the table? What can be chosen comes first, and so do the
    decks once they are open."""
    unseen = (sum(cards.values()) for cards in board.unseen.values())
    told = 2 * len(board.targets) + (sum(unseen) if board.decks else 0)
    return len(board.streets.roads) + told <= _ROOM


def _in_order(view: View[Board]) -> tuple[Role, Role]:
    """The role of who looks first, or else of who is to move."""
    own = [role for role, seat in view.board.cast.items() if seat == view.seat]
    first = own[0] if own else view.board.role
    return first, OTHER[first]


def _turn(view: View[Board]) -> Text:
    board = view.board
    if view.outcome:
        return _over(view.outcome)
    who = Who(view.acting[0])
    if not board.card:
        return _who_chooses(board, who)
    values = {"who": who, "role": ROLE_NAMES[board.role], "card": named(board.card, board.role)}
    if board.driving:
        return Text("Cop & Rob. {who} ({role}) may drive, or stay.", values)
    if board.card == "super":
        return Text("Cop & Rob. {who} ({role}) plays {card}.", values)
    if not board.targets:
        return Text("Cop & Rob. {who} ({role}) can place {card} nowhere.", values)
    return Text("Cop & Rob. {who} ({role}) places {card}.", values)


def _over(outcome: Outcome) -> Text:
    if not outcome.decided:
        return say("Cop & Rob is over: {reason}.", reason=outcome.reason)
    return say(
        "Cop & Rob is over: {reason}. {who} wins {decided}.",
        reason=outcome.reason,
        who=Who(outcome.places.index(1)),
        decided=outcome.decided,
    )


def _who_chooses(board: Board, who: Who) -> Text:
    if not board.lots:
        return say("Cop & Rob. {who} chooses who is Rob and who is Cop.", who=who)
    lot = lot_told(board.lots[-1])
    return say("Cop & Rob. {lot} Who is Rob, and who is Cop?", lot=lot)


_CHOICES: Mapping[str, str] = {
    "place": "It fits at {cells}.",
    "block": "It can block {cells}.",
    "cover": "It can cover {cells}.",
    "lift": "It can lift what lies on {cells}.",
    "drive": "In reach: {cells}.",
}


def _choices(board: Board) -> list[Text]:
    """The numbered cells by what can be done there."""
    number, streets = numbers(board), board.streets
    cells = dict[str, list[str]]()
    for cell in board.targets:
        does = _does(board, streets, cell)
        cells.setdefault(does, []).append(f"{circled(number[cell])} {name(cell)}")
    return [Text(_CHOICES[does], {"cells": "  ".join(named)}) for does, named in cells.items()]


def _does(board: Board, streets: Streets, cell: Cell) -> str:
    """The first word of the moves that name this cell."""
    if board.driving:
        return "drive"
    if board.card != "super":
        return "place"
    if cell in streets.supers:
        return "lift"
    return "cover" if cell in streets.roads else "block"


def _stand(board: Board, role: Role) -> Text:
    """Where the pawn stands, its ways out, and what it can't drive to."""
    streets = board.streets
    mine = (cell for cell, road in streets.roads.items() if road.owner == role)
    cut_off = placed(cell for cell in mine if cell not in streets.reach[role])
    values = {
        "player": _player(board, role),
        "pawn": name(streets.pawns[role]),
        "ways": _cells(placed(streets.ways_out[role])),
        "far": _cells(cut_off),
    }
    if not streets.ways_out[role]:
        return Text("{player} stands at {pawn} and has no way out.", values)
    if cut_off:
        return Text("{player} stands at {pawn}. Ways out: {ways}. Cut off: {far}.", values)
    return Text("{player} stands at {pawn}. Ways out: {ways}.", values)


def _cells(cells: Iterable[Cell]) -> str:
    return " ".join(name(cell) for cell in cells)


def _cards(streets: Streets, role: Role) -> Text:
    """`N E W 0,1 2,1; E S 1,1`: the cards that lead the same ways together."""
    groups = dict[Exits, list[Cell]]()
    for cell, road in streets.roads.items():
        if road.owner == role:
            groups.setdefault(road.exits, []).append(cell)
    told = "; ".join(f"{' '.join(SPELT[exits])} {_cells(cells)}" for exits, cells in groups.items())
    return say("{role}'s cards: {cards}.", role=ROLE_NAMES[role], cards=told)


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


def _decks(view: View[Board], roles: Iterable[Role]) -> list[Text]:
    if view.outcome and not any(sum(cards.values()) for cards in view.board.unseen.values()):
        return [say("Both decks are used up.")]
    return [_deck(view.board, role) for role in roles]


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
