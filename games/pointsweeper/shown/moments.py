"""What mattered in a match of Pointsweeper, and what its winners are proud of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice, takewhile

from games.core import TIMEOUT, Dealt, Feat, Move, Seat, Text, View, Who, say
from games.notation import KEPT
from games.pointsweeper.rules.known.board import MINE, Board, Claim, Tile, count
from games.pointsweeper.rules.known.chess import SET, SIZE, paths
from games.pointsweeper.rules.known.moves import Claiming, read
from games.squares import Square, board

Log = Sequence[tuple[Seat, Move]]


def moment(before: View[Board], after: View[Board]) -> Text | None:
    """A board was begun or was over, or mines were hit, between these two positions."""
    begun = len(after.board.minefields)
    if begun > len(before.board.minefields):
        return say("pointsweeper-moment-begun", board=begun)
    for seat in (0, 1):
        if after.board.gain(seat).mines > before.board.gain(seat).mines:
            return say("pointsweeper-moment-mines", who=Who(seat))
    over = [field.turn is None for field in after.board.minefields]
    if over != [field.turn is None for field in before.board.minefields]:
        return say("pointsweeper-moment-over", board=begun)
    return None


FEAST = 20
"""Points of a single claim."""


def _soft(view: View[Board], log: Log, seat: Seat) -> bool:
    """Not a single mine on three boards."""
    return not view.board.gain(seat).mines


def _feast(view: View[Board], log: Log, seat: Seat) -> bool:
    """One claim of many points."""
    return any(
        isinstance(act, Claim)
        and act.seat == seat
        and count(minefield.tiles, act.squares).points >= FEAST
        for minefield in view.board.minefields
        for act in minefield.acts
    )


def _claims(log: Log) -> Iterator[tuple[Seat, tuple[Square, ...]]]:
    """Who claimed along which path."""
    return ((seat, path) for seat, move in log if (path := _path(move)))


@lru_cache(maxsize=KEPT)
def _path(move: Move) -> tuple[Square, ...]:
    """The path of a claim; () if it is none. Pawns of one colour have none of the other's."""
    match read(move):
        case Claiming(kind, start, end):
            ways = (paths(kind, white).get((start, end)) for white in (True, False))
            return next(filter(None, ways), ())
    return ()


def _perhaps_soft(deal: Dealt, log: Log, seat: Seat) -> bool:
    """The first board goes on at least until somebody passes or has made so many claims as they
    have pieces, or until all mines or all other tiles are claimed. Is there no mine till then that
    only the winner can have hit?"""
    tiles = _tiles(deal)[0]
    mines = {square for square, tile in tiles.items() if tile == MINE}
    whole = takewhile(lambda line: line[1] not in ("pass", TIMEOUT), log)
    gone = set[Square]()
    for claimer, path in islice(_claims(tuple(whole)), sum(SET.values())):
        if claimer == seat and mines & {*path} - gone:
            return False
        gone.update(path)
        if gone >= mines or gone >= tiles.keys() - mines:
            break
    return True


def _perhaps_feast(deal: Dealt, log: Log, seat: Seat) -> bool:
    """Are there so many points along one path, on any board?"""
    ways = {path for claimer, path in _claims(log) if claimer == seat}
    worth = [
        {square: 0 if tile == MINE else max(tile, 0) for square, tile in tiles.items()}
        for tiles in _tiles(deal)
    ]
    return any(sum(map(of.__getitem__, way)) >= FEAST for way in ways for of in worth)


def _tiles(deal: Dealt) -> list[Mapping[Square, Tile]]:
    return [dict(zip(board(SIZE, SIZE), chain(*rows), strict=True)) for rows in deal["boards"]]


FEATS = (Feat("soft", _soft, _perhaps_soft), Feat("feast", _feast, _perhaps_feast))
