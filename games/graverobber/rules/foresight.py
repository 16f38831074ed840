"""What plans need: all is foreseen but what the seat's own digs find. The other seat may go
wherever some board that it can have laid lets it go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.core import Foresight, Move, Options, Seat, Text, View, say
from games.graverobber.rules.known.board import Board, Deed
from games.graverobber.rules.known.ground import line
from games.graverobber.rules.known.layout import Layout
from games.graverobber.rules.known.moves import Dig, read
from games.graverobber.rules.known.possible import FEW, Agreeing
from games.graverobber.rules.state import ACROSS, GraverobberState, choices
from games.squares import Square


def imagined(view: View[Board], seats: int, options: Options) -> GraverobberState:
    """The position with nothing laid on the other player's board, and the seat's other piece where
    it was last known to stand. What the seat is shown depends on neither."""
    board, viewer = view.board, view.seat
    away = [board.known(seat) if seat == viewer else board.visitors[1 - seat] for seat in (0, 1)]
    return GraverobberState(
        seats=seats,
        notes=view.notes,
        outcome=view.outcome,
        placement=board.placement,
        assist=board.assist,
        skip_end=board.skip_end,
        layouts=(board.layouts[0] or Layout(), board.layouts[1] or Layout()),
        ready=board.ready,
        deeds=board.deeds,
        away=(away[0] or board.known(0), away[1] or board.known(1)),
    )


def possible(view: View[Board], seat: Seat) -> tuple[Move, ...]:
    """What the other seat may do: every dig, and each move that some board allows."""
    if seat not in view.acting:
        return ()
    board = view.board
    return choices(_farthest(board.placement, seat, board.deeds, board.piece(seat)))


@lru_cache(maxsize=256)
def _farthest(
    placement: str, seat: Seat, deeds: tuple[Deed, ...], piece: Square
) -> Mapping[str, int]:
    """How far this seat's piece may be able to go each way on its own board, by what the other
    seat was told."""
    edge = {way: len(line(piece, way)) for way in ACROSS}
    for every in (FEW, 1):
        agreeing = Agreeing.of(placement, 1 - seat, deeds, every)
        farthest = {way: _steps(agreeing, line(piece, way)) for way in ACROSS}
        if farthest == edge:
            break
    return farthest


def _steps(agreeing: Agreeing, squares: Sequence[Square]) -> int:
    """How many of these squares, from the first one on, are free together in a legal layout."""
    free = [agreeing.numbers]  # by number of squares: the layouts in which so many are free
    for square in squares:
        free.append(free[-1] & ~agreeing.layouts.standing[square])
    tried = 0
    for n in range(len(squares), 0, -1):
        if agreeing.layouts.any_legal(free[n] & ~tried):
            return n
        tried = free[n]
    return 0


def stops(view: View[Board], seat: Seat, move: Move) -> Text | None:
    """The seat's own dig has a result, and the end shows both boards."""
    if isinstance(read(move), Dig) and seat == view.seat:
        return say("graverobber-foresight-dig")
    if imagined(view, 2, {}).apply(seat, move).outcome:
        return say("core-foresight-end")
    return None


FORESIGHT = Foresight(imagined=imagined, possible=possible, stops=stops)
