"""Beside and below the board: how both players stand, and what a seat's scouts saw."""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from games import pen
from games.core import Seat
from games.pen import Picture
from games.pointsweeper.board import SIDES, Board, Count, Minefield, Scout
from games.pointsweeper.chess import KINDS
from games.pointsweeper.sprites import chessman, mine, seen, tick, token
from games.pointsweeper.told import number, scored

LEGEND = 38
"""How high `draw_legend` is."""
_WIDTH, _HEIGHT, _GAP = 336, 238, 8
_COLUMNS = tuple(124 + 38 * n for n in range(len(KINDS)))
_ROWS = (162, 190, 218)
_ROW = 38
_MARGIN = 30


def draw_sides(
    image: Picture,
    at: tuple[int, int],
    board: Board,
    minefield: Minefield,
    marked: Container[Seat | None],
) -> None:
    """Both players below each other, those `marked` in a frame, then the boards that are over;
    336 wide, 574 high."""
    x, y = at
    for seat in (0, 1):
        _draw_side(image, (x, y), board, minefield, seat)
        if seat in marked:
            pen.outline(image, (x, y, x + _WIDTH, y + _HEIGHT), pen.LAST, 3)
        y += _HEIGHT + _GAP
    for n, over in enumerate(b for b in board.minefields if b.turn is None):
        _draw_result(image, (x, y + 14 + 28 * n), over, n + 1)


def _draw_side(
    image: Picture, at: tuple[int, int], board: Board, minefield: Minefield, seat: Seat
) -> None:
    x, y = at
    layer = _blank_side(seat, seat == minefield.white)
    pen.put(image, layer, (x + _WIDTH / 2, y + _HEIGHT / 2))
    if minefield.hands[seat].passed:
        pen.write(image, (x + 121, y + 30), "passed", 25, pen.MIST)
    right, score = x + _WIDTH - 16, number(board.score(seat))
    pen.write(image, (right, y + 28), score, 36, bold=True, anchor="rm")
    before = right - pen.width_of(score, 36, bold=True) - 10
    pen.write(image, (before, y + 30), "score", 25, pen.MIST, anchor="rm")
    for row, gain in ((64, minefield.gain(seat)), (92, board.gain(seat))):
        _draw_count(image, (right - 116, y + row), gain)
    hand = minefield.hands[seat]
    for row, have in enumerate((hand.unused, hand.scouted, hand.claimed)):
        for middle, kind in zip(_COLUMNS, KINDS, strict=True):
            text, colour = (str(have[kind]), pen.PARCHMENT) if have[kind] else ("·", pen.MIST)
            pen.write(image, (x + middle, y + _ROWS[row]), text, 26, colour, anchor="mm")


@cache
def _blank_side(seat: Seat, white: bool) -> Picture:
    """What never changes in a player's panel."""
    layer = pen.smooth(_paint_side, _WIDTH, _HEIGHT)
    pen.put(layer, pen.sprite(token(seat), 34), (28, 28))
    pen.write(layer, (54, 28), SIDES[seat], 30, bold=True)
    pen.write(layer, (14, 64), "this board", 25, pen.MIST)
    pen.write(layer, (14, 92), "all boards", 25, pen.MIST)
    for middle, kind in zip(_COLUMNS, KINDS, strict=True):
        pen.put(layer, pen.sprite(chessman(kind, white), 36), (middle, 128))
    for y, name in zip(_ROWS, ("unused", "scouted", "claimed"), strict=True):
        pen.write(layer, (14, y), name, 25, pen.MIST)
    return layer


def _paint_side(brush: pen.Brush) -> None:
    brush.rect((0, 0, 1, _HEIGHT / _WIDTH), pen.SLATE, radius=0.03)


def _draw_count(image: Picture, at: tuple[int, int], found: Count) -> None:
    """Points, a mine, and how many of those; 110 wide."""
    x, y = at
    pen.write(image, (x + 46, y), number(found.points), 26, anchor="rm")
    pen.put(image, pen.sprite(mine, 30), (x + 68, y + 1))
    pen.write(image, (x + 88, y), str(found.mines), 26)


def _draw_result(image: Picture, at: tuple[int, int], minefield: Minefield, n: int) -> None:
    x, y = at
    pen.write(image, (x, y), f"Board {n}", 25, pen.MIST)
    for seat in (0, 1):
        left = x + 106 + 122 * seat
        pen.put(image, pen.sprite(token(seat), 22), (left, y))
        _draw_count(image, (left + 2, y), minefield.gain(seat))


def draw_sums(image: Picture, top: int, board: Board) -> None:
    """How both scores come about, beside each other."""
    for seat in (0, 1):
        x, y = _MARGIN + seat * (image.width - 2 * _MARGIN) // 2, top + 2
        pen.put(image, pen.sprite(token(seat), 30), (x + 16, y))
        pen.write(image, (x + 42, y), scored(board, seat).say(()), 26)


def draw_left(image: Picture, at: tuple[int, int], left: Count) -> None:
    """Points, a mine, and how many of those, centred and close together."""
    points, mines = number(left.points), str(left.mines)
    first, second = pen.width_of(points, 25, bold=True), pen.width_of(mines, 25, bold=True)
    x, y = at[0] - (first + 22 + second) / 2, at[1]
    pen.write(image, (x, y), points, 25, pen.INK, bold=True)
    pen.put(image, pen.sprite(mine, 22), (x + first + 11, y + 1))
    pen.write(image, (x + first + 22, y), mines, 25, pen.INK, bold=True)


def draw_legend(image: Picture, top: int, *, ticks: bool) -> None:
    """What the signs on the board mean; `ticks`: are safe squares ticked?"""
    y = top + 2
    for x, sign, meaning in (
        (_MARGIN + 16, chessman("P", True), "scouted from here"),
        (_MARGIN + 312, tick, "surely no mine"),
        (_MARGIN + 580, seen, "what the last scout saw"),
    ):
        if sign == tick and not ticks:
            continue
        pen.put(image, pen.sprite(sign, 26), (x, y))
        pen.write(image, (x + 20, y), meaning, 25, pen.MIST)


def list_height(scouts: int) -> int:
    """How much `draw_list` needs."""
    return _ROW * (1 + (scouts + 1) // 2) + 16 if scouts else 0


def draw_list(image: Picture, top: int, minefield: Minefield, scouts: tuple[Scout, ...]) -> None:
    """Every result in two columns: where, `23, 1 mine`, and what is left of that."""
    if not scouts:
        return
    y = top + 2
    heading = "Your scouts: points and mines they saw, and what is left of those"
    pen.write(image, (_MARGIN, y), heading, 26, bold=True)
    for n, scout in enumerate(scouts):
        column, row = divmod(n, (len(scouts) + 1) // 2)
        x = _MARGIN + column * (image.width - 2 * _MARGIN) // 2
        _draw_entry(image, (x, y + _ROW * (row + 1)), minefield, scout)


def _draw_entry(image: Picture, at: tuple[int, int], minefield: Minefield, scout: Scout) -> None:
    assert scout.saw
    assert scout.rest
    x, y = at
    pen.put(image, pen.sprite(chessman(scout.kind, scout.seat == minefield.white), 36), (x + 16, y))
    pen.write(image, (x + 42, y), scout.square, 28, bold=True)
    _draw_count(image, (x + 90, y), scout.saw)
    if not minefield.open(scout.squares):
        pen.write(image, (x + 240, y), "all claimed", 25, pen.MIST)
    elif scout.rest != scout.saw:
        pen.write(image, (x + 240, y), "left", 25, pen.MIST)
        _draw_count(image, (x + 280, y), scout.rest)
