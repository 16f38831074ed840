"""Pointsweeper's advice: warnings and tips."""

from __future__ import annotations

from games.core import Move, Seat, Text, View, say
from games.pointsweeper.rules.known.board import Board, Hand, Minefield
from games.pointsweeper.rules.known.chess import NAMES, paths, sights
from games.pointsweeper.rules.known.moves import Claiming, Scouting, read
from games.pointsweeper.rules.known.refusals import SCOUTS_FIRST
from games.squares import Square


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of a scout or claim that can bring nothing, or that surely meets a mine (only with the
    aids)."""
    minefield = view.board.minefields[-1] if view.board.minefields else None
    match read(move):
        case Scouting(kind, square) if minefield:
            if minefield.open(sights(kind, minefield.white == view.seat)[square]):
                return None
            return say("pointsweeper-warn-sees-nothing", piece=NAMES[kind])
        case Claiming(kind, start, end) if minefield:
            path = paths(kind, minefield.white == view.seat)[start, end]
            if not minefield.open(path):
                return say("pointsweeper-warn-claims-nothing")
            return _warn_of_mine(minefield, view.seat, path) if view.board.aids else None
        case _:
            return None


def _warn_of_mine(minefield: Minefield, seat: Seat | None, path: tuple[Square, ...]) -> Text | None:
    for scout in minefield.scouts(seat):
        mined = set(minefield.open(scout.squares)) - minefield.safe
        if scout.rest and scout.rest.mines and mined <= set(path):
            return say("pointsweeper-warn-mine", piece=NAMES[scout.kind], square=scout.square)
    return None


def tip(view: View[Board]) -> Text | None:
    """Where a newcomer stands; first of all what wins."""
    board = view.board
    if view.seat is None or view.seat not in view.acting:
        return None
    if board.choosing is not None:
        return say("pointsweeper-tip-choose")
    hand = board.minefields[-1].hands[view.seat]
    if hand.turns == 0 and board.number == 1:
        return say("pointsweeper-tip-begin")
    return _tip_for(hand)


def _tip_for(hand: Hand) -> Text:
    early = hand.turns < SCOUTS_FIRST
    return say("pointsweeper-tip-scout" if early else "pointsweeper-tip-claim")
