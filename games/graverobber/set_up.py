"""Laying a board at random."""

from __future__ import annotations

from random import Random

from games.core import Move, View
from games.graverobber.board import Board
from games.graverobber.layout import Layout, Terms, steps


def laying(view: View[Board]) -> bool:
    """Is this seat still laying its board?"""
    return view.seat in view.acting and not view.board.playing


def at_random(view: View[Board], random: Random) -> tuple[Move, ...]:
    """Moves that lay a whole board, each step drawn from all that leave room for the rest."""
    assert view.seat is not None
    terms, there = Terms(view.board.placement, view.seat), view.board.layouts[view.seat]
    moves = ["clear"] if there and there.squares else []
    layout = Layout()
    while layout.piece:
        move = random.choice([move for move in steps(layout, terms) if move != "clear"])
        moves.append(move)
        layout = layout.put(move.split()[1])
    return tuple(moves)
