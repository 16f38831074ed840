"""Cop & Rob: what a move would put there, on the picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games import pen
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import EXITS
from games.cop_and_rob.rules.known.streets import cell_of
from games.cop_and_rob.shown import sprites
from games.cop_and_rob.shown.draw import draw
from games.cop_and_rob.shown.window import window
from games.core import Move, View


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
