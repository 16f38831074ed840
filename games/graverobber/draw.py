"""Graverobber's pictures: two boards, one below the other, as the viewer knows them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PIL import Image, ImageDraw

from games import pen
from games.core import Seat, View
from games.graverobber import sprites
from games.graverobber.board import SIDES, Board, Dug, Moved
from games.graverobber.ground import SIZE, STARTS
from games.graverobber.layout import PIECES
from games.pen import Grid
from games.squares import WAYS, Square

_WIDTH, _HEIGHT, _CELL = 800, 1706, 84
GRIDS = tuple(Grid(64, top, _CELL, SIZE, SIZE) for top in (168, 976))
"""Where the two boards lie in the picture."""
_COLOURS = (pen.RED, pen.WHITE)
_TRAILS = ("#E09896", pen.STONE)
"""Half red and half parchment; stone: where Red and White have walked."""


def draw(view: View[Board]) -> Image.Image:
    """A seat sees its own board and what it knows of the other; the public sees Red's, White's."""
    image = pen.card(_WIDTH, _HEIGHT, "Graverobber", _subtitle(view), _state(view))
    above = view.seat or 0
    for grid, owner in zip(GRIDS, (above, 1 - above), strict=True):
        pen.board(image, grid)
        _heading(image, grid, view, owner)
        if view.seat == 1 - owner:
            _shade(image, grid, view.board)
        _trail(image, grid, view.board, owner)
        _layout(image, grid, view.board, owner)
        if view.seat == owner and not view.board.playing:
            _choices(image, grid, view)
        _digs(image, grid, view.board, owner)
        _last(image, grid, view.board, owner)
        _decisive(image, grid, view, owner)
        _pieces(image, grid, view.board, owner)
        _passes(image, grid, view.board, owner)
        if view.seat == 1 - owner:
            _marks(image, grid, view.marks)
    return image


def _subtitle(view: View[Board]) -> str:
    return "both boards" if view.seat is None else f"you are {SIDES[view.seat]}"


def _state(view: View[Board]) -> str:
    if not view.outcome:
        if not view.board.playing:
            return _laying(view)
        seat = view.acting[0]
        turn = "your turn" if seat == view.seat else f"{SIDES[seat]} to play"
        skips = view.board.skips
        return f"{turn} · {skips} skipped" if skips else turn
    won = f"{view.board.won(0)} : {view.board.won(1)}"
    if view.outcome.places == (1, 1):
        return f"a draw, {won}"
    return f"{SIDES[view.outcome.places.index(1)]} has won, {won}"


def _laying(view: View[Board]) -> str:
    layout = None if view.seat is None else view.board.layouts[view.seat]
    if not layout or view.seat not in view.acting:
        return "the boards are being laid"
    return f"next: your {layout.piece.title()}" if layout.piece else "all laid: ready?"


def _heading(image: Image.Image, grid: Grid, view: View[Board], owner: Seat) -> None:
    """Whose board it is; at the right its Plots, dug up or not, or whether it is ready."""
    board, middle = view.board, grid.top - 64
    pen.put(image, pen.sprite(pen.pawn(_COLOURS[owner], owner), 44), (grid.left + 16, middle))
    name = "your board" if view.seat == owner else f"{SIDES[owner]}'s board"
    pen.write(image, (grid.left + 46, middle), name, 30, bold=True)
    right = grid.left + grid.width
    if not board.playing:
        state = "ready" if board.ready[owner] else "being laid"
        pen.write(image, (right, middle), state, 27, pen.MIST, anchor="rm")
        return
    won = board.won(1 - owner)
    for n in range(3):
        icon = sprites.hole if n < won else sprites.plot
        pen.put(image, pen.sprite(icon, 44), (right - 120 + n * 48, middle))


def _shade(image: Image.Image, grid: Grid, board: Board) -> None:
    """GR-24: where the viewer's other piece can be."""
    for square in board.shade or ():
        pen.tint(image, grid.box(square), pen.CHOOSE, 0.5)
        *_, x, y = grid.box(square)
        pen.put(image, pen.sprite(sprites.choice, 18), (x - 15, y - 15))


def _layout(image: Image.Image, grid: Grid, board: Board, owner: Seat) -> None:
    layout = board.layouts[owner]
    if not layout:
        return
    dug = board.dug(1 - owner)
    for piece, square in zip(PIECES, layout.squares, strict=False):
        if piece == "windmill":
            _, top, right, _ = grid.box(square)
            pen.put(image, pen.sprite(sprites.windmill, 2 * _CELL), (right, top))
        elif piece == "grave":
            pen.put(image, pen.sprite(sprites.grave, _CELL - 4), grid.centre(square))
        elif not dug.get(square):
            pen.put(image, pen.sprite(sprites.plot, _CELL - 8), grid.centre(square))


def _choices(image: Image.Image, grid: Grid, view: View[Board]) -> None:
    """Where the next piece can be laid."""
    for move in view.legal:
        if square := move.partition(" ")[2]:
            pen.put(image, pen.sprite(sprites.choice, 27), grid.centre(square))


def _trail(image: Image.Image, grid: Grid, board: Board, owner: Seat) -> None:
    """The way the owner's piece has walked."""
    stops = [STARTS[owner], *(move.path[-1] for move in board.moves(owner))]
    if len(stops) > 1:
        points = [grid.centre(square) for square in stops]
        ImageDraw.Draw(image).line(points, _TRAILS[owner], 12, joint="curve")


def _passes(image: Image.Image, grid: Grid, board: Board, owner: Seat) -> None:
    """How often the owner's piece has entered each square, in a corner."""
    for square, count in board.passes(owner).items():
        x, _, _, bottom = grid.box(square)
        at = (x + 4, bottom - 20)
        wide = pen.width_of(str(count), 44, bold=True)
        pen.tint(image, (x + 1, bottom - 37, at[0] + wide + 2, bottom - 1), pen.PARCHMENT, 0.75)
        pen.write(image, at, str(count), 44, pen.UMBER, bold=True)


def _digs(image: Image.Image, grid: Grid, board: Board, owner: Seat) -> None:
    """Where the other player has dug on this board; crosses leave room for the numbers."""
    layout = board.layouts[owner]
    for square, plot in board.dug(1 - owner).items():
        x, y = grid.centre(square)
        if plot:
            pen.put(image, pen.sprite(sprites.hole, _CELL - 8), (x, y))
        elif layout and layout.at(square):
            pen.put(image, pen.sprite(sprites.cross, 40), (x + 20, y - 20))
        else:
            pen.put(image, pen.sprite(sprites.cross, 48), (x + 12, y - 12))


def _last(image: Image.Image, grid: Grid, board: Board, owner: Seat) -> None:
    """The latest deed, on the board that it was told for."""
    match board.last:
        case Moved(seat, path=path) if seat == owner:
            moves = board.moves(owner)
            start = moves[-2].path[-1] if len(moves) > 1 else STARTS[owner]
            pen.path(image, [grid.centre(start), grid.centre(path[-1])], width=9)
            pen.outline(image, grid.box(path[-1]))
        case Dug(seat, way, stood, square) if seat != owner:
            _last_dig(image, grid, way, stood, square)


def _decisive(image: Image.Image, grid: Grid, view: View[Board], owner: Seat) -> None:
    """The Plots that decided the match, dug up on this board; the third one most."""
    if not view.outcome:
        return
    found = [square for square, plot in view.board.dug(1 - owner).items() if plot]
    if view.outcome.decided or len(found) == 3:
        for square in found:
            pen.outline(image, grid.box(square))
    for square in found[2:]:
        left, top, right, bottom = grid.box(square)
        pen.outline(image, (left - 9, top - 9, right + 9, bottom + 9), width=13)


def _last_dig(
    image: Image.Image, grid: Grid, way: str, stood: Square, square: Square | None
) -> None:
    """A frame around the square, or an arrow against the edge the dig went over."""
    if square:
        pen.outline(image, grid.box(square))
        return
    (x, y), (dx, dy), half = grid.centre(stood), WAYS[way], _CELL / 2
    pen.path(image, [(x, y), (x + 0.8 * half * dx, y - 0.8 * half * dy)], width=9)
    edge = (x + half * dx, y - half * dy)
    ends = [(edge[0] + side * half * dy, edge[1] + side * half * dx) for side in (-1, 1)]
    ImageDraw.Draw(image).line(ends, pen.LAST, 12)


def _pieces(image: Image.Image, grid: Grid, board: Board, owner: Seat) -> None:
    """The owner's piece, and the visitor's where it is or was last known to be; above the
    numbers."""
    home, visitor = board.piece(owner), board.visitors[owner]
    guest = visitor or board.known(1 - owner)
    size, apart = (62, 0) if home != guest else (50, 18)
    x, y = grid.centre(home)
    pen.put(image, pen.sprite(pen.pawn(_COLOURS[owner], owner), size), (x + 6 - apart, y - 10))
    x, y = grid.centre(guest)
    piece = pen.sprite(pen.pawn(_COLOURS[1 - owner], 1 - owner), size)
    pen.put(image, piece if visitor else _ghost(1 - owner, size), (x + 6 + apart, y - 10))


@cache
def _ghost(seat: Seat, size: int) -> Image.Image:
    """A pawn half seen, with a question mark: it was here once."""
    faint = pen.sprite(pen.pawn(_COLOURS[seat], seat), size).copy()
    faint.putalpha(faint.getchannel("A").point([a // 2 for a in range(256)]))
    pen.write(faint, (size - 12, 16), "?", 36, pen.SHADOW, bold=True, anchor="mm")
    return faint


def _marks(image: Image.Image, grid: Grid, marks: Mapping[Square, str]) -> None:
    """The viewer's own, in pencil blue (GR-23)."""
    for square, kind in marks.items():
        left, top, _, _ = grid.box(square)
        if paint := sprites.MARKS.get(kind):
            pen.put(image, pen.sprite(paint, 42), (left + 24, top + 24))
        else:
            pen.write(image, (left + 4, top + 20), kind[:2], 38, pen.BLUE, bold=True)
