"""Bushwhacked's picture: the battlefield, and below it what every player has."""

from __future__ import annotations

from PIL import Image, ImageDraw

from games import pen
from games.bushwhacked import sprites
from games.bushwhacked.board import PRICE, SIDES, Board, scored
from games.bushwhacked.grid import SIZE, listed
from games.core import Seat, View
from games.pen import Grid, Paint

_WIDTH, _HEIGHT = 1000, 1166
SQUARES = Grid(58, 102, 52, SIZE, SIZE)
"""Where the squares lie in the picture."""
_LEGEND = 1026
"""Where the legend begins, from the top."""


def draw(view: View[Board]) -> Image.Image:
    """The same for everybody; with `assist`, what could be captured now is marked."""
    board = view.board
    image = pen.card(_WIDTH, _HEIGHT, "Bushwhacked", _subtitle(view), _state(view))
    pen.board(image, SQUARES)
    _bases(image, board)
    for seat in range(board.seats):
        _lay(image, board.play[seat], sprites.play_stone(seat), 50)
        _lay(image, board.capture[seat], sprites.capture_stone(seat), 50)
    if view.outcome and view.outcome.decided:
        _decisive(image, board)
    else:
        _last_turn(image, board)
    if not view.outcome:
        _choices(image, board)
    for seat in range(board.seats):
        _player(image, view, seat)
    return image


def _subtitle(view: View[Board]) -> str:
    board = view.board
    return "" if view.outcome else f"turn {board.turns[board.turn.seat] + 1}"


def _state(view: View[Board]) -> str:
    board = view.board
    if view.outcome:
        winners = [SIDES[s] for s, place in enumerate(view.outcome.places) if place == 1]
        return f"{' and '.join(winners)} won" if len(winners) < board.seats else "a draw"
    side = SIDES[board.turn.seat]
    if board.turn.trading:
        return f"{side} trades: {PRICE - board.turn.paid.bit_count()} more to pay"
    if board.to_place and board.passes[board.turn.seat]:
        return f"{side} may place up to {board.to_place}"
    return f"{side} may capture" if board.turn.moved else f"{side} to move"


def _lay(image: Image.Image, mask: int, paint: Paint, size: int) -> None:
    for square in listed(mask):
        pen.put(image, pen.sprite(paint, size, fine=2), SQUARES.centre(square))


def _bases(image: Image.Image, board: Board) -> None:
    _lay(image, board.bases, sprites.base, 48)
    for seat in range(board.seats):
        _lay(image, board.controlled(seat), sprites.held_base(seat), 50)


def _last_turn(image: Image.Image, board: Board) -> None:
    """What has been done in this turn or, before its first move, in the one before."""
    turn = board.turn if board.turn.begun or not board.last else board.last
    for square in listed(turn.placed | turn.captured | turn.target):
        pen.outline(image, SQUARES.box(square))
    _lay(image, turn.paid, sprites.paid, 30)


def _decisive(image: Image.Image, board: Board) -> None:
    """What won the match: the bases that count, and at equal bases the capture stones."""
    for square in listed(board.deciding):
        pen.outline(image, SQUARES.box(square))
    for seat in board.still_in:
        for square in listed(board.controlled(seat)):
            left, top, right, bottom = SQUARES.box(square)
            pen.outline(image, (left - 6, top - 6, right + 6, bottom + 6), width=8)


def _choices(image: Image.Image, board: Board) -> None:
    """What the player to move can capture, or pay with."""
    _lay(image, board.payable, sprites.choice, 18)
    if board.assist and not board.turn.trading:
        _lay(image, board.exposed, sprites.exposed, 70)


def _player(image: Image.Image, view: View[Board], seat: Seat) -> None:
    """Name, what counts at the end, and what is in hand."""
    board = view.board
    width = (_WIDTH - 48) // board.seats
    left, name, score, hand = 24 + seat * width, *(_LEGEND + down for down in (24, 59, 94))
    if seat in view.acting or (view.outcome and view.outcome.places[seat] == 1):
        box = (left, _LEGEND, left + width - 6, _LEGEND + 118)
        ImageDraw.Draw(image).rounded_rectangle(box, 12, pen.SLATE, pen.LAST, 3)
    gone = seat in board.out
    colour = pen.MIST if gone else pen.PARCHMENT
    pen.write(image, (left + 12, name), SIDES[seat], 27, colour, bold=True)
    pen.write(image, (left + 12, score), scored(*board.score(seat)), 25)
    pen.write(image, (left + 12, hand), "gone" if gone else "in hand", 25, pen.MIST)
    _count(image, (left + 98, hand), sprites.play_stone(seat), board.play_hand(seat))
    _count(image, (left + 168, hand), sprites.capture_stone(seat), board.capture_hand(seat))


def _count(image: Image.Image, at: tuple[int, int], paint: Paint, number: int) -> None:
    x, y = at
    pen.put(image, pen.sprite(paint, 28), (x + 14, y))
    pen.write(image, (x + 32, y), str(number), 26)
