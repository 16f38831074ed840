"""Pointsweeper's puzzles: what can be known, or reckoned, of the squares that are still hidden."""

from __future__ import annotations

from fractions import Fraction

from games.core import Move, Seat, State
from games.pointsweeper.board import Board
from games.pointsweeper.exact import Exact, Squares, takings

MOST = 20
"""So many squares are hidden at most."""


def _posed(state: State[Board], seat: Seat) -> tuple[Exact, dict[Squares, list[Move]]] | None:
    """The boards that the seat can expect, and its claims; None where there is no puzzle."""
    board = state.board(seat)
    if seat not in state.acting or board.choosing is not None:
        return None
    minefield = board.minefields[-1]
    claims = takings(minefield, seat, state.legal(seat))
    if 64 - len(minefield.taken) > MOST or len(claims) < 2:
        return None
    exact = Exact.of(minefield, seat)
    return None if exact is None else (exact, claims)


def safe(state: State[Board], seat: Seat, turns: int) -> tuple[Move, ...]:
    """The claims of the only hidden squares that can be claimed without any risk of a mine."""
    posed = _posed(state, seat) if turns == 1 else None
    if posed is None:
        return ()
    exact, claims = posed
    sure = [squares for squares in claims if not any(exact.mines[s] for s in squares)]
    return tuple(claims[sure[0]]) if len(sure) == 1 else ()


def values(state: State[Board], seat: Seat) -> dict[Squares, Fraction]:
    posed = _posed(state, seat)
    exact, claims = posed
    price = state.board(seat).gain(seat).mines + 1
    return {s: exact.points(s) - price * exact.hits(s) for s in claims}
