"""What lies below the streets of Cop & Rob: the card turned up, the lots or the result, a map, both
decks."""

from __future__ import annotations

from games import pen
from games.cop_and_rob import sprites
from games.cop_and_rob.board import Board
from games.cop_and_rob.cards import ROLES, Kind, Role, better, called, chooser
from games.cop_and_rob.streets import BANK, Cell
from games.cop_and_rob.window import MARGIN, WIDTH, Window, extent
from games.core import Box, Outcome, Seat, Text, View, say

_TEXT, _LARGE = 28, 30
_HEAD, _DECK, _FOOT = 144, 64, 12
"""Heights: the card turned up, a deck, what stays free."""
_CARD, _LOT = 104, 60
_MAP = (300, 132)
"""The size of the map at most."""
STEPS = ("play", "drive")
"""What the player to move does: before the card is played, and after."""


def height(view: View[Board]) -> int:
    """How high it is."""
    return _HEAD + (0 if view.outcome else 2 * _DECK) + _FOOT


def head(top: int) -> Box:
    """Where the card turned up is, or the result."""
    return MARGIN, top, WIDTH - MARGIN, top + _HEAD


def lot(top: int, seat: Seat) -> Box:
    """Where the lot of a seat is."""
    middle = top + 38 + 66 * seat
    return MARGIN, middle - _LOT // 2, WIDTH - MARGIN, middle + _LOT // 2


def deck(top: int, role: Role) -> Box:
    """Where the deck of a role is."""
    top += _HEAD + _DECK * ROLES.index(role)
    return MARGIN, top, WIDTH - MARGIN, top + _DECK


def draw(image: pen.Picture, view: View[Board], shown: Window, top: int) -> None:
    """All of it; the decks only until the match is over."""
    board = view.board
    if view.outcome:
        _result(image, view, view.outcome, top)
        return
    if board.card:
        _turned_up(image, view, board.card, top)
    elif board.lots:
        _lots(image, view, top)
    _map(image, board, shown, top)
    for role in ROLES:
        _deck(image, board, role, _middle(deck(top, role)))


def _middle(box: Box) -> int:
    return (box[1] + box[3]) // 2


def _turned_up(image: pen.Picture, view: View[Board], card: Kind, top: int) -> None:
    board, middle = view.board, _middle(head(top))
    pen.put(image, sprites.card(board.role, card, _CARD), (MARGIN + _CARD // 2, middle))
    step = STEPS[board.driving]
    title = say("cop-and-rob-picture-card", role=board.role, step=step).say((), view.language)
    name = say("cop-and-rob-picture-card-name", card=called(card, board.role))
    left = MARGIN + _CARD + 20
    pen.write(image, (left, middle - 20), title, _TEXT, pen.MIST)
    pen.write(image, (left, middle + 20), name.say((), view.language), _LARGE, bold=True)


def _lots(image: pen.Picture, view: View[Board], top: int) -> None:
    """The cards that decide who chooses, draw below draw, and why."""
    drawn = view.board.lots[-1]
    for seat, kind in enumerate(drawn):
        y = _middle(lot(top, seat))
        pen.put(image, sprites.card(None, kind, _LOT), (MARGIN + _LOT // 2, y))
        if seat == chooser(drawn):
            text = say("cop-and-rob-picture-lot", by=better(drawn)).say((), view.language)
            pen.write(image, (MARGIN + _LOT + 20, y), text, _TEXT, bold=True)


def _result(image: pen.Picture, view: View[Board], outcome: Outcome, top: int) -> None:
    """Who has won, and why the match is over."""
    board, left, middle = view.board, MARGIN, _middle(head(top))
    winner, reason = (text.say((), view.language) for text in result(board, outcome))
    for role, seat in board.cast.items():
        if outcome.scores[seat] == "1":
            pen.put(image, sprites.pawn(role, _CARD), (MARGIN + _CARD // 2, middle))
            left += _CARD + 20
    pen.write(image, (left, middle - 22), winner, 36, bold=True)
    pen.write(image, (left, middle + 22), pen.fit(reason, _TEXT, WIDTH - MARGIN - left), _TEXT)


def result(board: Board, outcome: Outcome) -> tuple[Text, Text]:
    """Who has won, and why the match is over."""
    winners = [seat for seat, score in enumerate(outcome.scores) if score == "1"]
    who = _player(board, winners[0]) if winners else "nobody"
    return say("cop-and-rob-picture-winner", who=who), _reason(board, outcome)


def _reason(board: Board, outcome: Outcome) -> Text:
    """Why the match is over. Whoever left it is called as in the rest of the picture."""
    if outcome.left is None:
        return outcome.reason
    who = _player(board, outcome.left)
    if outcome.reason.id == "core-resigned":
        return say("cop-and-rob-picture-resigned", who=who)
    return say("cop-and-rob-picture-out-of-time", who=who)


def _player(board: Board, seat: Seat) -> str:
    """What the picture calls a seat: its role, or before there are roles whether it chooses
    them."""
    for role, player in board.cast.items():
        if player == seat:
            return role
    first: Seat | None = chooser(board.lots[-1]) if board.lots else 0
    return "chooser" if seat == first else "other"


def _deck(image: pen.Picture, board: Board, role: Role, y: int) -> None:
    """How many cards of each kind are face down."""
    pen.put(image, sprites.pawn(role, 52), (MARGIN + 26, y))
    counts = board.unseen[role]
    pen.write(image, (MARGIN + 62, y), str(sum(counts.values())), _LARGE, bold=True)
    for n, (kind, number) in enumerate(counts.items()):
        x = 168 + 106 * n
        pen.put(image, sprites.card(role, kind, 48), (x, y))
        pen.write(image, (x + 34, y), str(number), _TEXT, pen.PARCHMENT if number else pen.MIST)


def _map(image: pen.Picture, board: Board, shown: Window, top: int) -> None:
    """Where everything is, and which part of it the picture shows; nothing if it shows
    everything."""
    west, south, east, north = extent(board)
    columns, rows = east - west + 1, north - south + 1
    if shown.shows((west, north)) and shown.shows((east, south)):
        return
    size = max(3, min(12, _MAP[0] // columns, _MAP[1] // rows))
    x0, y0 = WIDTH - MARGIN - size * columns, top + (_HEAD - size * rows) // 2

    def dot(cell: Cell, colour: str) -> None:
        x, y = x0 + (cell[0] - west) * size, y0 + (north - cell[1]) * size
        pen.tint(image, (x, y, x + size, y + size), colour, 1)

    pen.tint(image, (x0, y0, x0 + size * columns, y0 + size * rows), pen.PARCHMENT_DARK, 1)
    dot(BANK, pen.UMBER)
    for cell, road in board.streets.roads.items():
        dot(cell, sprites.COLOURS[road.owner])
    for cell in board.streets.supers:
        dot(cell, pen.SHADOW)
    for pawn in board.streets.pawns.values():
        dot(pawn, pen.YELLOW)
    left, right = max(shown.left, west), min(shown.left + shown.columns, east + 1)
    upper, lower = min(shown.top, north), max(shown.top - shown.rows, south - 1)
    x, y = x0 + (left - west) * size, y0 + (north - upper) * size
    box = (x - 3, y - 3, x + (right - left) * size + 3, y + (upper - lower) * size + 3)
    pen.outline(image, box, pen.INK, 6)
    pen.outline(image, box, pen.WHITE, 3)
