"""Pointsweeper's advice: warnings and tips."""

from __future__ import annotations

from games.core import Move, Seat, Text, View, say
from games.pointsweeper.rules.known.board import Board, Minefield
from games.pointsweeper.rules.known.chess import NAMES
from games.pointsweeper.rules.known.moves import Claiming, Scouting, reached, read
from games.pointsweeper.rules.known.refusals import SCOUTS_FIRST
from games.squares import Square

_READ = 4
"""For so many turns a newcomer is told about claims: six lines on a phone, in each of forty turns,
would hide the news."""


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of a scout or claim that can bring nothing, or that surely meets a mine (only with the
    aids)."""
    if view.board.choosing is not None:
        return None
    minefield = view.board.minefields[-1]
    squares = reached(move, minefield.white == view.seat)
    match read(move):
        case Scouting(kind) if not minefield.open(squares):
            return say("pointsweeper-warn-sees-nothing", piece=NAMES[kind])
        case Claiming() if not minefield.open(squares):
            return say("pointsweeper-warn-claims-nothing")
        case Claiming() if view.board.aids:
            return _warn_of_mine(minefield, view.viewer, squares)
    return None


def _warn_of_mine(minefield: Minefield, seat: Seat, path: tuple[Square, ...]) -> Text | None:
    for scout in minefield.scouts(seat):
        if scout.rest and scout.rest.mines and minefield.suspects(scout) <= set(path):
            return say("pointsweeper-warn-mine", piece=NAMES[scout.kind], square=scout.square)
    return None


def tip(view: View[Board]) -> Text | None:
    """Where a newcomer stands; first of all what wins. What has been read a few times is left
    out."""
    board = view.board
    if view.seat not in view.acting:
        return None
    if board.choosing is not None:
        return say("pointsweeper-tip-choose")
    hand = board.minefields[-1].hands[view.viewer]
    if board.number > 1:
        return None if hand.turns else say("pointsweeper-tip-scout")
    if not hand.turns:
        return say("pointsweeper-tip-begin")
    if hand.turns < SCOUTS_FIRST:
        return say("pointsweeper-tip-scout")
    return say("pointsweeper-tip-claim") if hand.turns < SCOUTS_FIRST + _READ else None
