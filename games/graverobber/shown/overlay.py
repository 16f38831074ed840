"""What is drawn over the picture: what a move would put there; and a judged choice, where its other
piece may have stood, what it played, what was best. A dig is drawn from the likeliest of these
squares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from games import pen
from games.core import Judged, Move, View, say
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import beside
from games.graverobber.rules.known.moves import Dig, Go, Lay, leads_to, read
from games.graverobber.shown import sprites
from games.graverobber.shown.draw import GRIDS, boards, draw, stand
from games.graverobber.shown.sprites import COLOURS
from games.squares import Square


def charted(view: View[Board], one: Judged) -> pen.Picture:
    """The picture with the marks, the shares and a legend."""
    image, (other, _) = draw(view), GRIDS
    for move, mark in ((one.move, pen.played), (one.best[0], pen.best)):
        grid, square = _leads_to(view, move, one.shares)
        pen.put(image, pen.sprite(mark, grid.cell), grid.centre(square))
    pen.percents(image, other, one.percents)
    return pen.legend(image, view.language, say("graverobber-review-shares"))


def _leads_to(
    view: View[Board], move: Move, shares: Mapping[Square, float]
) -> tuple[pen.Grid, Square]:
    """The square where a move ends, or that a dig opens. A dig over the edge is marked where the
    piece stands."""
    other, own = GRIDS
    if square := leads_to(view, move):
        return own, square
    stands, dig = max(shares, key=lambda square: shares[square]), read(move)
    assert isinstance(dig, Dig)
    return other, beside(stands, dig.way) or stands


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The picture with what a move would put there: the own piece, something laid, or where a dig
    goes if the other piece stands where it is shown."""
    match read(move):
        case Dig(way):
            return partial(_ghost_of_dig, view, way)
        case Go() | Lay():
            return partial(_ghost, view, move)
    return None


def _ghost_of_dig(view: View[Board], way: str) -> pen.Picture:
    image, (other, _), seat = draw(view), GRIDS, view.viewer
    stands = stand(view.board, 1 - seat)[1]
    ahead = beside(stands, way)
    at = other.centre(ahead or stands)
    shape = sprites.ring(seat) if ahead else sprites.bump(seat, way)
    pen.ghost(image, pen.sprite(shape, other.cell), at)
    if ahead:
        pen.write(image, at, "?", 48, pen.UMBER, bold=True, anchor="mm")
    return image


def _ghost(view: View[Board], move: Move) -> pen.Picture:
    image, own, square = draw(view), boards(view)[-1][0], leads_to(view, move)
    assert square
    left, top, right, bottom = own.box(square)
    paint, size = pen.pawn(COLOURS[view.viewer], view.viewer), 72
    at = own.centre(square)
    match read(move):
        case Lay("windmill"):
            paint, size, at = sprites.windmill, 2 * own.cell, (right, top)
            top, right = top - own.cell, right + own.cell
        case Lay(piece):
            paint, size = (sprites.grave if piece == "grave" else sprites.plot), own.cell - 8
    pen.ghost(image, pen.sprite(paint, size), at)
    pen.dashed(image, (left, top, right, bottom))
    return image
