"""Below the board: how both players stand, and what a seat's scouts saw."""

from __future__ import annotations

from collections.abc import Container

from games import pen
from games.core import Seat, say
from games.pen import Picture
from games.pointsweeper.board import Board, Count, Minefield, Scout
from games.pointsweeper.chess import KINDS
from games.pointsweeper.sprites import chessman, mine, seen, tick, token, way
from games.pointsweeper.told import number, scored

LEFT, WIDTH = 24, 752
TYPE = 28
"""The smallest type: 3.5 % of the picture's width."""
_CAN = LEFT + 276
"""Where it is told what pieces can still do."""
LEGEND, SIDE, ROW = 50, 162, 44
"""How high the legend, a player's panel with the gap below it, and any other row are."""
_SIGN = 44
"""From a sign in the legend to what it means."""
_SIDES = ("pointsweeper-side-red", "pointsweeper-side-blue")
_COLUMNS = tuple(LEFT + 416 + 56 * n for n in range(len(KINDS)))


def draw_legend(image: Picture, top: int, seat: Seat, language: str, *, ticks: bool) -> None:
    """What the signs on the board mean, side by side; `ticks`: are safe squares ticked?"""
    signs = (
        (chessman("P", seat), "pointsweeper-picture-scouted-here"),
        (seen, "pointsweeper-picture-seen"),
        (tick, "pointsweeper-picture-no-mine"),
    )
    told = [(sign, _said(meaning, language)) for sign, meaning in signs]
    widths = [_SIGN + pen.width_of(meaning, TYPE) for _, meaning in told]
    gap, x, y = (WIDTH - sum(widths)) / (len(told) - 1), float(LEFT), top + LEGEND // 2
    for (sign, meaning), width in zip(told, widths, strict=True):
        if sign != tick or ticks:
            pen.put(image, pen.sprite(sign, 32), (x + 18, y))
            pen.write(image, (x + _SIGN, y), meaning, TYPE, pen.MIST)
        x += width + gap


def _said(id: str, language: str, **values: object) -> str:
    return say(id, **values).say((), language)


def draw_sides(
    image: Picture,
    top: int,
    board: Board,
    minefield: Minefield,
    marked: Container[Seat | None],
    language: str,
) -> None:
    """Both players, one below the other, those `marked` in a frame."""
    for seat in (0, 1):
        _draw_side(image, top + SIDE * seat, board, minefield, seat, language)
        if seat in marked:
            y = top + SIDE * seat
            pen.outline(image, (LEFT, y, LEFT + WIDTH, y + SIDE - 10), pen.LAST, 4)


def _draw_side(
    image: Picture, top: int, board: Board, minefield: Minefield, seat: Seat, language: str
) -> None:
    pen.put(image, pen.sprite(_slate, WIDTH, SIDE - 10), (LEFT + WIDTH / 2, top + SIDE / 2 - 5))
    pen.put(image, pen.sprite(token(seat), 42), (LEFT + 36, top + 34))
    pen.write(image, (LEFT + 66, top + 34), _said(_SIDES[seat], language), TYPE, bold=True)
    score = number(board.score(seat))
    pen.write(image, (LEFT + 280, top + 34), score, 44, bold=True, anchor="rm")
    for y, name, gain in (
        (top + 82, "pointsweeper-picture-here", minefield.gain(seat)),
        (top + 124, "pointsweeper-picture-in-all", board.gain(seat)),
    ):
        pen.write(image, (LEFT + 16, y), _said(name, language), TYPE, pen.MIST)
        _draw_count(image, (LEFT + 198, y), gain)
    _draw_pieces(image, top, minefield, seat, language)


def _draw_pieces(image: Picture, top: int, minefield: Minefield, seat: Seat, language: str) -> None:
    """How many of each kind can still scout, and how many can still claim."""
    hand = minefield.hands[seat]
    if hand.passed:
        passed = _said("pointsweeper-picture-passed", language)
        pen.write(image, (LEFT + 292, top + 34), passed, TYPE)
    for y, id in (
        (top + 82, "pointsweeper-picture-scout"),
        (top + 124, "pointsweeper-picture-claim"),
    ):
        pen.write(image, (_CAN, y), _said(id, language), TYPE, pen.MIST)
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


def draw_results(image: Picture, top: int, board: Board, language: str) -> None:
    """The boards that are over, one a row."""
    for n, over in enumerate(_over(board)):
        y = top + ROW * n + ROW // 2
        name = _said("pointsweeper-picture-result", language, board=n + 1)
        pen.write(image, (LEFT + 16, y), name, TYPE, pen.MIST)
        for seat in (0, 1):
            left = LEFT + 150 + 200 * seat
            pen.put(image, pen.sprite(token(seat), 30), (left, y))
            _draw_count(image, (left + 70, y), over.gain(seat))


def results_height(board: Board) -> int:
    """How much `draw_results` needs."""
    return ROW * len(_over(board))


def _over(board: Board) -> list[Minefield]:
    return [minefield for minefield in board.minefields if minefield.turn is None]


def draw_sums(image: Picture, top: int, board: Board, language: str) -> None:
    """How both scores come about, one below the other."""
    for seat in (0, 1):
        y = top + ROW * seat + ROW // 2
        pen.put(image, pen.sprite(token(seat), 34), (LEFT + 33, y))
        pen.write(image, (LEFT + 66, y), scored(board, seat).say((), language), TYPE)


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


def draw_list(
    image: Picture, top: int, minefield: Minefield, scouts: tuple[Scout, ...], language: str
) -> None:
    """Every result in two columns: where, `23, 1 mine`, and what is left of that."""
    if not scouts:
        return
    y = top + ROW // 2
    heading = _said("pointsweeper-picture-list", language)
    pen.write(image, (LEFT, y), heading, TYPE, bold=True)
    for n, scout in enumerate(scouts):
        column, row = divmod(n, (len(scouts) + 1) // 2)
        at = (LEFT + column * WIDTH // 2, y + ROW * (row + 1))
        _draw_entry(image, at, minefield, scout, language)


def _draw_entry(
    image: Picture, at: tuple[int, int], minefield: Minefield, scout: Scout, language: str
) -> None:
    assert scout.saw
    assert scout.rest
    x, y = at
    pen.put(image, pen.sprite(chessman(scout.kind, scout.seat), 42), (x + 20, y))
    pen.write(image, (x + 46, y), scout.square, TYPE, bold=True)
    _draw_count(image, (x + 142, y), scout.saw)
    if not minefield.open(scout.squares):
        gone = _said("pointsweeper-picture-all-claimed", language)
        pen.write(image, (x + 218, y), gone, TYPE, pen.MIST)
    elif scout.rest != scout.saw:
        pen.write(image, (x + 216, y), "→", TYPE, pen.MIST)
        _draw_count(image, (x + 288, y), scout.rest)
