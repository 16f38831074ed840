"""The position in words, for people who read a board instead of looking at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core import Outcome, Seat, Text, View, Who, lines, paragraphs, say, sentences
from games.pointsweeper.rules.known.board import (
    MINE,
    SIDES,
    Act,
    Board,
    Claim,
    Count,
    Hand,
    Minefield,
    Pass,
    Scout,
    Tile,
)
from games.pointsweeper.rules.known.chess import KINDS, NAMES, SQUARES, Kind
from games.pointsweeper.rules.known.told import counted, number, result, scored
from games.squares import Square


def describe(view: View[Board]) -> Text:
    """The board that is played, or was played last, in short paragraphs: how things stand, the
    viewer, the last turn (which watchers hear before it), the other player, the tiles that nobody
    claimed, earlier boards."""
    remark = view.outcome.remark if view.outcome else None
    head = [_stage(view), *([remark] if remark else [])]
    own = view.seat or 0
    if not view.board.minefields:
        return lines([*head, _standing(view, own), _standing(view, 1 - own)])
    minefield = view.board.minefields[-1]
    one, other = _player(view, own), _player(view, 1 - own)
    last = [_last(act) for act in minefield.acts[-1:]]
    rest = [other, *_shown(view, minefield), *_earlier(view.board)]
    if view.seat is None:
        return paragraphs([lines([*head, *last]), one, *rest])
    return paragraphs([lines(head), one, *last, *rest])  # only what is public may be cut off


def _player(view: View[Board], seat: Seat) -> Text:
    """How a player stands; for the viewer also what only they know."""
    minefield = view.board.minefields[-1]
    own = seat == view.seat
    told = [_standing(view, seat), _pieces(minefield.hands[seat])]
    if own and _playing(view):
        told += [*_results(minefield, seat), *_safe(view)]
    else:
        told += _scouts(minefield, seat)
    claimed = [s for s in SQUARES if minefield.taken.get(s) == seat]
    if claimed:
        told.append(say("pointsweeper-claimed-tiles", tiles=_tiles(minefield, claimed)))
    return lines(told)


def _playing(view: View[Board]) -> bool:
    return view.outcome is None and view.board.minefields[-1].turn is not None


def _last(act: Act) -> Text:
    """The last turn, without what it brought: that is told with the claims."""
    match act:
        case Scout(_, kind, square):
            who, piece = Who(act.seat), NAMES[kind]
            return say("pointsweeper-last-scout", who=who, piece=piece, square=square)
        case Claim(_, kind, path):
            way = {"piece": NAMES[kind], "start": path[0], "end": path[-1]}
            return say("pointsweeper-last-claim", who=Who(act.seat), **way)
        case Pass(seat):
            return say("pointsweeper-last-pass", who=Who(seat))


def _stage(view: View[Board]) -> Text:
    board = view.board
    where = say("pointsweeper-where", board=board.number)
    if view.outcome:
        return sentences([where, _over(view.outcome)])
    mine, mover = view.seat in view.acting, Who(view.acting[0])
    if board.choosing is not None:
        own, other = say("pointsweeper-you-choose"), say("pointsweeper-chooses", who=mover)
        return sentences([where, own if mine else other])
    own, other = say("pointsweeper-your-turn"), say("pointsweeper-turn-of", who=mover)
    pawns = _pawns(view.seat, board.minefields[-1])
    return sentences([where, own if mine else other, pawns])


def _pawns(seat: Seat | None, minefield: Minefield) -> Text:
    """Whose pawns move up, and whose down."""
    white = minefield.white
    if seat is None:
        return say("pointsweeper-pawns", up=Who(white), down=Who(1 - white))
    return say("pointsweeper-your-pawns", way="up" if seat == white else "down")


def _over(outcome: Outcome) -> Text:
    first, *others = outcome.first
    if others:
        return say("pointsweeper-over-draw", reason=outcome.reason)
    return say("pointsweeper-over-win", reason=outcome.reason, who=Who(first))


def _standing(view: View[Board], seat: Seat) -> Text:
    board, begun = view.board, view.board.minefields
    here = counted(begun[-1].gain(seat) if begun else Count(0, 0))
    reader, side = view.reader(seat), SIDES[seat].lower()
    who = say("pointsweeper-called", reader=reader, who=Who(seat), side=side)
    return say("pointsweeper-stands", who=who, scored=scored(board, seat), **here)


def _pieces(hand: Hand) -> Text:
    if hand.passed:
        return say("pointsweeper-has-passed")
    told = [
        say(id, pieces=_counts(pieces))
        for id, pieces in (
            ("pointsweeper-unused", hand.unused),
            ("pointsweeper-scouted", hand.scouted),
        )
        if any(pieces.values())
    ]
    return sentences(told) if told else say("pointsweeper-all-claimed")


def _counts(pieces: Mapping[Kind, int]) -> tuple[Text, ...]:
    return tuple(
        say("pointsweeper-pieces", piece=NAMES[kind], n=n) for kind, n in pieces.items() if n
    )


def _scouts(minefield: Minefield, seat: Seat) -> list[Text]:
    """Where a player's pieces scouted, without what they saw: `queen A3`, `pawn B2 C3`."""
    scouts = minefield.scouts(seat)
    pieces = tuple(
        say("pointsweeper-piece-on", piece=NAMES[kind], squares=" ".join(same))
        for kind in KINDS
        if (same := [scout.square for scout in scouts if scout.kind == kind])
    )
    return [say("pointsweeper-scouted-from", pieces=pieces)] if pieces else []


def _shown(view: View[Board], minefield: Minefield) -> list[Text]:
    """What belongs to neither: after the end of a board the tiles that nobody claimed; for
    watchers, where there is surely no mine."""
    unclaimed = minefield.open(s for s in SQUARES if s in minefield.tiles)
    if unclaimed:
        return [say("pointsweeper-unclaimed-tiles", tiles=_tiles(minefield, unclaimed))]
    return _safe(view) if view.seat is None and _playing(view) else []


def _earlier(board: Board) -> list[Text]:
    """What the boards before this one brought."""
    told = [result(minefield, n) for n, minefield in enumerate(board.minefields[:-1], 1)]
    return [lines(told)] if told else []


def _safe(view: View[Board]) -> list[Text]:
    safe = " ".join(s for s in SQUARES if s in view.board.ticked)
    return [say("pointsweeper-safe", squares=safe)] if safe else []


def _tiles(minefield: Minefield, squares: Iterable[Square]) -> tuple[Text, ...]:
    """`5: A1 B2`, `−1: C3`, `mine: B4`: equal ones together, to be short."""
    places: dict[Tile, list[Square]] = {}
    for square in squares:
        places.setdefault(minefield.tiles[square], []).append(square)
    hit = places.pop(MINE, [])
    told = [
        say("pointsweeper-tiles-of", value=number(value), squares=" ".join(places[value]))
        for value in sorted((v for v in places if v != MINE), reverse=True)
    ]
    if hit:
        told.append(say("pointsweeper-mines-on", mines=len(hit), squares=" ".join(hit)))
    return tuple(told)


def _results(minefield: Minefield, seat: Seat) -> list[Text]:
    """What the squares of each scout still hide, a line each."""
    seen = [
        say(
            "pointsweeper-still-sees",
            piece=NAMES[scout.kind],
            square=scout.square,
            **counted(scout.rest),
        )
        for scout in minefield.scouts(seat)
        if scout.rest and minefield.open(scout.squares)
    ]
    return [say("pointsweeper-still-see"), *seen] if seen else []
