"""What is drawn over the picture: what a move would put there; and a judged choice, where its other
piece may have stood, what it played, what was best. A dig is drawn from the likeliest of these
squares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from games import pen
from games.core import Judged, Move, View, say
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import beside, line
from games.graverobber.shown import sprites
from games.graverobber.shown.draw import GRIDS, boards, draw, leads_to, stand
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
    assert view.seat is not None
    match move.split():
        case ["move", way, steps]:
            return own, line(view.board.piece(view.seat), way)[int(steps) - 1]
        case [_, way]:
            stands = max(shares, key=lambda square: shares[square])
            return other, beside(stands, way) or stands
    raise AssertionError(move)


def ghost(view: View[Board], move: Move) -> Callable[[], pen.Picture] | None:
    """The picture with what a move would put there: the own piece, something laid, or where a dig
    goes if the other piece stands where it is shown."""
    words = move.split(" ")
    return partial(_ghost, view, *words) if len(words) > 1 and view.seat is not None else None


def _ghost(view: View[Board], word: str, name: str, steps: str = "") -> pen.Picture:
    assert view.seat is not None
    image, seat, (other, *_) = draw(view), view.seat, GRIDS
    own = boards(view)[-1][0]
    if word == "dig":
        stands = stand(view.board, 1 - seat)[1]
        ahead = beside(stands, name)
        shape = sprites.ring(seat) if ahead else sprites.bump(seat, name)
        at = other.centre(ahead or stands)
        pen.ghost(image, pen.sprite(shape, other.cell), at)
        if ahead:
            pen.write(image, at, "?", 48, pen.UMBER, bold=True, anchor="mm")
        return image
    square = leads_to(view, f"{word} {name} {steps}".strip())
    assert square
    left, top, right, bottom = own.box(square)
    paint, size, at = pen.pawn(COLOURS[seat], seat), 72, own.centre(square)
    if word == "windmill":
        paint, size, at = sprites.windmill, 2 * other.cell, (right, top)
        top, right = top - other.cell, right + other.cell
    elif word != "move":
        paint, size = (sprites.grave if word == "grave" else sprites.plot), other.cell - 8
    pen.ghost(image, pen.sprite(paint, size), at)
    pen.dashed(image, (left, top, right, bottom))
    return image
