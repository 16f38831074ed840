"""Why a move is refused, in words for the player."""

from __future__ import annotations

from games.core import Move, Text, Who, any_of, say
from games.graveyard_shift.rules.known.moves import Enter, Go, Return, Take, read
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.told import loose, named
from games.graveyard_shift.rules.known.yard import ENTRANCES, MAUSOLEUMS, ROOM, SQUARES
from games.notation import Said
from games.squares import Square


def refusal(now: Round, move: Move) -> Text | None:
    """Why the acting seat may not play this; None exactly for `now.moves()`."""
    match now.stage, read(move):
        case "enter", Enter(square):
            return _entry(now, square)
        case "move", Go(way):
            return _movement(now, way)
        case "move", Said(("move", square)) if square in SQUARES:
            return _elsewhere(now, square)
        case "take", Take(kind):
            return _taking(now, kind)
        case "return", Return(kind, square):
            return _returning(now, kind, square)
    return _reminder(now)


def _reminder(now: Round) -> Text:
    """What can be done now, with an example."""
    here = now.pawns[now.turn]
    match read(now.moves()[0]):
        case Enter(square):
            entrances = any_of(now.entries())
            return say("graveyard-shift-refused-enter", entrances=entrances, example=square)
        case Go(way):
            return say("graveyard-shift-refused-move", square=here, way=way)
        case Take(kind):
            return say("graveyard-shift-refused-take", square=here, kind=kind)
        case Return(kind, square):
            parts = loose(now)
            return say("graveyard-shift-refused-return", parts=parts, kind=kind, square=square)
    raise AssertionError(now)


def _entry(now: Round, square: Square) -> Text | None:
    if square not in ENTRANCES:
        return say(
            "graveyard-shift-refused-no-entrance", square=square, entrances=any_of(now.entries())
        )
    if square not in now.entries():  # GS-3
        other = Who(1 - now.turn)
        return say("graveyard-shift-refused-same-entrance", who=other, square=square)
    return None


def _movement(now: Round, way: str) -> Text | None:
    if way in now.ends():
        return None
    return say("graveyard-shift-refused-edge", way=way, square=now.pawns[now.turn])  # GS-15


def _elsewhere(now: Round, square: Square) -> Text:
    here, ends = now.pawns[now.turn], any_of([*now.ends().values()])
    return say("graveyard-shift-refused-elsewhere", here=here, square=square, ends=ends)


def _taking(now: Round, kind: str) -> Text | None:
    if kind in now.wanted():
        return None
    if kind in now.collected[now.turn]:
        return say("graveyard-shift-refused-has-it", kind=kind)
    here = now.path[-1]
    parts = named(now.stack(here))
    return say("graveyard-shift-refused-not-there", square=here, kind=kind, parts=parts)


def _returning(now: Round, kind: str, square: Square) -> Text | None:
    if kind not in now.loose:
        return say("graveyard-shift-refused-not-loose", parts=loose(now), kind=kind)
    if now.has_room(square):
        return None
    if square not in ROOM:  # GS-22
        return say("graveyard-shift-refused-entrance", square=square)
    if square in MAUSOLEUMS:
        return say("graveyard-shift-refused-mausoleum", square=square)
    return say("graveyard-shift-refused-grave", square=square)
