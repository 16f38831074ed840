"""What is typed and read: moves from typed text, labels, the position in words, advice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from games import notation
from games.core import Move, Seat, Text, View, Who, lines, say
from games.pointsweeper.board import BOARDS, MINE, Board, Boards, Hand, Scout, penalty
from games.pointsweeper.chess import KINDS, NAMES, SQUARES, Kind, paths, sights
from games.pointsweeper.notes import counted, mines, number, of_turn, values
from games.squares import Square

_SYNONYMS = {
    **{name: kind.lower() for kind, name in NAMES.items()},
    **{"s": "scout", "c": "claim", "1st": "first", "2nd": "second"},
    **dict.fromkeys(("on", "from", "to", "with"), ""),
}
_NAMES = (re.compile("[kqrbnp]"), re.compile(r"[a-z]\d{1,2}"))
_SQUARE = re.compile(r"[-–]?([a-h]\d+)")


def fold(text: str) -> Move:
    """Canonical text of a move; `r a1 a3`, `rook a1-a3`, `ba3` find their first word."""
    apart = _SQUARE.sub(r" \1 ", text.casefold())
    move = notation.fold(apart, _SYNONYMS, _NAMES)
    words = move.split(" ")
    if words[0] in KINDS and len(words) in (2, 3):
        return f"{'scout' if len(words) == 2 else 'claim'} {move}"
    return move


def label(prefix: str) -> Text:
    """A move or its beginning, for a button: `🚩 Rook claims A1 to A3`."""
    match prefix.split():
        case ["first"]:
            return say("Play first, as White")
        case ["second"]:
            return say("Play second, as Black")
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
            return say("🔍 {piece} scouts {square}", piece=_title(rest[0]), square=rest[1])


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


def describe(view: View[Boards]) -> Text:
    """The board that is played, or was played last, in words."""
    parts = [_stage(view)]
    if not view.board.boards:
        return lines(parts)
    board = view.board.boards[-1]
    if board.turn is not None and view.outcome is None:
        parts += _known(board, view.seat)
    for seat in (0, 1):
        parts += [_standing(view.board, seat), _pieces(board, seat), _claimed(board, seat)]
    parts += _hidden(board)
    if board.acts:
        parts.append(say("Last turn: {told}", told=of_turn(board)[0].text))
    return lines(parts)


def _stage(view: View[Boards]) -> Text:
    boards, number_of_board = view.board, view.board.number
    if view.outcome:
        what = say("The match is over: {reason}.", reason=view.outcome.reason)
    elif boards.choosing is not None:
        what = say("{who} chooses to play first or second.", who=Who(boards.choosing))
    else:
        board = boards.boards[-1]
        what = say(
            "{white} is White: their pawns move up. It is {who}'s turn.",
            white=Who(board.white),
            who=Who(view.acting[0]),
        )
    return say("Board {n} of {all}. {what}", n=number_of_board, all=BOARDS, what=what)


def _standing(boards: Boards, seat: Seat) -> Text:
    here, gain = boards.boards[-1].gain(seat), boards.gain(seat)
    return say(
        "{who}: {here} on board {n}; score {score} ({points} less {penalty} for {mines}).",
        who=Who(seat),
        here=counted(here),
        n=len(boards.boards),
        score=number(boards.score(seat)),
        points=number(gain.points),
        penalty=penalty(gain.mines),
        mines=mines(gain.mines),
    )


def _pieces(board: Board, seat: Seat) -> Text:
    hand = board.hands[seat]
    if hand.passed:
        return say("Has passed.")
    return say(
        "Unused: {unused}. Scouted: {scouted}.",
        unused=_counts(hand.unused),
        scouted=_counts(hand.scouted),
    )


def _counts(pieces: Mapping[Kind, int]) -> tuple[Text, ...]:
    kinds = (
        say(NAMES[kind]) if n == 1 else say("{piece} ×{n}", piece=say(NAMES[kind]), n=n)
        for kind, n in pieces.items()
        if n
    )
    return tuple(kinds) or (say("none"),)


def _claimed(board: Board, seat: Seat) -> Text:
    mine = [s for s in SQUARES if board.taken.get(s) == seat]
    return say("Claimed: {tiles}.", tiles=_tiles(board, mine) or (say("nothing"),))


def _hidden(board: Board) -> list[Text]:
    """The tiles that are shown although nobody claimed them, once the board is over."""
    unclaimed = board.open(s for s in SQUARES if s in board.tiles)
    return [say("Unclaimed: {tiles}.", tiles=_tiles(board, unclaimed))] if unclaimed else []


def _tiles(board: Board, squares: Iterable[Square]) -> tuple[Text, ...]:
    """`A1 3, A2 −1, mine B4`."""
    squares = tuple(squares)
    hit = tuple(s for s in squares if board.tiles[s] == MINE)
    told = values(board.tiles, squares)
    if not hit:
        return told
    return (*told, say("mine {hit}" if len(hit) == 1 else "mines {hit}", hit=hit))


def _known(board: Board, seat: Seat | None) -> list[Text]:
    """What this viewer knows of the hidden squares."""
    scouts = tuple(_result(scout) for scout in board.scouts(seat))
    safe = tuple(s for s in SQUARES if s in board.safe)
    known = [say("Your scouts: {scouts}.", scouts=scouts)] if scouts else []
    return [*known, say("Surely no mine: {safe}.", safe=safe)] if safe else known


def _result(scout: Scout) -> Text:
    assert scout.saw
    assert scout.rest
    piece = say("{piece} {square}", piece=say(NAMES[scout.kind]), square=scout.square)
    found = {
        "points": number(scout.saw.points),
        "mines": mines(scout.saw.mines),
        "left": number(scout.rest.points),
        "mined": scout.rest.mines,
    }
    if scout.rest == scout.saw:
        return say("{piece} ({points}, {mines})", piece=piece, **found)
    return say("{piece} ({points}, {mines}; left {left}, {mined})", piece=piece, **found)


def warn(view: View[Boards], move: Move) -> Text | None:
    """A legal scout or claim that can bring nothing, or that surely meets a mine."""
    board = view.board.boards[-1] if view.board.boards else None
    match move.split():
        case ["scout", kind, square] if board:
            if board.open(sights(kind, board.white == view.seat)[square]):
                return None
            return say("Every square that this {piece} sees is empty.", piece=say(NAMES[kind]))
        case ["claim", kind, start, end] if board:
            return _warn_of_claim(view, board, paths(kind, board.white == view.seat)[start, end])
        case _:
            return None


def _warn_of_claim(view: View[Boards], board: Board, path: tuple[Square, ...]) -> Text | None:
    if not board.open(path):
        return say("Every square on this path is empty: you would claim nothing.")
    for scout in board.scouts(view.seat):
        mined = set(board.open(scout.squares)) - board.safe
        if scout.rest and scout.rest.mines and mined <= set(path):
            return say(
                "Your {piece} on {square} saw a mine that lies on this path.",
                piece=say(NAMES[scout.kind]),
                square=scout.square,
            )
    return None


def tip(view: View[Boards]) -> Text | None:
    """Where a newcomer stands in a board."""
    if view.seat is None or view.seat not in view.acting:
        return None
    if view.board.choosing is not None:
        return say(
            "Who plays first is White: their pawns move up the board, the other's move down."
            " Everything else is the same for both."
        )
    return _tip_for(view.board.boards[-1].hands[view.seat])


def _tip_for(hand: Hand) -> Text:
    if hand.turns < 3:
        return say(
            "Your first three turns are scouts: put a piece on a square, and you alone learn the"
            " sum and the mines of all it sees. A piece that scouted can still claim."
        )
    return say(
        "A claim takes every tile from start to end, but if a mine lies there, only the mine."
        " Each mine costs more than the last: six cost 21 points. Pass when the rest looks bad."
    )


def why(view: View[Boards], move: Move) -> Text:
    """What a move is good for."""
    word, *rest = move.split()
    match word:
        case "scout":
            return say("It tells you most about squares that nobody has claimed.")
        case "claim":
            path = say("{start} to {end}", start=rest[1], end=rest[2])
            return say("From {path} the points outweigh the risk of a mine.", path=path)
        case "pass":
            return say("What is left here costs more in mines than it brings in points.")
        case _:
            return say("On this board that turn order is worth a little more.")
