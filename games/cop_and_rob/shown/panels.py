"""What lies below the streets of Cop & Rob: the card turned up, the lots or the result, a map, both
decks."""

from __future__ import annotations

from games import pen
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import ROLES, Kind, Role, better, called, chooser
from games.cop_and_rob.rules.known.moves import Cell
from games.cop_and_rob.rules.known.streets import BANK
from games.cop_and_rob.shown import sprites
from games.cop_and_rob.shown.window import MARGIN, WIDTH, Window, extent
from games.core import Box, Outcome, Seat, Text, View, say

_TEXT, _LARGE = 28, 30
_PLAYER, _GAP, _FOOT = (536, 122), 8, 24
"""The size of a player's panel, the space to the next one, and what stays free below."""
_RIGHT = MARGIN + _PLAYER[0] + 16
"""Where the card turned up begins, right of the players."""
_CARD, _LARGE_CARD, _LOT = 76, 136, 76
"""The card turned up above a map, without one, and a lot."""
_WON, _NAME, _WINNER = 136, 54, 104
"""Heights: the result, a line that says who was who, and the winner's pawn."""
STEPS = ("play", "drive")
"""What the player to move does: before the card is played, and after."""


def height(view: View[Board]) -> int:
    if view.outcome:
        return _WON + _NAME * len(view.board.cast) + _FOOT
    return 2 * _PLAYER[1] + _GAP + _FOOT


def won(top: int) -> Box:
    """Where the result is."""
    return MARGIN, top, WIDTH - MARGIN, top + _WON


def turned_up(top: int, *, mapped: bool) -> Box:
    """Where the card turned up is: above the map, if there is one."""
    return _RIGHT, top, WIDTH - MARGIN, top + (150 if mapped else 2 * _PLAYER[1] + _GAP)


def map_box(top: int) -> Box:
    """Where the map is, at most."""
    return _RIGHT, top + 154, WIDTH - MARGIN, top + 2 * _PLAYER[1] + _GAP


def player(top: int, role: Role) -> Box:
    """Where the panel of a role is."""
    _, top, _, bottom = lot(top, ROLES.index(role))
    return MARGIN, top, MARGIN + _PLAYER[0], bottom


def lot(top: int, seat: Seat) -> Box:
    """Where the lot of a seat is, before there are roles."""
    top += (_PLAYER[1] + _GAP) * seat
    return MARGIN, top, WIDTH - MARGIN, top + _PLAYER[1]


def draw(image: pen.Picture, view: View[Board], shown: Window, top: int) -> None:
    """All of it; cards only until the match is over."""
    board = view.board
    if view.outcome:
        _result(image, view, view.outcome, top)
        return
    if board.lots and not board.card:
        _lots(image, view, top)
        return
    for role in ROLES:
        _player_of(image, view, role, player(top, role))
    if board.card:
        _turned_up(image, view, board.card, turned_up(top, mapped=mapped(board, shown)))
    _map(image, board, shown, map_box(top))


def _middle(box: Box) -> int:
    return (box[1] + box[3]) // 2


def _framed(image: pen.Picture, box: Box, *, acting: bool) -> None:
    fill, rim = (pen.SLATE, pen.LAST) if acting else (pen.INK, pen.SLATE)
    pen.panel(image, box, fill, rim, 4)


def _player_of(image: pen.Picture, view: View[Board], role: Role, box: Box) -> None:
    """Who plays this role, and how many cards of each kind are face down in its deck."""
    board, (left, top, right, _) = view.board, box
    _framed(image, box, acting=bool(board.card) and role == board.role)
    pen.put(image, sprites.pawn(role, 56), (left + 36, top + 38))
    counts = board.unseen[role]
    rest = say("cop-and-rob-picture-rest", n=sum(counts.values())).in_(view.language)
    pen.write(image, (right - 18, top + 34), rest, _TEXT, anchor="rm")
    room = right - 32 - pen.width_of(rest, _TEXT) - (left + 72)
    seat = board.cast.get(role)
    _named(image, (left + 72, top + 34), role, "" if seat is None else view.name(seat), view, room)
    for n, (kind, number) in enumerate(counts.items()):
        x = left + 40 + 84 * n
        pen.put(image, sprites.card(role, kind, 46), (x, top + 90))
        colour = pen.PARCHMENT if number else pen.MIST
        pen.write(image, (x + 30, top + 90), str(number), _TEXT, colour)


def _named(
    image: pen.Picture, at: pen.Point, role: Role, name: str, view: View[Board], room: float
) -> None:
    """A role, and behind it who plays it."""
    side = say("cop-and-rob-role", role=role).in_(view.language)
    pen.write(image, at, side, _LARGE, bold=True)
    taken = pen.width_of(side, _LARGE, bold=True) + 14
    pen.write(image, (at[0] + taken, at[1]), pen.named(name, _TEXT, room - taken), _TEXT)


def _turned_up(image: pen.Picture, view: View[Board], card: Kind, box: Box) -> None:
    """The card, between what is done with it and what it is called."""
    board, (left, top, right, bottom) = view.board, box
    x, large = (left + right) / 2, bottom - top > 160
    size = _LARGE_CARD if large else _CARD
    step = say("cop-and-rob-picture-card", step=STEPS[board.driving]).in_(view.language)
    name = say("cop-and-rob-picture-card-name", card=called(card, board.role))
    y = top + (30 if large else 16)
    pen.write(image, (x, y), step, _TEXT, pen.MIST, anchor="mm")
    pen.put(image, sprites.card(board.role, card, size), (x, y + 22 + size / 2))
    below = y + size + 44
    pen.write(image, (x, below), name.in_(view.language), _LARGE, bold=True, anchor="mm")


def _lots(image: pen.Picture, view: View[Board], top: int) -> None:
    """Each seat's card that decides who chooses, and why."""
    drawn = view.board.lots[-1]
    for seat, kind in enumerate(drawn):
        box = lot(top, seat)
        left, y = box[0] + _LOT + 40, _middle(box)
        first = seat == chooser(drawn)
        _framed(image, box, acting=first)
        pen.put(image, sprites.card(None, kind, _LOT), (box[0] + 20 + _LOT // 2, y))
        name = pen.named(view.name(seat), _LARGE, box[2] - 18 - left, bold=True)
        pen.write(image, (left, y - 20 if first else y), name, _LARGE, bold=True)
        if first:
            text = say("cop-and-rob-picture-lot", by=better(drawn)).in_(view.language)
            pen.write(image, (left, y + 22 if name else y), text, _TEXT)


def _result(image: pen.Picture, view: View[Board], outcome: Outcome, top: int) -> None:
    """Who has won, why the match is over, and who was who."""
    board, left, middle = view.board, MARGIN, _middle(won(top))
    winner, reason = (text.in_(view.language) for text in result(board, outcome))
    for role, seat in board.cast.items():
        if outcome.scores[seat] == "1":
            pen.put(image, sprites.pawn(role, _WINNER), (MARGIN + _WINNER // 2, middle))
            left += _WINNER + 20
    pen.write(image, (left, middle - 22), winner, 36, bold=True)
    pen.write(image, (left, middle + 22), pen.fit(reason, _TEXT, WIDTH - MARGIN - left), _TEXT)
    for n, role in enumerate(role for role in ROLES if role in board.cast):
        x, y = MARGIN + 26, top + _WON + _NAME * n + _NAME // 2
        pen.put(image, sprites.pawn(role, 48), (x, y))
        name = view.name(board.cast[role])
        _named(image, (x + 36, y), role, name, view, WIDTH - MARGIN - x - 36)


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


def mapped(board: Board, shown: Window) -> bool:
    """Is there a map? Not if the picture shows everything."""
    west, south, east, north = extent(board)
    return not (shown.shows((west, north)) and shown.shows((east, south)))


def _map(image: pen.Picture, board: Board, shown: Window, room: Box) -> None:
    """Where everything is, and which part of it the picture shows."""
    if not mapped(board, shown):
        return
    west, south, east, north = extent(board)
    columns, rows = east - west + 1, north - south + 1
    wide, high = room[2] - room[0] - 6, room[3] - room[1] - 6  # its frame may lie outside
    size = max(2, min(12, wide // columns, high // rows))
    x0, y0 = (room[0] + room[2] - size * columns) // 2, (room[1] + room[3] - size * rows) // 2

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
