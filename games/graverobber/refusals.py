"""Why a move may not be played, in words that tell of the seat's own board alone (GR-10)."""

from __future__ import annotations

from games.core import Move, Text, say
from games.graverobber.ground import BIT, line, path
from games.graverobber.layout import PIECES, Layout, Terms, fault, steps
from games.graverobber.told import POINTS
from games.squares import WAYS, Square, is_square

_COUNTS = {str(n) for n in range(1, 100)}
_IN_THE_WAY = {
    "windmill": "Your Windmill on {square} is in the way.",
    "grave": "Your Grave on {square} is in the way.",
}
_NEXT = {
    "windmill": "Lay your board first: next comes your Windmill, like “{example}”.",
    "grave": "Lay your board first: next comes a Grave, like “{example}”.",
    "plot": "Lay your board first: next comes a Plot, like “{example}”.",
}


def refusal(layout: Layout, own: Square, move: Move) -> Text | None:
    """Why a seat whose turn it is may not play this; None exactly for legal moves.

    `layout` is the seat's own, `own` where its piece stands there.
    """
    match move.split(" "):
        case ["skip"]:
            return None
        case ["dig", way] if way in WAYS:
            return None
        case ["move", way, count] if way in WAYS and count in _COUNTS:
            return _in_the_way(layout, own, way, int(count))
        case [piece, *_] if piece in {*PIECES, "clear", "ready"}:
            return say("Both boards are laid and stay as they are.")
        case [way] if way in WAYS:
            text = "Do you want to move or to dig? “{way} 1” moves, “dig {way}” digs."
            return say(text, way=POINTS[way])
    return say("Moves are typed like “north 3”, “dig west” or “skip”.")


def _in_the_way(layout: Layout, own: Square, way: str, count: int) -> Text | None:
    free, ahead = path(own, way, layout.obstacles), line(own, way)
    if count <= len(free):
        return None
    if not ahead:
        return say("{square} is at the edge of the board.", square=own)
    if len(free) == len(ahead):
        return say("Going {way}, the board ends at {square}.", way=POINTS[way], square=ahead[-1])
    obstacle = ahead[len(free)]
    return say(_IN_THE_WAY[layout.at(obstacle) or ""], square=obstacle)


def set_up_refusal(layout: Layout, terms: Terms, move: Move) -> Text | None:
    """The same for a seat that is still laying its board."""
    match move.split(" "):
        case ["clear"] if layout.squares:
            return None
        case ["clear"]:
            return say("Nothing lies on your board yet.")
        case ["ready"] if not layout.piece:
            return None
        case [piece, square] if piece == layout.piece and square in BIT:
            return fault(layout, square, terms)
        case [piece, square] if piece in PIECES and is_square(square) and square not in BIT:
            return say("The board goes from A1 to H8.")
    if not layout.piece:
        return say("All is laid: “ready” to fix it, “clear” to start over.")
    return say(_NEXT[layout.piece], example=steps(layout, terms)[0])
