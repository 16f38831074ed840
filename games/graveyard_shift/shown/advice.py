"""Graveyard Shift's advice: warnings and tips."""

from __future__ import annotations

from games.core import Move, Text, View, Who, say
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.told import loose
from games.graveyard_shift.rules.known.yard import KINDS
from games.graveyard_shift.shown.description import ends


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of a delivery of which the master wants nothing."""
    now = view.board.round
    if now.stage != "move" or not (after := now.play(move)).loose:
        return None
    return say("graveyard-shift-warn-nothing", parts=loose(after), other=Who(1 - now.turn))


def tip(view: View[Board]) -> Text | None:
    """What the acting player can do and what comes of it; in the first turn also what it is all
    for."""
    now = view.board.round
    if view.seat not in view.acting:
        return None
    match now.stage:
        case "enter":
            return _entering(view.board)
        case "move":
            return _carrying(now)
        case "take":
            return _taking(now)
        case "return":
            return say("graveyard-shift-tip-return")


def _entering(board: Board) -> Text:
    if board.number == 1 and not board.round.seen:
        return say("graveyard-shift-tip-goal")
    if not board.round.seen:  # GS-3
        return say("graveyard-shift-tip-new-round")
    return say("graveyard-shift-tip-enter")


def _carrying(now: Round) -> Text:
    here = now.pawns[now.turn]
    count = len(now.stack(here)) if here else 0
    if count == 0:
        return say("graveyard-shift-tip-walk", ends=ends(now))
    if count == 1:
        return say("graveyard-shift-tip-cart", ends=ends(now))
    return say("graveyard-shift-tip-push", n=count, ends=ends(now))


def _taking(now: Round) -> Text:
    if len(now.collected[now.turn]) == len(KINDS) - 1:  # GS-30
        return say("graveyard-shift-tip-take-last")
    return say("graveyard-shift-tip-take")
