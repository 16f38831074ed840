"""How moves are made by hand: where the own piece goes is touched on the own board, where to dig
beside the other piece where it is shown; digs are buttons, too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core import Move, Text, Touch, View, Way, say
from games.graverobber.rules.known.board import SIDE_KEYS, Board, own
from games.graverobber.rules.known.ground import SQUARES, beside, line
from games.graverobber.rules.known.layout import Bounds, fault
from games.graverobber.rules.known.moves import Dig, Go, Lay, leads_to, read
from games.graverobber.rules.known.refusals import in_the_way
from games.graverobber.shown.draw import stand
from games.graverobber.shown.words import corners
from games.squares import WAYS, Square


def _ways(view: View[Board]) -> Mapping[Move, Iterable[Way]]:
    found = dict[Move, Iterable[Way]]()
    for move in view.legal if view.board.playing else ():
        match read(move):
            case Go():
                found[move] = [(f"own {leads_to(view, move)}",)]
            case Dig(way):
                ahead = beside(stand(view.board, 1 - view.viewer)[1], way)
                found[move] = [(move,), *([(f"mark {ahead}",)] if ahead else [])]
    return found


def _group(view: View[Board], path: Way) -> Text | None:
    if not isinstance(read(path[-1]), Dig):
        return None
    return say("graverobber-touch-digs", side=SIDE_KEYS[1 - view.viewer])


def _choice(view: View[Board], path: Way) -> Text | None:
    digs = read(path[-1])
    return say("graverobber-touch-way", way=digs.way) if isinstance(digs, Dig) else None


def _asks(view: View[Board], path: Way) -> Text | None:
    if view.seat is None or path:
        return None
    if view.board.playing:
        return say("graverobber-touch-start")
    layout = own(view)
    if not layout.piece:
        return say("graverobber-touch-ready")
    grave = layout.graves[-1] if layout.graves else ""
    return say("graverobber-touch-lay", piece=layout.piece, grave=grave)


def _plays(view: View[Board], move: Move) -> Text | None:
    match read(move):
        case Go(way, steps):
            square = leads_to(view, move)
            return say("graverobber-touch-move", way=way, steps=steps, square=square)
        case Lay("windmill", square):
            return say("graverobber-touch-windmill", squares=" ".join(corners(square)))
    return None


def _why_not(view: View[Board], path: Way, name: str) -> Text | None:
    board, square = view.board, name.rpartition(" ")[2]
    if view.seat is None or square not in SQUARES:
        return None
    if not board.playing:
        layout = own(view)
        return fault(layout, square, Bounds(board.placement, view.seat)) if layout.piece else None
    if name.startswith("mark "):
        return say("graverobber-touch-beside", side=SIDE_KEYS[1 - view.seat])
    here = board.piece(view.seat)
    return _in_the_way(view, here, square) or say("graverobber-touch-straight", square=here)


def _in_the_way(view: View[Board], here: Square, square: Square) -> Text | None:
    """What stops the own piece on its way to a square in line with it."""
    for way in WAYS:
        ahead = line(here, way)
        if square in ahead:
            return in_the_way(own(view), here, way, ahead.index(square) + 1)
    return None


TOUCH: Touch[Board] = Touch(
    ways=_ways, choice=_choice, group=_group, asks=_asks, plays=_plays, why_not=_why_not
)
