"""A view as a picture: the board that is played, or was played last."""

from __future__ import annotations

from functools import cache

from PIL import Image

from games import pen
from games.core import Seat, View
from games.pointsweeper import panels
from games.pointsweeper.board import BOARDS, MINE, SIDES, Board, Boards, Claim, Scout
from games.pointsweeper.chessmen import chessman, mine
from games.pointsweeper.notes import number

WIDTH, HEIGHT = 1000, 690
"""Without the list of scouts."""
_GRID = pen.Grid(left=62, top=88, cell=68, columns=8, rows=8)
_PANELS = (_GRID.left + _GRID.width + 28, _GRID.top - 2)
_BLANK = Board(white=0, tiles={}, turn=None)
_PITS = ("#783747", "#2E5072")
"""What a player has emptied: red and blue, half ink."""


def draw(view: View[Boards]) -> Image.Image:
    """The board with its panels; for a seat also its own scouts."""
    board = view.board.boards[-1] if view.board.boards else _BLANK
    playing = view.outcome is None and board.turn is not None
    scouts = board.scouts(view.seat) if playing else ()
    height = HEIGHT + panels.list_height(len(scouts))
    image = pen.card(WIDTH, height, "Pointsweeper", _subtitle(view), _state(view))
    pen.board(image, _GRID, all_sides=False)
    _draw_emptied(image, board)
    _draw_last(image, board, view.seat if playing else None)
    _draw_tiles(image, board)
    if playing:
        _draw_safe(image, board)
    _draw_scouts(image, board, scouts)
    panels.draw_sides(image, _PANELS, view.board, board)
    panels.draw_list(image, HEIGHT - 8, board, scouts)
    return image


def _subtitle(view: View[Boards]) -> str:
    boards = len(view.board.boards)
    if not boards:
        return "three boards to come"
    over = " is over" if view.board.boards[-1].turn is None else ""
    known = ", what you know" if view.seat is not None and not over and not view.outcome else ""
    return f"board {boards} of {BOARDS}{over}{known}"


def _state(view: View[Boards]) -> str:
    if view.outcome:
        first = [SIDES[seat] for seat, place in enumerate(view.outcome.places) if place == 1]
        return f"{first[0]} wins" if len(first) == 1 else "a draw"
    mover = SIDES[view.acting[0]]
    return f"{mover} chooses" if view.board.choosing is not None else f"{mover} to move"


@cache
def _pit(seat: int) -> pen.Paint:
    def paint(brush: pen.Brush) -> None:
        brush.rect((0, 0, 1, 1), _PITS[seat])
        brush.rect((0, 0, 1, 0.07), pen.SHADOW)
        brush.rect((0, 0, 0.05, 1), pen.SHADOW)
        pen.marking(brush, seat, (0.86, 0.86), 0.08, pen.PARCHMENT)

    return paint


def _draw_emptied(image: Image.Image, board: Board) -> None:
    for square, seat in board.taken.items():
        pen.put(image, pen.sprite(_pit(seat), _GRID.cell), _GRID.centre(square))


def _draw_tiles(image: Image.Image, board: Board) -> None:
    for square, tile in board.tiles.items():
        at, taken = _GRID.centre(square), square in board.taken
        if tile == MINE:
            pen.put(image, pen.sprite(mine, 52 if taken else 44), at)
            continue
        colour = _colour(tile) if taken else pen.UMBER
        sign = "+" if tile > 0 else ""
        pen.write(
            image, at, sign + number(tile), 36 if taken else 30, colour, bold=taken, anchor="mm"
        )


def _colour(value: int) -> str:
    if value < 0:
        return pen.YELLOW
    return pen.WHITE if value else pen.MIST


def _hatch(brush: pen.Brush) -> None:
    for n in range(-3, 4):
        brush.line([(n / 4, 1), (n / 4 + 1, 0)], pen.LAST, 0.045)


def _draw_last(image: Image.Image, board: Board, viewer: Seat | None) -> None:
    """The last turn: a piece and what it scouted, or the way of a claim."""
    match board.acts[-1:]:
        case (Scout() as scout,):
            for square in scout.squares:
                pen.put(image, pen.sprite(_hatch, _GRID.cell), _GRID.centre(square))
            pen.outline(image, _GRID.box(scout.square))
            if scout.seat != viewer or scout.square in board.tiles:
                _draw_scouting(image, board, scout)
        case (Claim() as claim,):
            for square in claim.squares:
                pen.outline(image, _GRID.box(square))
            pen.path(image, _beside(_GRID.centre(claim.path[0]), _GRID.centre(claim.path[-1])))


def _draw_scouting(image: Image.Image, board: Board, scout: Scout) -> None:
    if scout.square in board.tiles:  # so that its value stays readable
        left, top, _, _ = _GRID.box(scout.square)
        _put_piece(image, board, scout, (left + 8, top + 8), 38)
    else:
        _put_piece(image, board, scout, _GRID.centre(scout.square), 54)


def _beside(start: pen.Point, end: pen.Point) -> list[pen.Point]:
    """The way from start to end, moved up or left so that it does not cross the values."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    scale = 25 / (dx * dx + dy * dy) ** 0.5
    if dx < 0 or (dx == 0 and dy > 0):
        scale = -scale
    x, y = dy * scale, -dx * scale
    return [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y)]


def _put_piece(image: Image.Image, board: Board, scout: Scout, at: pen.Point, size: int) -> None:
    man = chessman(scout.kind, scout.seat == board.white)
    pen.put(image, pen.sprite(man, size), at)


def _draw_safe(image: Image.Image, board: Board) -> None:
    for square in board.safe:
        right, top = _GRID.box(square)[2], _GRID.box(square)[1]
        pen.put(image, pen.sprite(panels.tick, 20), (right - 13, top + 13))


def _draw_scouts(image: Image.Image, board: Board, scouts: tuple[Scout, ...]) -> None:
    """The seat's own scouts on hidden squares, with what is left of their results."""
    for square in {scout.square for scout in scouts} - board.taken.keys():
        left, top, _, _ = _GRID.box(square)
        here = [scout for scout in scouts if scout.square == square]
        if len(here) > 1:
            for n, scout in enumerate(here[:3]):
                _put_piece(image, board, scout, (left + 14 + 20 * n, top + 48), 30)
            continue
        _put_piece(image, board, here[0], (left + 18, top + 18), 32)
        if rest := here[0].rest:
            text = f"{number(rest.points)}, {rest.mines}"
            at = (_GRID.centre(square)[0], top + 51)
            pen.write(image, at, text, 25, pen.INK, bold=True, anchor="mm")
