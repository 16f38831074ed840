"""Graverobber in words: what people type, labels, warnings and tips."""

from __future__ import annotations

import re

from games import notation
from games.core import Move, Seat, Text, View, Who, say
from games.graverobber.board import Board, Moved, Skipped
from games.graverobber.ground import BIT, SQUARES, STARTS, beside, line, walk
from games.graverobber.layout import PIECES

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
    """A move of the own piece, with the square where it ends."""
    match move.split(" "):
        case ["move", way, steps] if view.seat is not None:
            count = int(steps)
            square = line(view.board.piece(view.seat), way)[count - 1]
            return say("graverobber-label-move-to", way=way, steps=count, square=square)
    return None


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
    that is known to go over the edge."""
    match move.split(" "):
        case ["ready"] if view.seat is not None:
            return _warn_of_layout(view.board, view.seat)
        case ["dig", way] if view.seat is not None:
            return _warn_of_edge(view.board, view.seat, way)
    return None


def _warn_of_edge(board: Board, seat: Seat, way: str) -> Text | None:
    """A dig over the edge tells where the other piece stands, which is nothing new if that is
    known."""
    mine = [deed for deed in board.deeds if deed.seat == seat and not isinstance(deed, Skipped)]
    stands = board.known(seat)
    if (mine and isinstance(mine[-1], Moved)) or beside(stands, way):
        return None
    return say("graverobber-warn-edge", square=stands, way=way)


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
