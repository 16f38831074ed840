"""What claims and scouts promise, judged on all imagined boards at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from games.core import Move
from games.pointsweeper.belief import Belief
from games.pointsweeper.board import MINE, Hand, Tile
from games.pointsweeper.chess import KINDS, Kind, paths, sights
from games.squares import Square

_STEP = 6
"""Sums of a scout are told apart by so many points: fewer boards would make each step a fluke."""


_LATER: Mapping[Kind, float] = {"K": 0.3, "Q": 1.0, "R": 0.7, "B": 0.5, "N": 0.2, "P": 0.0}
_SCOUT = 0.1
"""What a piece that has not claimed is worth later, in points, and what more if not scouted."""


def _cost(kind: Kind, hand: Hand) -> float:
    """What the hand loses by a claim of that kind (PS-11)."""
    return _LATER[kind] + (0 if hand.scouted[kind] else _SCOUT)


@dataclass(frozen=True)
class Prospect:
    """A claim."""

    move: Move
    squares: tuple[Square, ...]
    """The hidden squares on its path."""
    worth: float
    points: float
    """What it may be expected to bring in points alone."""
    mine: float = 0.0
    """How likely there is a mine on its path."""


@cache
def _shortest(kind: Kind, white: bool) -> tuple[tuple[Move, tuple[Square, ...]], ...]:
    """The claims of a kind with their paths, of those there and back only one."""
    there = {frozenset(p): (f"claim {kind} {s} {e}", p) for (s, e), p in paths(kind, white).items()}
    return tuple(there.values())


def claims(belief: Belief, hand: Hand, white: bool, price: float) -> list[Prospect]:
    """Every claim that takes something, each by the piece that is missed least; the best first.

    `price`: what a mine costs, in points.
    """
    cheapest = dict[frozenset[Square], tuple[float, Move, tuple[Square, ...]]]()
    for kind in KINDS:
        if hand.left(kind):
            for move, path in _shortest(kind, white):
                hidden = tuple(s for s in path if s in belief.columns)
                offer, key = (_cost(kind, hand), move, hidden), frozenset(hidden)
                if hidden and (key not in cheapest or offer < cheapest[key]):
                    cheapest[key] = offer
    found = [_prospect(belief, price, *offer) for offer in cheapest.values()]
    return sorted(found, key=lambda p: (-p.worth, p.move))


def _prospect(
    belief: Belief, price: float, cost: float, move: Move, squares: tuple[Square, ...]
) -> Prospect:
    mined, hits = 0, 0
    for square in squares:
        mined |= belief.mines[square]
        hits += belief.mines[square].bit_count()
    clear = (1 << belief.count) - 1 & ~mined
    points = sum(belief.total(square, clear) for square in squares) / belief.count
    worth = points - price * hits / belief.count - cost
    return Prospect(move, squares, worth, points, mined.bit_count() / belief.count)


def looks(hand: Hand, white: bool, belief: Belief) -> list[tuple[tuple[Square, ...], Move]]:
    """Every scout that sees hidden squares, with those squares; one of those that see the same."""
    seen = dict[tuple[Square, ...], Move]()
    for kind in reversed(KINDS):
        if hand.unused[kind]:
            for square, squares in sights(kind, white).items():
                hidden = tuple(sorted(s for s in squares if s in belief.columns))
                if hidden:
                    seen.setdefault(hidden, f"scout {kind} {square}")
    return list(seen.items())


@dataclass(frozen=True)
class Stakes:
    """What some claims would bring on every second board: as good, and twice as fast."""

    belief: Belief
    gains: Sequence[Sequence[float]]

    @classmethod
    def of(cls, belief: Belief, claims: Iterable[Prospect], price: float) -> Stakes:
        """The stakes of these claims; `price` of a mine."""
        return cls(belief, [_gains(belief, claim, price) for claim in claims])

    def now(self) -> float:
        """What the best claim brings on average, as things stand; none brings nothing."""
        return max((0.0, *(sum(gains) / len(gains) for gains in self.gains)))

    def after(self, squares: tuple[Square, ...]) -> float:
        """The same, once a scout of these squares has told what is there."""
        told = [_told(tiles) for tiles in _tiles(self.belief, squares)]
        best = dict.fromkeys(told, 0.0)
        for gains in self.gains:
            sums = dict.fromkeys(best, 0.0)
            for answer, gain in zip(told, gains, strict=True):
                sums[answer] += gain
            for answer, total in sums.items():
                best[answer] = max(best[answer], total)
        return sum(best.values()) / len(told)


def _tiles(belief: Belief, squares: tuple[Square, ...]) -> Iterator[tuple[Tile, ...]]:
    """What lies on the squares, board by board."""
    return zip(*(belief.columns[square][::2] for square in squares), strict=True)


def _gains(belief: Belief, claim: Prospect, price: float) -> list[float]:
    return [_gain(tiles, price) for tiles in _tiles(belief, claim.squares)]


def _gain(tiles: tuple[Tile, ...], price: float) -> float:
    mines = tiles.count(MINE)
    return -price * mines if mines else sum(tile for tile in tiles if tile != MINE)


def _told(tiles: tuple[Tile, ...]) -> tuple[int, int]:
    points = sum(tile for tile in tiles if tile != MINE)
    return tiles.count(MINE), points // _STEP
