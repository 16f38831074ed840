"""Below the board: how both players stand, and what a seat's scouts saw."""

from __future__ import annotations

from collections.abc import Container

from games import pen
from games.core import Seat
from games.pen import Picture
from games.pointsweeper.board import SIDES, Board, Count, Minefield, Scout
from games.pointsweeper.chess import KINDS
from games.pointsweeper.sprites import chessman, mine, seen, tick, token, way
from games.pointsweeper.told import number, scored

LEFT, WIDTH = 24, 752
TYPE = 28
"""The smallest type: 3.5 % of the picture's width."""
LEGEND, SIDE, ROW = 50, 162, 44
"""How high the legend, a player's panel with the gap below it, and any other row are."""
_COLUMNS = tuple(LEFT + 404 + 58 * n for n in range(len(KINDS)))


def draw_legend(image: Picture, top: int, seat: Seat, *, ticks: bool) -> None:
    """What the signs on the board mean; `ticks`: are safe squares ticked?"""
    y = top + LEGEND // 2
    for x, sign, meaning in (
        (LEFT, chessman("P", seat), "scouted here"),
        (LEFT + 244, seen, "seen by the last scout"),
        (LEFT + 588, tick, "no mine"),
    ):
        if sign == tick and not ticks:
            continue
        pen.put(image, pen.sprite(sign, 32), (x + 18, y))
        pen.write(image, (x + 44, y), meaning, TYPE, pen.MIST)


def draw_sides(
    image: Picture,
    top: int,
    board: Board,
    minefield: Minefield,
    marked: Container[Seat | None],
) -> None:
    """Both players, one below the other, those `marked` in a frame."""
    for seat in (0, 1):
        _draw_side(image, top + SIDE * seat, board, minefield, seat)
        if seat in marked:
            y = top + SIDE * seat
            pen.outline(image, (LEFT, y, LEFT + WIDTH, y + SIDE - 10), pen.LAST, 4)


def _draw_side(image: Picture, top: int, board: Board, minefield: Minefield, seat: Seat) -> None:
    pen.put(image, pen.sprite(_slate, WIDTH, SIDE - 10), (LEFT + WIDTH / 2, top + SIDE / 2 - 5))
    pen.put(image, pen.sprite(token(seat), 42), (LEFT + 36, top + 34))
    pen.write(image, (LEFT + 66, top + 34), SIDES[seat], 34, bold=True)
    score = number(board.score(seat))
    pen.write(image, (LEFT + 262, top + 34), score, 44, bold=True, anchor="rm")
    for y, name, gain in (
        (top + 82, "board", minefield.gain(seat)),
        (top + 124, "in all", board.gain(seat)),
    ):
        pen.write(image, (LEFT + 16, y), name, TYPE, pen.MIST)
        _draw_count(image, (LEFT + 198, y), gain)
    _draw_pieces(image, top, minefield, seat)


def _draw_pieces(image: Picture, top: int, minefield: Minefield, seat: Seat) -> None:
    """How many of each kind can still scout, and how many can still claim."""
    hand = minefield.hands[seat]
    if hand.passed:
        pen.write(image, (LEFT + 278, top + 34), "passed", TYPE)
    pen.write(image, (LEFT + 292, top + 82), "scout", TYPE, pen.MIST)
    pen.write(image, (LEFT + 292, top + 124), "claim", TYPE, pen.MIST)
    for x, kind in zip(_COLUMNS, KINDS, strict=True):
        pen.put(image, pen.sprite(chessman(kind, seat), 52), (x, top + 32))
        for y, n in ((top + 82, hand.unused[kind]), (top + 124, hand.left(kind))):
            text, colour = (str(n), pen.PARCHMENT) if n else ("·", pen.MIST)
            pen.write(image, (x, y), text, 30, colour, anchor="mm")
    up = seat == minefield.white
    pen.put(image, pen.sprite(way(up), 30), (_COLUMNS[-1] + 38, top + 34))


def _slate(brush: pen.Brush) -> None:
    brush.rect((0, 0, 1, (SIDE - 10) / WIDTH), pen.SLATE, radius=0.015)


def _draw_count(image: Picture, at: tuple[int, int], found: Count) -> None:
    """Points up to here, then a mine and how many of those: 70 wide."""
    x, y = at
    pen.write(image, (x, y), number(found.points), TYPE, anchor="rm")
    pen.put(image, pen.sprite(mine, 32), (x + 21, y + 1))
    pen.write(image, (x + 41, y), str(found.mines), TYPE)


def draw_results(image: Picture, top: int, board: Board) -> None:
    """The boards that are over, one a row."""
    for n, over in enumerate(_over(board)):
        y = top + ROW * n + ROW // 2
        pen.write(image, (LEFT + 16, y), f"Board {n + 1}", TYPE, pen.MIST)
        for seat in (0, 1):
            left = LEFT + 150 + 200 * seat
            pen.put(image, pen.sprite(token(seat), 30), (left, y))
            _draw_count(image, (left + 70, y), over.gain(seat))


def results_height(board: Board) -> int:
    """How much `draw_results` needs."""
    return ROW * len(_over(board))


def _over(board: Board) -> list[Minefield]:
    return [minefield for minefield in board.minefields if minefield.turn is None]


def draw_sums(image: Picture, top: int, board: Board) -> None:
    """How both scores come about, one below the other."""
    for seat in (0, 1):
        y = top + ROW * seat + ROW // 2
        pen.put(image, pen.sprite(token(seat), 34), (LEFT + 33, y))
        pen.write(image, (LEFT + 66, y), scored(board, seat).say(()), TYPE)


def draw_left(image: Picture, at: tuple[int, int], left: Count) -> None:
    """Points, a mine, and how many of those, centred and close together."""
    points, mines = number(left.points), str(left.mines)
    first, second = pen.width_of(points, TYPE, bold=True), pen.width_of(mines, TYPE, bold=True)
    x, y = at[0] - (first + 26 + second) / 2, at[1]
    pen.write(image, (x, y), points, TYPE, pen.INK, bold=True)
    pen.put(image, pen.sprite(mine, 26), (x + first + 13, y + 1))
    pen.write(image, (x + first + 26, y), mines, TYPE, pen.INK, bold=True)


def list_height(scouts: int) -> int:
    """How much `draw_list` needs."""
    return ROW * (1 + (scouts + 1) // 2) if scouts else 0


def draw_list(image: Picture, top: int, minefield: Minefield, scouts: tuple[Scout, ...]) -> None:
    """Every result in two columns: where, `23, 1 mine`, and what is left of that."""
    if not scouts:
        return
    y = top + ROW // 2
    pen.write(image, (LEFT, y), "What your scouts saw, and what is left of it", TYPE, bold=True)
    for n, scout in enumerate(scouts):
        column, row = divmod(n, (len(scouts) + 1) // 2)
        _draw_entry(image, (LEFT + column * WIDTH // 2, y + ROW * (row + 1)), minefield, scout)


def _draw_entry(image: Picture, at: tuple[int, int], minefield: Minefield, scout: Scout) -> None:
    assert scout.saw
    assert scout.rest
    x, y = at
    pen.put(image, pen.sprite(chessman(scout.kind, scout.seat), 42), (x + 20, y))
    pen.write(image, (x + 46, y), scout.square, TYPE, bold=True)
    _draw_count(image, (x + 142, y), scout.saw)
    if not minefield.open(scout.squares):
        pen.write(image, (x + 218, y), "all claimed", TYPE, pen.MIST)
    elif scout.rest != scout.saw:
        pen.write(image, (x + 216, y), "→", TYPE, pen.MIST)
        _draw_count(image, (x + 288, y), scout.rest)
