"""Why a move is refused, in words that tell nothing but what is on the seat's own board (GR-10)."""

from __future__ import annotations

from games.core import Move, Text, say
from games.graverobber.rules.known.ground import BIT, line, path
from games.graverobber.rules.known.layout import PIECES, Bounds, Layout, fault, steps
from games.graverobber.rules.known.moves import Dig, Go, Lay, read
from games.notation import Said, Word
from games.squares import WAYS, Square


def refusal(layout: Layout, own: Square, move: Move) -> Text | None:
    """Why the seat to move may not play this; None exactly for legal moves.

    `layout` is the seat's own; `own` is where its piece stands there.
    """
    match read(move):
        case Word("skip") | Dig():
            return None
        case Go(way, count):
            return in_the_way(layout, own, way, count)
        case Word() | Lay():
            return say("graverobber-boards-stay")
        case Said((piece, *_)) if piece in {*PIECES, "clear", "ready"}:
            return say("graverobber-boards-stay")
        case Said((way,)) if way in WAYS:
            return say("graverobber-move-or-dig", way=way)
    return say("graverobber-how-to-type")


def in_the_way(layout: Layout, own: Square, way: str, count: int) -> Text | None:
    """Why the own piece can't go so far in this direction; None if it can."""
    free, ahead = path(own, way, layout.obstacles), line(own, way)
    if count <= len(free):
        return None
    if not ahead:
        return say("graverobber-at-edge", square=own)
    if len(free) == len(ahead):
        return say("graverobber-board-ends", way=way, square=ahead[-1])
    obstacle = ahead[len(free)]
    return say("graverobber-in-the-way", piece=layout.at(obstacle), square=obstacle)


def set_up_refusal(layout: Layout, bounds: Bounds, move: Move) -> Text | None:
    """The same for a seat that is laying its board."""
    match read(move):
        case Word("clear"):
            return None if layout.squares else say("graverobber-nothing-lies")
        case Word("ready") if not layout.piece:
            return None
        case Lay(piece, square) if piece == layout.piece and square in BIT:
            return fault(layout, square, bounds)
        case Lay(square=square) if square not in BIT:
            return say("graverobber-goes-to-h8")
    match read(steps(layout, bounds)[0]):
        case Lay(piece, square):
            return say("graverobber-lay-first", piece=piece, square=square)
    return say("graverobber-all-laid")
