"""A view as a picture: the board that is played, or was played last."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import cache

from PIL import Image

from games import pen
from games.core import Seat, View
from games.pointsweeper import panels
from games.pointsweeper.board import BOARDS, MINE, SIDES, Board, Boards, Claim, Scout
from games.pointsweeper.chessmen import chessman, mine
from games.pointsweeper.notes import number
from games.squares import Square

WIDTH, HEIGHT = 1000, 690
"""Without what is written below the board."""
_GRID = pen.Grid(left=62, top=88, cell=68, columns=8, rows=8)
_PANELS = (_GRID.left + _GRID.width + 28, _GRID.top - 2)
_BLANK = Board(white=0, tiles={}, turn=None)
_PITS = ("#783747", "#2E5072")
"""What a player has emptied: red and blue, half ink."""


def draw(view: View[Boards]) -> Image.Image:
    """The board with its panels; for a seat also what its own scouts saw."""
    board = view.board.boards[-1] if view.board.boards else _BLANK
    playing = view.outcome is None and board.turn is not None
    scouts = board.scouts(view.seat) if playing else ()
    height = HEIGHT + playing * panels.LEGEND + panels.list_height(len(scouts))
    image = pen.card(WIDTH, height, "Pointsweeper", _subtitle(view), _state(view))
    pen.board(image, _GRID, all_sides=False)
    _draw_emptied(image, board)
    _draw_last(image, board)
    scouted = _scouted(board, view.seat) if playing else {}
    _draw_tiles(image, board, scouted)
    if playing:
        _draw_safe(image, board)
        panels.draw_legend(image, HEIGHT)
    _draw_scouts(image, board, scouted)
    panels.draw_sides(image, _PANELS, view.board, board)
    panels.draw_list(image, HEIGHT + panels.LEGEND, board, scouts)
    return image


def _own(view: View[Boards]) -> bool:
    """Is it a seat's own picture? Of a board that is over all see the same (PS-42)."""
    boards = view.board.boards
    return (
        view.seat is not None and not view.outcome and bool(boards) and boards[-1].turn is not None
    )


def _subtitle(view: View[Boards]) -> str:
    boards = len(view.board.boards)
    if not boards:
        return "three boards to come"
    over = " is over" if view.board.boards[-1].turn is None else ""
    you = f"you are {SIDES[view.seat]}, " if view.seat is not None and _own(view) else ""
    return f"{you}board {boards} of {BOARDS}{over}{', what you know' if you else ''}"


def _state(view: View[Boards]) -> str:
    if view.outcome:
        first = [SIDES[seat] for seat, place in enumerate(view.outcome.places) if place == 1]
        return f"{first[0]} wins" if len(first) == 1 else "a draw"
    if _own(view) and view.seat in view.acting:
        return "your turn"
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


def _scouted(board: Board, viewer: Seat | None) -> Mapping[Square, Sequence[Scout]]:
    """Where scouts were made, everybody's: those of the viewer first."""
    scouts = [act for act in board.acts if isinstance(act, Scout)]
    scouted: dict[Square, list[Scout]] = {}
    for scout in sorted(scouts, key=lambda scout: scout.seat != viewer):
        scouted.setdefault(scout.square, []).append(scout)
    return scouted


def _draw_tiles(image: Image.Image, board: Board, scouted: Container[Square]) -> None:
    for square, tile in board.tiles.items():
        (x, y), taken, small = _GRID.centre(square), square in board.taken, square in scouted
        at = (x, y + 14 * small)
        if tile == MINE:
            size = 36 if small else 52 if taken else 44
            pen.put(image, pen.sprite(mine, size), at)
            continue
        colour = (pen.YELLOW if tile < 0 else pen.WHITE) if taken else pen.UMBER
        text = ("+" if tile > 0 else "") + number(tile)
        size = 36 if taken and not small else 30
        pen.write(image, at, text, size, colour, bold=taken, anchor="mm")


def _draw_last(image: Image.Image, board: Board) -> None:
    """The last turn: from where a piece scouted and what it saw, or the way of a claim."""
    match board.acts[-1:]:
        case (Scout() as scout,):
            for square in scout.squares:
                pen.put(image, pen.sprite(panels.seen, _GRID.cell), _GRID.centre(square))
            pen.outline(image, _GRID.box(scout.square), width=6)
        case (Claim() as claim,):
            for square in claim.squares:
                pen.outline(image, _GRID.box(square))
            pen.path(image, _beside(_GRID.centre(claim.path[0]), _GRID.centre(claim.path[-1])))


def _beside(start: pen.Point, end: pen.Point) -> list[pen.Point]:
    """The way from start to end, moved up or left so that it does not cross the values."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    scale = 25 / (dx * dx + dy * dy) ** 0.5
    if dx < 0 or (dx == 0 and dy > 0):
        scale = -scale
    x, y = dy * scale, -dx * scale
    return [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y)]


def _draw_safe(image: Image.Image, board: Board) -> None:
    for square in board.safe:
        right, top = _GRID.box(square)[2], _GRID.box(square)[1]
        pen.put(image, pen.sprite(panels.tick, 20), (right - 13, top + 13))


def _draw_scouts(
    image: Image.Image, board: Board, scouted: Mapping[Square, Sequence[Scout]]
) -> None:
    """The scouts' pieces; on a hidden square also what is left of the viewer's own result."""
    for square, scouts in scouted.items():
        left, top, _, _ = _GRID.box(square)
        rests = [scout.rest for scout in scouts if scout.rest and square not in board.taken]
        if len(rests) == 1:
            panels.draw_left(image, (left + 34, top + 52), rests[0])
        above = square in board.taken or len(rests) == 1
        room = 60 - 20 * (square in board.safe)
        _draw_row(image, board, scouts, (left + 4, top + (18 if above else 38)), room, above)


def _draw_row(
    image: Image.Image, board: Board, scouts: Sequence[Scout], at: pen.Point, room: int, small: bool
) -> None:
    """Pieces beside each other, closer where there are many."""
    (x, y), size = at, 30 if small else 40
    step = min(size - 6, (room - size) / max(1, len(scouts) - 1))
    for n, scout in enumerate(scouts):
        man = chessman(scout.kind, scout.seat == board.white)
        pen.put(image, pen.sprite(man, size), (x + size / 2 + n * step, y))
