"""What a seat has done so far, in brief. Where its other piece was stopped between two digs tells
of obstacles, and no picture shows all of that."""

from __future__ import annotations

from games.core import Text, View, say
from games.graverobber.rules.known.board import Board, Deed, Dug, Moved

_ARROWS = {"up": "⬆", "down": "⬇", "left": "⬅", "right": "➡"}


def so_far(view: View[Board]) -> Text | None:
    """The seat's turns, in order; None before the first."""
    turns = tuple(_brief(deed) for deed in view.board.deeds if deed.seat == view.seat)
    return say("graverobber-so-far", turns=turns) if turns else None


def _brief(deed: Deed) -> str:
    """`⬆3` for a move, `⛏B4➡C4` for a dig from B4 at C4, with `✔` for a Plot, `✖` off the board."""
    match deed:
        case Moved():
            return f"{_ARROWS[deed.way]}{deed.steps}"
        case Dug():
            found = " ✔" if deed.plot else ""
            return f"⛏{deed.stood}{_ARROWS[deed.way]}{deed.square or '✖'}{found}"
        case _:
            return "–"
