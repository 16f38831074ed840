"""The computer players: they look ahead to the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import exp
from random import Random

from games.core import Seat, View
from games.graveyard_shift.board import Board
from games.graveyard_shift.rounds import ENTRANCES, SQUARES, Round
from games.search import Level, Lore, Weighed, players, weighed
from games.squares import Square, place

_KEENNESS = 8.0
"""How much a move that promises more is tried before others."""
_PROGRESS = (0.0, 1.0, 2.1, 3.4)
"""What so many collected kinds are worth, as the logarithm of the odds of winning the round."""
_TEMPO = 0.25
"""The same for having the turn."""


def _positions(view: View[Board]) -> Callable[[Random], Round]:
    now = view.board.round
    # What stands now has to be played on, even if it has stood before.
    seen = (*(past for past in now.seen if past != now.seen[-1]), *now.seen[-1:])
    fresh = replace(now, seen=seen)
    return lambda random: fresh


def _seat(now: Round) -> Seat | None:
    """A position that comes back once is as good as drawn: nothing is gained by shuffling."""
    return None if now.winner is not None or now.exhausted or _shuffled(now) else now.acting


def _shuffled(now: Round) -> bool:
    return bool(now.seen) and now.stage in ("enter", "move") and now.seen.count(now.seen[-1]) >= 2


def _moves(now: Round) -> Weighed:
    moves = now.moves()
    weights = [exp(_KEENNESS * _value(now.play(move))[now.acting]) for move in moves]
    return weighed(moves, weights)


def _value(now: Round) -> tuple[float, float]:
    if now.winner is not None:
        return (1.0, 0.0) if now.winner == 0 else (0.0, 1.0)
    if _seat(now) is None:
        return 0.5, 0.5
    first = 1 / (1 + exp(_standing(now, 1) - _standing(now, 0)))
    return first, 1 - first


def _standing(now: Round, seat: Seat) -> float:
    collected = now.collected[seat]
    tempo = _TEMPO if now.turn == seat else 0.0
    return _PROGRESS[len(collected)] + _outlook(now, seat) + tempo


def _outlook(now: Round, seat: Seat) -> float:
    """How near the pawn is to the next part its master wants, there and on to an entrance."""
    collected, best = now.collected[seat], 0.0
    for near, stack in zip(_NEAR[now.pawns[seat]], now.stacks, strict=True):
        if stack:
            kinds = len(set(stack).difference(collected))
            best = max(best, (1.0 + 0.15 * kinds) * near if kinds else 0.0)
    return best


def _distance(a: Square, b: Square) -> int:
    (x, y), (u, v) = place(a), place(b)
    return abs(x - u) + abs(y - v)


def _nearness(starts: Sequence[Square]) -> tuple[float, ...]:
    """By square: how short the way is from a start to it and on to an entrance."""
    return tuple(
        0.75 ** min(_distance(a, square) + _distance(square, b) for a in starts for b in ENTRANCES)
        for square in SQUARES
    )


_NEAR: Mapping[Square | None, tuple[float, ...]] = {
    None: _nearness(ENTRANCES),
    **{square: _nearness([square]) for square in SQUARES},
}
"""By where the pawn is."""

PLAYERS = players(
    Lore(_positions, _seat, _moves, Round.play, _value),
    {
        "easy": Level(playouts=12, overlooks=0.25),
        "normal": Level(playouts=80),
        "hard": Level(playouts=4000),
        "expert": Level(playouts=40000, seconds=3.8),
    },
)
