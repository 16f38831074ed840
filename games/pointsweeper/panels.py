"""What is around the board: what both players can still do, how they stand, what a seat's scouts
saw."""

from __future__ import annotations

from collections.abc import Container, Iterator

from games import pen
from games.core import Box, Seat, say
from games.pen import Picture
from games.pointsweeper.board import Board, Count, Minefield, Scout
from games.pointsweeper.chess import KINDS, Kind
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
SIDES = ("pointsweeper-side-red", "pointsweeper-side-blue")
_COLUMN = 40
_COLUMNS = {kind: 148 + _COLUMN * n for n, kind in enumerate(KINDS)}
"""In a player's part: how wide a kind's column is, and its middle."""
_ROWS = {"scout": 60, "claim": 94}
"""There too: the middle of the row that counts what can still do so."""


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


def hand_box(top: int, seat: Seat) -> Box:
    """Where it is shown what a player can still do."""
    left = LEFT + seat * (WIDTH - _HAND)
    return left, top, left + _HAND, top + HANDS - 6


def pawns_box(top: int, seat: Seat) -> Box:
    """Left of the pieces in there: which way that player's pawns move."""
    left, upper, _, lower = hand_box(top, seat)
    return left, upper, left + _COLUMNS[KINDS[0]] - _COLUMN // 2, lower


def count_box(top: int, seat: Seat, act: str, kind: Kind) -> Box:
    """Where it is shown how many pieces of a kind can still scout, or claim."""
    left, upper, _, lower = hand_box(top, seat)
    middle, between = left + _COLUMNS[kind], top + sum(_ROWS.values()) // 2
    upper, lower = (upper, between) if act == "scout" else (between, lower)
    return middle - _COLUMN // 2, upper, middle + _COLUMN // 2, lower


def draw_hands(
    image: Picture,
    top: int,
    minefield: Minefield,
    marked: Container[Seat | None],
    language: str,
) -> None:
    """What both can still do, side by side; those who are `marked` have a frame."""
    for seat in (0, 1):
        box = hand_box(top, seat)
        pen.panel(image, box, pen.SLATE, pen.LAST if seat in marked else None, 4)
        _draw_hand(image, box[:2], minefield, seat, language)


def _draw_hand(
    image: Picture, at: tuple[int, int], minefield: Minefield, seat: Seat, language: str
) -> None:
    """How many pieces of each kind can still scout, and how many can still claim."""
    left, top = at
    hand = minefield.hands[seat]
    pen.put(image, pen.sprite(token(seat), 34), (left + 30, top + 24))
    pen.put(image, pen.sprite(way(seat == minefield.white), 26), (left + 66, top + 24))
    for kind, x in _COLUMNS.items():
        pen.put(image, pen.sprite(chessman(kind, seat), 40), (left + x, top + 22))
    if hand.passed:
        passed = _said("pointsweeper-picture-passed", language)
        pen.write(image, (left + 12, top + 74), passed, TYPE)
        return
    for act, id in (
        ("scout", "pointsweeper-picture-scout"),
        ("claim", "pointsweeper-picture-claim"),
    ):
        y = top + _ROWS[act]
        pen.write(image, (left + 12, y), _said(id, language), TYPE, pen.MIST)
        for kind, x in _COLUMNS.items():
            count = hand.able(act, kind)
            text, colour = (str(count), pen.PARCHMENT) if count else ("·", pen.MIST)
            pen.write(image, (left + x, y), text, TYPE, colour, anchor="mm")


def standing_box(top: int, seat: Seat) -> Box:
    """Where it is shown how a player stands, if standings begin here."""
    return BESIDE, top + seat * _STAND, LEFT + WIDTH, top + (seat + 1) * _STAND


def draw_standings(
    image: Picture, top: int, board: Board, minefield: Minefield, language: str
) -> None:
    """How both stand, one below the other: the score with all mines, and what comes from this
    board."""
    for seat in (0, 1):
        y, gain = standing_box(top, seat)[1], minefield.gain(seat)
        pen.put(image, pen.sprite(token(seat), 34), (BESIDE + 17, y + 18))
        pen.write(image, (BESIDE + 42, y + 18), _said(SIDES[seat], language), TYPE, bold=True)
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


def row_box(top: int, n: int) -> Box:
    """The nth of rows that stand two beside each other below the board, if they begin here."""
    left, upper = LEFT + n % 2 * WIDTH // 2, top + n // 2 * ROW
    return left, upper, left + WIDTH // 2, upper + ROW


def draw_results(image: Picture, top: int, board: Board, language: str) -> None:
    """The boards that are over, two in a row."""
    for n, over in enumerate(ended(board)):
        left, y = row_box(top, n)[0], row_box(top, n)[1] + ROW // 2
        name = _said("pointsweeper-picture-result", language, board=n + 1)
        pen.write(image, (left, y), name, TYPE, pen.MIST)
        for seat in (0, 1):
            x = left + 134 + 118 * seat
            pen.put(image, pen.sprite(token(seat), 28), (x, y))
            _draw_count(image, (x + 66, y), over.gain(seat))


def results_height(board: Board) -> int:
    """The height that `draw_results` needs."""
    return ROW * ((len(ended(board)) + 1) // 2)


def ended(board: Board) -> list[Minefield]:
    """The boards that are over."""
    return [minefield for minefield in board.minefields if minefield.turn is None]


def sum_box(top: int, seat: Seat) -> Box:
    """Where it is shown how a score is made up."""
    return LEFT, top + ROW * seat, LEFT + WIDTH, top + ROW * (seat + 1)


def draw_sums(image: Picture, top: int, board: Board, language: str) -> None:
    """How both scores are made up, one below the other."""
    for seat in (0, 1):
        y = sum_box(top, seat)[1] + ROW // 2
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


def list_boxes(
    top: int, below: int, minefield: Minefield, scouts: tuple[Scout, ...]
) -> Iterator[tuple[Scout, Box]]:
    """Where every result is, the newest first: beside the board, from `top` on, then below it."""
    beside, rest = _parted(minefield, scouts)
    upper = top + _LINE
    for scout in beside:
        lower = upper + _lines(minefield, scout) * _LINE
        yield scout, (BESIDE - 8, upper, LEFT + WIDTH, lower)
        upper = lower
    yield from ((scout, row_box(below, n)) for n, scout in enumerate(rest))


def draw_list(
    image: Picture,
    top: int,
    below: int,
    minefield: Minefield,
    scouts: tuple[Scout, ...],
    language: str,
) -> None:
    """Every result, the newest first and on a plate: where the scout was, what it saw, and what is
    left of that; pale if nothing is."""
    if not scouts:
        return
    heading = _said("pointsweeper-picture-list", language)
    pen.write(image, (BESIDE, top + _LINE // 2), heading, TYPE, bold=True)
    for scout, box in list_boxes(top, below, minefield, scouts):
        if scout is scouts[-1]:
            pen.panel(image, box, pen.SLATE)
        if box[1] < below:
            at, on = (BESIDE, box[1] + _LINE // 2), (0, _LINE)
        else:
            at, on = (box[0], box[1] + ROW // 2), (126, 0)
        _draw_entry(image, at, on, minefield, scout)


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
