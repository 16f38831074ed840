"""What mattered in a match of Pointsweeper, and what its winners are proud of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from games.core import TIMEOUT, Dealt, Feat, Move, Played, Seat, Text, View, Who, say
from games.notation import KEPT
from games.pointsweeper.rules.known.board import MINE, Board, Claim, Tile, count
from games.pointsweeper.rules.known.chess import SIZE, paths
from games.pointsweeper.rules.known.moves import Claiming, read
from games.squares import Square, board


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


def _soft(view: View[Board], log: Played, seat: Seat) -> bool:
    """Not a single mine on three boards."""
    return not view.board.gain(seat).mines


def _feast(view: View[Board], log: Played, seat: Seat) -> bool:
    """One claim of many points."""
    return any(
        isinstance(act, Claim)
        and act.seat == seat
        and count(minefield.tiles, act.squares).points >= FEAST
        for minefield in view.board.minefields
        for act in minefield.acts
    )


def _took(deal: Dealt, log: Played) -> Iterator[tuple[Seat, Sequence[Tile]]]:
    """Who took which tiles with each claim (PS-18, PS-19). Each board begins with a choice."""
    boards, tiles = iter(deal["boards"]), dict[Square, Tile]()
    for seat, move in log:
        if move in ("first", "second"):
            tiles = dict(zip(board(SIZE, SIZE), chain(*next(boards)), strict=True))
        elif path := _path(move):
            there = [square for square in path if square in tiles]
            mines = [square for square in there if tiles[square] == MINE]
            yield seat, [tiles.pop(square) for square in mines or there]


@lru_cache(maxsize=KEPT)
def _path(move: Move) -> tuple[Square, ...]:
    """The path of a claim; () if it is none. Pawns of one colour have none of the other's."""
    match read(move):
        case Claiming(kind, start, end):
            ways = (paths(kind, white).get((start, end)) for white in (True, False))
            return next(filter(None, ways), ())
    return ()


def _told_soft(deal: Dealt, log: Played, seat: Seat) -> bool | None:
    took = (tiles for claimer, tiles in _took(deal, log) if claimer == seat)
    return None if _is_late(log) or not any(MINE in tiles for tiles in took) else False


def _told_feast(deal: Dealt, log: Played, seat: Seat) -> bool | None:
    took = (tiles for claimer, tiles in _took(deal, log) if claimer == seat)
    worth = (sum(tile for tile in tiles if tile != MINE) for tiles in took)
    return None if _is_late(log) or any(points >= FEAST for points in worth) else False


def _is_late(log: Played) -> bool:
    """Has somebody's time run out? It may have begun a board (PS-25)."""
    return any(move == TIMEOUT for _, move in log)


FEATS = (Feat("soft", _soft, _told_soft), Feat("feast", _feast, _told_feast))
