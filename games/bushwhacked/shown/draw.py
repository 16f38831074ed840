"""Bushwhacked's picture: the battlefield, and a line for every player below it."""

from __future__ import annotations

from PIL import Image

from games import pen
from games.bushwhacked.rules.known.board import CAPTURE_STONES, PLAY_STONES, PRICE, Board, side
from games.bushwhacked.rules.known.grid import BITS, SIZE, listed
from games.bushwhacked.shown import sprites
from games.core import Box, Outcome, Seat, Text, View, all_of, say
from games.pen import Grid, Paint
from games.squares import step

_WIDTH, _TOP = 800, 938
"""The width of the picture, and how far from its top the middle of the first player's line is."""
TYPE = 28
"""3.5 % of the width, the smallest type that can be read on a phone."""
_LINE = 78
"""Pixels from one player's line to the next."""
_WIDE, _HIGH = 752, 74
"""The size of such a line."""
SQUARES = Grid(43, 106, 42, SIZE, SIZE)
"""Where the squares lie in the picture; on a phone each is 15 px wide."""
STONE = 40
"""The size of a stone on its square, in pixels."""
_EDGES = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south, west, as columns and rows."""


def draw(view: View[Board]) -> Image.Image:
    """The same picture for everybody; with `assist` it marks what can be captured now."""
    board = view.board
    height = _TOP + _LINE * board.seats - 14
    texts = say("bushwhacked-name"), _subtitle(view), _state(view)
    image = pen.card(_WIDTH, height, *(_said(text, view) for text in texts))
    pen.board(image, SQUARES)
    decided = view.outcome is not None and view.outcome.decided is not None
    if not decided:
        _news(image, board)
    _bases(image, board)
    for seat in range(board.seats):
        _lay(image, board.play[seat], sprites.play_stone(seat), STONE)
        _lay(image, board.capture[seat], sprites.capture_stone(seat), STONE)
    if decided:
        _decisive(image, board)
    else:
        _captures(image, board)
        _choices(image, board, over=view.outcome is not None)
    _players(image, view)
    return image


def _said(text: Text | None, view: View[Board]) -> str:
    return text.in_(view.language) if text else ""


def _subtitle(view: View[Board]) -> Text | None:
    board = view.board
    if view.outcome:
        return None
    return say("bushwhacked-drawn-turn", n=board.turns[board.turn.seat] + 1)


def _state(view: View[Board]) -> Text:
    board = view.board
    if view.outcome:
        return _result(view.outcome)
    mover = side(board.turn.seat)
    if board.turn.trading:
        left = PRICE - board.turn.paid.bit_count()
        return say("bushwhacked-drawn-trades", side=mover, n=left)
    if board.to_place and board.turn.begun:
        return say("bushwhacked-drawn-more", side=mover, n=board.to_place)
    if board.to_place > 1:
        return say("bushwhacked-drawn-up-to", side=mover, n=board.to_place)
    if board.turn.moved:
        return say("bushwhacked-drawn-may-capture", side=mover)
    return say("bushwhacked-drawn-to-move", side=mover)


def _result(outcome: Outcome) -> Text:
    winners = [side(seat) for seat, place in enumerate(outcome.places) if place == 1]
    if len(winners) == len(outcome.places):
        return say("bushwhacked-drawn-draw")
    return say("bushwhacked-drawn-won", sides=all_of(winners), count=len(winners))


def _lay(image: Image.Image, mask: int, paint: Paint, size: int = SQUARES.cell) -> None:
    for square in listed(mask):
        pen.put(image, pen.sprite(paint, size, fine=2), SQUARES.centre(square))


def _news(image: Image.Image, board: Board) -> None:
    """What has happened since the last turn of the player to move. The stones show who did it."""
    later = 0
    for turn in reversed(board.news):
        _lay(image, turn.changed & ~later, sprites.earlier if later else sprites.newest)
        if not turn.trading:
            _lay(image, turn.paid & ~later, sprites.paid(turn.seat), 24)
        later |= turn.changed | turn.paid


def _captures(image: Image.Image, board: Board) -> None:
    """The stones that made the captures of the last turn: each points at what it surrounded, the
    wings of an arrow at its head."""
    for taking in board.news[-1].takings if board.news else ():
        _point(image, taking.by & ~taking.head, taking.head or taking.square)
        _point(image, taking.head, taking.square)


def _point(image: Image.Image, stones: int, aim: int) -> None:
    x1, y1 = SQUARES.centre(*listed(aim))
    for x0, y0 in map(SQUARES.centre, listed(stones)):
        paint = sprites.pointer(((x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)))
        pen.put(image, pen.sprite(paint, SQUARES.cell), ((x0 + x1) / 2, (y0 + y1) / 2))


def _bases(image: Image.Image, board: Board) -> None:
    """Each side of a base has the colour of the stone before it; a held base has its player's
    mark."""
    _lay(image, board.bases, sprites.base)
    for square in listed(board.bases):
        for edge, (dx, dy) in enumerate(_EDGES):
            before = step(square, dx, dy, SIZE, SIZE)
            seat = board.besieger(BITS[before]) if before else None
            if seat is not None:
                _lay(image, BITS[square], sprites.wall(edge, seat))
    for seat in range(board.seats):
        _lay(image, board.controlled(seat), sprites.flag(seat))


def _decisive(image: Image.Image, board: Board) -> None:
    """What won the match: the bases that count; if those are equal, the capture stones."""
    _lay(image, board.deciding, sprites.decisive)
    for seat in board.still_in:
        _lay(image, board.controlled(seat), sprites.decisive, 50)


def _choices(image: Image.Image, board: Board, *, over: bool) -> None:
    """What the player to move can capture or pay with."""
    if over:
        return
    _lay(image, board.payable, sprites.choice, 16)
    if board.turn.trading:
        _lay(image, board.turn.paid, sprites.paid(board.turn.seat), 24)
    elif board.assist:
        _lay(image, board.exposed, sprites.exposed, 58)


_BASES, _CAPTURES, _HAND = 372, 528, 692
"""The middles of the columns of the players' lines."""
_NAME = 88
"""Where names begin."""


def _players(image: Image.Image, view: View[Board]) -> None:
    """A line for each: what counts at the end, and what is in hand."""
    heads = (
        (_BASES, say("bushwhacked-drawn-bases")),
        (_CAPTURES, say("bushwhacked-drawn-captures")),
        (_HAND, say("bushwhacked-drawn-hand")),
    )
    for x, head in heads:
        at = (x, _TOP - _LINE // 2 - 18)
        pen.write(image, at, _said(head, view), TYPE, pen.MIST, anchor="mm")
    for seat in range(view.board.seats):
        _player(image, view, seat)


def line(seat: Seat) -> Box:
    left, top = (_WIDTH - _WIDE) // 2, _TOP + seat * _LINE - _HIGH // 2
    return left, top, left + _WIDE, top + _HIGH


def _player(image: Image.Image, view: View[Board], seat: Seat) -> None:
    board, y = view.board, _TOP + seat * _LINE
    if seat in view.acting or (view.outcome and view.outcome.places[seat] == 1):
        pen.put(image, pen.sprite(sprites.row(_WIDE, _HIGH), _WIDE, _HIGH), (_WIDTH / 2, y))
    colour = pen.MIST if seat in board.out else pen.PARCHMENT
    pen.put(image, pen.sprite(sprites.play_stone(seat), 44, fine=2), (56, y))
    room = _BASES - 50 - _NAME
    name = pen.named(view.name(seat), TYPE, room, bold=True)
    pen.write(image, (_NAME, y - 17), name, TYPE, colour, bold=True)
    named = (y + 17, pen.MIST) if name else (y, colour)
    pen.write(image, (_NAME, named[0]), _said(side(seat), view), TYPE, named[1], bold=not name)
    bases, captures = board.score(seat)
    pen.write(image, (_BASES, y), str(bases), TYPE, colour, bold=True, anchor="mm")
    _count(image, (_CAPTURES, y), sprites.capture_stone(seat), captures, CAPTURE_STONES, colour)
    if seat in board.out:
        gone = _said(say("bushwhacked-drawn-gone"), view)
        pen.write(image, (_HAND, y), gone, TYPE, pen.MIST, anchor="mm")
        return
    hand = board.play_hand(seat)
    _count(image, (_HAND, y), sprites.play_stone(seat), hand, PLAY_STONES, colour)


def _count(
    image: Image.Image, at: tuple[int, int], paint: Paint, number: int, most: int, colour: str
) -> None:
    """So many stones out of all of that kind."""
    x, y = at
    pen.put(image, pen.sprite(paint, 36, fine=2), (x - 42, y))
    pen.write(image, (x - 18, y), str(number), TYPE, colour, bold=True)
    left = x - 18 + pen.width_of(str(number), TYPE, bold=True)
    pen.write(image, (left, y), f"/{most}", TYPE, pen.MIST)
