"""What is drawn over the picture: what a move would put there; and a judged choice, the cell where
a card goes, with a small copy of the card, or where the pawn drives."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games import pen
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import EXITS
from games.cop_and_rob.rules.known.streets import Cell, cell_of
from games.cop_and_rob.shown import sprites
from games.cop_and_rob.shown.draw import draw
from games.cop_and_rob.shown.window import Window, window
from games.core import Judged, Move, View

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
    match move.split():
        case ["place", _, exits]:
            return sprites.road(board.role, EXITS[exits], True, round(_CARD * shown.size))
    return None


def _spot(board: Board, shown: Window, move: Move) -> pen.Stand | None:
    """None for the choice of a role and for a discarded card."""
    cell = _cell(board, move)
    if cell is None or not shown.shows(cell):
        return None
    return shown.centre(cell), max(_LEAST, shown.size)


def _cell(board: Board, move: Move) -> Cell | None:
    match move.split():
        case ["stay"]:
            return board.streets.pawns[board.role]
        case [_, place, *_]:
            x, _, y = place.partition(",")
            return int(x), int(y)
    return None


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The card as it is turned, the supercard or its absence, the pawn where it would stand."""
    return partial(_drawn, view, move) if " " in move else None


def _drawn(view: View[Board], move: Move) -> pen.Picture:
    board, (word, at, *exits) = view.board, move.split(" ")
    image, shown, role = draw(view), window(board, over=False), board.role
    cell, size = cell_of(at), shown.size
    box, centre = shown.box(cell), shown.centre(cell)
    if word in ("place", "block"):
        pen.tint(image, box, pen.PARCHMENT, 1)  # no number shows through a card
    match word:
        case "place":
            pen.ghost(image, sprites.road(role, EXITS[exits[0]], True, size), centre)
        case "block":
            pen.ghost(image, sprites.card(role, "super", size), centre)
        case "cover":
            pen.ghost(image, sprites.supercard(role, round(size * 0.8)), centre)
        case "lift":
            pen.tint(image, box, pen.PARCHMENT, 0.7)
        case "drive":
            pen.ghost(image, sprites.pawn(role, round(size * 0.76)), centre)
    pen.dashed(image, box, max(3, size // 16))
    return image
