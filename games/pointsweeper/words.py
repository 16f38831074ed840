"""What is typed and read: moves from typed text, labels, the position in words, advice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from games import notation
from games.core import Move, Outcome, Seat, Text, View, Who, lines, paragraphs, say, sentences
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
from games.pointsweeper.refusals import SCOUTS_FIRST
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


def describe(view: View[Board]) -> Text:
    """The board that is played, or was played last, in short paragraphs: how things are, the
    viewer's own, the other player's, the last turn."""
    told = [lines([_stage(view), *_remark(view.outcome)])]
    if view.board.minefields:
        minefield = view.board.minefields[-1]
        seats = (0, 1) if view.seat is None else (view.seat, 1 - view.seat)
        told += [_player(view, seat) for seat in seats]
        told += _shown(view, minefield)
        if minefield.acts:
            told.append(_last(minefield.acts[-1]))
    return paragraphs(told)


def _player(view: View[Board], seat: Seat) -> Text:
    """How one player stands; of the viewer also what only they know."""
    minefield = view.board.minefields[-1]
    own = seat == view.seat
    told = [_standing(view.board, seat, own=own), _pieces(minefield.hands[seat])]
    if own and _playing(view):
        told += [*_results(minefield, seat), *_safe(view)]
    else:
        told += _scouts(minefield, seat)
    claimed = [s for s in SQUARES if minefield.taken.get(s) == seat]
    if claimed:
        told.append(say("Claimed {tiles}.", tiles=_tiles(minefield, claimed)))
    return lines(told)


def _playing(view: View[Board]) -> bool:
    return view.outcome is None and view.board.minefields[-1].turn is not None


def _last(act: Act) -> Text:
    """The last turn, without what it brought: that is told as claimed."""
    match act:
        case Scout(_, kind, square):
            template, told = (
                "Last turn: {who} scouted with a {piece} on {square}.",
                {"square": square},
            )
        case Claim(_, kind, path):
            template = "Last turn: {who} claimed with a {piece} from {start} to {end}."
            told = {"start": path[0], "end": path[-1]}
        case Pass(seat):
            return say("Last turn: {who} passed.", who=Who(seat))
    return say(template, who=Who(act.seat), piece=say(NAMES[kind]), **told)


def _stage(view: View[Board]) -> Text:
    board = view.board
    where = say("Pointsweeper, board {n} of {all}.", n=board.number, all=BOARDS)
    if view.outcome:
        return sentences([where, _over(view.outcome)])
    mine, mover = view.seat in view.acting, Who(view.acting[0])
    if board.choosing is not None:
        template = "You choose who begins." if mine else "{who} chooses who begins."
        return sentences([where, say(template, who=mover)])
    template = "It is your turn." if mine else "It is {who}'s turn."
    return sentences([where, say(template, who=mover), _pawns(view.seat, board.minefields[-1])])


def _pawns(seat: Seat | None, minefield: Minefield) -> Text:
    """Whose pawns move up, whose down."""
    up, down = Who(minefield.white), Who(1 - minefield.white)
    if seat is None:
        return say("{up}'s pawns move up, {down}'s down.", up=up, down=down)
    return say("Your pawns move up." if seat == minefield.white else "Your pawns move down.")


def _remark(outcome: Outcome | None) -> list[Text]:
    return [outcome.remark] if outcome and outcome.remark else []


def _over(outcome: Outcome) -> Text:
    if outcome.places == (1, 1):
        return say("The match is over, a draw: {reason}.", reason=outcome.reason)
    winner = Who(outcome.places.index(1))
    return say("The match is over: {reason}. {who} wins.", reason=outcome.reason, who=winner)


def _standing(board: Board, seat: Seat, *, own: bool) -> Text:
    template = "You: {here} on this board; in all {scored}."
    return say(
        template if own else "{who}: {here} on this board; in all {scored}.",
        who=Who(seat),
        here=counted(board.minefields[-1].gain(seat)),
        scored=scored(board, seat),
    )


def _pieces(hand: Hand) -> Text:
    if hand.passed:
        return say("Has passed.")
    told = [
        say(template, pieces=_counts(pieces))
        for template, pieces in (
            ("Can scout and claim: {pieces}.", hand.unused),
            ("Can claim only: {pieces}.", hand.scouted),
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


def _shown(view: View[Board], minefield: Minefield) -> list[Text]:
    """What belongs to neither: of a board that is over the tiles that nobody claimed; to watchers,
    where surely no mine is."""
    unclaimed = minefield.open(s for s in SQUARES if s in minefield.tiles)
    if unclaimed:
        return [say("Unclaimed {tiles}.", tiles=_tiles(minefield, unclaimed))]
    return _safe(view) if view.seat is None and _playing(view) else []


def _safe(view: View[Board]) -> list[Text]:
    safe = " ".join(s for s in SQUARES if s in view.board.ticked)
    return [say("Surely no mine: {safe}.", safe=safe)] if safe else []


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


def _results(minefield: Minefield, seat: Seat) -> list[Text]:
    """`With 2 mines: rook A1 −2, pawn C5 7 D2 3.` and so on; equal numbers of mines together."""
    by_mines: dict[int, list[Scout]] = {}
    for scout in minefield.scouts(seat):
        if scout.rest and minefield.open(scout.squares):
            by_mines.setdefault(scout.rest.mines, []).append(scout)
    if not by_mines:
        return []
    parts = [
        say("With {mines}: {told}.", mines=mines(n), told=_by_kind(by_mines[n], _left))
        for n in sorted(by_mines, reverse=True)
    ]
    return [say("Your scouts still see, square and points:"), *parts]


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
