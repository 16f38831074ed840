"""Cop & Rob's board in words: what can be chosen, both roads, supercards, decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK_SIZE, OTHER, SPELT, Exits, Role, called
from games.cop_and_rob.rules.known.moves import Cell, name
from games.cop_and_rob.rules.known.streets import Streets, placed
from games.cop_and_rob.rules.known.told import lot_told
from games.cop_and_rob.shown.words import circled, numbers
from games.core import Outcome, Text, View, Who, any_of, lines, paragraphs, say, sentences


def describe(view: View[Board]) -> Text:
    """The board in words, for people who can't see the picture.

    Whose turn it is and what can be chosen, by the numbers in the picture; where both pawns stand
    (first that of the viewer, or else of the player to move); supercards and decks; then every
    card. Alt text may be cut, so the cards come last; only what would have come, once it's over,
    comes after them, since it may be sixty more.
    """
    board = view.board
    roles = _in_order(view)
    cards, decks = [_cards(board.streets, role) for role in roles], _decks(view, roles)
    parts = [
        [_turn(view), *_choices(board), *_fitting(board)],
        [_stand(view, role) for role in roles],
        [_supercard(board.streets, cell) for cell in board.streets.supers],
        *([cards, decks] if board.decks else [decks, cards]),
    ]
    return paragraphs([lines(part) for part in parts if part])


def _in_order(view: View[Board]) -> tuple[Role, Role]:
    """First the role of the viewer, or else of the player to move."""
    own = [role for role, seat in view.board.cast.items() if seat == view.seat]
    first = own[0] if own else view.board.role
    return first, OTHER[first]


def _turn(view: View[Board]) -> Text:
    board = view.board
    if view.outcome:
        return _over(board, view.outcome)
    seat, role = view.acting[0], board.role
    who: dict[str, object] = {"who": Who(seat), "reader": view.reader(seat)}
    if not board.card:
        return _who_chooses(board, who)
    if board.driving:
        return say("cop-and-rob-now-drives", **who, role=role)
    if board.card == "super":
        return say("cop-and-rob-now-super", **who, card=called(board.card, role))
    if not board.targets:
        return say("cop-and-rob-now-nowhere", **who, role=role, card=board.card)
    return say("cop-and-rob-now-places", **who, role=role, card=board.card)


def _over(board: Board, outcome: Outcome) -> Text:
    """Why it is over, and who won as whom; the same if somebody left after the roles were
    settled."""
    winners = [role for role, seat in board.cast.items() if outcome.scores[seat] == "1"]
    if not winners:
        return say("cop-and-rob-now-over", reason=outcome.reason)
    decided = outcome.decided or say("cop-and-rob-won-as", role=winners[0])
    who = Who(board.cast[winners[0]])
    return say("cop-and-rob-now-won", reason=outcome.reason, who=who, decided=decided)


def _who_chooses(board: Board, who: Mapping[str, object]) -> Text:
    if not board.lots:
        return say("cop-and-rob-now-chooses", **who)
    return say("cop-and-rob-now-lots", lot=lot_told(board.lots[-1]))


def _choices(board: Board) -> list[Text]:
    """The numbered cells, by what can be done there."""
    cells = dict[str, list[str]]()
    for cell, number in numbers(board).items():
        cells.setdefault(does(board, cell), []).append(f"{circled(number)} {name(cell)}")
    return [say("cop-and-rob-choices", move=word, cells="; ".join(c)) for word, c in cells.items()]


def _fitting(board: Board) -> list[Text]:
    """How the card may be turned on each of these cells."""
    if board.card in (None, "super") or board.driving or not board.targets:
        return []
    number, turned = numbers(board), dict[Cell, list[Text]]()
    for cell, exits in board.streets.placements(board.role, board.card):
        turned.setdefault(cell, []).append(_letters(exits))
    told = [
        say("cop-and-rob-exits-there", cell=circled(number[cell]), ways=any_of(ways))
        for cell, ways in turned.items()
    ]
    return [say("cop-and-rob-exits-fit", cells=sentences(told))]


def does(board: Board, cell: Cell) -> str:
    """The first word of the moves that name this cell."""
    if board.driving:
        return "drive"
    if board.card != "super":
        return "place"
    if cell in board.streets.supers:
        return "lift"
    return "cover" if cell in board.streets.roads else "block"


def _stand(view: View[Board], role: Role) -> Text:
    """Where the pawn stands, its ways out, and what it can't drive to."""
    board, streets = view.board, view.board.streets
    cell = name(streets.pawns[role])
    mine = (cell for cell, road in streets.roads.items() if road.owner == role)
    cut_off = placed(cell for cell in mine if cell not in streets.reach[role])
    ways = _cells(placed(streets.ways_out[role]))
    if not board.cast:
        stands = say("cop-and-rob-stands-uncast", role=role, cell=cell)
        return sentences([stands, say("cop-and-rob-ways-out", cells=ways)])
    seat = board.cast[role]
    who: dict[str, object] = {"who": Who(seat), "reader": view.reader(seat)}
    where = "cop-and-rob-stands" if ways else "cop-and-rob-stands-shut-in"
    told = [say(where, role=role, **who, cell=cell)]
    if ways:
        told.append(say("cop-and-rob-ways-out", cells=ways))
    if cut_off:
        told.append(say("cop-and-rob-cut-off", cells=_cells(cut_off)))
    return sentences(told)


def _cells(cells: Iterable[Cell]) -> str:
    """More space between two cells than within one, so that a screen reader keeps them apart."""
    return "; ".join(name(cell) for cell in cells)


def _cards(streets: Streets, role: Role) -> Text:
    """`N E W 0,1; 2,1. E S 1,1.`: cards that lead the same ways stand together."""
    groups = dict[Exits, list[Cell]]()
    for cell, road in streets.roads.items():
        if road.owner == role:
            groups.setdefault(road.exits, []).append(cell)
    told = [
        say("cop-and-rob-cards-alike", ways=_letters(exits), cells=_cells(cells))
        for exits, cells in groups.items()
    ]
    return say("cop-and-rob-cards", role=role, cards=sentences(told))


def _letters(exits: Exits) -> Text:
    """`N E W`, in the letters that the language has for directions."""
    return sentences([say("cop-and-rob-way", way=way) for way in SPELT[exits]])


def _supercard(streets: Streets, cell: Cell) -> Text:
    """Where the supercard lies, and on what."""
    card = called("super", streets.supers[cell])
    if cell in streets.roads:
        return say("cop-and-rob-lies-on-card", cell=name(cell), card=card)
    return say("cop-and-rob-lies-on-cell", cell=name(cell), card=card)


def _decks(view: View[Board], roles: Iterable[Role]) -> list[Text]:
    if view.outcome and not any(sum(cards.values()) for cards in view.board.unseen.values()):
        return [say("cop-and-rob-decks-used-up")]
    tell = _open_deck if view.board.decks else deck
    return [tell(view.board, role) for role in roles]


def deck(board: Board, role: Role) -> Text:
    """How many cards of each kind are face down."""
    left = [(kind, number) for kind, number in board.unseen[role].items() if number]
    if not left:
        return say("cop-and-rob-deck-empty", role=role)
    cards = tuple(say("cop-and-rob-kinds", card=kind, n=number) for kind, number in left)
    return say("cop-and-rob-deck", role=role, cards=cards)


def _open_deck(board: Board, role: Role) -> Text:
    """The cards that would have come."""
    rest = board.decks[role][DECK_SIZE - sum(board.unseen[role].values()) :]
    if not rest:
        return say("cop-and-rob-deck-open-empty", role=role)
    cards = tuple(say("cop-and-rob-kind", card=kind) for kind in rest)
    return say("cop-and-rob-deck-open", role=role, cards=cards)
