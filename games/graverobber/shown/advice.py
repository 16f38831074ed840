"""Graverobber's advice: warnings and tips."""

from __future__ import annotations

from collections.abc import Collection

from games.core import Move, Seat, Text, View, Who, say
from games.graverobber.rules.known.board import Board, Dug, Skipped, own
from games.graverobber.rules.known.ground import BIT, SQUARES, STARTS, beside, walk
from games.graverobber.rules.known.moves import Dig, read
from games.notation import Word
from games.squares import Square


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of what can only do harm: a board that shuts in its owner's own piece (GR-8), and a dig
    that tells nothing new, wherever the other piece is known to stand."""
    match read(move):
        case Word("ready"):
            return _warn_of_layout(view)
        case Dig(way):
            return _warn_of_dig(view.board, view.viewer, way)
    return None


def _warn_of_dig(board: Board, seat: Seat, way: str) -> Text | None:
    """A dig that can find nothing tells where the other piece stands, which is nothing new if only
    one square is possible."""
    stands = _stands(board, seat)
    return _in_vain(stands, way, board.dug(seat)) if stands else None


def _in_vain(stands: Square, way: str, dug: Collection[Square]) -> Text | None:
    """The warning for whoever digs from there, if nothing can be found."""
    ahead = beside(stands, way)
    if ahead is None:
        return say("graverobber-warn-edge", square=stands, way=way)
    if ahead in STARTS:
        return say("graverobber-warn-start", square=stands, ahead=ahead)
    if ahead in dug:
        return say("graverobber-warn-dug", square=stands, ahead=ahead)
    return None


def _stands(board: Board, seat: Seat) -> Square | None:
    """The only square where this seat's other piece can stand; None if there are several, or if it
    takes reckoning that the table leaves to its players (`assist`)."""
    if not board.since(seat):
        return board.known(seat)
    shade = board.shade or ()
    return next(iter(shade)) if len(shade) == 1 else None


def _warn_of_layout(view: View[Board]) -> Text | None:
    start, obstacles = STARTS[view.viewer], own(view).obstacles
    room = walk(BIT[start], obstacles).bit_count()
    free = len(SQUARES) - obstacles.bit_count()
    if 2 * room >= free:
        return None
    return say("graverobber-warn-hemmed-in", start=start, room=room, free=free)


def tip(view: View[Board]) -> Text | None:
    """What a newcomer should be told now."""
    if view.seat not in view.acting:
        return None
    if not view.board.playing:
        return _set_up_tip(view)
    deeds = [deed for deed in view.board.deeds if deed.seat == view.seat]
    if all(isinstance(deed, Skipped) for deed in deeds):
        return say("graverobber-tip-begin", who=Who(1 - view.viewer))
    if not any(isinstance(deed, Dug) for deed in deeds[-3:]):
        return say("graverobber-tip-dig")
    return None


def _set_up_tip(view: View[Board]) -> Text | None:
    layout = own(view)
    if not layout.squares:
        return say("graverobber-tip-lay", who=Who(1 - view.viewer))
    return None if layout.piece else say("graverobber-tip-ready")
