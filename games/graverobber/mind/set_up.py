"""Laying a board at random."""

from __future__ import annotations

from random import Random

from games.core import Move, View
from games.graverobber.rules.known.board import Board, own
from games.graverobber.rules.known.layout import PIECES, Bounds, Layout, steps
from games.graverobber.rules.known.moves import Lay, read


def laying(view: View[Board]) -> bool:
    return view.seat in view.acting and not view.board.playing


def complete(view: View[Board]) -> bool:
    return own(view).piece is None


def at_random(view: View[Board], random: Random) -> tuple[Move, ...]:
    """Moves that lay a whole board."""
    moves = ["clear"] if own(view).squares else []
    whole = completed(Layout(), Bounds(view.board.placement, view.viewer), random)
    return (*moves, *(f"{p} {s}" for p, s in zip(PIECES, whole.squares, strict=True)))


def completed(layout: Layout, bounds: Bounds, random: Random) -> Layout:
    """The layout with the rest laid; each step is drawn from those that leave room for the rest."""
    while layout.piece:
        laid = [step for step in map(read, steps(layout, bounds)) if isinstance(step, Lay)]
        layout = layout.put(random.choice(laid).square)
    return layout
