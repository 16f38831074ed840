"""What claims and scouts promise, judged on all imagined boards at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import erf, exp, pi, sqrt

from games.core import Move
from games.pointsweeper.mind.belief import Belief, Imagined
from games.pointsweeper.rules.known.board import MINE, Hand
from games.pointsweeper.rules.known.chess import KINDS, Kind, paths, sights
from games.squares import Square

_STEP = 6
"""Sums of a scout are told apart in steps of so many points: with smaller ones, too few boards
would share a step."""
_MINE = 200 * _STEP
"""More than all points together, so that a sum tells how many mines are in it."""


_LATER: Mapping[Kind, float] = {"K": 0.3, "Q": 1.0, "R": 0.7, "B": 0.5, "N": 0.2, "P": 0.0}
"""What a piece that has not claimed yet is worth later, in points."""
_SCOUT = 0.1
"""What it is worth besides if it has not scouted either."""


def _cost(kind: Kind, hand: Hand) -> float:
    """What the hand loses by a claim of this kind (PS-11)."""
    return _LATER[kind] + (0 if hand.scouted[kind] else _SCOUT)


_DECIDED = 1.5
"""Whoever is further behind or ahead, in standard deviations, dares no more and no less than
here."""


@dataclass(frozen=True)
class Aim:
    """What points are for: first place."""

    lead: float
    """How far ahead the player is; negative if behind."""
    spread: float
    """By how much what is still to come may change that (a standard deviation)."""

    def worth(self, chance: float, points: float, cost: float) -> float:
        """What it is worth to win `points` with this chance, and else lose `cost`. It is told in
        sure points, a few of which would change the chance of first place as much: so whoever is
        behind dares more, and whoever is ahead less."""
        # The final lead is taken as normally distributed around the lead now. So a chance of first
        # place is its distribution function, and what a sure point adds is its slope.
        gain = chance * self._won(points) + (1 - chance) * self._won(-cost) - self._won(0)
        slope = exp(-(self._ahead**2) / 2) / (self.spread * sqrt(2 * pi))
        return gain / slope

    @property
    def _ahead(self) -> float:
        return max(-_DECIDED, min(_DECIDED, self.lead / self.spread))

    def _won(self, points: float) -> float:
        return (1 + erf((self._ahead + points / self.spread) / sqrt(2))) / 2


@dataclass(frozen=True)
class Prices:
    """What counts for a claim besides its points."""

    mine: float
    """What a mine costs, in points."""
    gift: float = 0.0
    """The share of the other tiles on a path with mines that goes to the other player, once they
    are hit."""
    race: float = 0.0
    """How much more a square is worth that the other player knows to be safe, as a share of its
    points."""
    known: frozenset[Square] = frozenset()
    """The squares that the other player knows to be safe."""
    aim: Aim | None = None
    """None: every point counts the same."""


@dataclass(frozen=True)
class Prospect:
    """A claim."""

    move: Move
    squares: tuple[Square, ...]
    """The hidden squares on its path."""
    worth: float
    """What it is worth, all counted."""
    points: float
    """The points it should bring, whatever else counts."""
    mine: float = 0.0
    """How likely there is a mine on its path."""


@cache
def _shortest(kind: Kind, white: bool) -> tuple[tuple[Move, tuple[Square, ...]], ...]:
    """The claims of a kind with their paths; of those there and back only one."""
    there = {frozenset(p): (f"claim {kind} {s} {e}", p) for (s, e), p in paths(kind, white).items()}
    return tuple(there.values())


def claims(belief: Belief, hand: Hand, white: bool, prices: Prices) -> list[Prospect]:
    """Every claim that takes something, each by the piece that is missed least; the best first."""
    cheapest = dict[frozenset[Square], tuple[float, Move, tuple[Square, ...]]]()
    for kind in KINDS:
        if hand.left(kind):
            for move, path in _shortest(kind, white):
                hidden = tuple(s for s in path if s in belief.columns)
                offer, key = (_cost(kind, hand), move, hidden), frozenset(hidden)
                if hidden and (key not in cheapest or offer < cheapest[key]):
                    cheapest[key] = offer
    found = [_prospect(belief, prices, *offer) for offer in cheapest.values()]
    return sorted(found, key=lambda p: (-p.worth, p.move))


def _prospect(
    belief: Belief, prices: Prices, cost: float, move: Move, squares: tuple[Square, ...]
) -> Prospect:
    mined, hits = belief.mined(squares), sum(belief.mines[s].bit_count() for s in squares)
    clear = (1 << belief.count) - 1 & ~mined
    each = [belief.total(square, clear) / belief.count for square in squares]
    left = 0.0
    if mined and prices.gift:
        left = sum(belief.total(s, mined & ~belief.mines[s]) for s in squares) / belief.count
    points, mine, lost = sum(each), mined.bit_count() / belief.count, prices.mine * hits
    lost = lost / belief.count + prices.gift * max(0.0, left)
    worth = points - lost
    if prices.aim:
        sure = points / (1 - mine) if mine < 1 else 0.0
        worth = prices.aim.worth(1 - mine, sure, lost / mine if mine else 0.0)
    raced = sum(e for s, e in zip(squares, each, strict=True) if s in prices.known)
    worth += prices.race * raced - cost
    return Prospect(move, squares, worth, points, mine)


def looks(hand: Hand, white: bool, belief: Belief) -> list[tuple[tuple[Square, ...], Move]]:
    """Every scout that sees hidden squares, with these squares; only one of those that see the
    same."""
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
    """What some claims would bring on some of the boards."""

    columns: Mapping[Square, Sequence[float]]
    """Hidden square -> what a scout tells of it on each board: points; a mine counts as very
    many."""
    gains: Sequence[Sequence[float]]
    """What each claim brings, board by board."""

    @classmethod
    def of(
        cls, belief: Belief, claims: Iterable[Prospect], prices: Prices, boards: int = 100
    ) -> Stakes:
        """The stakes of these claims, on at least so many boards if there are so many."""
        every = max(1, belief.count // boards)
        some = {square: column[::every] for square, column in belief.columns.items()}
        told = {s: [_MINE if t == MINE else t for t in column] for s, column in some.items()}
        gains = [
            [_gain(tiles, prices) for tiles in zip(*(some[s] for s in c.squares), strict=True)]
            for c in claims
        ]
        return cls(told, gains)

    def now(self) -> float:
        """What the best claim brings on average, as things stand; to claim nothing brings 0."""
        return max((0.0, *(sum(gains) / len(gains) for gains in self.gains)))

    def after(self, squares: tuple[Square, ...]) -> float:
        """The same once a scout of these squares has told what is there."""
        told = [sum(t) // _STEP for t in zip(*(self.columns[s] for s in squares), strict=True)]
        groups = dict[float, list[int]]()
        for n, answer in enumerate(told):
            groups.setdefault(answer, []).append(n)
        best = 0.0
        for boards in groups.values():
            best += max((0.0, *(sum(map(gains.__getitem__, boards)) for gains in self.gains)))
        return best / len(told)


def _gain(tiles: tuple[Imagined, ...], prices: Prices) -> float:
    mines = tiles.count(MINE)
    points = sum(tile for tile in tiles if tile != MINE)
    return -prices.mine * mines - prices.gift * max(0.0, points) if mines else points
