"""What is typed and read: moves from typed text, labels, the position in words, advice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from games import notation
from games.core import Move, Outcome, Seat, Text, View, Who, lines, say, sentences
from games.pointsweeper.board import (
    BOARDS,
    MINE,
    Act,
    Board,
    Claim,
    Hand,
    Minefield,
    Pass,
    Scout,
    Tile,
)
from games.pointsweeper.chess import KINDS, NAMES, SQUARES, Kind, paths, sights
from games.pointsweeper.told import counted, mines, number, scored
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


def describe(view: View[Board]) -> Text:
    """The board that is played, or was played last, in words."""
    parts = [_stage(view)]
    if not view.board.minefields:
        return lines(parts)
    minefield = view.board.minefields[-1]
    if minefield.turn is not None and view.outcome is None:
        parts += _known(view.board, view.seat)
    for seat in (0, 1):
        parts += [_standing(view.board, seat), _pieces(minefield, seat)]
        if seat != view.seat:
            parts += _scouts(minefield, seat)
        parts.append(_claimed(minefield, seat))
    parts += _hidden(minefield)
    if minefield.acts:
        parts.append(say("Last turn: {told}", told=_last(minefield.acts[-1])))
    return lines(parts)


def _last(act: Act) -> Text:
    """The last turn, without what it brought: that is told as claimed."""
    match act:
        case Scout(_, kind, square):
            template, told = "{who} scouts with a {piece} on {square}.", {"square": square}
        case Claim(_, kind, path):
            template = "{who} claims with a {piece} from {start} to {end}."
            told = {"start": path[0], "end": path[-1]}
        case Pass(seat):
            return say("{who} passes.", who=Who(seat))
    return say(template, who=Who(act.seat), piece=say(NAMES[kind]), **told)


def _stage(view: View[Board]) -> Text:
    board, number_of_board = view.board, view.board.number
    if view.outcome:
        what = _over(view.outcome)
    elif board.choosing is not None:
        what = say("{who} chooses to play first or second.", who=Who(board.choosing))
    else:
        minefield = board.minefields[-1]
        what = say(
            "{white} is White: their pawns move up. It is {who}'s turn.",
            white=Who(minefield.white),
            who=Who(view.acting[0]),
        )
    template = "Pointsweeper, board {n} of {all}. {what}"
    return say(template, n=number_of_board, all=BOARDS, what=what)


def _over(outcome: Outcome) -> Text:
    if outcome.places == (1, 1):
        return say("The match is over, a draw: {reason}.", reason=outcome.reason)
    winner = Who(outcome.places.index(1))
    return say("The match is over: {reason}. {who} wins.", reason=outcome.reason, who=winner)


def _standing(board: Board, seat: Seat) -> Text:
    return say(
        "{who}: {here} on board {n}; in all {scored}.",
        who=Who(seat),
        here=counted(board.minefields[-1].gain(seat)),
        n=len(board.minefields),
        scored=scored(board, seat),
    )


def _pieces(minefield: Minefield, seat: Seat) -> Text:
    hand = minefield.hands[seat]
    if hand.passed:
        return say("Has passed.")
    told = [
        say(template, pieces=_counts(pieces))
        for template, pieces in (
            ("Left unused: {pieces}.", hand.unused),
            ("Left scouted: {pieces}.", hand.scouted),
        )
        if any(pieces.values())
    ]
    return sentences(told) if told else say("All pieces have claimed.")


def _counts(pieces: Mapping[Kind, int]) -> tuple[Text, ...]:
    return tuple(
        say(NAMES[kind]) if n == 1 else say("{n} {piece}s", piece=say(NAMES[kind]), n=n)
        for kind, n in pieces.items()
        if n
    )


def _scouts(minefield: Minefield, seat: Seat) -> list[Text]:
    """Where a player's pieces scouted, without what they saw."""
    pieces = _by_kind(minefield.scouts(seat), lambda scout: scout.square)
    return [say("Scouted from: {pieces}.", pieces=pieces)] if pieces else []


def _by_kind(scouts: Sequence[Scout], told: Callable[[Scout], str]) -> tuple[Text, ...]:
    """`queen A3`, `pawn B2 C3`: those of a kind together, so that it stays short."""
    return tuple(
        say("{piece} {told}", piece=say(NAMES[kind]), told=" ".join(map(told, same)))
        for kind in KINDS
        if (same := [scout for scout in scouts if scout.kind == kind])
    )


def _claimed(minefield: Minefield, seat: Seat) -> Text:
    mine = [s for s in SQUARES if minefield.taken.get(s) == seat]
    return say("Claimed {tiles}.", tiles=_tiles(minefield, mine) or (say("nothing"),))


def _hidden(minefield: Minefield) -> list[Text]:
    """The tiles that are shown although nobody claimed them, once the board is over."""
    unclaimed = minefield.open(s for s in SQUARES if s in minefield.tiles)
    return [say("Unclaimed {tiles}.", tiles=_tiles(minefield, unclaimed))] if unclaimed else []


def _tiles(minefield: Minefield, squares: Iterable[Square]) -> tuple[Text, ...]:
    """`5: A1 B2`, `−1: C3`, `mine: B4`; equal ones together, so that it stays short."""
    places: dict[Tile, list[Square]] = {}
    for square in squares:
        places.setdefault(minefield.tiles[square], []).append(square)
    hit = places.pop(MINE, [])
    told = [
        say("{v}: {squares}", v=number(value), squares=" ".join(places[value]))
        for value in sorted((v for v in places if v != MINE), reverse=True)
    ]
    if hit:
        template = "mine: {squares}" if len(hit) == 1 else "mines: {squares}"
        told.append(say(template, squares=" ".join(hit)))
    return tuple(told)


def _known(board: Board, seat: Seat | None) -> list[Text]:
    """What this viewer knows of the hidden squares."""
    minefield, ticked = board.minefields[-1], board.ticked
    safe = " ".join(s for s in SQUARES if s in ticked)
    seen = [scout for scout in minefield.scouts(seat) if minefield.open(scout.squares)]
    known = [_results(seen)] if seen else []
    return [*known, say("Surely no mine: {safe}.", safe=safe)] if safe else known


def _results(scouts: Sequence[Scout]) -> Text:
    """`2 mines: rook A1 −2, pawn C5 7 D2 3.` and so on; equal numbers of mines together."""
    by_mines: dict[int, list[Scout]] = {}
    for scout in scouts:
        assert scout.rest
        by_mines.setdefault(scout.rest.mines, []).append(scout)
    parts = [
        say("{mines}: {told}.", mines=mines(n), told=_by_kind(by_mines[n], _left))
        for n in sorted(by_mines, reverse=True)
    ]
    return sentences([say("The points your scouts still see, by mines."), *parts])


def _left(scout: Scout) -> str:
    assert scout.rest
    return f"{scout.square} {number(scout.rest.points)}"


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
    """Where a newcomer stands in a board."""
    if view.seat is None or view.seat not in view.acting:
        return None
    if view.board.choosing is not None:
        return say(
            "Who plays first is White: their pawns move up the board, the other's move down."
            " Everything else is the same for both."
        )
    return _tip_for(view.board.minefields[-1].hands[view.seat])


def _tip_for(hand: Hand) -> Text:
    if hand.turns < 3:
        return say(
            "Your first three turns are scouts: put a piece on a square, and you alone learn the"
            " sum of the points and the number of mines there and wherever it could move. A piece"
            " that scouted can still claim."
        )
    return say(
        "A claim takes every tile on its path (a knight's: start and end alone), but where mines"
        " lie there, only the mines. Each mine costs more than the one before, on all boards"
        " together: six cost 21 points. Pass when the rest looks bad."
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
            path = say("{start} to {end}", start=start, end=end)
            if minefield.safe.issuperset(minefield.open(squares)):
                return say("From {path} there is surely no mine.", path=path)
            return say("From {path} the points outweigh the risk of a mine.", path=path)
        case "pass":
            return say("What is left here costs more in mines than it brings in points.")
        case _:
            return say("On this board that turn order is worth a little more.")
