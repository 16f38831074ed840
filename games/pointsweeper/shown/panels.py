"""What is around the board: who plays, how both stand and what they can still do; the legend; what
a seat's scouts still see."""

from __future__ import annotations

from collections.abc import Container, Iterator

from games import pen
from games.core import Box, Seat, View, say
from games.pen import Paint, Picture
from games.pointsweeper.rules.known.board import Board, Count, Minefield, Scout
from games.pointsweeper.rules.known.chess import KINDS, Kind
from games.pointsweeper.rules.known.told import number, scored
from games.pointsweeper.shown.sprites import chessman, mine_sign, plate, seen, tick, token, way

LEFT, WIDTH = 24, 752
TYPE = 28
"""The smallest type, 3.5 % of the picture's width."""
ROW = 44
"""The height of each row below the board."""
HANDS = 208
"""The height of what tells who plays, how both stand and what they can still do."""
_HAND = 370
"""The width of one player's part of that."""
_SIGN = 44
"""From a sign in the legend to its meaning."""
_SAMPLE = Count(12, 3)
"""What the legend shows as a result."""
_PLATE = (86, 36)
"""The size of the plate with what a scout still sees."""
_ACROSS = 4
"""How many results are in a row."""
SIDES = ("pointsweeper-side-red", "pointsweeper-side-blue")
_COLUMN = 40
_COLUMNS = {kind: 148 + _COLUMN * n for n, kind in enumerate(KINDS)}
"""In a player's part: how wide a kind's column is, and its middle."""
_PIECES, _ROWS = 110, {"scout": 148, "claim": 182}
"""There too: the middle of the row of pieces, and of the rows that count what can still do so."""
Sign = tuple[Paint, str]
"""A sign on the board, and what it means."""


def legend_height(seat: Seat | None) -> int:
    """The height of the legend: a seat has its own results on the board."""
    return 6 + ROW * (1 if seat is None else 2)


def draw_legend(image: Picture, top: int, view: View[Board]) -> None:
    """What the signs on the board mean."""
    seat, language = view.seat, view.language
    last: Sign = (seen, "pointsweeper-picture-seen")
    safe: list[Sign] = [(tick, "pointsweeper-picture-no-mine")] if view.board.aids else []
    if seat is None:
        scouted: Sign = (chessman("P", 0), "pointsweeper-picture-scouted-here")
        _draw_signs(image, LEFT, top + 25, (scouted, last, *safe), language)
        return
    mine_, theirs = (
        (chessman("P", seat), "pointsweeper-picture-your-scout"),
        (chessman("P", 1 - seat), "pointsweeper-picture-other-scout"),
    )
    _draw_signs(image, LEFT, top + 25, (mine_, theirs, *safe), language)
    y = top + 25 + ROW
    draw_left(image, (LEFT + _PLATE[0] // 2, y), _SAMPLE)
    meaning = _said("pointsweeper-picture-left", language)
    pen.write(image, (LEFT + _PLATE[0] + 12, y), meaning, TYPE, pen.MIST)
    width = _SIGN + pen.width_of(_said(last[1], language), TYPE)
    _draw_signs(image, LEFT + WIDTH - width, y, (last,), language)


def _draw_signs(
    image: Picture, left: float, y: int, signs: tuple[Sign, ...], language: str
) -> None:
    """Signs and their meanings from here to the right edge."""
    told = [(pen.sprite(sign, 32), _said(meaning, language)) for sign, meaning in signs]
    pen.signs(image, told, (left, LEFT + WIDTH), y, _SIGN)


def draw_left(image: Picture, centre: pen.Point, rest: Count) -> None:
    """What the viewer's scout still sees, on a plate: points, then mines."""
    (x, y), (wide, tall) = centre, _PLATE
    pen.put(image, pen.sprite(plate, wide, tall), centre)
    points, mines = number(rest.points), str(rest.mines)
    room = [pen.width_of(points, TYPE, bold=True), 24, pen.width_of(mines, TYPE, bold=True)]
    left = x - sum(room) / 2
    pen.write(image, (left, y), points, TYPE, bold=True)
    pen.put(image, pen.sprite(mine_sign, 24), (left + room[0] + 12, y + 1))
    pen.write(image, (left + room[0] + 24, y), mines, TYPE, bold=True)


def _said(id: str, language: str, **values: object) -> str:
    return say(id, **values).in_(language)


def hand_box(top: int, seat: Seat) -> Box:
    """Where a player's part is."""
    left = LEFT + seat * (WIDTH - _HAND)
    return left, top, left + _HAND, top + HANDS - 6


def standing_box(top: int, seat: Seat) -> Box:
    """In there, above: how the player stands."""
    left, upper, right, _ = hand_box(top, seat)
    return left, upper, right, top + _PIECES - 22


def pawns_box(top: int, seat: Seat) -> Box:
    """Left of the pieces: which way that player's pawns move."""
    left, _, _, lower = hand_box(top, seat)
    return left, standing_box(top, seat)[3], left + _COLUMNS[KINDS[0]] - _COLUMN // 2, lower


def count_box(top: int, seat: Seat, act: str, kind: Kind) -> Box:
    """Where it is shown how many pieces of a kind can still scout, or claim."""
    left, _, _, lower = hand_box(top, seat)
    upper = standing_box(top, seat)[3]
    middle, between = left + _COLUMNS[kind], top + sum(_ROWS.values()) // 2
    upper, lower = (upper, between) if act == "scout" else (between, lower)
    return middle - _COLUMN // 2, upper, middle + _COLUMN // 2, lower


def draw_hands(
    image: Picture,
    top: int,
    view: View[Board],
    minefield: Minefield,
    marked: Container[Seat | None],
) -> None:
    """Both players side by side; those who are `marked` have a frame."""
    for seat in (0, 1):
        box = hand_box(top, seat)
        pen.panel(image, box, pen.SLATE, pen.LAST if seat in marked else None, 4)
        _draw_standing(image, box, view, seat)
        _draw_hand(image, box[:2], minefield, seat, view.language)


def _draw_standing(image: Picture, box: Box, view: View[Board], seat: Seat) -> None:
    """Who it is and how they stand: the score with all mines; below it what it is made of."""
    left, top, right, _ = box
    score, gain = number(view.board.score(seat)), view.board.gain(seat)
    pen.write(image, (right - 16, top + 34), score, 40, bold=True, anchor="rm")
    room = right - 30 - pen.width_of(score, 40, bold=True) - (left + 56)
    side = _said(SIDES[seat], view.language)
    name = pen.named(view.name(seat), 30, room, bold=True)
    pen.put(image, pen.sprite(token(seat), 36), (left + 30, top + 34))
    pen.write(image, (left + 56, top + 33), name or side, 30, bold=True)
    if name:
        pen.write(image, (left + 56, top + 70), side, TYPE, pen.MIST)
    _draw_count(image, (right - 60, top + 70), gain, pen.MIST)


def _draw_hand(
    image: Picture, at: tuple[int, int], minefield: Minefield, seat: Seat, language: str
) -> None:
    """Which way the pawns move; how many pieces of each kind can still scout, and claim."""
    left, top = at
    hand = minefield.hands[seat]
    pen.put(image, pen.sprite(chessman("P", seat), 34), (left + 30, top + _PIECES))
    pen.put(image, pen.sprite(way(seat == minefield.white), 28), (left + 58, top + _PIECES))
    for kind, x in _COLUMNS.items():
        pen.put(image, pen.sprite(chessman(kind, seat), 40), (left + x, top + _PIECES))
    if hand.passed:
        passed = _said("pointsweeper-picture-passed", language)
        pen.write(image, (left + 12, top + sum(_ROWS.values()) // 2), passed, TYPE)
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


def _draw_count(
    image: Picture, at: tuple[float, float], found: Count, colour: str = pen.PARCHMENT
) -> None:
    """Points, right-aligned here, then a mine and how many: 44 wide."""
    x, y = at
    pen.write(image, (x, y), number(found.points), TYPE, colour, anchor="rm")
    pen.put(image, pen.sprite(mine_sign, 24), (x + 13, y + 1))
    pen.write(image, (x + 26, y), str(found.mines), TYPE, colour)


def row_box(top: int, n: int, across: int = 2) -> Box:
    """The nth of rows that stand beside each other below the board, if they begin here."""
    left, upper = LEFT + n % across * WIDTH // across, top + n // across * ROW
    return left, upper, left + WIDTH // across, upper + ROW


def draw_results(image: Picture, top: int, board: Board, language: str) -> None:
    """What each board brought, two in a row."""
    for n, minefield in enumerate(listed(board)):
        left, y = row_box(top, n)[0], row_box(top, n)[1] + ROW // 2
        name = _said("pointsweeper-picture-result", language, board=n + 1)
        pen.write(image, (left, y), name, TYPE, pen.MIST)
        for seat in (0, 1):
            x = left + 124 + 126 * seat
            pen.put(image, pen.sprite(token(seat), 28), (x, y))
            _draw_count(image, (x + 66, y), minefield.gain(seat))


def results_height(board: Board) -> int:
    return ROW * ((len(listed(board)) + 1) // 2)


def listed(board: Board) -> tuple[Minefield, ...]:
    """The boards whose results are told apart: none, as long as the first one is played."""
    over = any(minefield.turn is None for minefield in board.minefields)
    return board.minefields if over else ()


def sum_box(top: int, seat: Seat) -> Box:
    """Where it is shown how a score is made up."""
    return LEFT, top + ROW * seat, LEFT + WIDTH, top + ROW * (seat + 1)


def draw_sums(image: Picture, top: int, board: Board, language: str) -> None:
    """How both scores are made up, one below the other."""
    for seat in (0, 1):
        y = sum_box(top, seat)[1] + ROW // 2
        pen.put(image, pen.sprite(token(seat), 34), (LEFT + 33, y))
        pen.write(image, (LEFT + 66, y), scored(board, seat).in_(language), TYPE)


def list_height(scouts: tuple[Scout, ...]) -> int:
    return ROW * (1 + -(-len(scouts) // _ACROSS)) if scouts else 0


def list_boxes(top: int, scouts: tuple[Scout, ...]) -> Iterator[tuple[Scout, Box]]:
    """Where each of them is."""
    for n, scout in enumerate(scouts):
        yield scout, row_box(top + ROW, n, _ACROSS)


def draw_list(image: Picture, top: int, scouts: tuple[Scout, ...], language: str) -> None:
    """Where these scouts were, and what is left of what they saw."""
    if not scouts:
        return
    heading = _said("pointsweeper-picture-list", language)
    pen.write(image, (LEFT, top + ROW // 2), heading, TYPE, bold=True)
    for scout, (left, upper, _, _) in list_boxes(top, scouts):
        assert scout.rest
        y = upper + ROW // 2
        pen.put(image, pen.sprite(chessman(scout.kind, scout.seat), 34), (left + 14, y))
        pen.write(image, (left + 34, y), scout.square, TYPE, bold=True)
        _draw_count(image, (left + 124, y), scout.rest)
