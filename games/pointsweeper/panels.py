"""Beside and below the board: how both players stand, and what a seat's scouts saw."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games import pen
from games.core import Seat
from games.pointsweeper.board import SIDES, Board, Boards, Count, Scout
from games.pointsweeper.chess import KINDS
from games.pointsweeper.chessmen import chessman, mine
from games.pointsweeper.notes import number

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS = (pen.RED, pen.BLUE)
_WIDTH, _HEIGHT, _GAP = 336, 236, 10
_COLUMNS = tuple(124 + 38 * n for n in range(len(KINDS)))
_ROWS = (150, 180, 210)
_ROW = 38
_MARGIN = 30


def draw_sides(image: Image, at: tuple[int, int], boards: Boards, board: Board) -> None:
    """Both players below each other, then the boards that are over; 336 wide, 580 high."""
    x, y = at
    for seat in (0, 1):
        _draw_side(image, (x, y), boards, board, seat)
        y += _HEIGHT + _GAP
    for n, over in enumerate(b for b in boards.boards if b.turn is None):
        _draw_result(image, (x, y + 14 + 30 * n), over, n + 1)


def _draw_side(image: Image, at: tuple[int, int], boards: Boards, board: Board, seat: Seat) -> None:
    x, y = at
    layer = _blank_side(seat, seat == board.white)
    pen.put(image, layer, (x + _WIDTH / 2, y + _HEIGHT / 2))
    if board.turn == seat:
        pen.outline(image, (x, y, x + _WIDTH, y + _HEIGHT), pen.LAST, 3)
    if board.hands[seat].passed:
        pen.write(image, (x + 128, y + 28), "passed", 26, pen.MIST)
    score = number(boards.score(seat))
    pen.write(image, (x + _WIDTH - 16, y + 28), score, 36, bold=True, anchor="rm")
    _draw_count(image, (x + 60, y + 68), board.gain(seat))
    _draw_count(image, (x + 214, y + 68), boards.gain(seat))
    hand = board.hands[seat]
    for row, have in enumerate((hand.unused, hand.scouted, hand.claimed)):
        for middle, kind in zip(_COLUMNS, KINDS, strict=True):
            text, colour = (str(have[kind]), pen.PARCHMENT) if have[kind] else ("·", pen.MIST)
            pen.write(image, (x + middle, y + _ROWS[row]), text, 26, colour, anchor="mm")


@cache
def _blank_side(seat: Seat, white: bool) -> Image:
    """What never changes in a player's panel."""
    layer = pen.smooth(_paint_side, _WIDTH, _HEIGHT)
    pen.put(layer, pen.sprite(_TOKENS[seat], 34), (28, 28))
    pen.write(layer, (54, 28), SIDES[seat], 30, bold=True)
    pen.write(layer, (14, 68), "here", 25, pen.MIST)
    pen.write(layer, (182, 68), "all", 25, pen.MIST)
    for middle, kind in zip(_COLUMNS, KINDS, strict=True):
        pen.put(layer, pen.sprite(chessman(kind, white), 36), (middle, 112))
    for y, name in zip(_ROWS, ("unused", "scouted", "claimed"), strict=True):
        pen.write(layer, (14, y), name, 25, pen.MIST)
    return layer


def _paint_side(brush: pen.Brush) -> None:
    brush.rect((0, 0, 1, _HEIGHT / _WIDTH), pen.SLATE, radius=0.03)


def _token(seat: Seat) -> pen.Paint:
    def paint(brush: pen.Brush) -> None:
        brush.circle((0.5, 0.5), 0.48, COLOURS[seat], pen.WHITE, 0.05)
        pen.marking(brush, seat, (0.5, 0.5), 0.2, pen.WHITE)

    return paint


_TOKENS = (_token(0), _token(1))


def _draw_count(image: Image, at: tuple[int, int], found: Count) -> None:
    """Points, a mine, and how many of those; 110 wide."""
    x, y = at
    pen.write(image, (x + 46, y), number(found.points), 26, anchor="rm")
    pen.put(image, pen.sprite(mine, 30), (x + 68, y + 1))
    pen.write(image, (x + 88, y), str(found.mines), 26)


def _draw_result(image: Image, at: tuple[int, int], board: Board, n: int) -> None:
    x, y = at
    pen.write(image, (x, y), f"Board {n}", 25, pen.MIST)
    for seat in (0, 1):
        left = x + 106 + 122 * seat
        pen.put(image, pen.sprite(_TOKENS[seat], 22), (left, y))
        _draw_count(image, (left + 2, y), board.gain(seat))


def list_height(scouts: int) -> int:
    """How much `draw_list` needs."""
    return _ROW * (1 + (scouts + 1) // 2) + 16 if scouts else 0


def draw_list(image: Image, top: int, board: Board, scouts: tuple[Scout, ...]) -> None:
    """Every result in two columns: where, `23, 1 mine`, and what is left of that."""
    if not scouts:
        return
    right, y, legend = image.width - _MARGIN, top + 20, "surely no mine"
    pen.write(image, (_MARGIN, y), "Your scouts: sum, mines, and what is left", 26, bold=True)
    pen.write(image, (right, y), legend, 25, pen.MIST, anchor="rm")
    pen.put(image, pen.sprite(tick, 24), (right - pen.width_of(legend, 25) - 20, y + 1))
    for n, scout in enumerate(scouts):
        column, row = divmod(n, (len(scouts) + 1) // 2)
        x = _MARGIN + column * (image.width - 2 * _MARGIN) // 2
        _draw_entry(image, (x, y + _ROW * (row + 1)), board, scout)


def _draw_entry(image: Image, at: tuple[int, int], board: Board, scout: Scout) -> None:
    assert scout.saw
    assert scout.rest
    x, y = at
    pen.put(image, pen.sprite(chessman(scout.kind, scout.seat == board.white), 36), (x + 16, y))
    pen.write(image, (x + 42, y), scout.square, 28, bold=True)
    _draw_count(image, (x + 90, y), scout.saw)
    if not board.open(scout.squares):
        pen.write(image, (x + 240, y), "all claimed", 25, pen.MIST)
    elif scout.rest != scout.saw:
        pen.write(image, (x + 240, y), "left", 25, pen.MIST)
        _draw_count(image, (x + 280, y), scout.rest)


def tick(brush: pen.Brush) -> None:
    """Surely no mine."""
    brush.circle((0.5, 0.5), 0.48, pen.CHOOSE)
    brush.line([(0.28, 0.52), (0.44, 0.68), (0.74, 0.34)], pen.WHITE, 0.13)
