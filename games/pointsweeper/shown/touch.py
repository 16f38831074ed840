"""How moves are made by hand: a square, then what a piece does there; a claim ends on another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core import Move, Text, Touch, View, Way, say
from games.pointsweeper.rules.known.board import Board
from games.pointsweeper.rules.known.chess import NAMES
from games.pointsweeper.rules.known.refusals import SCOUTS_FIRST
from games.pointsweeper.shown.draw import GRID

_GROUPS = {"scout": "pointsweeper-touch-scout", "claim": "pointsweeper-touch-claim"}


def _ways(view: View[Board]) -> Mapping[Move, Iterable[Way]]:
    """`A3`, `scout B`; `A1`, `claim R`, `A3`."""
    found = dict[Move, Iterable[Way]]()
    for move in view.legal:
        act, *rest = move.split(" ")
        if rest:
            kind, start, *end = rest
            found[move] = [(start, f"{act} {kind}", *end)]
    return found


def _choice(view: View[Board], path: Way) -> Text | None:
    """A piece, and how many of its kind are left."""
    act, _, kind = path[-1].partition(" ")
    if kind not in NAMES or view.seat is None:
        return None
    n = view.board.minefields[-1].hands[view.seat].able(act, kind)
    return say("pointsweeper-touch-piece", piece=NAMES[kind], n=n)


def _group(view: View[Board], path: Way) -> Text | None:
    act = path[-1].partition(" ")[0]
    return say(_GROUPS[act]) if act in _GROUPS and len(path) > 1 else None


def _asks(view: View[Board], path: Way) -> Text | None:
    match path:
        case ():
            return _first(view)
        case (square,):
            what = "pointsweeper-touch-who" if _early(view) else "pointsweeper-touch-what"
            return say(what, square=square)
        case (start, chosen):
            piece = NAMES[chosen.split(" ")[1]]
            return say("pointsweeper-touch-end", piece=piece, start=start)
    return None


def _first(view: View[Board]) -> Text | None:
    if view.board.choosing is not None or view.seat is None:
        return None
    left = _early(view)
    return say("pointsweeper-touch-early", n=left) if left else say("pointsweeper-touch-start")


def _early(view: View[Board]) -> int:
    """How many scouts come before the seat's first claim."""
    assert view.seat is not None
    return max(0, SCOUTS_FIRST - view.board.minefields[-1].hands[view.seat].turns)


def _plays(view: View[Board], move: Move) -> Text | None:
    match move.split(" "):
        case ["scout", kind, square]:
            return say("pointsweeper-touch-scouts", piece=NAMES[kind], square=square)
        case ["claim", kind, start, end]:
            return say("pointsweeper-touch-claims", piece=NAMES[kind], start=start, end=end)
    return None


def _why_not(view: View[Board], path: Way, name: str) -> Text | None:
    match path:
        case ():
            if name in GRID.squares and view.board.choosing is None:
                return say("pointsweeper-pawn-rows", square=name)
            return say("pointsweeper-touch-squares")
        case (start, chosen) if name in GRID.squares:
            piece = NAMES[chosen.split(" ")[1]]
            return say("pointsweeper-no-way", piece=piece, start=start, end=name)
    return None


TOUCH: Touch[Board] = Touch(
    ways=_ways, choice=_choice, group=_group, asks=_asks, plays=_plays, why_not=_why_not
)
