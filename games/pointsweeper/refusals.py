"""Why a move may not be played on a board, in words that name the rule, the piece, the square."""

from __future__ import annotations

from games.core import Move, Text, say
from games.pointsweeper.board import Hand
from games.pointsweeper.chess import NAMES, SQUARES, Kind, paths, sights
from games.squares import Square

SCOUTS_FIRST = 3
"""How many of a player's first turns on a board must be scouts (PS-12)."""


def refusal(white: bool, hand: Hand, move: Move) -> Text | None:
    """Why the player whose turn it is may not play this; None exactly for legal moves.

    It depends on the colour of their pieces and on what they have left, never on what is hidden.
    """
    match move.split(" "):
        case ["scout", kind, square] if kind in NAMES and square in SQUARES:
            return _no_scout(white, hand, kind, square)
        case ["claim", kind, start, end] if kind in NAMES and start in SQUARES and end in SQUARES:
            return _too_early(hand, "claim") or _no_claim(white, hand, kind, start, end)
        case ["pass"]:
            return _too_early(hand, "pass")
        case ["first" | "second"]:
            return say("Who plays first on this board is settled.")
        case _:
            return say(
                "Type a move like “scout B A3”, “claim R A1 A3” or “pass”: squares A1 to H8,"
                " pieces K, Q, R, B, N (knight) and P."
            )


def _too_early(hand: Hand, word: str) -> Text | None:
    if hand.turns >= SCOUTS_FIRST:
        return None
    template = (
        "Your first three turns on a board must be scouts, and this is turn {turn}: you can't"
        " claim yet."
        if word == "claim"
        else "Your first three turns on a board must be scouts, and this is turn {turn}: you can't"
        " pass yet."
    )
    return say(template, turn=hand.turns + 1)


def _no_scout(white: bool, hand: Hand, kind: Kind, square: Square) -> Text | None:
    if square not in sights(kind, white):
        return _pawn_rows(square)
    if hand.unused[kind]:
        return None
    piece = say(NAMES[kind])
    if hand.scouted[kind]:
        return say("You have no {piece} left that has not scouted.", piece=piece)
    return say("You have no {piece} left: a piece that has claimed may not scout.", piece=piece)


def _no_claim(white: bool, hand: Hand, kind: Kind, start: Square, end: Square) -> Text | None:
    if (start, end) not in paths(kind, white):
        return _no_way(kind, white, start, end)
    if hand.left(kind):
        return None
    return say("Every {piece} of yours has claimed on this board.", piece=say(NAMES[kind]))


def _pawn_rows(square: Square) -> Text:
    return say("A pawn can't be put on {square}: not on rows 1 and 8.", square=square)


def _no_way(kind: Kind, white: bool, start: Square, end: Square) -> Text:
    if start == end:
        return say("A claim must move: {square} can't be both its start and its end.", square=start)
    if kind == "P" and start not in sights(kind, white):
        return _pawn_rows(start)
    if kind == "P":
        template = (
            "A pawn can't go from {start} to {end}: yours go up (towards row 8), one square "
            "straight or slantwise, or two straight from row 2."
            if white
            else "A pawn can't go from {start} to {end}: yours go down (towards row 1), one square "
            "straight or slantwise, or two straight from row 7."
        )
        return say(template, start=start, end=end)
    return say(
        "A {piece} can't go from {start} to {end}.",
        piece=say(NAMES[kind]),
        start=start,
        end=end,
    )
