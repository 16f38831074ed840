"""What is around the board: what both players can still do, how they stand, what a seat's scouts
saw."""

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
"""The smallest type, 3.5 % of the picture's width."""
LEGEND, ROW = 50, 44
"""The height of the legend, and of each row below it."""
HANDS = 120
"""The height of what tells what both players can still do."""
_HAND = 370
"""The width of one player's part of that."""
BESIDE, _STAND, _LINE = 612, 124, 36
"""Beside the board: where that begins, the height of one player's standing, the height of a
line."""
_MOST = 8
"""How many results fit beside the board."""
_SIGN = 44
"""From a sign in the legend to its meaning."""
_SIDES = ("pointsweeper-side-red", "pointsweeper-side-blue")
_COLUMNS = tuple(148 + 40 * n for n in range(len(KINDS)))


def draw_legend(image: Picture, top: int, seat: Seat, language: str, *, ticks: bool) -> None:
    """What the signs on the board mean, side by side. `ticks`: are safe squares ticked?"""
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


def draw_hands(
    image: Picture,
    top: int,
    minefield: Minefield,
    marked: Container[Seat | None],
    language: str,
) -> None:
    """What both can still do, side by side; those who are `marked` have a frame."""
    for seat in (0, 1):
        left = LEFT + seat * (WIDTH - _HAND)
        box = (left, top, left + _HAND, top + HANDS - 6)
        pen.panel(image, box, pen.SLATE, pen.LAST if seat in marked else None, 4)
        _draw_hand(image, (left, top), minefield, seat, language)


def _draw_hand(
    image: Picture, at: tuple[int, int], minefield: Minefield, seat: Seat, language: str
) -> None:
    """How many pieces of each kind can still scout, and how many can still claim."""
    left, top = at
    hand = minefield.hands[seat]
    pen.put(image, pen.sprite(token(seat), 34), (left + 30, top + 24))
    pen.put(image, pen.sprite(way(seat == minefield.white), 26), (left + 66, top + 24))
    for x, kind in zip(_COLUMNS, KINDS, strict=True):
        pen.put(image, pen.sprite(chessman(kind, seat), 40), (left + x, top + 22))
    if hand.passed:
        passed = _said("pointsweeper-picture-passed", language)
        pen.write(image, (left + 12, top + 74), passed, TYPE)
        return
    for y, id, counts in (
        (top + 60, "pointsweeper-picture-scout", hand.unused),
        (top + 94, "pointsweeper-picture-claim", {kind: hand.left(kind) for kind in KINDS}),
    ):
        pen.write(image, (left + 12, y), _said(id, language), TYPE, pen.MIST)
        for x, kind in zip(_COLUMNS, KINDS, strict=True):
            text, colour = (str(counts[kind]), pen.PARCHMENT) if counts[kind] else ("·", pen.MIST)
            pen.write(image, (left + x, y), text, TYPE, colour, anchor="mm")


def draw_standings(
    image: Picture, top: int, board: Board, minefield: Minefield, language: str
) -> None:
    """How both stand, one below the other: the score with all mines, and what comes from this
    board."""
    for seat in (0, 1):
        y, gain = top + seat * _STAND, minefield.gain(seat)
        pen.put(image, pen.sprite(token(seat), 34), (BESIDE + 17, y + 18))
        pen.write(image, (BESIDE + 42, y + 18), _said(_SIDES[seat], language), TYPE, bold=True)
        score = number(board.score(seat))
        pen.write(image, (BESIDE, y + 56), score, 40, bold=True)
        x = BESIDE + pen.width_of(score, 40, bold=True) + 26
        pen.put(image, pen.sprite(mine, 32), (x, y + 57))
        pen.write(image, (x + 20, y + 56), str(board.gain(seat).mines), TYPE)
        here = _said("pointsweeper-picture-here", language)
        pen.write(image, (BESIDE, y + 94), here, TYPE, pen.MIST)
        _draw_count(image, (BESIDE + 110, y + 94), gain)


def _draw_count(
    image: Picture, at: tuple[int, int], found: Count, colour: str = pen.PARCHMENT
) -> None:
    """Points, right-aligned here, then a mine and how many: 44 wide."""
    x, y = at
    pen.write(image, (x, y), number(found.points), TYPE, colour, anchor="rm")
    pen.put(image, pen.sprite(mine, 24), (x + 13, y + 1))
    pen.write(image, (x + 26, y), str(found.mines), TYPE, colour)


def draw_results(image: Picture, top: int, board: Board, language: str) -> None:
    """The boards that are over, two in a row."""
    for n, over in enumerate(_over(board)):
        left, y = LEFT + n % 2 * WIDTH // 2, top + n // 2 * ROW + ROW // 2
        name = _said("pointsweeper-picture-result", language, board=n + 1)
        pen.write(image, (left, y), name, TYPE, pen.MIST)
        for seat in (0, 1):
            x = left + 134 + 118 * seat
            pen.put(image, pen.sprite(token(seat), 28), (x, y))
            _draw_count(image, (x + 66, y), over.gain(seat))


def results_height(board: Board) -> int:
    """The height that `draw_results` needs."""
    return ROW * ((len(_over(board)) + 1) // 2)


def _over(board: Board) -> list[Minefield]:
    return [minefield for minefield in board.minefields if minefield.turn is None]


def draw_sums(image: Picture, top: int, board: Board, language: str) -> None:
    """How both scores are made up, one below the other."""
    for seat in (0, 1):
        y = top + ROW * seat + ROW // 2
        pen.put(image, pen.sprite(token(seat), 34), (LEFT + 33, y))
        pen.write(image, (LEFT + 66, y), scored(board, seat).say((), language), TYPE)


def draw_left(image: Picture, at: tuple[int, int], left: Count) -> None:
    """Points, a mine, and how many, centred and close together."""
    points, mines = number(left.points), str(left.mines)
    first, second = pen.width_of(points, TYPE, bold=True), pen.width_of(mines, TYPE, bold=True)
    x, y = at[0] - (first + 22 + second) / 2, at[1]
    pen.write(image, (x, y), points, TYPE, pen.INK, bold=True)
    pen.put(image, pen.sprite(mine, 22), (x + first + 11, y + 1))
    pen.write(image, (x + first + 22, y), mines, TYPE, pen.INK, bold=True)


def list_top(top: int) -> int:
    """Where `draw_list` begins below standings that begin here."""
    return top + 2 * _STAND


def list_height(minefield: Minefield, scouts: tuple[Scout, ...]) -> int:
    """The height of what does not fit beside the board."""
    return ROW * ((len(_parted(minefield, scouts)[1]) + 1) // 2)


def _parted(
    minefield: Minefield, scouts: tuple[Scout, ...]
) -> tuple[tuple[Scout, ...], tuple[Scout, ...]]:
    """The newest results, which fit beside the board, and the others."""
    newest, lines = scouts[::-1], 0
    for n, scout in enumerate(newest):
        lines += _lines(minefield, scout)
        if lines > _MOST:
            return newest[:n], newest[n:]
    return newest, ()


def _lines(minefield: Minefield, scout: Scout) -> int:
    """One line for what it saw; another one for what is left, if that is something else."""
    return 2 if minefield.open(scout.squares) and scout.rest != scout.saw else 1


def draw_list(
    image: Picture,
    top: int,
    below: int,
    minefield: Minefield,
    scouts: tuple[Scout, ...],
    language: str,
) -> None:
    """Every result, the newest first and on a plate: where the scout was, what it saw, and what is
    left of that; pale if nothing is. What does not fit beside the board stands below it."""
    if not scouts:
        return
    heading, y = _said("pointsweeper-picture-list", language), top + _LINE // 2
    pen.write(image, (BESIDE, y), heading, TYPE, bold=True)
    beside, rest = _parted(minefield, scouts)
    for scout in beside:
        lines = _lines(minefield, scout)
        if scout is scouts[-1]:
            box = (BESIDE - 8, y + _LINE // 2, LEFT + WIDTH, y + _LINE // 2 + lines * _LINE)
            pen.panel(image, box, pen.SLATE)
        _draw_entry(image, (BESIDE, y + _LINE), (0, _LINE), minefield, scout)
        y += lines * _LINE
    for n, scout in enumerate(rest):
        at = (LEFT + n % 2 * WIDTH // 2, below + n // 2 * ROW + ROW // 2)
        _draw_entry(image, at, (126, 0), minefield, scout)


def _draw_entry(
    image: Picture,
    at: tuple[int, int],
    on: tuple[int, int],
    minefield: Minefield,
    scout: Scout,
) -> None:
    """A result; `on` is how far to the right and down what is left of it stands."""
    assert scout.saw
    assert scout.rest
    (x, y), (right, down) = at, on
    colour = pen.PARCHMENT if minefield.open(scout.squares) else pen.MIST
    pen.put(image, pen.sprite(chessman(scout.kind, scout.seat), 34), (x + 14, y))
    pen.write(image, (x + 34, y), scout.square, TYPE, colour, bold=True)
    _draw_count(image, (x + 110, y), scout.saw, colour)
    if _lines(minefield, scout) == 2:
        pen.write(image, (x + 44 + right, y + down), "→", TYPE, pen.MIST)
        _draw_count(image, (x + 110 + right, y + down), scout.rest)
