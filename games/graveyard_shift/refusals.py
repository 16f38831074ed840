"""Why a move is not legal, in words for the player."""

from __future__ import annotations

from games.core import Move, Text, Who, say
from games.graveyard_shift.rounds import ENTRANCES, KINDS, MAUSOLEUMS, ROOM, SQUARES, WAYS, Round
from games.graveyard_shift.told import NAMES, POINTS, names
from games.squares import Square


def refusal(now: Round, move: Move) -> Text | None:
    """Why the acting seat may not play this; None exactly for `now.moves()`."""
    match now.stage, move.split(" "):
        case "enter", ["enter", square] if square in SQUARES:
            return _entry(now, square)
        case "move", ["move", way] if way in WAYS:
            return _movement(now, way)
        case "move", ["move", square] if square in SQUARES:
            return _elsewhere(now, square)
        case "take", ["take", kind] if kind in KINDS:
            return _taking(now, kind)
        case "return", ["return", kind, square] if kind in KINDS and square in SQUARES:
            return _returning(now, kind, square)
    return _reminder(now)


def _reminder(now: Round) -> Text:
    match now.stage:
        case "enter":
            text = "Your pawn is off the map. Enter at {entrances}, like “enter {example}”."
            return say(text, entrances=ENTRANCES, example=now.entries()[0])
        case "move":
            text = "Your pawn is on {square}. Move it north, east, south or west, like “{example}”."
            return say(text, square=now.pawns[now.turn], example=now.moves()[0])
        case "take":
            text = "Take a part from {square} for your master, like “{example}”."
            return say(text, square=now.pawns[now.turn], example=now.moves()[0])
        case "return":
            text = "Put a part back: {parts}. Say which and where, like “{example}”."
            return say(text, parts=names(now.loose), example=now.moves()[0])


def _entry(now: Round, square: Square) -> Text | None:
    if square not in ENTRANCES:
        text = "{square} is no entrance. Enter at {entrances}."
        return say(text, square=square, entrances=ENTRANCES)
    if square not in now.entries():  # GS-3
        text = "{who} has started on {square}. Start on a different entrance."
        return say(text, who=Who(1 - now.turn), square=square)
    return None


def _movement(now: Round, way: str) -> Text | None:
    if now.track(way):
        return None
    text = "The graveyard ends {way} of {square}."  # GS-15
    return say(text, way=POINTS[way], square=now.pawns[now.turn])


def _elsewhere(now: Round, square: Square) -> Text:
    ends = tuple(track[-1] for way in WAYS if (track := now.track(way)))
    text = "From {here} no movement ends on {square}: your pawn can reach {ends}."
    return say(text, here=now.pawns[now.turn], square=square, ends=ends)


def _taking(now: Round, kind: str) -> Text | None:
    if kind in now.wanted():
        return None
    if kind in now.collected[now.turn]:
        return say("Your master has the {kind} already.", kind=NAMES[kind])
    here = now.path[-1]
    text = "The stack on {square} has no {kind}, only {parts}."
    return say(text, square=here, kind=NAMES[kind], parts=names(now.stack(here)))


def _returning(now: Round, kind: str, square: Square) -> Text | None:
    if kind not in now.loose:
        text = "The parts to put back are {parts}, no {kind}."
        return say(text, parts=names(now.loose), kind=NAMES[kind])
    if now.has_room(square):
        return None
    if square not in ROOM:  # GS-22
        text = "{square} is an entrance. Parts go back to graves and mausoleums."
    elif square in MAUSOLEUMS:
        text = "The mausoleum on {square} is full: parts go back to one with fewer than two."
    else:
        text = "The grave on {square} is taken: parts go back to an empty grave."
    return say(text, square=square)
