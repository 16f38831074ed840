"""Graverobber in words: what people type, labels, warnings and tips."""

from __future__ import annotations

import re

from games import notation
from games.core import Move, Seat, Text, View, Who, say
from games.graverobber.rules.known.board import Board, Dug, Skipped
from games.graverobber.rules.known.ground import (
    BIT,
    SQUARES,
    STARTS,
    WINDMILLS,
    beside,
    line,
    names,
    walk,
)
from games.graverobber.rules.known.layout import PIECES
from games.graverobber.rules.known.possible import possible
from games.squares import Square

_WAYS = {
    **dict.fromkeys(("up", "u", "north"), "up"),
    **dict.fromkeys(("down", "d", "south"), "down"),
    **dict.fromkeys(("left", "l", "west"), "left"),
    **dict.fromkeys(("right", "r", "east"), "right"),
}
"""No single letter is a compass point: `s` means skip."""
_COUNTS = ("one", "two", "three", "four", "five", "six", "seven")
_WAY = f"(?:to )?(?:the )?(?P<way>{'|'.join(_WAYS)})"
_COUNT = f"(?P<count>[0-9]{{1,3}}|{'|'.join(_COUNTS)})(?: (?:space|square|step)s?)?"
_HEAD = "(?:(?:red |white )?moves? )?"
_MOVES = (re.compile(f"{_HEAD}{_WAY} ?{_COUNT}"), re.compile(f"{_HEAD}{_COUNT} ?{_WAY}"))
_DIGS = (
    re.compile(f"(?:(?:red |white )?digs? |d ?){_WAY}"),
    re.compile(f"{_WAY} digs?"),  # as in "nach Norden graben"
)
_SHORT = {
    "s": "skip",
    "w": "windmill",
    "wm": "windmill",
    "g": "grave",
    "p": "plot",
}
_SQUARE = (re.compile("[a-z][0-9]{1,2}"),)


def fold(typed: str) -> Move:
    """`U4`, `4 up`, `four left` -> `move ...`; `dl`, `dig west` -> `dig left` (GR-15); `g e2` ->
    `grave E2`. A bare direction stays one, since it could be a move or a dig."""
    text = " ".join(typed.casefold().split())
    for form in _MOVES:
        if move := form.fullmatch(text):
            return f"move {_WAYS[move['way']]} {_count(move['count'])}"
    for form in _DIGS:
        if dig := form.fullmatch(text):
            return f"dig {_WAYS[dig['way']]}"
    return _WAYS.get(text) or notation.fold(text, _SHORT, _SQUARE)


def _count(typed: str) -> int:
    return 1 + _COUNTS.index(typed) if typed in _COUNTS else int(typed)


_LABELS = {
    "move": "graverobber-label-move",
    "dig": "graverobber-label-dig",
    "skip": "graverobber-label-skip",
    "ready": "graverobber-label-ready",
    "clear": "graverobber-label-clear",
}


def caption(view: View[Board], move: Move) -> Text | None:
    """A move of the own piece, with the square where it ends; a Windmill with two corners."""
    match move.split(" "):
        case ["windmill", square] if square in WINDMILLS:
            low, *_, high = corners(square)
            return say("graverobber-label-windmill", low=low, high=high)
        case ["move", way, steps] if view.seat is not None:
            count = int(steps)
            square = line(view.board.piece(view.seat), way)[count - 1]
            return say("graverobber-label-move-to", way=way, steps=count, square=square)
    return None


def corners(square: Square) -> list[Square]:
    """The four squares of the Windmill at this one, the lower left one first."""
    return names(WINDMILLS[square])


def label(beginning: str) -> Text:
    """A move or the beginning of one, for a button or menu entry."""
    match beginning.split(" "):
        case ["move", way, steps]:
            return say("graverobber-label-move-steps", way=way, steps=int(steps))
        case ["move", way]:
            return say("graverobber-label-move-way", way=way)
        case ["dig", way]:
            return say("graverobber-label-dig-way", way=way)
        case [piece, end] if end.isalpha():
            return say("graverobber-label-column", piece=piece, column=end)
        case [piece, end]:
            return say("graverobber-label-at", piece=piece, square=end)
        case [piece] if piece in PIECES:
            return say("graverobber-label-piece", piece=piece)
    return say(_LABELS[beginning])


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of what can only do harm: a board that shuts in its owner's own piece (GR-8), and a dig
    that tells nothing new, wherever the other piece is known to stand."""
    match move.split(" "):
        case ["ready"] if view.seat is not None:
            return _warn_of_layout(view.board, view.seat)
        case ["dig", way] if view.seat is not None:
            return _warn_of_dig(view.board, view.seat, way)
    return None


def _warn_of_dig(board: Board, seat: Seat, way: str) -> Text | None:
    """A dig that can find nothing tells where the other piece stands, which is nothing new if only
    one square is possible."""
    stands = only_one(board, seat)
    if stands is None:
        return None
    ahead = beside(stands, way)
    if ahead is None:
        return say("graverobber-warn-edge", square=stands, way=way)
    if ahead in STARTS:
        return say("graverobber-warn-start", square=stands, ahead=ahead)
    if ahead in board.dug(seat):
        return say("graverobber-warn-dug", square=stands, ahead=ahead)
    return None


def only_one(board: Board, seat: Seat) -> Square | None:
    """The only square where this seat's other piece can stand; None if there are several."""
    last = [deed for deed in board.deeds if deed.seat == seat and not isinstance(deed, Skipped)]
    if not last or isinstance(last[-1], Dug):
        return board.known(seat)
    places = possible(board.placement, seat, board.deeds)
    return next(iter(places)) if len(places) == 1 else None


def _warn_of_layout(board: Board, seat: Seat) -> Text | None:
    layout = board.layouts[seat]
    if layout is None:
        return None
    room = walk(BIT[STARTS[seat]], layout.obstacles).bit_count()
    free = len(SQUARES) - layout.obstacles.bit_count()
    if 2 * room >= free:
        return None
    return say(
        "graverobber-warn-hemmed-in",
        start=STARTS[seat],
        room=room,
        free=free,
    )


def tip(view: View[Board]) -> Text | None:
    """What a newcomer should be told now."""
    board = view.board
    if view.seat is None or view.seat not in view.acting:
        return None
    if not board.playing:
        return _set_up_tip(view, view.seat)
    if not board.moves(view.seat) and not board.digs(view.seat):
        return say("graverobber-tip-begin", who=Who(1 - view.seat))
    recent = [deed for deed in board.deeds if deed.seat == view.seat][-3:]
    if not any(deed in board.digs(view.seat) for deed in recent):
        return say("graverobber-tip-dig")
    return None


def _set_up_tip(view: View[Board], seat: Seat) -> Text | None:
    layout = view.board.layouts[seat]
    if not layout or not layout.squares:
        return say("graverobber-tip-lay", who=Who(1 - seat))
    if layout.piece:
        return None
    return say("graverobber-tip-ready")
