"""Why a move is refused, in words that name the rule, the piece and the square."""

from __future__ import annotations

from games.core import Move, Text, say
from games.notation import Said, Word
from games.pointsweeper.rules.known.board import Hand
from games.pointsweeper.rules.known.chess import NAMES, Kind, paths, sights
from games.pointsweeper.rules.known.moves import Claiming, Scouting, read
from games.squares import Square

SCOUTS_FIRST = 3
"""So many of a player's first turns on a board must be scouts (PS-12)."""
_EARLY = {"claim": "pointsweeper-too-early-to-claim", "pass": "pointsweeper-too-early-to-pass"}


def refusal(white: bool, hand: Hand, move: Move) -> Text | None:
    """Why the player to move may not play this; None exactly for legal moves.

    It depends on the colour of their pieces and on what they have left, never on what is hidden.
    """
    match read(move):
        case Scouting(kind, square):
            return _no_scout(white, hand, kind, square)
        case Claiming(kind, start, end):
            return _too_early(hand, "claim") or _no_claim(white, hand, kind, start, end)
        case Word("pass"):
            return _too_early(hand, "pass")
        case Word():
            return say("pointsweeper-begun-already")
        case Said():
            return say("pointsweeper-not-understood")


def _too_early(hand: Hand, word: str) -> Text | None:
    if hand.turns >= SCOUTS_FIRST:
        return None
    return say(_EARLY[word], turn=hand.turns + 1)


def _no_scout(white: bool, hand: Hand, kind: Kind, square: Square) -> Text | None:
    if square not in sights(kind, white):
        return _pawn_rows(square)
    if hand.unused[kind]:
        return None
    if hand.scouted[kind]:
        return say("pointsweeper-all-scouted", piece=NAMES[kind])
    return say("pointsweeper-claimed-cannot-scout", piece=NAMES[kind])


def _no_claim(white: bool, hand: Hand, kind: Kind, start: Square, end: Square) -> Text | None:
    if (start, end) not in paths(kind, white):
        return _no_way(kind, white, start, end)
    if hand.left(kind):
        return None
    return say("pointsweeper-all-of-kind-claimed", piece=NAMES[kind])


def _pawn_rows(square: Square) -> Text:
    return say("pointsweeper-pawn-rows", square=square)


def _no_way(kind: Kind, white: bool, start: Square, end: Square) -> Text:
    if start == end:
        return say("pointsweeper-must-move", square=start)
    if kind == "P" and start not in sights(kind, white):
        return _pawn_rows(start)
    if kind == "P":
        way = "up" if white else "down"
        return say("pointsweeper-pawn-way", way=way, start=start, end=end)
    return say("pointsweeper-no-way", piece=NAMES[kind], start=start, end=end)
