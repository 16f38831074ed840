"""What is drawn over the picture: what a move would put there; and a judged choice, the cell where
a card goes, with a small copy of the card, or where the pawn drives."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games import pen
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.moves import On, Place, read, where
from games.cop_and_rob.shown import sprites
from games.cop_and_rob.shown.draw import draw
from games.cop_and_rob.shown.window import Window, window
from games.core import Judged, Move, View
from games.notation import Word

_CARD = 0.66
"""The side of that copy in cells: it fits inside the marks."""
_LEAST = 52
"""The smallest side of a mark, in pixels, that can be told apart on a phone."""


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """What was played and what was best, marked."""
    shown = window(view.board, over=view.outcome is not None)
    image, spots = draw(view), list[pen.Stand | None]()
    for move in (one.move, one.best[0]):  # the better one lies on top if both are on one cell
        spots.append(_spot(view.board, shown, move))
        if spots[-1] and (card := _card(view.board, shown, move)):
            pen.put(image, card, spots[-1][0])
    return pen.marked(image, view.language, *spots)


def _card(board: Board, shown: Window, move: Move) -> pen.Picture | None:
    """The road as it is placed: on one cell there are several ways to turn it."""
    match read(move):
        case Place(exits=exits):
            return sprites.road(board.role, exits, True, round(_CARD * shown.size))
    return None


def _spot(board: Board, shown: Window, move: Move) -> pen.Stand | None:
    """None for the choice of a role and for a discarded card."""
    cell = board.streets.pawns[board.role] if read(move) == Word("stay") else where(move)
    if cell is None or not shown.shows(cell):
        return None
    return shown.centre(cell), max(_LEAST, shown.size)


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The card as it is turned, the supercard or its absence, the pawn where it would stand."""
    put = read(move)
    return partial(_drawn, view, put) if isinstance(put, Place | On) else None


def _drawn(view: View[Board], put: Place | On) -> pen.Picture:
    board, image = view.board, draw(view)
    shown, role = window(board, over=False), board.role
    box, centre, size = shown.box(put.cell), shown.centre(put.cell), shown.size
    if put.what in ("place", "block"):
        pen.tint(image, box, pen.PARCHMENT, 1)  # no number shows through a card
    match put:
        case Place(exits=exits):
            pen.ghost(image, sprites.road(role, exits, True, size), centre)
        case On("block"):
            pen.ghost(image, sprites.card(role, "super", size), centre)
        case On("cover"):
            pen.ghost(image, sprites.supercard(role, round(size * 0.8)), centre)
        case On("lift"):
            pen.tint(image, box, pen.PARCHMENT, 0.7)
        case On("drive"):
            pen.ghost(image, sprites.pawn(role, round(size * 0.76)), centre)
    pen.dashed(image, box, max(3, size // 16))
    return image
