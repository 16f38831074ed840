"""The position in words, for those who read a board instead of looking at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from games.core import Outcome, Seat, Text, View, Who, lines, paragraphs, say, sentences
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
from games.pointsweeper.chess import KINDS, NAMES, SQUARES, Kind
from games.pointsweeper.told import counted, mines, number, scored
from games.squares import Square


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
