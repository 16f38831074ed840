"""What is typed and read: moves from typed text, labels, advice."""

from __future__ import annotations

import re

from games import notation
from games.core import Move, Seat, Text, View, say
from games.pointsweeper.board import Board, Hand, Minefield
from games.pointsweeper.chess import KINDS, NAMES, Kind, paths, sights
from games.pointsweeper.refusals import SCOUTS_FIRST
from games.squares import Square

_SYNONYMS = {
    **{name: kind.lower() for kind, name in NAMES.items()},
    **{"s": "scout", "c": "claim", "1st": "first", "2nd": "second"},
    **dict.fromkeys(("on", "from", "to", "with"), ""),
}
_NAMES = (re.compile("[kqrbnp]"), re.compile(r"[a-z]\d{1,2}"))
_SQUARE = re.compile(r"[-–]?([a-h]\d+)")


def fold(text: str) -> Move:
    """Canonical text of a move; `r a1 a3`, `rook a1-a3`, `ba3` and, as the source writes,
    `Rook, A1, A3` find their first word."""
    apart = _SQUARE.sub(r" \1 ", text.casefold().replace(",", " "))
    move = notation.fold(apart, _SYNONYMS, _NAMES)
    words = move.split(" ")
    if words[0] in KINDS and len(words) in (2, 3):
        return f"{'scout' if len(words) == 2 else 'claim'} {move}"
    return move


def label(prefix: str) -> Text:
    """A move or its beginning, for a button: `🚩 Rook claims A1 to A3`."""
    match prefix.split():
        case ["first"]:
            return say("Play first: pawns move up")
        case ["second"]:
            return say("Play second: pawns move down")
        case ["pass"]:
            return say("Pass on this board")
        case ["scout", *rest]:
            return _scout_label(rest)
        case ["claim", *rest]:
            return _claim_label(rest)
        case _:
            return say("{move}", move=prefix)


def _scout_label(rest: list[str]) -> Text:
    match rest:
        case []:
            return say("🔍 Scout…")
        case [kind]:
            return say("🔍 {piece} scouts…", piece=_title(kind))
        case [kind, column] if len(column) == 1:
            return say("🔍 {piece} scouts in column {c}…", piece=_title(kind), c=column)
        case _:
            return say("🔍 {piece} scouts from {square}", piece=_title(rest[0]), square=rest[1])


def _claim_label(rest: list[str]) -> Text:
    match rest:
        case []:
            return say("🚩 Claim…")
        case [kind]:
            return say("🚩 {piece} claims…", piece=_title(kind))
        case [kind, column] if len(column) == 1:
            return say("🚩 {piece} claims from column {c}…", piece=_title(kind), c=column)
        case [kind, start]:
            return say("🚩 {piece} claims from {start}…", piece=_title(kind), start=start)
        case [kind, start, column] if len(column) == 1:
            return say(
                "🚩 {piece} claims {start} to column {c}…",
                piece=_title(kind),
                start=start,
                c=column,
            )
        case _:
            kind, start, end = rest
            return say(
                "🚩 {piece} claims {start} to {end}", piece=_title(kind), start=start, end=end
            )


def _title(kind: Kind) -> Text:
    return say(NAMES[kind].capitalize())


def warn(view: View[Board], move: Move) -> Text | None:
    """A legal scout or claim that can bring nothing or, with the aids, that surely meets a mine."""
    minefield = view.board.minefields[-1] if view.board.minefields else None
    match move.split():
        case ["scout", kind, square] if minefield:
            if minefield.open(sights(kind, minefield.white == view.seat)[square]):
                return None
            return say("Every square that this {piece} sees is empty.", piece=say(NAMES[kind]))
        case ["claim", kind, start, end] if minefield:
            path = paths(kind, minefield.white == view.seat)[start, end]
            if not minefield.open(path):
                return say("Every square on this path is empty: you would claim nothing.")
            return _warn_of_mine(minefield, view.seat, path) if view.board.aids else None
        case _:
            return None


def _warn_of_mine(minefield: Minefield, seat: Seat | None, path: tuple[Square, ...]) -> Text | None:
    for scout in minefield.scouts(seat):
        mined = set(minefield.open(scout.squares)) - minefield.safe
        if scout.rest and scout.rest.mines and mined <= set(path):
            return say(
                "Your {piece} on {square} saw a mine that lies on this path.",
                piece=say(NAMES[scout.kind]),
                square=scout.square,
            )
    return None


def asks(view: View[Board]) -> Text | None:
    """The choice before a board, which needs no secret."""
    if view.board.choosing is None:
        return None
    return say("Choose who begins board {n}.", n=view.board.number)


def tip(view: View[Board]) -> Text | None:
    """Where a newcomer stands: first of all what wins."""
    board = view.board
    if view.seat is None or view.seat not in view.acting:
        return None
    if board.choosing is not None:
        return say(
            "The most points after three boards win, and mines cost points. Who begins a board has"
            " pawns that move up (towards row 8), the other's move down."
        )
    hand = board.minefields[-1].hands[view.seat]
    if hand.turns == 0 and board.number == 1:
        return say(
            "The most points after three boards win, and mines cost points. Begin with three"
            " scouts: put a piece on a square, and you alone learn how many points and mines still"
            " lie there and wherever it could move."
        )
    return _tip_for(hand)


def _tip_for(hand: Hand) -> Text:
    if hand.turns < SCOUTS_FIRST:
        return say(
            "Your first three turns on a board are scouts: you alone learn the sum of the points"
            " and the number of mines that still lie on the piece's square and wherever it could"
            " move. A piece that has scouted can still claim."
        )
    return say(
        "A claim takes every tile on its path (a knight's: start and end alone), but where mines"
        " lie there, only the mines. Each mine costs more than the one before, on all boards"
        " together: six cost 21 points. If the rest looks bad, pass: that ends your turns on this"
        " board."
    )


def why(view: View[Board], move: Move) -> Text:
    """What a move is good for."""
    word, *rest = move.split()
    match word:
        case "scout":
            return say("It tells you most about squares that nobody has claimed.")
        case "claim":
            kind, start, end = rest
            minefield = view.board.minefields[-1]
            squares = paths(kind, minefield.white == view.seat)[start, end]
            template = "From {start} to {end} the points outweigh the risk of a mine."
            if minefield.safe.issuperset(minefield.open(squares)):
                template = "From {start} to {end} there is surely no mine."
            return say(template, start=start, end=end)
        case "pass":
            return say("What is left here costs more in mines than it brings in points.")
        case _:
            return say("On this board that turn order is worth a little more.")
