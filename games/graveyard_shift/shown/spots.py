"""What there is to touch in Graveyard Shift's picture, and what is spoken there. Also how the
players stand, and what lies where, so that changes show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games import pen
from games.core import Spot, Standing, Text, View, say, sentences
from games.graveyard_shift.rules.known.board import SIDE_KEYS, Board
from games.graveyard_shift.rules.known.moves import Go, read
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.told import names
from games.graveyard_shift.rules.known.yard import ENTRANCES, MAUSOLEUMS, SQUARES, Stack
from games.graveyard_shift.shown.description import player
from games.graveyard_shift.shown.draw import GRID, loose_boxes, panel_box, part_box
from games.squares import Square

_NAMED = 8
"""Higher stacks are spelled in letters."""


def spots(view: View[Board]) -> Mapping[str, Spot]:
    """The squares, and inside them the parts that can be taken; the players; the parts to put back,
    kind by kind; and for a direction the square where that movement ends."""
    now = view.board.round
    found = {square: Spot(GRID.box(square), _square(now, square)) for square in GRID.squares}
    found.update(_to_take(now))
    for seat, side in enumerate(SIDE_KEYS):
        found[side] = Spot(panel_box(seat), player(view, seat))
    for kind, box in loose_boxes(now.loose).items():
        parts = say("graveyard-shift-parts", kind=kind, n=now.loose.count(kind))
        found[kind] = Spot(box, say("graveyard-shift-spot-loose", parts=parts))
    for move in view.legal:
        match read(move):
            case Go(way):
                found[way] = found[now.ends()[way]]
    return found


def _to_take(now: Round) -> Iterator[tuple[str, Spot]]:
    """Of each kind that its master wants the lowest part under the pawn."""
    here = now.pawns[now.turn]
    if here is None or now.stage != "take":
        return
    for kind in now.wanted():
        box = part_box(now, here, now.stack(here).index(kind))
        part = say("graveyard-shift-part", kind=kind)
        yield kind, Spot(box, say("graveyard-shift-spot-part", part=part, square=here))


def _square(now: Round, square: Square) -> Text:
    """The place, its parts from the bottom, and the pawns."""
    pawns = [side for side, at in zip(SIDE_KEYS, now.pawns, strict=True) if at == square]
    lies = (*_parts(now.stack(square)), *(say("graveyard-shift-spot-pawn", side=s) for s in pawns))
    place = _place(square)
    if not lies:
        return say("graveyard-shift-spot", square=square, place=place)
    return say("graveyard-shift-spot-with", square=square, place=place, lies=lies)


def _place(square: Square) -> str:
    if square in ENTRANCES:
        return "gate"
    return "mausoleum" if square in MAUSOLEUMS else "grave"


def _parts(stack: Stack) -> tuple[Text, ...]:
    if len(stack) <= _NAMED:
        return names(stack)
    return (sentences([say("graveyard-shift-picture-letter", kind=kind) for kind in stack]),)


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours and rounds won."""
    won = zip(pen.SEATS, view.board.won, strict=False)
    return tuple(Standing(colour, str(rounds)) for colour, rounds in won)


def lies(view: View[Board]) -> Mapping[str, object]:
    """Every part and both pawns."""
    now = view.board.round
    return {
        square: (now.stack(square), tuple(at == square for at in now.pawns)) for square in SQUARES
    }
